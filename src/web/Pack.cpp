#include "arkanong/web/Pack.hpp"

#include "arkanong/storage/ByteFormat.hpp"

#include <cmath>
#include <cstdint>

namespace arkanong {

namespace {

const std::string packName = "the page's pack"; ///< In error messages.

/// Lengths are stored in these parts of a px: all that the atlas has are multiples of it.
constexpr double parts = 100.0;
constexpr double composedUnits = 20.0; ///< Lengths of composed glyphs: in these parts of a cap height.

struct PackWriter {
    ByteWriter out;

    void length(double px) { out.signedWhole(std::lround(px * parts), 4); }
    void texel(Vec2 at) {
        out.whole(static_cast<std::uint64_t>(at.x), 2);
        out.whole(static_cast<std::uint64_t>(at.y), 2);
    }
    void image(const AtlasImage& image) {
        texel(image.textureLow);
        texel(image.textureHigh - image.textureLow); // Many images have the same size, which packs well.
        length(image.low.x);
        length(image.low.y);
        length(image.core);
        length(image.border);
    }
};

struct PackReader {
    ByteReader in;
    double scale = 1.0;

    double length() { return in.signed32() / parts; }
    Vec2 texel() {
        const auto x = static_cast<double>(in.whole(2));
        return {x, static_cast<double>(in.whole(2))};
    }
    AtlasImage image() {
        AtlasImage image;
        image.textureLow = texel();
        image.textureHigh = image.textureLow + texel();
        image.low.x = length();
        image.low.y = length();
        image.high = image.low + (image.textureHigh - image.textureLow) / scale;
        image.core = length();
        image.border = length();
        return image;
    }
};

} // namespace

std::string encodePack(const PagePack& pack) {
    PackWriter writer;
    ByteWriter& out = writer.out;
    writer.length(pack.atlas.scale);
    writer.texel(pack.atlas.pictureSize);
    for (const AtlasImage& sprite : pack.atlas.sprites)
        writer.image(sprite);
    out.count(pack.atlas.glyphs.size());
    for (const GlyphSheet& sheet : pack.atlas.glyphs) {
        writer.length(sheet.capHeight);
        out.count(sheet.glyphs.size());
        for (const AtlasGlyph& glyph : sheet.glyphs) {
            out.whole(glyph.code, 4);
            writer.length(glyph.advance);
            writer.image(glyph.image);
        }
    }
    out.count(pack.atlas.composed.size());
    for (const ComposedGlyph& glyph : pack.atlas.composed) {
        out.whole(glyph.code, 4);
        writer.length(glyph.advance * composedUnits);
        out.count(glyph.parts.size());
        for (const ComposedGlyph::Part& part : glyph.parts) {
            out.whole(part.code, 4);
            writer.length(part.at.x * composedUnits);
            writer.length(part.at.y * composedUnits);
            out.whole(part.mirrored ? 1 : 0, 1);
        }
    }
    out.count(pack.levels.size());
    for (const PackedLevel& level : pack.levels) {
        out.text(level.name);
        out.text(level.place);
        out.text(level.opponent);
        out.count(level.code.size());
        out.raw(level.code);
    }
    out.count(pack.finale.size());
    for (const std::string& name : pack.finale)
        out.text(name);
    return out.take();
}

PagePack decodePack(std::string_view bytes) {
    PackReader reader{ByteReader(bytes, packName)};
    ByteReader& in = reader.in;
    PagePack pack;
    pack.atlas.scale = reader.scale = reader.length();
    pack.atlas.pictureSize = reader.texel();
    for (AtlasImage& sprite : pack.atlas.sprites)
        sprite = reader.image();
    pack.atlas.glyphs.resize(in.count(1));
    for (GlyphSheet& sheet : pack.atlas.glyphs) {
        sheet.capHeight = reader.length();
        sheet.glyphs.resize(in.count(4));
        for (AtlasGlyph& glyph : sheet.glyphs) {
            glyph.code = static_cast<char32_t>(in.whole32());
            glyph.advance = reader.length();
            glyph.image = reader.image();
        }
    }
    pack.atlas.composed.resize(in.count(4));
    for (ComposedGlyph& glyph : pack.atlas.composed) {
        glyph.code = static_cast<char32_t>(in.whole32());
        glyph.advance = reader.length() / composedUnits;
        glyph.parts.resize(in.count(1));
        for (ComposedGlyph::Part& part : glyph.parts) {
            part.code = static_cast<char32_t>(in.whole32());
            part.at.x = reader.length() / composedUnits;
            part.at.y = reader.length() / composedUnits;
            part.mirrored = in.whole(1) != 0;
        }
    }
    pack.levels.resize(in.count(4));
    for (PackedLevel& level : pack.levels) {
        level.name = in.text();
        level.place = in.text();
        level.opponent = in.text();
        level.code = in.raw(in.count(1));
    }
    pack.finale.resize(in.count(1));
    for (std::string& name : pack.finale)
        name = in.text();
    if (!in.atEnd()) in.fail("expected the end of the pack, found more bytes");
    return pack;
}

} // namespace arkanong
