#include "assetgen/Textures.hpp"

#include "assetgen/AtlasPacker.hpp"
#include "assetgen/Pen.hpp"
#include "assetgen/Sprites.hpp"
#include "assetgen/font/GlyphPainter.hpp"
#include "assetgen/font/StrokeFont.hpp"

#include <algorithm>
#include <fstream>
#include <locale>
#include <sstream>
#include <stdexcept>

namespace arkanong {

namespace {

struct PaintedSprite {
    SpriteRecipe recipe;
    Canvas canvas;
};

std::vector<PaintedSprite> paintSprites(double scale) {
    std::vector<SpriteRecipe> recipes = spriteRecipes();
    std::sort(recipes.begin(), recipes.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    std::vector<PaintedSprite> painted;
    for (const SpriteRecipe& recipe : recipes) {
        painted.push_back({recipe, Canvas(recipe.low, recipe.high, scale)});
        recipe.paint(painted.back().canvas);
    }
    return painted;
}

/// The size including the repeated edge.
PictureSize sizeInAtlas(const Canvas& canvas) {
    if (canvas.width() == 0 || canvas.height() == 0) return {};
    return {canvas.width() + 2, canvas.height() + 2};
}

/// Copies source into target with its top left corner at (left, top), and repeats its edge pixels once around
/// it.
void copyWithEdge(const Picture& source, Picture& target, int left, int top) {
    for (int y = -1; y <= source.height; ++y) {
        for (int x = -1; x <= source.width; ++x) {
            const int fromX = std::clamp(x, 0, source.width - 1);
            const int fromY = std::clamp(y, 0, source.height - 1);
            const auto from = source.bytes.begin() + 4 * (std::ptrdiff_t{fromY} * source.width + fromX);
            std::copy_n(from, 4,
                        target.bytes.begin() + 4 * (std::ptrdiff_t{top + y} * target.width + left + x));
        }
    }
}

/// A transparent white picture.
Picture emptyPicture(int width, int height) {
    Picture picture{width, height, {}};
    picture.bytes.resize(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 255);
    for (std::size_t i = 3; i < picture.bytes.size(); i += 4)
        picture.bytes[i] = 0;
    return picture;
}

std::string rectangle(const Canvas& canvas, PicturePlace place) {
    const bool empty = canvas.width() == 0 || canvas.height() == 0;
    std::ostringstream text;
    text << "x = " << (empty ? 0 : place.x + 1) << ", y = " << (empty ? 0 : place.y + 1)
         << ", w = " << (empty ? 0 : canvas.width()) << ", h = " << (empty ? 0 : canvas.height())
         << ", ox = " << canvas.originX() << ", oy = " << canvas.originY();
    return text.str();
}

std::string number(double value) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << value;
    return text.str();
}

std::string manifestHead(double scale, const Packing& packing) {
    std::ostringstream text;
    text
        << "# Painted by arkanong_assetgen; do not edit. Where the pictures of " << atlasName(scale)
        << ".png are.\n"
        << "# x, y, w, h: rectangle in the picture, px. ox, oy: anchor (for a glyph: the pen's place on the\n"
        << "# baseline) from the rectangle's top left corner, px. px / scale = logical px (screen 1280 x "
           "720).\n"
        << "# core, border, advance: logical px. [glyphs]: a list a cap height.\n"
        << "# [glyph-scales]: cap heights whose glyphs have another scale.\n"
        << "# [composed]: glyphs that consist of others, as lists of numbers: code, advance, then for each "
           "part its\n"
        << "# code, x, y (downwards) and 1 if it is mirrored, else 0. 20 units are a cap height.\n"
        << "scale = " << number(scale) << "\nimage = \"" << atlasName(scale)
        << ".png\"\nwidth = " << packing.width << "\nheight = " << packing.height << "\n";
    return text.str();
}

std::string spriteLine(const PaintedSprite& sprite, PicturePlace place) {
    std::string line = sprite.recipe.name + " = { " + rectangle(sprite.canvas, place);
    if (sprite.recipe.core > 0.0) line += ", core = " + number(sprite.recipe.core);
    if (sprite.recipe.border > 0.0) line += ", border = " + number(sprite.recipe.border);
    return line + " }\n";
}

std::string glyphLine(const Glyph& glyph, PicturePlace place) {
    return "  { code = " + std::to_string(static_cast<unsigned long>(glyph.code)) + ", " +
           rectangle(glyph.canvas, place) + ", advance = " + number(glyph.advance) + " },\n";
}

std::string composedLine(const StrokeGlyph& glyph) {
    const auto squares = [](double fontUnits) { return ", " + number(fontUnits * squaresPerCapital); };
    std::string line =
        "  [" + std::to_string(static_cast<unsigned long>(glyph.code)) + squares(glyph.advance);
    for (const GlyphPart& part : glyph.parts)
        line += ", " + std::to_string(static_cast<unsigned long>(part.code)) + squares(part.at.x) +
                squares(part.at.y) + (part.mirrored ? ", 1" : ", 0");
    return line + "],\n";
}

void writeText(const std::string& text, const std::string& path) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush()) throw std::runtime_error(path + ": the manifest could not be written");
}

} // namespace

