#pragma once

// How everything on the screen is measured: one scale of type, one of distances and one of light. Lengths are
// logical px. Texts are drawn in sizes of the scale and nothing between, except where they grow or have to
// shrink into their place.

namespace arkanong {

/// The height of a capital. There are those of the scale and what they are scaled to; a plain number is none.
class TextSize {
  public:
    constexpr operator double() const { return height_; }

    friend constexpr TextSize operator*(TextSize size, double factor) {
        return TextSize(size.height_ * factor);
    }
    friend constexpr TextSize operator/(TextSize size, double divisor) {
        return TextSize(size.height_ / divisor);
    }

  private:
    friend struct type;
    constexpr explicit TextSize(double height) : height_(height) {}

    double height_;
};

/// The scale of type. The letters are painted in exactly these sizes.
struct type {
    static constexpr TextSize label{10.0};   ///< Captions, hints, tables' words.
    static constexpr TextSize body{14.0};    ///< What is read or chosen: sentences, menus, names.
    static constexpr TextSize title{20.0};   ///< A panel's heading, numbers that count.
    static constexpr TextSize heading{36.0}; ///< A screen's heading.
    static constexpr TextSize display{72.0}; ///< A word or number that all look at.

    /// From one line's baseline to the next one's, in sizes.
    static constexpr double lineStep = 1.8;
};

namespace space {
inline constexpr double unit = 8.0;
inline constexpr double gap = 16.0;     ///< Between two panels.
inline constexpr double padding = 24.0; ///< From a panel's edge to what is in it.
inline constexpr double margin = 48.0;  ///< From the window's left and right to what is in it.

// From top to bottom: baselines, and where panels begin and end.
inline constexpr double headingLine = 62.0;
inline constexpr double top = 88.0;
inline constexpr double bottom = 624.0;
inline constexpr double explanationLine = 652.0;
inline constexpr double hintLine = 681.0;

inline constexpr double height = bottom - top;
} // namespace space

/// How bright, in parts.
namespace light {
inline constexpr double backdrop = 0.16;  ///< The background under a screen of panels.
inline constexpr double underMenu = 0.35; ///< The match under a menu.
inline constexpr double disabled = 0.35;  ///< What can't be chosen.
} // namespace light

} // namespace arkanong
