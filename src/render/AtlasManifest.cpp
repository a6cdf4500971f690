#include "arkanong/render/AtlasManifest.hpp"

#include "arkanong/storage/TomlReader.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace arkanong {

namespace {

class ManifestReader {
  public:
    explicit ManifestReader(const TomlReader& in) : in_(in) {}

    AtlasManifest read() {
        const toml::table& root = in_.document();
        AtlasManifest manifest;
        manifest.scale = scale_ = in_.needNumber(root, "scale");
        if (scale_ <= 0.0) in_.fail(root.get("scale")->source().begin, "expected a scale above 0");
        manifest.image = in_.needText(root, "image", longestName);
        manifest.pictureSize = pictureSize_ = {in_.needNumber(root, "width"), in_.needNumber(root, "height")};

        const toml::table& sprites = table(root, "sprites");
        for (std::size_t i = 0; i < spriteCount; ++i)
            manifest.sprites[i] = image(table(sprites, spriteNames[i]));
        readGlyphs(table(root, "glyphs"), manifest.glyphs);
        return manifest;
    }

  private:
    const toml::table& table(const toml::table& parent, std::string_view key) const {
        const toml::table* const found = in_.table(parent, key);
        if (found == nullptr)
            in_.fail(parent.source().begin, "expected a table \"" + std::string(key) + "\" here");
        return *found;
    }

    AtlasImage image(const toml::table& entry) const {
        const auto point = [&](const char* x, const char* y) {
            return Vec2{in_.needNumber(entry, x), in_.needNumber(entry, y)};
        };
        const Vec2 corner = point("x", "y");
        const Vec2 size = point("w", "h");
        const Vec2 anchor = point("ox", "oy");
        const Vec2 far = corner + size;
        if (corner.x < 0.0 || corner.y < 0.0 || size.x < 0.0 || size.y < 0.0 || far.x > pictureSize_.x ||
            far.y > pictureSize_.y)
            in_.fail(entry.source().begin, "expected a rectangle inside the picture");
        return {-anchor / scale_,
                (size - anchor) / scale_,
                corner,
                far,
                in_.number(entry, "core").value_or(0.0),
                in_.number(entry, "border").value_or(0.0)};
    }

    void readGlyphs(const toml::table& sheets, std::vector<GlyphSheet>& out) const {
        for (const auto& [key, node] : sheets) {
            GlyphSheet sheet{std::strtod(std::string(key.str()).c_str(), nullptr), {}};
            if (sheet.capHeight <= 0.0) in_.fail(node.source().begin, "expected a cap height and its glyphs");
            for (const toml::table* entry : in_.tables(sheets, key.str()))
                sheet.glyphs.push_back({static_cast<char32_t>(in_.needNumber(*entry, "code")),
                                        in_.needNumber(*entry, "advance"), image(*entry)});
            std::sort(sheet.glyphs.begin(), sheet.glyphs.end(),
                      [](const AtlasGlyph& a, const AtlasGlyph& b) { return a.code < b.code; });
            out.push_back(std::move(sheet));
        }
        if (out.empty()) in_.fail(sheets.source().begin, "expected glyphs of at least one size");
        std::sort(out.begin(), out.end(),
                  [](const GlyphSheet& a, const GlyphSheet& b) { return a.capHeight < b.capHeight; });
    }

    static constexpr std::size_t longestName = 100;
    const TomlReader& in_;
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
    return ManifestReader(TomlReader(text, file)).read();
}

} // namespace arkanong
