#include "arkanong/render/AtlasManifest.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/TomlCheck.hpp"

#include <algorithm>
#include <cstdlib>
#include <toml++/toml.h>

namespace arkanong {

namespace {

/// Reads typed values from the manifest's tables; errors name the file and the position.
class ManifestReader {
  public:
    explicit ManifestReader(const std::string& file) : file_(file) {}

    AtlasManifest read(const toml::table& root) {
        AtlasManifest manifest;
        manifest.scale = number(root, "scale");
        if (manifest.scale <= 0.0) fail(root.get("scale")->source(), "expected a scale above 0");
        manifest.image = root["image"].value_or(std::string());
        if (manifest.image.empty()) fail(root.source(), "expected image = \"NAME.png\"");
        manifest.pictureSize = {number(root, "width"), number(root, "height")};
        scale_ = manifest.scale;
        pictureSize_ = manifest.pictureSize;

        const toml::table& sprites = table(root, "sprites");
        for (std::size_t i = 0; i < spriteCount; ++i)
            manifest.sprites[i] = image(table(sprites, spriteNames[i]));
        readGlyphs(table(root, "glyphs"), manifest.glyphs);
        return manifest;
    }

  private:
    [[noreturn]] void fail(const toml::source_region& place, const std::string& message) const {
        throw DataError(file_, place.begin.line, place.begin.column, message);
    }

    const toml::table& table(const toml::table& parent, std::string_view key) const {
        const toml::table* found = parent[key].as_table();
        if (found == nullptr) fail(parent.source(), "expected a table \"" + std::string(key) + "\" here");
        return *found;
    }

    double number(const toml::table& parent, std::string_view key) const {
        const auto value = parent[key].value<double>();
        if (!value) fail(parent.source(), "expected a number \"" + std::string(key) + "\" here");
        return *value;
    }

    double numberOr(const toml::table& parent, std::string_view key, double otherwise) const {
        return parent.contains(key) ? number(parent, key) : otherwise;
    }

    AtlasImage image(const toml::table& entry) const {
        const Vec2 corner{number(entry, "x"), number(entry, "y")};
        const Vec2 size{number(entry, "w"), number(entry, "h")};
        const Vec2 anchor{number(entry, "ox"), number(entry, "oy")};
        const Vec2 far = corner + size;
        if (corner.x < 0.0 || corner.y < 0.0 || size.x < 0.0 || size.y < 0.0 || far.x > pictureSize_.x ||
            far.y > pictureSize_.y)
            fail(entry.source(), "expected a rectangle inside the picture");
        return {-anchor / scale_,
                (size - anchor) / scale_,
                corner,
                far,
                numberOr(entry, "core", 0.0),
                numberOr(entry, "border", 0.0)};
    }

    void readGlyphs(const toml::table& sheets, std::vector<GlyphSheet>& out) const {
        for (const auto& [key, node] : sheets) {
            const toml::array* list = node.as_array();
            const double capHeight = std::strtod(std::string(key.str()).c_str(), nullptr);
            if (list == nullptr || capHeight <= 0.0)
                fail(node.source(), "expected a cap height and a list of glyphs");
            GlyphSheet sheet{capHeight, {}};
            for (const toml::node& item : *list) {
                const toml::table* entry = item.as_table();
                if (entry == nullptr) fail(item.source(), "expected a glyph { code = ..., x = ..., ... }");
                sheet.glyphs.push_back({static_cast<char32_t>(number(*entry, "code")),
                                        number(*entry, "advance"), image(*entry)});
            }
            std::sort(sheet.glyphs.begin(), sheet.glyphs.end(),
                      [](const AtlasGlyph& a, const AtlasGlyph& b) { return a.code < b.code; });
            out.push_back(std::move(sheet));
        }
        if (out.empty()) fail(sheets.source(), "expected glyphs of at least one size");
        std::sort(out.begin(), out.end(),
                  [](const GlyphSheet& a, const GlyphSheet& b) { return a.capHeight < b.capHeight; });
    }

    const std::string& file_;
    double scale_ = 1.0;
    Vec2 pictureSize_;
};

} // namespace

const AtlasGlyph* GlyphSheet::find(char32_t code) const {
    const auto found =
        std::lower_bound(glyphs.begin(), glyphs.end(), code,
                         [](const AtlasGlyph& glyph, char32_t wanted) { return glyph.code < wanted; });
    return found != glyphs.end() && found->code == code ? &*found : nullptr;
}

AtlasManifest parseAtlasManifest(std::string_view text, const std::string& file) {
    checkToml(text, file);
    try {
        return ManifestReader(file).read(toml::parse(text, file));
    } catch (const toml::parse_error& error) {
        throw DataError(file, error.source().begin.line, error.source().begin.column,
                        std::string(error.description()));
    }
}

} // namespace arkanong
