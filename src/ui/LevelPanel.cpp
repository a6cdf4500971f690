#include "arkanong/ui/LevelPanel.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/ui/LevelCard.hpp"

namespace arkanong::levelpanel {

namespace {

void drawPanels(TextureManager& textures, const Palette& palette) {
    drawPanel(textures, palette, menuLow, menuSize);
    drawPanel(textures, palette, low, size);
}

} // namespace

void draw(TextureManager& textures, const Palette& palette, const Level& level) {
    constexpr std::size_t mostLines = 4;
    const std::size_t lines = specialsWithin(textures, level, pictureWidth, mostLines).lines;
    drawPanels(textures, palette);
    // The picture makes room for them.
    const double height = pictureSize.y - static_cast<double>(lines) * type::label * type::lineStep;
    const double width = pictureWidth * height / pictureSize.y;
    drawLevelPicture(textures, palette, level, pictureLow + Vec2{(pictureWidth - width) / 2.0, 0.0}, width);
    const std::string name = displayName(level.name);
    const double nameY = pictureLow.y + height + 38.0;
    drawText(
        textures, name, {middle, nameY},
        {fittingSize(textures, name, pictureWidth, {type::title, type::body}), palette.amber, Align::Centre});
    const std::string idea = displayName(level.idea);
    drawText(
        textures, idea, {middle, nameY + 28.0},
        {fittingSize(textures, idea, pictureWidth, {type::body, type::label}), palette.pale, Align::Centre});
    drawSpecials(textures, palette, level, {middle, nameY + 50.0}, pictureWidth, mostLines);
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
