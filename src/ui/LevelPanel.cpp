#include "arkanong/ui/LevelPanel.hpp"

#include "arkanong/session/Levels.hpp"

namespace arkanong::levelpanel {

namespace {

void drawPanels(TextureManager& textures, const Palette& palette) {
    drawPanel(textures, palette, menuLow, menuSize);
    drawPanel(textures, palette, low, size);
}

} // namespace

void draw(TextureManager& textures, const Palette& palette, const Level& level) {
    drawPanels(textures, palette);
    drawLevelPicture(textures, palette, level, pictureLow, pictureWidth);
    const std::string name = displayName(level.name);
    const double nameY = pictureLow.y + pictureSize.y + 38.0;
    drawText(
        textures, name, {middle, nameY},
        {fittingSize(textures, name, pictureWidth, {type::title, type::body}), palette.amber, Align::Centre});
    const std::string idea = displayName(level.idea);
    drawText(
        textures, idea, {middle, nameY + 28.0},
        {fittingSize(textures, idea, pictureWidth, {type::body, type::label}), palette.pale, Align::Centre});
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
