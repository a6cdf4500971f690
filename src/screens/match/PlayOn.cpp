#include "arkanong/session/takeover/PlayOn.hpp"

#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <utility>

// A match that is played on from a moment of a recorded one.

namespace arkanong {

void PlayScreen::takeOver(const PlayOnMatch& taken) {
    ReplayPoint point = thinkingPoint(taken);
    while (point.world.tick() < taken.tick) {
        players_.watch(point.world);
        if (!point.step(presenter_.startTick())) break;
    }
    world_ = std::move(point.world);
    recorder_.emplace(*taken.replay, static_cast<std::uint32_t>(taken.tick));
    presenter_.startTick();
    presenter_.settle(world_);
    stage_ = Stage::Resumed;
    log().write("taken over at " + std::to_string(world_.tick()) + " hash " +
                std::to_string(world_.stateHash()));
}

Dialog playOnDialog(const MatchSetup& setup) {
    const auto& taken = setup.as<PlayOnMatch>();
    const Level& level = taken.replay->level;
    const auto shown = [&](Side side) { return nameFromCapitals(playerName(setup, level, side)); };
    std::string who = shown(Side::Blue) + " against " + shown(Side::Red);
    if (const std::optional<Side> person = setup.onlyPerson()) {
        who = "You play " + displayName(*person);
        if (taken.replay->settings.mode == Mode::Versus) who += " against " + shown(opponent(*person));
    }
    Dialog dialog;
    dialog.name = "taken-over";
    dialog.heading = "PLAY ON FROM " + clockText(taken.tick);
    dialog.headingColour = &Palette::amber;
    dialog.panel.width = MenuPanel::wide;
    dialog.panel.content = 64.0;
    dialog.texts = {{who, {0.0, type::body}},
                    {"Kept as a replay if you play it to its end",
                     {0.0, type::body + 2.0 * space::unit + type::label},
                     type::label,
                     &Palette::muted}};
    dialog.entries = {{"PLAY ON", Resume{}}, {"BACK TO THE REPLAY", ShowMatch{shownAgain(setup)}}};
    dialog.back = dialog.entries.back().change;
    dialog.backHint = "Stop";
    dialog.countsDown = true;
    return dialog;
}

} // namespace arkanong
