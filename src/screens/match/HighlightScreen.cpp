#include "arkanong/screens/match/HighlightScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/screens/match/MatchMusic.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/TimeEffects.hpp"

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

HudLabels labelsFor(const MatchSetup& setup) {
    const Level& level = setup.totals.recording->level;
    HudLabels labels;
    labels.world = displayName(level.world);
    labels.level = displayName(level.name);
    const std::optional<Side> person = setup.onlyPerson();
    labels.blue = person == Side::Blue ? "YOU" : "";
    labels.red = person == Side::Red ? "YOU" : "";
    return labels;
}

} // namespace

HighlightScreen::HighlightScreen(ScreenContext& context, const MatchSetup& setup)
    : Screen(context), highlight_(*setup.totals.highlight), recording_(setup.totals.recording),
      player_(*recording_), world_(recording_->level, recording_->settings, recording_->seed),
      view_(context.look.palette, labelsFor(setup), context.look.view, recording_->level.theme),
      music_(themeMusic(recording_->level)) {
    if (!setup.is<SoloRun>()) whose_ = sideText(setup, highlight_.side);
    context.services.log.write("moment " + whose_ + (whose_.empty() ? "" : ": ") + captionOf(highlight_));
}

ScreenChange HighlightScreen::handle(const sfml::WindowEvent& event) {
    const auto* key = std::get_if<sfml::KeyPressed>(&event);
    const bool pressed = (key != nullptr && !isWindowKey(key->key)) ||
                         std::holds_alternative<sfml::MousePressed>(event) ||
                         std::holds_alternative<sfml::PadPressed>(event);
    if (!pressed) return Stay{};
    sounds().play(Cue::MenuBack);
    return Resume{};
}

ScreenChange HighlightScreen::step() {
    if (world_.tick() < highlight_.begin) return seek();
    if (slow() && !std::exchange(half_, !half_)) return Stay{};
    half_ = false;
    const bool decided = world_.match().over();
    if (world_.tick() < highlight_.end && play()) {
        view_.notice(tickEvents_);
        if (!decided) frameEvents_.insert(frameEvents_.end(), tickEvents_.begin(), tickEvents_.end());
        return Stay{};
    }
    log().write("moment ends");
    return Resume{};
}

ScreenChange HighlightScreen::seek() {
    for (int i = 0; i < seekTicks && world_.tick() < highlight_.begin; ++i)
        if (!play()) return Resume{};
    return Stay{};
}

bool HighlightScreen::play() {
    const std::optional<Commands> commands = player_.next();
    if (!commands) return false;
    tickEvents_.clear();
    world_.step(*commands, tickEvents_);
    return true;
}

bool HighlightScreen::slow() const {
    if (!timeSwitchesOf(profile().settings()).slowMotion) return false;
    const int tick = world_.tick();
    return tick >= highlight_.climax - slowBefore && tick < highlight_.climax + slowAfter;
}

void HighlightScreen::advance(double seconds) {
    sounds().play(frameEvents_, std::nullopt);
    music_.advance(seconds, frameEvents_, world_);
    frameEvents_.clear();
    if (world_.tick() < highlight_.begin) return;
    if (age_ == 0.0) showFigures();
    age_ += seconds;
    view_.advance(seconds, world_, slow() ? 0.5 : 1.0);
}

// What comes in and counts up at the start of a match has done so long ago.
void HighlightScreen::showFigures() {
    constexpr double longAgo = 10.0;
    for (int i = 0; i < 2; ++i)
        view_.advance(longAgo, world_);
}

void HighlightScreen::draw(double alpha, double brightness) const {
    if (world_.tick() < highlight_.begin) return;
    // A slow tick is drawn over two steps.
    const double within = slow() ? (alpha + (half_ ? 1.0 : 0.0)) / 2.0 : alpha;
    view_.draw(textures(), world_, within, std::nullopt, brightness * easeOut(age_ / 0.4));
    drawCaption();
}

// In the left panel, between the two sides: nothing of the field is hidden.
void HighlightScreen::drawCaption() const {
    TextStyle style{type::label, palette().amber};
    drawText(textures(), "BEST MOMENT", {captionX, captionTop}, style);
    style.size = type::body;
    style.colour = palette().of(highlight_.side);
    const std::string words = whose_.empty() ? captionOf(highlight_) : whose_ + '\n' + captionOf(highlight_);
    const double y = drawParagraph(textures(), words, {captionX, captionTop + 36.0}, captionWidth, style);
    style.size = type::label;
    style.colour = palette().muted;
    if (slow()) drawText(textures(), "HALF SPEED", {captionX, y + 36.0}, style);
    drawText(textures(), "ANY KEY: BACK", {captionX, captionBottom}, style);
}

} // namespace arkanong
