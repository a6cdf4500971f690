#include "audio/Cues.hpp"

#include <cmath>
#include <set>
#include <string>

using namespace arkanong::test;

TEST_CASE("each boss has a motif of its own, softer as a warning, and a call for its phases", "[audio]") {
    std::set<SoundId> motifs;
    for (const Boss boss : everyOf<Boss>()) {
        const SoundCue act = onlyCue(BossActed{boss, Side::Red, 1});
        const SoundCue warning = onlyCue(BossWarned{boss, Side::Red, 1});
        CHECK(motifs.insert(act.sound).second);
        CHECK(soundTraits(act.sound).file == "boss-" + std::string(nameOf(boss)));
        CHECK(warning.sound == act.sound);
        CHECK(warning.volume < act.volume);
        const auto phase = cuesFor({BossPhaseBegan{boss, Side::Red, 2}}, Side::Blue);
        REQUIRE(phase.size() == 2);
        CHECK(phase[0].sound == SoundId::BossPhase);
        CHECK(phase[1].sound == act.sound);
    }
    CHECK(onlyCue(BrickLaid{centre, BrickId{1}, BrickKind::Normal, Side::Red}).sound == SoundId::BossForeman);
    CHECK(onlyCue(DroneWoke{centre, Side::Red, 0}).sound == SoundId::BossQueen);
}

TEST_CASE("a conceded goal sounds lower, and the deciding goal has a crash", "[audio]") {
    const GoalScored goal{centre, Side::Blue, 1, 4};
    CHECK(firstCue(goal, Side::Red).pitch < firstCue(goal, Side::Blue).pitch);
    CHECK(firstCue(goal, std::nullopt).pitch == firstCue(goal, Side::Blue).pitch);
    const auto deciding = cuesFor({GoalScored{centre, Side::Blue, 5, 0}}, Side::Blue);
    REQUIRE(deciding.size() == 2);
    CHECK(deciding[1].sound == SoundId::ShieldBroken);
    CHECK(deciding[1].pitch < 1.0);
}

TEST_CASE("the music answers the player's goals and every match point, but no goal that decides", "[audio]") {
    const auto answer = [](int needed, std::optional<Side> player) -> std::optional<SoundId> {
        const auto cues = cuesFor({GoalScored{centre, Side::Blue, 1, needed}}, player);
        if (cues.back().sound == SoundId::GoalStinger || cues.back().sound == SoundId::MatchPoint)
            return cues.back().sound;
        return std::nullopt;
    };
    CHECK(answer(3, Side::Blue) == SoundId::GoalStinger);
    CHECK(answer(3, std::nullopt) == SoundId::GoalStinger);
    CHECK(answer(3, Side::Red) == std::nullopt);
    CHECK(answer(1, Side::Blue) == SoundId::MatchPoint);
    CHECK(answer(1, Side::Red) == SoundId::MatchPoint);
    CHECK(answer(0, Side::Blue) == std::nullopt);
}

TEST_CASE("combos and stingers are transposed into the key of the music, noises are not", "[audio]") {
    const std::vector<Event> events{brickBroken(BrickKind::Normal, 3), GoalScored{centre, Side::Blue, 1, 4}};
    const auto usual = cuesFor(events, Side::Blue);
    const auto higher = cuesFor(events, Side::Blue, {}, 5);
    REQUIRE(usual.size() == 4);
    const double fourth = std::exp2(5.0 / 12.0);
    for (std::size_t i = 0; i < usual.size(); ++i) {
        const bool note = usual[i].sound == SoundId::Brick || usual[i].sound == SoundId::GoalStinger;
        CHECK_THAT(higher[i].pitch, WithinAbs(usual[i].pitch * (note ? fourth : 1.0), 1e-9));
    }
    CHECK_THAT(cueFor(Cue::FirstPower, 5).pitch, WithinAbs(fourth, 1e-9));
    CHECK(cueFor(Cue::MenuAccept, 5).pitch == 1.0);
}

TEST_CASE("the countdown ends with a different sound than its ticks", "[audio]") {
    for (const int left : {3, 2, 1})
        CHECK(onlyCue(CountdownTicked{left}).sound == SoundId::Countdown);
    CHECK(onlyCue(CountdownTicked{0}).sound == SoundId::Go);
}

TEST_CASE("a match's end sounds like a win or a loss for the listening player", "[audio]") {
    const Side player = GENERATE(Side::Blue, Side::Red);
    CHECK(onlyCue(MatchEnded{player}, player).sound == SoundId::Win);
    CHECK(onlyCue(MatchEnded{opponent(player)}, player).sound == SoundId::Lose);
    CHECK(onlyCue(MatchEnded{player}, std::nullopt).sound == SoundId::Win);
}

TEST_CASE("at the end of a match with a loser the loser's paddle is heard to break", "[audio]") {
    const auto heard = cuesFor({MatchEnded{Side::Blue, Side::Red}}, Side::Blue);
    REQUIRE(heard.size() == 2);
    CHECK(heard[1].sound == SoundId::PaddleBroken);
    CHECK(cuesFor({MatchEnded{Side::Blue}}, Side::Blue).size() == 1);
}

TEST_CASE("music ducks for decisive events, longest for the match's end, and not for hits", "[audio]") {
    const auto duck = [](const Event& event) { return secondsToDuck(cuesFor({event}, Side::Blue)); };
    CHECK(duck(BallHitPaddle{centre, up, 400.0, Side::Blue}) == 0.0);
    CHECK(duck(brickBroken(BrickKind::Bomb, 9)) == 0.0);
    CHECK(duck(BallHitShield{centre, up, 400.0, Side::Blue}) == 0.0);
    const GoalScored goal{centre, Side::Blue, 1, 4};
    CHECK_THAT(duck(ShieldBroken{centre, Side::Red, ShieldRow::Line, 2, 5}), WithinAbs(0.12, 1e-12));
    CHECK(duck(goal) > duck(ShieldBroken{centre, Side::Red, ShieldRow::Line, 2, 5}));
    CHECK(duck(SuddenDeathBegan{}) > duck(goal));
    for (const MatchEnded& end : {MatchEnded{Side::Blue}, MatchEnded{Side::Red}})
        CHECK(duck(end) > duck(SuddenDeathBegan{}));
    const auto both = cuesFor({MatchEnded{Side::Blue}, GoalScored{centre, Side::Blue, 5, 0}}, Side::Blue);
    CHECK(secondsToDuck(both) == duck(MatchEnded{Side::Blue}));
    CHECK(secondsToDuck({}) == 0.0);
}
