#pragma once

// The layout constants of every screen: a type scale, a spacing scale and levels of brightness. Lengths are
// logical px. Text is drawn in the sizes of the scale only, unless it is animated or shrinks to fit.

namespace arkanong {

/// A cap height at a text size of 100 %, px: one of the scale below or a multiple of one. A plain number does not
/// convert. Letters may be condensed, which makes them narrower, but no smaller.
class TextSize {
  public:
    constexpr operator double() const { return height_; }
    /// The width of its letters, 1 = as painted.
    constexpr double width() const { return width_; }

    friend constexpr TextSize operator*(TextSize size, double factor) {
        return {size.height_ * factor, size.width_};
    }
    friend constexpr TextSize operator/(TextSize size, double divisor) {
        return {size.height_ / divisor, size.width_};
    }
    friend constexpr TextSize condensed(TextSize size, double width) {
        return {size.height_, size.width_ * width};
    }

  private:
    friend struct type;
    constexpr explicit TextSize(double height) : height_(height) {}
    constexpr TextSize(double height, double width) : height_(height), width_(width) {}

    double height_;
    double width_ = 1.0;
};

/// The scale of type. The glyphs are painted in exactly these sizes.
struct type {
    static constexpr TextSize label{12.0};   ///< Captions, hints, table headings.
    static constexpr TextSize body{14.0};    ///< Sentences, menu items, names.
    static constexpr TextSize title{20.0};   ///< Panel headings, important numbers.
    static constexpr TextSize heading{36.0}; ///< A screen's heading.
    static constexpr TextSize display{72.0}; ///< Large announcements.

    /// Distance between baselines, as a multiple of the size.
    static constexpr double lineStep = 1.8;
    /// Width of the narrowest letters, as a share of the painted width: at a text size of 200 % they are as wide as
    /// normal letters at 100 %.
    static constexpr double narrowest = 0.5;
};

namespace space {
inline constexpr double unit = 8.0;
inline constexpr double gap = 16.0;     ///< Between two panels.
inline constexpr double padding = 24.0; ///< From a panel's edge to its contents.
inline constexpr double margin = 48.0;  ///< From the left and right edges of the screen to the contents.

// y of baselines, and of the panels' top and bottom edges.
inline constexpr double headingLine = 62.0;
inline constexpr double top = 88.0;
inline constexpr double bottom = 624.0;
inline constexpr double explanationLine = 652.0;
inline constexpr double hintLine = 681.0;

inline constexpr double height = bottom - top;
} // namespace space

/// Brightness, 0 to 1.
namespace light {
inline constexpr double backdrop = 0.8;   ///< The background under a screen of panels.
inline constexpr double underMenu = 0.35; ///< The match under a menu.
inline constexpr double underPage = 0.08; ///< The title or a match under a panel as wide as the field.
inline constexpr double disabled = 0.35;  ///< Disabled menu items.
} // namespace light

} // namespace arkanong
