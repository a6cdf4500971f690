#include "arkanong/session/takeover/PlayOn.hpp"

#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/ShownPlayer.hpp"
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

namespace {

/// "You play Blue against Diesel".
std::string whoPlaysOn(const Catalogue& texts, const MatchSetup& setup) {
    const Replay& replay = *setup.as<PlayOnMatch>().replay;
    const auto shown = [&](Side side) { return shownPlayer(texts, setup, replay.level, side); };
    const std::optional<Side> person = setup.onlyPerson();
    if (!person)
        return fill(texts.text("{blue} against {red}"),
                    {{"blue", shown(Side::Blue)}, {"red", shown(Side::Red)}});
    const bool blue = person == Side::Blue;
    if (replay.settings.mode != Mode::Versus)
        return std::string(blue ? texts.text("You play Blue") : texts.text("You play Red"));
    return fill(blue ? texts.text("You play Blue against {opponent}")
                     : texts.text("You play Red against {opponent}"),
                {{"opponent", shown(opponent(*person))}});
}

} // namespace

Dialog playOnDialog(const Catalogue& texts, const MatchSetup& setup) {
    Dialog dialog;
    dialog.name = "taken-over";
    dialog.heading =
        fill(texts.text("PLAY ON FROM {time}"), {{"time", clockText(setup.as<PlayOnMatch>().tick)}});
    dialog.headingColour = &Palette::amber;
    dialog.panel.width = MenuPanel::wide;
    dialog.panel.content = 64.0;
    dialog.texts = {{whoPlaysOn(texts, setup), {0.0, type::body}},
                    {std::string(texts.text("Kept as a replay if you play it to its end")),
                     {0.0, type::body + 2.0 * space::unit + type::label},
                     type::label,
                     &Palette::muted}};
    dialog.entries = {{translatable("PLAY ON"), Resume{}},
                      {translatable("BACK TO THE REPLAY"), ShowMatch{shownAgain(setup)}}};
    dialog.back = dialog.entries.back().change;
    dialog.backHint = translatable("Stop");
    dialog.countsDown = true;
    return dialog;
}

} // namespace arkanong
