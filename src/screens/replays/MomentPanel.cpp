#include "arkanong/screens/replays/MomentPanel.hpp"

#include "ReplayBarLayout.hpp"
#include "arkanong/screens/replays/ReplayBar.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr double top = 40.0;
constexpr double width = 560.0;
constexpr double inside = width - 2.0 * space::padding;
constexpr double middle = screenSize.x / 2.0;

/// Above the curve, whose words are not shown where letters are large.
double bottomOf(const Type& type) {
    const double curve = type.isLarge() ? replaybar::marksTop : replaybar::panelTop;
    return curve - ReplayBar::higher(type) - space::unit;
}

double stepOf(const Type& type) { return type.lineSpacing(type::body, 34.0); }

Menu menuOf(const Type& type, const std::vector<MomentPanel::Entry>& entries) {
    std::vector<Menu::Item> items;
    items.reserve(entries.size());
    for (const MomentPanel::Entry& entry : entries)
        items.push_back({entry.text});
    const double step = stepOf(type);
    const double first = bottomOf(type) - space::gap - (static_cast<double>(items.size()) - 0.5) * step;
    return {std::move(items), {middle, first}, step, {inside, step - 2.0}};
}

} // namespace

MomentPanel::MomentPanel(const Type& type, std::vector<Entry> entries)
    : entries_(std::move(entries)), menu_(menuOf(type, entries_)) {}

MomentPanel MomentPanel::resized(const Type& type) const {
    MomentPanel panel(type, entries_);
    panel.menu_.select(menu_.selected());
    return panel;
}

Column MomentPanel::column() { return Column(inside, Align::Centre); }

void MomentPanel::draw(TextureManager& textures, const Palette& palette, Column rows) const {
    const double menuTop = menu_.place(0).low.y;
    rows.fit(textures, menuTop - space::gap - top - space::padding);
    const double low = menuTop - space::gap - rows.height() - space::padding;
    drawPanel(textures, palette, {middle - width / 2.0, low}, {width, bottomOf(textures.type()) - low});
    rows.draw(textures, {middle, low + space::padding});
    drawSelection(textures, palette, {menu_.centre(0).x, menu_.highlightY()}, menu_.itemSize());
    for (std::size_t i = 0; i < entries_.size(); ++i)
        drawMenuItem(textures, palette, textures.type().text(entries_[i].text), menu_.centre(i),
                     menu_.glow(i), menu_.itemSize());
}

} // namespace arkanong
