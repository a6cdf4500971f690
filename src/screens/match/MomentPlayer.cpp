#include "arkanong/screens/match/MomentPlayer.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/TimeEffects.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

constexpr int slowBefore = tuning::seconds(0.9); ///< Time slows down this long before the climax...
constexpr int slowAfter = tuning::seconds(0.4);  ///< ...until this long after it.
constexpr int seekTicks = 400;                   ///< Ticks of a step while it seeks the moment.

HudLabels labelsFor(const Catalogue& texts, const MatchSetup& setup, const std::string& levelFolder) {
    const Level& level = setup.totals.recording->level;
    HudLabels labels;
    labels.world = level.world;
    labels.level = level.name;
    labels.bricks = brickNames(level, levelFolder);
    const std::optional<Side> person = setup.onlyPerson();
    labels.blue = person == Side::Blue ? texts.text("You") : "";
    labels.red = person == Side::Red ? texts.text("You") : "";
    return labels;
}

} // namespace

MomentPlayer::MomentPlayer(const ScreenContext& context, const MatchSetup& setup)
    : palette_(context.look.palette),
      slowMotion_(timeSwitchesOf(context.services.profile.settings()).slowMotion),
      highlight_(*setup.totals.highlight), recording_(setup.totals.recording), player_(*recording_),
      world_(recording_->level, recording_->settings, recording_->seed),
      presenter_({context.look.palette,
                  labelsFor(*context.services.textures.type().catalogue, setup, context.services.levelFolder),
                  context.look.view, recording_->level.theme},
                 recording_->level) {
    if (!setup.is<SoloRun>()) whose_ = sideText(setup, highlight_.side);
}

bool MomentPlayer::step() {
    if (!begun()) {
        for (int i = 0; i < seekTicks && !begun(); ++i)
            if (!play()) return false;
        return true;
    }
    if (slow() && !std::exchange(half_, !half_)) return true;
    half_ = false;
    const bool decided = world_.match().over();
    if (world_.tick() >= highlight_.end || !play()) return false;
    if (decided)
        presenter_.view().notice(presenter_.ofTick());
    else
        presenter_.notice();
    return true;
}

bool MomentPlayer::play() {
    const std::optional<Commands> commands = player_.next();
    if (!commands) return false;
    world_.step(*commands, presenter_.startTick());
    return true;
}

double MomentPlayer::passed() const {
    const double whole = std::max(1, highlight_.end - highlight_.begin);
    return std::clamp((world_.tick() - highlight_.begin) / whole, 0.0, 1.0);
}

bool MomentPlayer::slow() const {
    const int tick = world_.tick();
    return slowMotion_ && tick >= highlight_.climax - slowBefore && tick < highlight_.climax + slowAfter;
}

void MomentPlayer::advance(double seconds) {
    if (!begun()) return;
    if (age_ == 0.0) presenter_.settle(world_);
    age_ += seconds;
    presenter_.view().advance(seconds, world_, slow() ? 0.5 : 1.0);
}

void MomentPlayer::draw(TextureManager& textures, double alpha, double brightness,
                        const std::string& hint) const {
    if (!begun()) return;
    // A slow tick is drawn over two steps.
    const double within = slow() ? (alpha + (half_ ? 1.0 : 0.0)) / 2.0 : alpha;
    presenter_.view().draw(textures, world_, within, std::nullopt, brightness * easeOut(age_ / 0.4));
    drawCaption(textures, hint);
}

// In the left panel, between the two sides, so that it hides no part of the field.
void MomentPlayer::drawCaption(TextureManager& textures, const std::string& hint) const {
    const Box room = presenter_.view().freeRoom(textures, world_);
    const Type& type = textures.type();
    const auto shown = [&type](std::string_view english) { return std::string(type.text(english)); };
    Column rows(room.high.x - room.low.x);
    rows.add({shown(translatable("Best moment")), type::label, palette_.amber});
    rows.add({shown(whose_), type::label, palette_.of(highlight_.side), 14.0});
    ColumnRow words{captionOf(*type.catalogue, highlight_), type::label, palette_.of(highlight_.side)};
    words.lines = 3;
    rows.add(words);
    ColumnRow leave{hint, type::label, palette_.muted, 14.0};
    leave.lines = 2;
    leave.spared = true;
    rows.add(leave);
    // Its room is kept.
    ColumnRow speed{shown(translatable("Half speed")), type::label, faded(palette_.muted, slow() ? 1.0 : 0.0),
                    14.0};
    speed.spared = true;
    rows.add(speed);
    rows.drawIn(textures, room);
}

} // namespace arkanong
