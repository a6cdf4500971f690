#include "arkanong/ui/widgets/LevelPanel.hpp"

#include "arkanong/storage/Utf8.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"

namespace arkanong::levelpanel {

namespace {

void drawPanels(TextureManager& textures, const Palette& palette) {
    drawPanel(textures, palette, menuLow, menuSize);
    drawPanel(textures, palette, low, size);
}

} // namespace

void draw(TextureManager& textures, const Palette& palette, const Level& level) {
    constexpr std::size_t mostLines = 4;
    /// Distance from the picture to the name's baseline at the default text size, px.
    constexpr double nameDown = 38.0;
    constexpr double ideaDown = 28.0;     ///< Distance from the name's to the idea's baseline, px.
    constexpr double specialsDown = 22.0; ///< Distance from the idea's to the specials' baseline, px.
    const double more = textures.type().growth();
    const std::string idea = inCapitals(level.idea);
    const FittedLines told = fittingLines(textures, idea, pictureWidth, 2, {type::body, type::label});
    const double ideaStep = textures.type().lineSpacing(told.size, 0.0);
    const double second = ideaStep * static_cast<double>(told.lines.size() - 1);
    const Specials specials = specialsWithin(textures, level, pictureWidth, mostLines);
    const double step = textures.type().lineSpacing(specials.size, type::label * type::lineStep);
    drawPanels(textures, palette);
    // The picture shrinks to make space for the specials.
    const double height = pictureSize.y - static_cast<double>(specials.lines) * step - second - 46.0 * more;
    const double width = pictureWidth * height / pictureSize.y;
    drawLevelPicture(textures, palette, level, pictureLow + Vec2{(pictureWidth - width) / 2.0, 0.0}, width);
    const std::string name = inCapitals(level.name);
    const double nameY = pictureLow.y + height + nameDown;
    drawText(
        textures, name, {middle, nameY},
        {fittingSize(textures, name, pictureWidth, {type::title, type::body}), palette.amber, Align::Centre});
    const double ideaY = nameY + ideaDown + 16.0 * more + second / 2.0;
    drawLines(textures, told, {middle, ideaY}, {type::body, palette.pale, Align::Centre}, ideaStep);
    drawSpecials(textures, palette, level, {middle, ideaY + second / 2.0 + specialsDown + 20.0 * more},
                 pictureWidth, mostLines);
}

void drawMissing(TextureManager& textures, const Palette& palette, std::string_view what,
                 std::string_view why) {
    drawPanels(textures, palette);
    const double y = low.y + size.y / 3.0;
    drawText(textures, what, {middle, y},
             {type::title, why.empty() ? palette.muted : palette.red, Align::Centre});
    drawParagraph(textures, why, {middle, y + 40.0}, pictureWidth, {type::body, palette.pale, Align::Centre});
}

} // namespace arkanong::levelpanel