std::string atlasName(double scale) { return "atlas-" + number(scale) + "x"; }

Atlas paintAtlas(double scale) {
    const std::vector<PaintedSprite> sprites = paintSprites(scale);
    const std::vector<Glyph> glyphs = paintGlyphs(scale);
    std::vector<const Canvas*> canvases;
    canvases.reserve(sprites.size() + glyphs.size());
    for (const PaintedSprite& sprite : sprites)
        canvases.push_back(&sprite.canvas);
    for (const Glyph& glyph : glyphs)
        canvases.push_back(&glyph.canvas);

    std::vector<PictureSize> sizes;
    sizes.reserve(canvases.size());
    for (const Canvas* canvas : canvases)
        sizes.push_back(sizeInAtlas(*canvas));
    const Packing packing = packAtlas(sizes);

    Atlas atlas{emptyPicture(packing.width, packing.height), manifestHead(scale, packing)};
    for (std::size_t i = 0; i < canvases.size(); ++i)
        if (sizes[i].width > 0)
            copyWithEdge(canvases[i]->picture(), atlas.picture, packing.places[i].x + 1,
                         packing.places[i].y + 1);

    atlas.manifest += "\n[sprites]\n";
    auto place = packing.places.begin();
    for (const PaintedSprite& sprite : sprites)
        atlas.manifest += spriteLine(sprite, *place++);
    atlas.manifest += "\n[glyphs]\n";
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
        const bool first = i == 0 || glyphs[i].size != glyphs[i - 1].size;
        const bool last = i + 1 == glyphs.size() || glyphs[i].size != glyphs[i + 1].size;
        if (first) atlas.manifest += std::to_string(glyphs[i].size) + " = [\n";
        atlas.manifest += glyphLine(glyphs[i], *place++);
        if (last) atlas.manifest += "]\n";
    }
    atlas.manifest += "\n[glyph-scales]\n";
    for (std::size_t i = 0; i < glyphs.size(); ++i)
        if ((i == 0 || glyphs[i].size != glyphs[i - 1].size) && glyphs[i].canvas.scale() != scale)
            atlas.manifest +=
                std::to_string(glyphs[i].size) + " = " + number(glyphs[i].canvas.scale()) + '\n';
    atlas.manifest += "\n[composed]\nletters = [\n";
    for (const StrokeGlyph& glyph : strokeFont())
        if (!glyph.parts.empty()) atlas.manifest += composedLine(glyph);
    atlas.manifest += "]\n";
    return atlas;
}

void writeTextures(const std::string& directory) {
    for (const double scale : textureScales) {
        const Atlas atlas = paintAtlas(scale);
        savePng(atlas.picture, directory + "/" + atlasName(scale) + ".png");
        writeText(atlas.manifest, directory + "/" + atlasName(scale) + ".toml");
    }
}

} // namespace arkanong
