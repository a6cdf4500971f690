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
            manifest.sprites[i] = image(table(sprites, spriteNames[i]), scale_);
        readGlyphs(table(root, "glyphs"), in_.table(root, "glyph-scales"), manifest.glyphs);
        if (const toml::table* const composed = in_.table(root, "composed"))
            readComposed(*composed, manifest);
        return manifest;
    }

  private:
    const toml::table& table(const toml::table& parent, std::string_view key) const {
        const toml::table* const found = in_.table(parent, key);
        if (found == nullptr)
            in_.fail(parent.source().begin, "expected a table \"" + std::string(key) + "\" here");
        return *found;
    }

    AtlasImage image(const toml::table& entry, double scale) const {
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
        return {-anchor / scale,
                (size - anchor) / scale,
                corner,
                far,
                in_.number(entry, "core").value_or(0.0),
                in_.number(entry, "border").value_or(0.0)};
    }

    /// `scales` has the scales of sheets that differ from the atlas's; may be null.
    void readGlyphs(const toml::table& sheets, const toml::table* scales,
                    std::vector<GlyphSheet>& out) const {
        for (const auto& [key, node] : sheets) {
            GlyphSheet sheet{std::strtod(std::string(key.str()).c_str(), nullptr), {}};
            if (sheet.capHeight <= 0.0) in_.fail(node.source().begin, "expected a cap height and its glyphs");
            const double own = scales != nullptr ? in_.number(*scales, key.str()).value_or(scale_) : scale_;
            if (scales != nullptr && own <= 0.0) in_.fail(scales->source().begin, "expected scales above 0");
            for (const toml::table* entry : in_.tables(sheets, key.str()))
                sheet.glyphs.push_back({static_cast<char32_t>(in_.needNumber(*entry, "code")),
                                        in_.needNumber(*entry, "advance"), image(*entry, own)});
            std::sort(sheet.glyphs.begin(), sheet.glyphs.end(),
                      [](const AtlasGlyph& a, const AtlasGlyph& b) { return a.code < b.code; });
            out.push_back(std::move(sheet));
        }
        if (out.empty()) in_.fail(sheets.source().begin, "expected glyphs of at least one size");
        std::sort(out.begin(), out.end(),
                  [](const GlyphSheet& a, const GlyphSheet& b) { return a.capHeight < b.capHeight; });
    }

    /// The numbers of each list: a code, an advance, and four for each part.
    void readComposed(const toml::table& table, AtlasManifest& manifest) const {
        constexpr std::size_t partNumbers = 4;
        constexpr double units = 20.0; // To a cap height.
        const toml::array* const letters = table["letters"].as_array();
        if (letters == nullptr) in_.fail(table.source().begin, "expected a list \"letters\" here");
        for (const toml::node& node : *letters) {
            const toml::array* const entry = node.as_array();
            std::vector<double> numbers;
            if (entry != nullptr)
                for (const toml::node& number : *entry)
                    numbers.push_back(number.value<double>().value_or(-1.0));
            if (numbers.size() < 2 || numbers.size() % partNumbers != 2)
                in_.fail(node.source().begin,
                         "expected a list: code, advance, then code, x, y and 0 or 1 for each part");
            ComposedGlyph glyph{codeOf(numbers[0], node), numbers[1] / units, {}};
            for (std::size_t i = 2; i < numbers.size(); i += partNumbers)
                glyph.parts.push_back({codeOf(numbers[i], node), Vec2{numbers[i + 1], numbers[i + 2]} / units,
                                       numbers[i + 3] == 1.0});
            manifest.composed.push_back(std::move(glyph));
        }
        std::sort(manifest.composed.begin(), manifest.composed.end(),
                  [](const ComposedGlyph& a, const ComposedGlyph& b) { return a.code < b.code; });
    }

    char32_t codeOf(double number, const toml::node& entry) const {
        constexpr double last = 0x10FFFF;
        if (!(number > 0.0 && number <= last))
            in_.fail(entry.source().begin, "expected a code point of Unicode");
        return static_cast<char32_t>(number);
    }

    static constexpr std::size_t longestName = 100;
    const TomlReader& in_;
    double scale_ = 1.0;
    Vec2 pictureSize_;
};

} // namespace

AtlasManifest parseAtlasManifest(std::string_view text, const std::string& file) {
    return ManifestReader(TomlReader(text, file)).read();
}

} // namespace arkanong
