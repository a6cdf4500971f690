#include "arkanong/ui/widgets/Menu.hpp"

#include "arkanong/input/bindings/Bindings.hpp"
#include "arkanong/render/Motion.hpp"

#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

std::optional<MenuIntent> keyIntent(sfml::Key key) {
    using sfml::Key;
    if (key == Key::Up || key == Key::W) return MenuIntent::Up;
    if (key == Key::Down || key == Key::S) return MenuIntent::Down;
    if (key == Key::Left || key == Key::A) return MenuIntent::Left;
    if (key == Key::Right || key == Key::D) return MenuIntent::Right;
    if (key == Key::Tab) return MenuIntent::Next;
    if (key == Key::Enter || key == Key::Space) return MenuIntent::Accept;
    if (key == Key::Escape || key == Key::Backspace) return MenuIntent::Back;
    return std::nullopt;
}

} // namespace

std::optional<MenuIntent> MenuInput::intent(const sfml::WindowEvent& event) {
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) return keyIntent(key->key);
    if (const auto* button = std::get_if<sfml::PadPressed>(&event)) {
        if (button->button == padButtonAccept || button->button == padButtonStart) return MenuIntent::Accept;
        if (button->button == padButtonBack) return MenuIntent::Back;
        // Lets the left hand accept alone.
        if (button->button == padButtonLeftStick) return MenuIntent::Accept;
        if (button->button == padButtonSelect) return MenuIntent::Back;
    }
    if (const auto* moved = std::get_if<sfml::PadMoved>(&event)) return padIntent(*moved);
    return std::nullopt;
}

std::optional<MenuIntent> MenuInput::padIntent(const sfml::PadMoved& moved) {
    constexpr float pushedAt = 60.0F;
    constexpr float backAt = 30.0F;
    using Axis = sf::Joystick::Axis;
    const bool horizontal = moved.axis == Axis::X || moved.axis == Axis::PovX || moved.axis == padRightX;
    const bool vertical = moved.axis == Axis::Y || moved.axis == Axis::PovY || moved.axis == padRightY;
    if (!horizontal && !vertical) return std::nullopt;
    bool& pushed = horizontal ? pushedX_ : pushedY_;
    if (std::abs(moved.position) < backAt) pushed = false;
    if (pushed || std::abs(moved.position) < pushedAt) return std::nullopt;
    pushed = true;
    const bool back = moved.position < 0.0F;
    if (horizontal) return back ? MenuIntent::Left : MenuIntent::Right;
    return back ? MenuIntent::Up : MenuIntent::Down;
}

Menu::Menu(std::vector<Item> items, Vec2 top, double spacing, Vec2 itemSize)
    : items_(std::move(items)), top_(top), spacing_(spacing), itemSize_(itemSize), usualSpacing_(spacing),
      usualHeight_(itemSize.y), top0_(top.y), highlightY_(top.y), glidesFrom_(top.y) {
    assert(!items_.empty());
}

Menu::Menu(std::vector<Item> items, std::vector<Box> places)
    : Menu(std::move(items), (places.front().low + places.front().high) / 2.0, 0.0,
           places.front().high - places.front().low) {
    assert(places.size() == items_.size());
    places_ = std::move(places);
}

void Menu::makeRoom(double least) {
    if (!places_.empty()) return;
    const auto count = static_cast<double>(items_.size());
    const double height = usualSpacing_ * count;
    const double wanted = std::max(usualSpacing_, least);
    const double shown = std::min(count, std::max(1.0, std::floor(height / wanted + 1e-6)));
    const double spacing = shown < count ? height / shown : usualSpacing_;
    shown_ = static_cast<std::size_t>(shown);
    if (spacing == spacing_) return showSelected();
    spacing_ = spacing;
    top_.y = top0_ + (spacing - usualSpacing_) / 2.0;
    itemSize_.y = usualHeight_ + spacing - usualSpacing_;
    select(selected_);
}

/// Scrolls by the smallest distance that shows the item; the highlight moves with the items.
void Menu::showSelected() {
    const std::size_t before = first_;
    first_ = std::min(first_, selected_);
    if (selected_ >= first_ + shown_) first_ = selected_ + 1 - shown_;
    first_ = std::min(first_, items_.size() - std::min(shown_, items_.size()));
    const double moved = (static_cast<double>(before) - static_cast<double>(first_)) * spacing_;
    highlightY_ += moved;
    glidesFrom_ += moved;
}

Menu::Result Menu::handle(MenuIntent intent) {
    const bool placed = !places_.empty();
    const bool sideways = placed && items_[selected_].options.empty();
    switch (intent) {
    case MenuIntent::Up: return placed ? goTowards({0.0, -1.0}) : go(false);
    case MenuIntent::Down: return placed ? goTowards({0.0, 1.0}) : go(true);
    case MenuIntent::Next: return go(true);
    case MenuIntent::Left: return sideways ? goTowards({-1.0, 0.0}) : changeOption(false);
    case MenuIntent::Right: return sideways ? goTowards({1.0, 0.0}) : changeOption(true);
    case MenuIntent::Accept: return Result::Accepted;
    case MenuIntent::Back: return Result::Back;
    }
    return Result::Nothing;
}

