#include "arkanong/input/bindings/Bindings.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"

#include <algorithm>
#include <array>
#include <utility>

// What the devices ask of a replay.

namespace arkanong {

namespace {

std::optional<ReplayAction> requestOf(unsigned button, bool withCurve, bool inRun) {
    switch (button) {
    case padButtonShoulder: return withCurve ? ReplayAction::NextPoint : ReplayAction::StepOn;
    case padButtonLeftShoulder: return withCurve ? ReplayAction::PointBefore : ReplayAction::StepBack;
    case padButtonThird: return ReplayAction::PlayOn;
    case padButtonFourth: return inRun ? ReplayAction::NextRound : ReplayAction::TurningPoints;
    case padButtonLeftStick: return ReplayAction::TurningPoints;
    default: return std::nullopt;
    }
}

std::optional<ReplayAction> requestOf(const sfml::WindowEvent& event, bool withCurve, bool inRun) {
    using sfml::Key;
    constexpr std::array<std::pair<Key, ReplayAction>, 4> keys{{{Key::PageDown, ReplayAction::NextRound},
                                                                {Key::PageUp, ReplayAction::RoundBefore},
                                                                {Key::Home, ReplayAction::ToStart},
                                                                {Key::End, ReplayAction::ToEnd}}};
    // By what they type, which needs other keys in each layout.
    constexpr std::array<std::pair<char32_t, ReplayAction>, 13> characters{
        {{U'.', ReplayAction::StepOn},
         {U',', ReplayAction::StepBack},
         {U'+', ReplayAction::Faster},
         {U'=', ReplayAction::Faster},
         {U'-', ReplayAction::Slower},
         {U'p', ReplayAction::PlayOn},
         {U'P', ReplayAction::PlayOn},
         {U't', ReplayAction::TurningPoints},
         {U'T', ReplayAction::TurningPoints},
         {U'n', ReplayAction::NextPoint},
         {U'N', ReplayAction::NextPoint},
         {U'b', ReplayAction::PointBefore},
         {U'B', ReplayAction::PointBefore}}};
    const auto in = [](const auto& table, auto wanted) -> std::optional<ReplayAction> {
        const auto found = std::find_if(table.begin(), table.end(),
                                        [&](const auto& entry) { return entry.first == wanted; });
        return found != table.end() ? std::optional(found->second) : std::nullopt;
    };
    if (const auto* pressed = std::get_if<sfml::KeyPressed>(&event)) return in(keys, pressed->key);
    if (const auto* typed = std::get_if<sfml::CharacterTyped>(&event))
        return in(characters, typed->character);
    if (const auto* button = std::get_if<sfml::PadPressed>(&event))
        return requestOf(button->button, withCurve, inRun);
    return std::nullopt;
}

/// Whether it is a press that takes a card off.
bool takesOff(const sfml::WindowEvent& event) {
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event))
        return key->key == sfml::Key::Enter || key->key == sfml::Key::Space;
    if (const auto* pressed = std::get_if<sfml::MousePressed>(&event))
        return pressed->button == sf::Mouse::Button::Left;
    const auto* button = std::get_if<sfml::PadPressed>(&event);
    return button != nullptr && button->button == padButtonAccept;
}

ReplayAction requestOf(MenuIntent intent) {
    switch (intent) {
    case MenuIntent::Up: return ReplayAction::Faster;
    case MenuIntent::Down: return ReplayAction::Slower;
    case MenuIntent::Left: return ReplayAction::SkipBack;
    case MenuIntent::Right: return ReplayAction::SkipOn;
    case MenuIntent::Accept: return ReplayAction::PlayOrPause;
    case MenuIntent::Next:
    case MenuIntent::Back: break;
    }
    return ReplayAction::Leave;
}

} // namespace

ScreenChange ReplayScreen::handle(const sfml::WindowEvent& event) {
    if (deviceBehind(event)) untouched_ = 0.0;
    if (std::holds_alternative<sfml::FocusLost>(event)) {
        setPaused(true);
        dragging_ = false;
    }
    if (showsCard() && takesOff(event)) {
        cardLeft_ = 0;
        return Stay{};
    }
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) {
        pointer_ = moved->at;
        if (dragging_) seek(ReplayBar::tickAt(pointer_.x, replayIndex_.length()));
        if (showsEnd() && endMenu_.pointTo(pointer_) == Menu::Result::Moved) sounds().play(Cue::MenuMove);
        if (moment_ && !dragging_ && moment_->menu().pointTo(pointer_) == Menu::Result::Moved)
            sounds().play(Cue::MenuMove);
        return Stay{};
    }
    if (std::holds_alternative<sfml::MouseReleased>(event)) dragging_ = false;
    if (const auto* pressed = std::get_if<sfml::MousePressed>(&event)) {
        pointer_ = pressed->at;
        goesToWorst_ = false;
        if (pressed->button != sf::Mouse::Button::Right) return pressAt(pointer_);
        return moment_ ? answerMoment(Menu::Result::Back) : answer(ReplayAction::Leave);
    }
    if (const auto request = requestOf(event, analysis_ != nullptr, inRun())) return answer(*request);
    const std::optional<MenuIntent> intent = input_.intent(event);
    if (!intent) return Stay{};
    if (moment_) return answerMoment(moment_->menu().handle(*intent));
    const bool next = *intent == MenuIntent::Next;
    const bool chooses =
        next || *intent == MenuIntent::Up || *intent == MenuIntent::Down || *intent == MenuIntent::Accept;
    if (showsEnd() && chooses) return answerEnd(endMenu_.handle(*intent));
    if (analysis_ && oneButton() && *intent == MenuIntent::Accept) return answer(ReplayAction::TurningPoints);
    if (next) return analysis_ ? answer(ReplayAction::NextPoint) : Stay{};
    return answer(requestOf(*intent));
}

ScreenChange ReplayScreen::pressAt(Vec2 at) {
    if (ReplayBar::onTimeLine(at)) {
        dragging_ = true;
        seek(ReplayBar::tickAt(at.x, replayIndex_.length()));
        return Stay{};
    }
    const ReplayBar::Hit hit = ReplayBar::hitAt(textures(), at);
    if (hit.speed) chooseSpeed(*hit.speed);
    if (hit.request) return answer(*hit.request);
    if (ReplayBar::covers(at)) return Stay{};
    if (moment_) return answerMoment(moment_->menu().clickAt(at));
    if (auto change = pressCurveAt(at)) return std::move(*change);
    if (!showsEnd()) return answer(ReplayAction::PlayOrPause);
    return answerEnd(endMenu_.clickAt(at));
}

} // namespace arkanong
