#include "app/TextFaults.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

#include <algorithm>

namespace arkanong::test {

namespace {

constexpr double smallest = 12.0; ///< Capitals at a text size of 100 %, px.
constexpr double lineStep = 1.2;  ///< From baseline to baseline, in cap heights.
constexpr int hiding = 200;       ///< Opacity from which a panel hides what is below it.
constexpr double touching =
    2.0; ///< Pictures are rounded up to whole px: glyphs that overlap by less only touch.

std::string placeOf(const Box& box) {
    const auto number = [](double value) { return std::to_string(static_cast<int>(value)); };
    return number(box.low.x) + ',' + number(box.low.y) + " to " + number(box.high.x) + ',' +
           number(box.high.y);
}

/// The letter of a button lies inside its picture.
bool isChecked(const DrawnText& text) { return mustBeRead(text) && !hasPadGlyph(text.text); }

bool contains(const Box& box, Vec2 at) {
    return at.x >= box.low.x - touching && at.y >= box.low.y - touching && at.x <= box.high.x + touching &&
           at.y <= box.high.y + touching;
}

bool meet(const Box& a, const Box& b) {
    return std::min(a.high.x, b.high.x) - std::max(a.low.x, b.low.x) > touching &&
           std::min(a.high.y, b.high.y) - std::max(a.low.y, b.low.y) > touching;
}

/// Whether the panel was drawn later than the text, and over it.
bool covers(const DrawnPanel& panel, const Drawn& drawn, std::size_t place) {
    const DrawnText& text = drawn.texts[place];
    return panel.textsBelow > place && panel.layer >= text.layer && panel.opacity >= hiding &&
           meet(panel.box, {text.low, text.high});
}

/// Whether a panel covers the text.
bool isCovered(const Drawn& drawn, std::size_t place) {
    return std::any_of(drawn.panels.begin(), drawn.panels.end(),
                       [&](const DrawnPanel& panel) { return covers(panel, drawn, place); });
}

/// A panel that the text lies in only in part. What is as high as the window is its ground, and what is narrow a line.
const DrawnPanel* panelLeft(const Drawn& drawn, std::size_t place) {
    constexpr int seen = 20; ///< Opacity.
    constexpr double line = 8.0;
    const DrawnText& text = drawn.texts[place];
    const auto found = std::find_if(drawn.panels.begin(), drawn.panels.end(), [&](const DrawnPanel& panel) {
        const Vec2 size = panel.box.high - panel.box.low;
        const bool within = contains(panel.box, text.low) && contains(panel.box, text.high);
        return panel.layer == text.layer && panel.opacity >= seen && std::min(size.x, size.y) >= line &&
               size.y < screenSize.y && meet(panel.box, {text.low, text.high}) && !within;
    });
    return found == drawn.panels.end() ? nullptr : &*found;
}

/// A panel that the text lies in, but for a mark above its letters or what hangs below its line.
const DrawnPanel* panelTouched(const Drawn& drawn, const DrawnText& text) {
    constexpr double least = 48.0; ///< px: the highlights of rows are lower.
    const auto found = std::find_if(drawn.panels.begin(), drawn.panels.end(), [&](const DrawnPanel& panel) {
        const Box& box = panel.box;
        const auto leaves = [&](const Box& glyph) {
            return glyph.low.y < box.low.y || glyph.high.y > box.high.y;
        };
        return panel.layer == text.layer && panel.opacity >= hiding && box.high.y - box.low.y >= least &&
               contains(box, text.low) && contains(box, text.high) &&
               std::any_of(text.glyphs.begin(), text.glyphs.end(), leaves);
    });
    return found == drawn.panels.end() ? nullptr : &*found;
}

/// The bar of hints, or one as low, that was drawn over the text.
const DrawnPanel* barOver(const Drawn& drawn, std::size_t place) {
    constexpr double highest = 96.0; ///< px: what is higher is a panel over a match or another screen.
    const Layer layer = drawn.texts[place].layer;
    const auto found = std::find_if(drawn.panels.begin(), drawn.panels.end(), [&](const DrawnPanel& panel) {
        return panel.layer == layer && panel.box.high.y - panel.box.low.y <= highest &&
               covers(panel, drawn, place);
    });
    return found == drawn.panels.end() ? nullptr : &*found;
}

/// Whether a panel that was drawn later lies over this one.
bool isHidden(const Drawn& drawn, const DrawnPanel& panel) {
    return std::any_of(&panel + 1, drawn.panels.data() + drawn.panels.size(), [&](const DrawnPanel& later) {
        return later.opacity >= hiding && contains(later.box, panel.box.low) &&
               contains(later.box, panel.box.high);
    });
}

/// A line that goes through letters. What hangs below a line of text may reach into its own frame or underline.
const DrawnPanel* lineThrough(const Drawn& drawn, const DrawnText& text) {
    constexpr int seen = 60;         ///< Opacity.
    constexpr double thickest = 4.0; ///< px.
    const auto isLine = [&](const DrawnPanel& panel) {
        const Vec2 size = panel.box.high - panel.box.low;
        const bool own =
            panel.box.low.y > text.high.y && panel.box.low.x <= text.low.x && panel.box.high.x >= text.high.x;
        return panel.layer == text.layer && panel.opacity >= seen && size.y <= thickest && size.x > size.y &&
               !own;
    };
    const auto crosses = [](const Box& line, const Box& glyph) {
        return line.low.y > glyph.low.y + touching && line.high.y < glyph.high.y - touching &&
               std::min(line.high.x, glyph.high.x) - std::max(line.low.x, glyph.low.x) > touching;
    };
    const auto found = std::find_if(drawn.panels.begin(), drawn.panels.end(), [&](const DrawnPanel& panel) {
        return isLine(panel) &&
               std::any_of(text.glyphs.begin(), text.glyphs.end(),
                           [&](const Box& glyph) { return crosses(panel.box, glyph); }) &&
               !isHidden(drawn, panel);
    });
    return found == drawn.panels.end() ? nullptr : &*found;
}

/// Panels that cover each other's edges. What is as high as the window is its ground.
void findCoveredEdges(const Drawn& drawn, std::vector<std::string>& found) {
    constexpr double least = 24.0; ///< px: smaller ones are pictures or marks.
    const auto isPlate = [](const DrawnPanel& panel) {
        const Vec2 size = panel.box.high - panel.box.low;
        return panel.opacity >= hiding && std::min(size.x, size.y) >= least && size.y < screenSize.y;
    };
    for (std::size_t i = 0; i < drawn.panels.size(); ++i)
        for (std::size_t j = i + 1; j < drawn.panels.size(); ++j) {
            const DrawnPanel& a = drawn.panels[i];
            const DrawnPanel& b = drawn.panels[j];
            const auto within = [](const Box& box, const Box& other) {
                return contains(other, box.low) && contains(other, box.high);
            };
            if (isPlate(a) && isPlate(b) && a.layer == b.layer && meet(a.box, b.box) &&
                !within(a.box, b.box) && !within(b.box, a.box))
                found.push_back("the panel at " + placeOf(b.box) + " covers an edge of that at " +
                                placeOf(a.box));
        }
}

void findNear(const DrawnText& a, const DrawnText& b, std::vector<std::string>& found) {
    constexpr double apart = 1.0; ///< px, side by side.
    for (const Box& one : a.glyphs)
        for (const Box& other : b.glyphs)
            if (meet(one, other)) {
                found.push_back("glyphs overlap: " + told(a) + " and " + told(b));
                return;
            }
    if (a.low.x + apart >= b.high.x || b.low.x + apart >= a.high.x) return;
    const double step = std::abs(a.high.y - b.high.y);
    // Half of the space between two lines belongs to each, as its letters are large.
    const double space = (lineStep - 1.0) * (a.capHeight() + b.capHeight()) / 2.0;
    const double between = std::max(a.low.y - b.high.y, b.low.y - a.high.y);
    if (between < space - 0.01)
        found.push_back("only " + std::to_string(between) + " px of " + std::to_string(space) +
                        " between lines " + std::to_string(step) + " px apart: " + told(a) + " and " +
                        told(b));
}

} // namespace

std::string told(const DrawnText& text) {
    return '"' + text.text + "\" at " + placeOf({text.low, text.high});
}

Drawn drawnOn(Stage& stage) {
    Drawn drawn;
    Type& type = stage.textures.type();
    type.noted = &drawn.texts;
    type.notedPanels = &drawn.panels;
    stage.screens.draw(stage.textures, 1.0, stage.context.look.view.movesMenus());
    type.noted = nullptr;
    type.notedPanels = nullptr;
    stage.textures.clear();
    return drawn;
}

bool mustBeRead(const DrawnText& text) {
    constexpr int readable = 90; ///< Opacity.
    return !text.isNamed && !text.dark && text.colour.a >= readable;
}

std::vector<std::string> faultsOf(const Drawn& drawn, double scale) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < drawn.texts.size(); ++i) {
        const DrawnText& text = drawn.texts[i];
        if (!isChecked(text) || isCovered(drawn, i)) continue;
        if (text.capHeight() < smallest * scale - 0.01)
            found.push_back("too small, " + std::to_string(text.capHeight()) + " px: " + told(text));
        if (text.low.x < 0.0 || text.low.y < 0.0 || text.high.x > screenSize.x || text.high.y > screenSize.y)
            found.push_back("outside: " + told(text));
        if (const DrawnPanel* const panel = panelLeft(drawn, i))
            found.push_back("leaves its panel of " + placeOf(panel->box) + ": " + told(text));
        if (text.text.find("…") != std::string::npos) found.push_back("cut: " + told(text));
        for (std::size_t j = i + 1; j < drawn.texts.size(); ++j)
            if (isChecked(drawn.texts[j]) && !isCovered(drawn, j)) findNear(text, drawn.texts[j], found);
    }
    return found;
}

std::vector<std::string> edgeFaultsOf(const Drawn& drawn) {
    std::vector<std::string> found;
    findCoveredEdges(drawn, found);
    for (std::size_t i = 0; i < drawn.texts.size(); ++i) {
        const DrawnText& text = drawn.texts[i];
        if (!isChecked(text)) continue;
        if (const DrawnPanel* const bar = barOver(drawn, i))
            found.push_back("below the bar of " + placeOf(bar->box) + ": " + told(text));
        if (isCovered(drawn, i)) continue;
        if (const DrawnPanel* const panel = panelTouched(drawn, text))
            found.push_back("reaches over the edge of its panel of " + placeOf(panel->box) + ": " +
                            told(text));
        if (const DrawnPanel* const line = lineThrough(drawn, text))
            found.push_back("a line at " + placeOf(line->box) + " goes through: " + told(text));
    }
    return found;
}

std::vector<std::string> allFaultsOf(const Drawn& drawn, double scale) {
    std::vector<std::string> found = faultsOf(drawn, scale);
    const std::vector<std::string> edges = edgeFaultsOf(drawn);
    found.insert(found.end(), edges.begin(), edges.end());
    return found;
}

} // namespace arkanong::test
