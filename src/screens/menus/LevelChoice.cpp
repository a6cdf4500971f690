#include "arkanong/screens/menus/LevelChoice.hpp"

#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

constexpr double arrowReach = 16.0;      ///< px around an arrow's middle.
constexpr std::size_t longestFind = 240; ///< So many levels found are enough: ten pages.

/// The text as it is searched: in capitals, and without what keyboards or languages write in two ways.
std::string searched(const std::string& text) {
    std::string capitals = inCapitals(text);
    constexpr std::pair<std::string_view, std::string_view> alike[] = {{"İ", "I"}, {"ß", "SS"}};
    for (const auto& [letter, usual] : alike)
        for (std::size_t at = 0; (at = capitals.find(letter, at)) != std::string::npos; at += usual.size())
            capitals.replace(at, letter.size(), usual);
    return capitals;
}

bool contains(const std::string& text, const std::string& part) {
    return searched(text).find(searched(part)) != std::string::npos;
}

/// What in a group is called so or by somebody called so.
void addFound(const LevelGroup& group, const std::string& text, LevelGroup& found) {
    for (std::size_t i = 0; i < group.levels.size() && found.levels.size() < longestFind; ++i) {
        const SetTitle title = titleOf(group, i);
        if (!contains(title.title, text) && !contains(title.author, text)) continue;
        found.levels.push_back(group.levels[i]);
        found.titles.push_back(title);
    }
}

bool within(Vec2 at, Vec2 low, Vec2 size) {
    return at.x >= low.x && at.y >= low.y && at.x < low.x + size.x && at.y < low.y + size.y;
}

} // namespace

LevelChoice::LevelChoice(std::vector<LevelGroup> groups, std::string_view selected, std::string found)
    : all_(std::move(groups)), foundName_(std::move(found)) {
    for (std::size_t group = 0; group < all_.size(); ++group) {
        const auto& levels = all_[group].levels;
        const auto found = std::find(levels.begin(), levels.end(), selected);
        if (found == levels.end()) continue;
        group_ = group;
        level_ = static_cast<std::size_t>(found - levels.begin());
        break;
    }
    showGroup();
}

std::size_t LevelChoice::levelCount() const { return groups().empty() ? 0 : groups()[group_].levels.size(); }

std::optional<std::string> LevelChoice::chosen() const {
    if (groups().empty()) return std::nullopt;
    return groups()[group_].levels[level_];
}

std::size_t LevelChoice::pages() const { return (levelCount() + shownCells_ - 1) / shownCells_; }

std::size_t LevelChoice::onPage() const { return std::min(shownCells_, levelCount() - firstOnPage()); }

void LevelChoice::enlarge(bool large) {
    shownRows_ = large ? 12 : listRows;
    shownCells_ = large ? pageSize - columns : pageSize;
    rowHeight_ = large ? 40.0 : rowSize.y;
    showGroup();
}

Vec2 LevelChoice::rowLow(std::size_t row, double height) {
    return listLow + Vec2{0.0, height * static_cast<double>(row)};
}

Vec2 LevelChoice::cellLow(std::size_t cell) {
    const std::size_t column = cell % columns;
    const std::size_t row = cell / columns;
    return firstCell + Vec2{cellStep.x * static_cast<double>(column), cellStep.y * static_cast<double>(row)};
}

Vec2 LevelChoice::centreOf(Arrow arrow) const {
    constexpr double listMiddle = listLow.x + rowSize.x / 2.0;
    constexpr double pageMiddle = firstCell.x + columns * cellStep.x - 76.0;
    const double pageY = wordsY() + 4.0;
    switch (arrow) {
    case Arrow::ListUp: return {listMiddle, listLow.y - 24.0};
    case Arrow::ListDown: return {listMiddle, listLow.y + rowSize.y * listRows + 14.0};
    case Arrow::PageBack: return {pageMiddle - 60.0, pageY};
    case Arrow::PageOn: break;
    }
    return {pageMiddle + 60.0, pageY};
}

Menu::Result LevelChoice::handle(MenuIntent intent) {
    if (intent == MenuIntent::Back) return Menu::Result::Back;
    if (groups().empty()) return Menu::Result::Nothing;
    return inList_ ? handleInList(intent) : handleInPage(intent);
}

Menu::Result LevelChoice::handleInList(MenuIntent intent) {
    const std::size_t count = groups().size();
    if (intent == MenuIntent::Up) return toGroup((group_ + count - 1) % count);
    if (intent == MenuIntent::Down || intent == MenuIntent::Next) return toGroup((group_ + 1) % count);
    if (intent == MenuIntent::Left) return Menu::Result::Nothing;
    inList_ = false;
    return Menu::Result::Moved;
}

