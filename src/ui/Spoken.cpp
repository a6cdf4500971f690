#include "arkanong/ui/Spoken.hpp"

#include "arkanong/render/Style.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr int readable = 90; ///< Opacity, 0 to 255.

bool isRead(const DrawnText& text) { return !text.dark && text.colour.a >= readable; }

Vec2 middleOf(const DrawnText& text) { return (text.low + text.high) / 2.0; }

bool contains(const Box& box, Vec2 at) {
    return at.x >= box.low.x && at.x <= box.high.x && at.y >= box.low.y && at.y <= box.high.y;
}

/// Whether a text stands beside the one before it, in the same row.
bool isBeside(const DrawnText& before, const DrawnText& text) {
    const double most = std::max(before.capHeight(), text.capHeight()) / 2.0;
    return std::abs(middleOf(before).y - middleOf(text).y) < most && text.low.x >= before.low.x;
}

/// Joins the texts to sentences and rows.
class Joined {
  public:
    void add(const DrawnText& text) {
        const bool beside = !lines_.empty() && isBeside(before_, text);
        if (!lines_.empty() && text.continues)
            lines_.back() += ' ' + text.text;
        else if (beside)
            lines_.back() += (before_.text == ":" || text.text == ":" ? "" : ", ") + text.text;
        else
            lines_.push_back(text.text);
        before_ = text;
    }
    const std::vector<std::string>& lines() const { return lines_; }
    std::string text() const {
        std::string all;
        for (const std::string& line : lines_)
            all += (all.empty() ? "" : "\n") + line;
        return all;
    }

  private:
    std::vector<std::string> lines_;
    DrawnText before_{};
};

} // namespace

Spoken spokenOf(const Catalogue& catalogue, const std::vector<DrawnText>& texts, const Choices& choices) {
    Joined lines, focus, explanation, hints;
    bool available = false; // Whether any part of the selected item is bright.
    for (const DrawnText& text : texts) {
        const Vec2 at = middleOf(text);
        const auto within = [at](const std::vector<Box>& places) {
            return std::any_of(places.begin(), places.end(),
                               [at](const Box& box) { return contains(box, at); });
        };
        if (text.text.empty()) continue;
        if (within(choices.selected)) { // An item may be dark because it is disabled.
            focus.add(text);
            available = available || !text.dark;
        } else if (within(choices.others) || !isRead(text) || (within(choices.silent) && !text.isNamed)) {
            continue;
        } else if (text.high.y > space::hintLine - type::body) {
            hints.add(text);
        } else if (text.high.y > space::explanationLine - type::body && choices.any()) {
            explanation.add(text);
        } else {
            lines.add(text);
        }
    }
    std::string selected = focus.text();
    if (!selected.empty() &&
        !available) // Translators: an item of a menu that is disabled, for a synthesiser.
        selected = fill(catalogue.text("{item}, not available"), {{"item", selected}});
    return {lines.lines(), std::move(selected), explanation.text(), hints.text()};
}

} // namespace arkanong
