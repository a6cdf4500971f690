#include "arkanong/render/AtlasManifest.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// The glyph with this code point in a list sorted by code points, or null.
template <typename Glyph>
const Glyph* findIn(const std::vector<Glyph>& glyphs, char32_t code) {
    const auto found =
        std::lower_bound(glyphs.begin(), glyphs.end(), code,
                         [](const Glyph& glyph, char32_t wanted) { return glyph.code < wanted; });
    return found != glyphs.end() && found->code == code ? &*found : nullptr;
}

} // namespace

const AtlasGlyph* GlyphSheet::find(char32_t code) const {
    // The sheets of this game begin with all of ASCII.
    constexpr char32_t first = U' ';
    const std::size_t place = code - first;
    if (place < glyphs.size() && glyphs[place].code == code) return &glyphs[place];
    return findIn(glyphs, code);
}

const ComposedGlyph* AtlasManifest::composedOf(char32_t code) const { return findIn(composed, code); }

} // namespace arkanong
