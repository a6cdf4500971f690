#include "arkanong/ui/widgets/LevelPanel.hpp"

#include "arkanong/render/text/Column.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"

namespace arkanong::levelpanel {

namespace {

void drawPanels(TextureManager& textures, const Palette& palette) {
    drawPanel(textures, palette, menuLow, menuSize);
    drawPanel(textures, palette, low, size);
}

} // namespace

void draw(TextureManager& textures, const Palette& palette, const Level& level) {
    drawPanels(textures, palette);
    Column rows(pictureWidth, Align::Centre);
    const auto picture = rows.add(pictureRow(pictureSize.y, 0.7 * pictureSize.y));
    const Type& type = textures.type();
    rows.add({type.capitals(type.text(level.name)), type::title, palette.amber, 18.0});
    rows.add({type.sentenceCase(type.text(level.idea)), type::body, palette.pale, 14.0, 2});
    rows.add({specialsWithin(textures, level, pictureWidth, 4).text, type::label, palette.amber, 12.0, 4});
    rows.fit(textures, low.y + size.y - space::gap - pictureLow.y);
    rows.draw(textures, {middle, pictureLow.y});
    // The picture shrinks to make space for the words.
    const double width = pictureWidth * rows.height(picture) / pictureSize.y;
    drawLevelPicture(textures, palette, level, pictureLow + Vec2{(pictureWidth - width) / 2.0, 0.0}, width);
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
