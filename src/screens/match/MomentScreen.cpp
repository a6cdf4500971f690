#include "arkanong/screens/match/MomentScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/session/Explanations.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/TimeFlow.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr int slowBefore = tuning::seconds(0.9); ///< So long before the climax time slows down...
constexpr int slowAfter = tuning::seconds(0.4);  ///< ...and so long after it goes on as usual.
constexpr int seekTicks = 400;                   ///< A step's, on the way to the moment.
constexpr double captionX = 22.0;
constexpr double captionWidth = 124.0;
constexpr double captionTop = 236.0;
constexpr double captionBottom = 492.0;

/// Those that the Game itself answers.
bool isWindowKey(sfml::Key key) {
    return key == sfml::Key::F3 || key == sfml::Key::F11 || key == sfml::Key::F12;
}

HudLabels labelsFor(const MatchPlan& plan) {
    const Level& level = plan.story.recording->level;
    HudLabels labels;
    labels.world = displayName(level.world);
    labels.level = displayName(level.name);
    const std::optional<Side> person = plan.onlyPerson();
    labels.blue = person == Side::Blue ? "YOU" : "";
    labels.red = person == Side::Red ? "YOU" : "";
    return labels;
}

} // namespace

MomentScreen::MomentScreen(ScreenContext& context, const MatchPlan& plan)
    : Screen(context), moment_(*plan.story.moment), recording_(plan.story.recording), player_(*recording_),
      world_(recording_->level, recording_->settings, recording_->seed),
      view_(context.palette, labelsFor(plan), context.view) {
    if (plan.kind != MatchPlan::Kind::Solo) whose_ = sideText(plan, moment_.side);
    context.log.write("moment " + whose_ + (whose_.empty() ? "" : ": ") + captionOf(moment_));
}

ScreenChange MomentScreen::handle(const sfml::WindowEvent& event) {
    const auto* key = std::get_if<sfml::KeyPressed>(&event);
    const bool pressed = (key != nullptr && !isWindowKey(key->key)) ||
                         std::holds_alternative<sfml::MousePressed>(event) ||
                         std::holds_alternative<sfml::PadPressed>(event);
    if (!pressed) return Stay{};
    context().sounds.play(Cue::MenuBack);
    return Resume{};
}

ScreenChange MomentScreen::step() {
    if (world_.tick() < moment_.begin) return seek();
    if (slow() && !std::exchange(half_, !half_)) return Stay{};
    half_ = false;
    if (world_.tick() < moment_.end && play()) {
        view_.notice(tickEvents_);
        frameEvents_.insert(frameEvents_.end(), tickEvents_.begin(), tickEvents_.end());
        return Stay{};
    }
    context().log.write("moment ends");
    return Resume{};
}

ScreenChange MomentScreen::seek() {
    for (int i = 0; i < seekTicks && world_.tick() < moment_.begin; ++i)
        if (!play()) return Resume{};
    return Stay{};
}

bool MomentScreen::play() {
    const std::optional<Commands> commands = player_.next();
    if (!commands) return false;
    tickEvents_.clear();
    world_.step(*commands, tickEvents_);
    return true;
}

bool MomentScreen::slow() const {
    if (!timeSwitchesOf(context().records.settings()).slowMotion) return false;
    const int tick = world_.tick();
    return tick >= moment_.climax - slowBefore && tick < moment_.climax + slowAfter;
}

void MomentScreen::advance(double seconds) {
    context().sounds.play(frameEvents_, std::nullopt);
    music_.advance(seconds, frameEvents_, world_);
    frameEvents_.clear();
    if (world_.tick() < moment_.begin) return;
    if (age_ == 0.0) settle();
    age_ += seconds;
    view_.advance(seconds, world_, slow() ? 0.5 : 1.0);
}

// What comes in and counts up at the start of a match has done so long ago.
void MomentScreen::settle() {
    constexpr double longAgo = 10.0;
    for (int i = 0; i < 2; ++i)
        view_.advance(longAgo, world_);
}

void MomentScreen::draw(double alpha, double brightness) const {
    if (world_.tick() < moment_.begin) return;
    // A slow tick is drawn over two steps.
    const double within = slow() ? (alpha + (half_ ? 1.0 : 0.0)) / 2.0 : alpha;
    view_.draw(textures(), world_, within, std::nullopt, brightness * easeOut(age_ / 0.4));
    drawCaption();
}

// In the left panel, between the two sides: nothing of the field is hidden.
void MomentScreen::drawCaption() const {
    TextStyle style{type::label, palette().amber};
    drawText(textures(), "BEST MOMENT", {captionX, captionTop}, style);
    style.size = type::body;
    style.colour = palette().of(moment_.side);
    const std::string words = whose_.empty() ? captionOf(moment_) : whose_ + '\n' + captionOf(moment_);
    const double y = drawParagraph(textures(), words, {captionX, captionTop + 36.0}, captionWidth, style);
    style.size = type::label;
    style.colour = palette().muted;
    if (slow()) drawText(textures(), "HALF SPEED", {captionX, y + 36.0}, style);
    drawText(textures(), "ANY KEY: BACK", {captionX, captionBottom}, style);
}

} // namespace arkanong
