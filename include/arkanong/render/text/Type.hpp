#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/storage/player/PadPart.hpp"

#include <SFML/Graphics/Color.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

enum class Layer : std::uint8_t;

/// One line of text as it was drawn, screen px.
struct DrawnText {
    std::string text;
    Vec2 low;  ///< Of its capitals: top left...
    Vec2 high; ///< ...and bottom right.
    sf::Color colour;
    Layer layer;
    bool dark; ///< Less bright than its colour: disabled, or of a screen that lies below another one.
    std::vector<Box> glyphs; ///< The lines of its letters, without their glow.
    bool continues = false;  ///< It is the next line of the text before it.
    bool isNamed = false;    ///< Not drawn: it names a picture, see namePicture().

    double capHeight() const { return high.y - low.y; }
};

/// A panel or a filled rectangle as it was drawn, screen px.
struct DrawnPanel {
    Box box;
    Layer layer;
    int opacity;            ///< 0 to 255.
    std::size_t textsBelow; ///< Lines of text that had been drawn before it.
};

/// How drawText() draws, and in which language: what the player's settings, the gamepad in use and tests decide.
struct Type {
    /// The player's text size, 1 to 2: 1 = as Style.hpp has it.
    double scale = 1.0;
    /// The gamepads whose buttons are pictured, see PadGlyphs.hpp.
    PadFamily padFamily = PadFamily::Xbox;
    /// The texts of the language in use, see Catalogue.hpp. Never null.
    const Catalogue* catalogue = &Catalogue::english();
    /// For speech and tests: each line of text that is drawn is appended here. Null: nowhere.
    std::vector<DrawnText>* noted = nullptr;
    /// For tests, if `noted` is not null: each panel and filled rectangle that is drawn is appended here. Null: nowhere.
    std::vector<DrawnPanel>* notedPanels = nullptr;
    /// Lines are appended to `noted`, if it is not null, and not drawn.
    bool onlyNoted = false;

    /// The text in the language in use; valid until the language changes.
    std::string_view text(std::string_view english) const { return catalogue->text(english); }
    /// The text of several meanings; `context` says which, for translators.
    std::string_view text(std::string_view context, std::string_view english) const {
        return catalogue->text(context, english);
    }
    std::string_view plural(std::string_view one, std::string_view many, std::uint64_t n) const {
        return catalogue->plural(one, many, n);
    }
    std::string_view plural(const PluralText& english, std::uint64_t n) const {
        return catalogue->plural(english, n);
    }
    /// The text in the language's capitals.
    std::string capitals(std::string_view text) const { return catalogue->capitals(text); }
    /// The text with a capital of the language as its first letter.
    std::string sentenceCase(std::string_view text) const { return catalogue->sentenceCase(text); }

    /// How much larger letters are than usual, 0 to 1.
    double growth() const { return scale - 1.0; }
    /// So large that screens leave out what can be spared.
    bool isLarge() const { return scale > 1.25; }
    /// The cap height at the player's text size, px: up to type::body it grows by that factor, what is larger by as many
    /// px as type::body does.
    double capHeight(TextSize size) const { return size + std::min<double>(size, type::body) * growth(); }
    /// From baseline to baseline, px: at least `usual`, and enough for letters of this size at the player's text size.
    /// `more`: as moreLeading() has it.
    double lineSpacing(TextSize size, double usual, double more = 0.0) const {
        constexpr double least = 1.5; ///< In cap heights.
        return std::max(usual, (least + more) * capHeight(size));
    }
};

} // namespace arkanong
