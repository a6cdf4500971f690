#include "arkanong/ui/ScreenStack.hpp"

#include "arkanong/render/Motion.hpp"

#include <algorithm>
#include <exception>
#include <utility>

namespace arkanong {

void ScreenStack::push(std::unique_ptr<Screen> screen) {
    screens_.push_back(std::move(screen));
    topChanged(false);
}

void ScreenStack::pop() {
    Screens leaving;
    if (screens_.size() > 1) {
        leaving.push_back(std::move(screens_.back()));
        screens_.pop_back();
    }
    top().resumed();
    topChanged(true);
    leave(leaving);
}

void ScreenStack::replaceTop(std::unique_ptr<Screen> screen) {
    Screens leaving;
    leaving.push_back(std::exchange(screens_.back(), std::move(screen)));
    topChanged(false);
    leave(leaving);
}

void ScreenStack::replaceAll(std::unique_ptr<Screen> screen) {
    const Screens leaving = std::exchange(screens_, {});
    push(std::move(screen));
    leave(leaving);
}

void ScreenStack::clear() { leave(std::exchange(screens_, {})); }

void ScreenStack::leave(const Screens& screens) {
    std::exception_ptr first;
    for (const auto& screen : screens) {
        try {
            screen->leave();
        } catch (...) {
            if (!first) first = std::current_exception();
        }
    }
    if (first) std::rethrow_exception(first);
}

void ScreenStack::topChanged(bool back) {
    age_ = 0.0;
    restedAt_ = pointer_;
    back_ = back;
    holdClicks();
    log_.write("screen " + std::string(top().name()));
    top().logItems();
    if (top().speed() < 100) log_.write("speed " + std::to_string(top().speed()));
}

void ScreenStack::holdClicks() {
    arrangement_ = top().arrangement();
    clicksIn_ = byItself_ ? clicksAfterItself : clicksAfterPlayer;
}

bool ScreenStack::pointerRestsAt(Vec2 at) {
    if (restedAt_ && distance(*restedAt_, at) >= pointerRests) restedAt_.reset();
    return restedAt_.has_value();
}

void ScreenStack::followArrangement() {
    if (top().arrangement() != arrangement_) holdClicks();
}

ScreenChange ScreenStack::handle(const sfml::WindowEvent& event) {
    const bool click = std::holds_alternative<sfml::MousePressed>(event);
    if (click && clicksIn_ > 0.0 && top().buttonUse() != ButtonUse::Plays) return Stay{};
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) {
        pointer_ = moved->at;
        if (pointerRestsAt(*pointer_) && top().buttonUse() != ButtonUse::Plays) return Stay{};
    }
    byItself_ = false;
    ScreenChange change = top().handle(event);
    followArrangement();
    return change;
}

ScreenChange ScreenStack::step() {
    byItself_ = true;
    for (const auto& screen : screens_)
        if (screen != screens_.back()) screen->stepBelow();
    closeAbove();
    ScreenChange change = top().step();
    followArrangement();
    return change;
}

void ScreenStack::closeAbove() {
    const auto first = std::find_if(screens_.begin(), screens_.end(),
                                    [](const auto& screen) { return screen->comesBack(); });
    if (first == screens_.end()) return;
    for (auto over = screens_.end() - first - 1; over > 0; --over)
        pop();
}

void ScreenStack::advance(double seconds) {
    for (const auto& screen : screens_)
        if (screen != screens_.back()) screen->advanceBelow(seconds);
    age_ += seconds;
    if (clicksIn_ > 0.0) {
        clicksIn_ -= seconds;
        if (clicksIn_ <= 0.0) log_.write("takes clicks");
    }
    top().advance(seconds);
    followArrangement();
}

// A paused screen shows its latest state, because there is no next tick to interpolate to.
void ScreenStack::draw(TextureManager& textures, double alpha, bool moves,
                       std::vector<DrawnText>* texts) const {
    const double below = top().brightnessBelow();
    std::size_t lowest = screens_.size() - 1; // The lowest visible screen.
    while (lowest > 0 && screens_[lowest]->brightnessBelow() > 0.0)
        --lowest;
    for (std::size_t i = lowest; i + 1 < screens_.size(); ++i)
        screens_[i]->draw(1.0, below);
    const TextureManager::Mark before = textures.mark();
    if (texts != nullptr) textures.type().noted = texts;
    top().draw(alpha, 1.0);
    if (texts != nullptr) textures.type().noted = nullptr;
    if (!moves || !top().enters() || age_ >= motion::enter) return;
    const auto [opacity, shift] = motion::entrance(age_, back_);
    textures.moveOverlay(before, shift, opacity);
}

void ScreenStack::lookChanged() {
    for (const auto& screen : screens_)
        screen->lookChanged();
}

const World* ScreenStack::world() const {
    for (std::size_t i = screens_.size(); i-- > 0;)
        if (const World* world = screens_[i]->world()) return world;
    return nullptr;
}

std::optional<Side> ScreenStack::listener() const {
    for (std::size_t i = screens_.size(); i-- > 0;)
        if (screens_[i]->world() != nullptr) return screens_[i]->onlyPerson();
    return std::nullopt;
}

MusicRequest ScreenStack::music() const {
    for (std::size_t i = screens_.size(); i-- > 0;) {
        std::optional<MusicRequest> request = screens_[i]->music();
        if (!request) continue;
        const bool covered = i + 1 < screens_.size();
        if (covered && screens_[i]->world() != nullptr) request->muffled = true;
        return *request;
    }
    constexpr double calm = 0.5;
    return {Track::Title, calm};
}

} // namespace arkanong