Menu::Result Menu::go(bool down) {
    const std::size_t count = items_.size();
    const std::size_t before = selected_;
    do {
        selected_ = (selected_ + (down ? 1 : count - 1)) % count;
    } while (!items_[selected_].enabled);
    return selected_ == before ? Result::Nothing : Result::Moved;
}

Menu::Result Menu::goTowards(Vec2 direction) {
    constexpr double gapCosts = 3.0; // px of the way that a px of a gap aside counts as.
    constexpr double shiftCosts =
        0.01; // Of places that are equally near, that which begins at the same height wins.
    const Vec2 across{std::abs(direction.y), std::abs(direction.x)};
    const bool forward = direction.x + direction.y > 0.0;
    const auto lowEnd = [](const Box& box, Vec2 axis) { return std::abs(dot(box.low, axis)); };
    const auto highEnd = [](const Box& box, Vec2 axis) { return std::abs(dot(box.high, axis)); };
    const Box& from = places_[selected_];
    std::optional<std::size_t> best;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < items_.size(); ++i) {
        const Box& to = places_[i];
        const double along = forward ? lowEnd(to, direction) - highEnd(from, direction)
                                     : lowEnd(from, direction) - highEnd(to, direction);
        if (!items_[i].enabled || along < 0.0) continue;
        const double gap = std::max(
            {0.0, lowEnd(to, across) - highEnd(from, across), lowEnd(from, across) - highEnd(to, across)});
        const double shift = std::abs(lowEnd(to, across) - lowEnd(from, across));
        const double cost = along + gapCosts * gap + shiftCosts * shift;
        if (cost >= least) continue;
        least = cost;
        best = i;
    }
    if (!best) return Result::Nothing;
    selected_ = *best;
    return Result::Moved;
}

Menu::Result Menu::changeOption(bool next) {
    Item& item = items_[selected_];
    const std::size_t count = item.options.size();
    if (count < 2) return Result::Nothing;
    if (item.scale && item.option == (next ? count - 1 : 0)) return Result::Nothing;
    item.option = (item.option + (next ? 1 : count - 1)) % count;
    return Result::Moved;
}

Menu::Result Menu::pointTo(Vec2 at) {
    const std::optional<std::size_t> item = itemAt(at);
    if (!item || *item == selected_) return Result::Nothing;
    selected_ = *item;
    return Result::Moved;
}

Menu::Result Menu::scroll(bool down) {
    if (!moreAbove() && !moreBelow()) return Result::Nothing;
    const std::size_t before = selected_;
    const Result result = go(down);
    if ((selected_ > before) == down) return result;
    selected_ = before;
    return Result::Nothing;
}

Menu::Result Menu::clickAt(Vec2 at) {
    constexpr double reach = 14.0; // Radius of a mark, px.
    for (const bool below : {false, true})
        if ((below ? moreBelow() : moreAbove()) && distance(at, moreMark(below)) <= reach)
            return scroll(below);
    const std::optional<std::size_t> item = itemAt(at);
    if (!item) return Result::Nothing;
    selected_ = *item;
    if (items_[*item].options.size() < 2) return Result::Accepted;
    const double third = itemSize(*item).x / 6.0;
    const double fromCentre = at.x - centre(*item).x;
    if (std::abs(fromCentre) < third) return items_[*item].opens ? Result::Accepted : Result::Nothing;
    return changeOption(fromCentre > 0.0);
}

void Menu::update(double seconds) {
    showSelected();
    if (glidesTo_ != selected_) {
        glidesTo_ = selected_;
        glidesFrom_ = highlightY_;
        glidesFor_ = 0.0;
    }
    glidesFor_ += seconds;
    highlightY_ = motion::glided(glidesFrom_, centre(selected_).y, glidesFor_);
}

void Menu::select(std::size_t item) {
    assert(item < items_.size());
    selected_ = item;
    showSelected();
    glidesTo_ = item;
    highlightY_ = glidesFrom_ = centre(item).y;
}

Vec2 Menu::centre(std::size_t item) const {
    if (!places_.empty()) return (places_[item].low + places_[item].high) / 2.0;
    return {top_.x, top_.y + spacing_ * (static_cast<double>(item) - static_cast<double>(first_))};
}

Vec2 Menu::moreMark(bool below) const {
    const Vec2 half = itemSize_ / 2.0;
    return centre(below ? last() : first_) + Vec2{half.x - 8.0, below ? half.y : -half.y};
}

double Menu::glow(std::size_t item) const {
    if (!places_.empty()) return item == selected_ ? 1.0 : 0.0;
    return 1.0 - std::clamp(std::abs(highlightY_ - centre(item).y) / spacing_, 0.0, 1.0);
}

std::optional<std::size_t> Menu::itemAt(Vec2 at) const {
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (!items_[i].enabled || !isShown(i)) continue;
        const Vec2 from = at - centre(i);
        const Vec2 size = itemSize(i);
        if (std::abs(from.x) <= size.x / 2 && std::abs(from.y) <= size.y / 2) return i;
    }
    return std::nullopt;
}

} // namespace arkanong