Menu::Result LevelChoice::handleInPage(MenuIntent intent) {
    const std::size_t count = levelCount();
    switch (intent) {
    case MenuIntent::Left:
        if (level_ % columns != 0) return toLevel(level_ - 1);
        inList_ = true;
        showGroup();
        return Menu::Result::Moved;
    case MenuIntent::Right: return toLevel(std::min(level_ + 1, count - 1));
    case MenuIntent::Up: return toLevel(level_ < columns ? level_ : level_ - columns);
    case MenuIntent::Down:
        return toLevel(level_ / columns == (count - 1) / columns ? level_
                                                                 : std::min(level_ + columns, count - 1));
    case MenuIntent::Next: // After a group's last level comes the next group's first one.
        if (level_ + 1 < count) return toLevel(level_ + 1);
        return groups().size() < 2 ? toLevel(0) : toGroup((group_ + 1) % groups().size());
    case MenuIntent::Accept: return Menu::Result::Accepted;
    case MenuIntent::Back: break;
    }
    return Menu::Result::Back;
}

Menu::Result LevelChoice::toGroup(std::size_t group) {
    if (group == group_) return Menu::Result::Nothing;
    group_ = group;
    level_ = 0;
    showGroup();
    return Menu::Result::Moved;
}

Menu::Result LevelChoice::toLevel(std::size_t level) {
    if (level == level_) return Menu::Result::Nothing;
    level_ = level;
    return Menu::Result::Moved;
}

Menu::Result LevelChoice::turn(bool forward) {
    if (groups().empty()) return Menu::Result::Nothing;
    const std::size_t step = inList_ ? shownRows_ : shownCells_;
    const std::size_t last = (inList_ ? groups().size() : levelCount()) - 1;
    const std::size_t from = inList_ ? group_ : level_;
    const std::size_t to = forward ? std::min(from + step, last) : from - std::min(from, step);
    return inList_ ? toGroup(to) : toLevel(to);
}

void LevelChoice::scroll(int rows) {
    const std::size_t count = groups().size();
    const auto last = static_cast<int>(count > shownRows_ ? count - shownRows_ : 0);
    firstRow_ = static_cast<std::size_t>(std::clamp(static_cast<int>(firstRow_) + rows, 0, last));
}

/// The list moves no further than it must.
void LevelChoice::showGroup() {
    if (group_ < firstRow_) firstRow_ = group_;
    if (group_ >= firstRow_ + shownRows_) firstRow_ = group_ - shownRows_ + 1;
}

std::optional<std::size_t> LevelChoice::rowAt(Vec2 at) const {
    for (std::size_t row = 0; row < shownRows_ && firstRow_ + row < groups().size(); ++row)
        if (within(at, rowLow(row, rowHeight_), {rowSize.x, rowHeight_})) return row;
    return std::nullopt;
}

std::optional<std::size_t> LevelChoice::cellAt(Vec2 at) const {
    const std::size_t cells = groups().empty() ? 0 : onPage();
    for (std::size_t cell = 0; cell < cells; ++cell)
        if (within(at, cellLow(cell), cellSize)) return cell;
    return std::nullopt;
}

Menu::Result LevelChoice::pointTo(Vec2 at) {
    const std::optional<std::size_t> cell = cellAt(at);
    if (!cell) return Menu::Result::Nothing;
    const bool entered = std::exchange(inList_, false);
    const Menu::Result moved = toLevel(firstOnPage() + *cell);
    return entered ? Menu::Result::Moved : moved;
}

Menu::Result LevelChoice::clickAt(Vec2 at) {
    for (const Arrow arrow : everyOf<Arrow>()) {
        if (distance(at, centreOf(arrow)) > arrowReach) continue;
        const bool on = arrow == Arrow::ListDown || arrow == Arrow::PageOn;
        if (arrow == Arrow::PageBack || arrow == Arrow::PageOn) {
            inList_ = false;
            return turn(on);
        }
        scroll(on ? static_cast<int>(shownRows_) : -static_cast<int>(shownRows_));
        return Menu::Result::Moved;
    }
    if (const auto row = rowAt(at)) {
        inList_ = true;
        return toGroup(firstRow_ + *row);
    }
    const std::optional<std::size_t> cell = cellAt(at);
    if (!cell) return Menu::Result::Nothing;
    inList_ = false;
    level_ = firstOnPage() + *cell;
    return Menu::Result::Accepted;
}

bool LevelChoice::type(char32_t character) {
    if (!field_.add(character)) return false;
    find();
    return true;
}

void LevelChoice::insert(std::string_view text) {
    field_.insert(text);
    find();
}

bool LevelChoice::erase() { return press({sfml::Key::Backspace}); }

bool LevelChoice::press(const sfml::KeyPressed& pressed) {
    if (!field_.press(pressed)) return false;
    find();
    return true;
}

void LevelChoice::find() {
    found_.clear();
    group_ = level_ = firstRow_ = 0;
    inList_ = false;
    const std::string& text = typed();
    if (text.empty()) return;
    LevelGroup levels{foundName_, {}, {}};
    for (const LevelGroup& group : all_)
        addFound(group, text, levels);
    if (!levels.levels.empty()) found_.push_back(std::move(levels));
    std::copy_if(all_.begin(), all_.end(), std::back_inserter(found_),
                 [&](const LevelGroup& group) { return contains(group.name, text); });
}

} // namespace arkanong
