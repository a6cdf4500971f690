#include "arkanong/audio/SoundCues.hpp"

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/objects/RallyStage.hpp"
#include "audio/Cues.hpp"

#include <cmath>
#include <set>
#include <string>

using namespace arkanong::test;

TEST_CASE("a ball has a different sound for each kind of contact", "[audio]") {
    CHECK(onlyCue(BallServed{centre, up, Side::Blue}).sound == SoundId::Serve);
    CHECK(onlyCue(BallHitPaddle{centre, up, 400.0, Side::Red}).sound == SoundId::Paddle);
    CHECK(onlyCue(BallHitWall{centre, up, 400.0}).sound == SoundId::Wall);
    CHECK(onlyCue(BallHitHexagon{centre, up, 400.0, HexagonId{1}}).sound == SoundId::Hexagon);
    CHECK(onlyCue(BallsCollided{centre, up, 400.0}).sound == SoundId::BallBall);
    CHECK(onlyCue(BallConverted{centre, Side::Blue}).sound == SoundId::Convert);
    CHECK(onlyCue(BallHitShield{centre, up, 400.0, Side::Blue}).sound == SoundId::ShieldHit);
    CHECK(onlyCue(ShieldBroken{centre, Side::Blue, ShieldRow::Line, 3, 4}).sound == SoundId::ShieldBroken);
    CHECK(firstCue(GoalScored{centre, Side::Blue, 1, 4}).sound == SoundId::GoalScored);
    CHECK(onlyCue(LifeLost{centre, 2}).sound == SoundId::LifeLost);
    CHECK(onlyCue(BallLost{centre, Side::Blue}).sound == SoundId::BallLost);
    CHECK(onlyCue(BallNudged{centre}).sound == SoundId::Nudge);
    CHECK(onlyCue(FieldRising{}).sound == SoundId::FieldRising);
    CHECK(onlyCue(ShieldsRestored{Side::Blue}).sound == SoundId::ShieldsRestored);
    CHECK(onlyCue(ShieldRepaired{Side::Blue, 2}).sound == SoundId::ShieldRepaired);
    CHECK(onlyCue(LifeGained{4}).sound == SoundId::LifeGained);
    CHECK(onlyCue(MomentumFilled{Side::Blue}).sound == SoundId::MomentumFull);
    CHECK(onlyCue(SuperBegan{Side::Blue}).sound == SoundId::SuperBegan);
    CHECK(onlyCue(SuddenDeathBegan{}).sound == SoundId::SuddenDeath);
}

TEST_CASE("a smash, a cushion and a plain touch of a paddle sound different", "[audio]") {
    const auto sound = [](Stroke stroke) {
        return onlyCue(BallHitPaddle{centre, up, 400.0, Side::Blue, Side::Red, {0.0, 400.0}, stroke}).sound;
    };
    CHECK(sound(Stroke::Plain) == SoundId::Paddle);
    CHECK(sound(Stroke::Smash) == SoundId::Smash);
    CHECK(sound(Stroke::Cushion) == SoundId::Cushion);
}

TEST_CASE("each stage of the rally's speed raises the pitch of the paddle", "[audio]") {
    const auto pitch = [](double speed) {
        return onlyCue(BallHitPaddle{centre, up, 400.0, Side::Blue, Side::Red, {0.0, speed}}).pitch;
    };
    CHECK(pitch(499.0) == pitch(300.0));
    double before = pitch(499.0);
    for (const double stage : rallyStageSpeeds) {
        CHECK_THAT(pitch(stage), WithinAbs(before * std::exp2(2.0 / 12.0), 1e-9));
        CHECK(pitch(stage + 40.0) == pitch(stage));
        before = pitch(stage);
    }
}

TEST_CASE("a surviving brick sounds like its kind; a broken one has the break sound only", "[audio]") {
    CHECK(onlyCue(brickHit(BrickKind::Hard, 1)).sound == SoundId::BrickHard);
    CHECK(onlyCue(brickHit(BrickKind::Steel, 1)).sound == SoundId::BrickSteel);
    CHECK(cuesFor({brickHit(BrickKind::Normal, 0)}, Side::Blue).empty());

    const auto plain =
        cuesFor({brickHit(BrickKind::Normal, 0), brickBroken(BrickKind::Normal, 1)}, Side::Blue);
    REQUIRE(plain.size() == 2);
    CHECK(plain[0].sound == SoundId::Brick);
    CHECK(plain[1].sound == SoundId::BrickBreak);
    const auto hard = cuesFor({brickBroken(BrickKind::Hard, 1)}, Side::Blue);
    REQUIRE(hard.size() == 2);
    CHECK(hard[1].volume > plain[1].volume);
}

TEST_CASE("every brick, capsule and shield event has its own sound, panned to its position", "[audio]") {
    const double x = GENERATE(100.0, 800.0);
    const Vec2 at{x, 300.0};
    const PowerUpDrop wide{PowerUp::Wide, false};
    const auto [event, sound] = GENERATE_COPY(table<Event, SoundId>(
        {{BrickRegrown{at, BrickId{1}}, SoundId::Regrow},
         {BombExploded{at}, SoundId::Bomb},
         {BallSplit{at, Side::Blue}, SoundId::Split},
         {LaserFired{at, Side::Blue}, SoundId::Laser},
         {LaserHitBrick{at, BrickId{1}, BrickKind::Hard, 1, Side::Blue}, SoundId::LaserHit},
         {CapsuleReleased{at, wide, Side::Blue}, SoundId::Capsule},
         {CapsuleCaught{at, wide, Side::Blue}, SoundId::CatchGood},
         {CapsuleCaught{at, {PowerUp::Narrow, true}, Side::Blue}, SoundId::CatchBad},
         {CapsuleMissed{at, wide, Side::Blue}, SoundId::CatchMissed},
         {BallHeld{at, Side::Blue}, SoundId::Hold},
         {BallHitShield{at, up, 400.0, Side::Blue}, SoundId::ShieldHit},
         {ShieldBroken{at, Side::Blue, ShieldRow::Wall, 0, 5}, SoundId::ShieldBroken}}));
    INFO(describe(event));
    const SoundCue cue = onlyCue(event);
    CHECK(cue.sound == sound);
    CHECK(cue.pan == panAt(x));
}

TEST_CASE("breaking glass and lighting a bomb have sounds of their own with the combo's pitch", "[audio]") {
    const auto [kind, sound] = GENERATE(
        table<BrickKind, SoundId>({{BrickKind::Glass, SoundId::Glass}, {BrickKind::Bomb, SoundId::Fuse}}));
    const auto cues = cuesFor({brickBroken(kind, 3)}, Side::Blue);
    REQUIRE(cues.size() == 2);
    CHECK(cues[0].sound == SoundId::Brick);
    CHECK(cues[0].pitch == comboPitch(3));
    CHECK(cues[1].sound == sound);
}

TEST_CASE("a bumper has its own sound, and a brick of the other side sounds like steel", "[audio]") {
    CHECK(onlyCue(brickHit(BrickKind::Bumper, 1)).sound == SoundId::Bumper);
    CHECK(onlyCue(brickHit(BrickKind::Blue, 1)).sound == SoundId::BrickSteel);
    CHECK(onlyCue(brickHit(BrickKind::Red, 1)).sound == SoundId::BrickSteel);
}

TEST_CASE("every power-up has its own start sound, except those whose effect has a sound", "[audio]") {
    std::set<SoundId> sounds;
    for (const PowerUp kind : everyOf<PowerUp>()) {
        INFO(traitsOf(kind).name);
        if (kind == PowerUp::Multiball || kind == PowerUp::ExtraShield) continue;
        CHECK(sounds.insert(onlyCue(PowerUpBegan{Side::Blue, kind}).sound).second);
    }
    CHECK(onlyCue(PowerUpEnded{Side::Blue, PowerUp::Wide}).sound == SoundId::PowerEnded);
}

TEST_CASE("events that concern only the opponent are quieter", "[audio]") {
    const auto [own, other] = GENERATE(table<Event, Event>(
        {{CapsuleCaught{centre, {PowerUp::Wide, false}, Side::Blue},
          CapsuleCaught{centre, {PowerUp::Wide, false}, Side::Red}},
         {PowerUpBegan{Side::Blue, PowerUp::Wide}, PowerUpBegan{Side::Red, PowerUp::Wide}},
         {PowerUpEnded{Side::Blue, PowerUp::Wide}, PowerUpEnded{Side::Red, PowerUp::Wide}},
         {LaserFired{centre, Side::Blue}, LaserFired{centre, Side::Red}},
         {ShieldRepaired{Side::Blue, 1}, ShieldRepaired{Side::Red, 1}},
         {ShieldsRestored{Side::Blue}, ShieldsRestored{Side::Red}}}));
    INFO(describe(own));
    CHECK(onlyCue(other, Side::Blue).volume < onlyCue(own, Side::Blue).volume);
    CHECK(onlyCue(other, Side::Red).volume == onlyCue(own, Side::Blue).volume);
    CHECK(onlyCue(other, std::nullopt).volume == onlyCue(own, std::nullopt).volume);
}

TEST_CASE("hindering power-ups are equally loud for both sides", "[audio]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    CHECK(onlyCue(PowerUpBegan{side, PowerUp::Freeze}, Side::Blue).volume == 1.0);
}

TEST_CASE("repeated noises vary by up to 3 % in pitch, notes do not", "[audio]") {
    Random random(1);
    double lowest = 1.0;
    double highest = 1.0;
    for (int i = 0; i < 1000; ++i) {
        std::vector<SoundCue> cues{{SoundId::Paddle}, {SoundId::Brick}, {SoundId::Countdown}};
        varyPitches(cues, random);
        lowest = std::min(lowest, cues[0].pitch);
        highest = std::max(highest, cues[0].pitch);
        CHECK(cues[1].pitch == 1.0);
        CHECK(cues[2].pitch == 1.0);
    }
    CHECK_THAT(lowest, WithinAbs(0.97, 0.001));
    CHECK_THAT(highest, WithinAbs(1.03, 0.001));
}

TEST_CASE("each stage of the rally's speed raises the sound of bricks, not the note of a combo", "[audio]") {
    const auto broken = [](double speed) {
        BrickBroken event = brickBroken(BrickKind::Normal, 2);
        event.ballVelocity = {0.0, -speed};
        return cuesFor({event}, Side::Blue);
    };
    const auto held = [](double speed) {
        return onlyCue(BallHitBrick{centre, up, speed, BrickId{1}, BrickKind::Hard, 1, Side::Blue}).pitch;
    };
    const double stage = std::exp2(2.0 / 12.0);
    CHECK(broken(520.0)[0].pitch == broken(300.0)[0].pitch);
    CHECK_THAT(broken(520.0)[1].pitch, WithinAbs(stage * broken(300.0)[1].pitch, 1e-9));
    CHECK(held(510.0) > 1.1 * held(490.0));
}

TEST_CASE("a shield's sound comes from its position", "[audio]") {
    const double left = onlyCue(ShieldRepaired{Side::Blue, 0}).pan;
    const double right = onlyCue(ShieldRepaired{Side::Blue, tuning::shieldsOfRow - 1}).pan;
    CHECK(left < -0.5);
    CHECK_THAT(left + right, WithinAbs(0.0, 1e-12));
    CHECK(firstCue(GoalScored{{100.0, 0.0}, Side::Blue, 1, 4}).pan < 0.0);
}

TEST_CASE("an own shield's touch is softer than a paddle's; a wall's plate breaks higher", "[audio]") {
    CHECK(onlyCue(BallHitShield{centre, up, 600.0, Side::Blue}).volume <
          onlyCue(BallHitPaddle{centre, up, 600.0, Side::Blue}).volume);
    CHECK(onlyCue(ShieldBroken{centre, Side::Blue, ShieldRow::Wall, 3, 4}).pitch >
          onlyCue(ShieldBroken{centre, Side::Blue, ShieldRow::Line, 3, 4}).pitch);
}

TEST_CASE("a bad capsule sounds different from a good one", "[audio]") {
    const double good = onlyCue(CapsuleReleased{centre, {PowerUp::Narrow, false}, Side::Blue}).pitch;
    CHECK(onlyCue(CapsuleReleased{centre, {PowerUp::Narrow, true}, Side::Blue}).pitch < 0.8 * good);
}

TEST_CASE("a card of rare effect is heard, one with an effect on every brick or serve is not", "[audio]") {
    CHECK(onlyCue(CardWorked{{480.0, 360.0}, Side::Blue, Card::Thief}).sound == SoundId::CardWorked);
    CHECK(onlyCue(CardWorked{{480.0, 360.0}, Side::Red, Card::Thief}).volume < 1.0);
    CHECK(cuesFor({CardWorked{{480.0, 360.0}, Side::Blue, Card::Ghost}}, Side::Blue).empty());
}

TEST_CASE("silent events give no cue", "[audio]") {
    CHECK(cuesFor({}, Side::Blue).empty());
    CHECK(cuesFor({ReserveGrew{Side::Blue, 2}}, Side::Blue).empty());
    // Their effects have sounds of their own.
    CHECK(cuesFor({PowerUpBegan{Side::Blue, PowerUp::Multiball}}, Side::Blue).empty());
    CHECK(cuesFor({PowerUpBegan{Side::Blue, PowerUp::ExtraShield}}, Side::Blue).empty());
}

TEST_CASE("a brick's pitch rises with the combo up to two octaves", "[audio]") {
    CHECK(comboPitch(1) == 1.0);
    CHECK_THAT(comboPitch(6), WithinAbs(2.0, 1e-12));
    CHECK_THAT(comboPitch(11), WithinAbs(4.0, 1e-12));
    CHECK(comboPitch(0) == 1.0);
    CHECK(comboPitch(1000) == comboPitch(11));
    for (int combo = 1; combo < 11; ++combo) {
        CHECK(comboPitch(combo + 1) > comboPitch(combo));
        CHECK(cuesFor({brickBroken(BrickKind::Normal, combo)}, Side::Blue).front().pitch ==
              comboPitch(combo));
    }
}

TEST_CASE("every pitch of a combo is a note of C major pentatonic when the first is a C", "[audio]") {
    const std::set<long> scale{0, 2, 4, 7, 9};
    const int combo = GENERATE(range(1, 20));
    const double semitones = 12.0 * std::log2(comboPitch(combo));
    CHECK_THAT(semitones, WithinAbs(std::round(semitones), 1e-9));
    CHECK(scale.count(std::lround(semitones) % 12) == 1);
}

TEST_CASE("the pan follows x from wall to wall", "[audio]") {
    CHECK(panAt(480.0) == 0.0);
    CHECK_THAT(panAt(0.0), WithinAbs(-0.8, 1e-12));
    CHECK_THAT(panAt(960.0), WithinAbs(0.8, 1e-12));
    CHECK(panAt(-500.0) == panAt(0.0));
    CHECK(panAt(2000.0) == panAt(960.0));
    const double x = GENERATE(100.0, 300.0, 700.0);
    CHECK(onlyCue(BallHitWall{{x, 100.0}, up, 400.0}).pan == panAt(x));
    CHECK(panAt(x) < panAt(x + 100.0));
}

TEST_CASE("a harder hit is louder, up to full volume", "[audio]") {
    const auto volumeAt = [](double speed) {
        return onlyCue(BallHitPaddle{centre, up, speed, Side::Blue}).volume;
    };
    CHECK(volumeAt(100.0) < volumeAt(400.0));
    CHECK(volumeAt(400.0) < volumeAt(900.0));
    CHECK(volumeAt(5000.0) <= 1.0);
    CHECK(volumeAt(0.0) > 0.0);
}

TEST_CASE("a hundred hits in one frame become a few cues of at most full volume", "[audio]") {
    std::vector<Event> events;
    for (int i = 0; i < 100; ++i) {
        const Vec2 at{9.6 * i, 300.0};
        events.push_back(BallsCollided{at, up, 9.0 * i});
        events.push_back(BallHitWall{at, up, 400.0});
        events.push_back(BallHitPaddle{at, up, 400.0, Side::Blue});
        events.push_back(GoalScored{at, Side::Blue, 1, 4});
    }
    const std::vector<SoundCue> cues = merged(cuesFor(events, Side::Blue));
    std::vector<std::size_t> counts(soundCount, 0);
    for (const SoundCue& cue : cues) {
        ++counts[static_cast<std::size_t>(cue.sound)];
        CHECK(cue.volume <= 1.0);
        CHECK(std::abs(cue.pan) <= 0.8);
    }
    CHECK(counts[static_cast<std::size_t>(SoundId::BallBall)] == 3);
    for (std::size_t i = 0; i < soundCount; ++i)
        CHECK(counts[i] <= soundTraits(static_cast<SoundId>(i)).frameLimit);
}

TEST_CASE("merging keeps the loudest cue, adds the others' energy, shifts its pan towards them", "[audio]") {
    const SoundCue loud{SoundId::SuddenDeath, 1.0, -0.5, 0.4};
    const SoundCue quiet{SoundId::SuddenDeath, 2.0, 0.5, 0.3};
    const std::vector<SoundCue> cues = merged({quiet, loud});
    REQUIRE(cues.size() == 1);
    CHECK(cues[0].pitch == loud.pitch);
    CHECK_THAT(cues[0].volume, WithinAbs(0.5, 1e-12));
    CHECK_THAT(cues[0].pan, WithinAbs(-0.5 * 0.16 / 0.25 + 0.5 * 0.09 / 0.25, 1e-12));
}

TEST_CASE("many equal cues from everywhere merge into the middle", "[audio]") {
    std::vector<SoundCue> cues;
    for (int i = -10; i <= 10; ++i)
        cues.push_back({SoundId::SuddenDeath, 1.0, 0.08 * i, 1.0});
    const std::vector<SoundCue> mix = merged(cues);
    REQUIRE(mix.size() == 1);
    CHECK_THAT(mix[0].pan, WithinAbs(0.0, 1e-12));
    CHECK(mix[0].volume == 1.0);
}

TEST_CASE("cues below the limit are unchanged and sorted by importance", "[audio]") {
    const std::vector<SoundCue> cues = merged({{SoundId::BallBall, 1.1, 0.1, 0.5},
                                               {SoundId::Wall, 1.0, 0.2, 0.5},
                                               {SoundId::Paddle, 1.0, 0.3, 0.5},
                                               {SoundId::Brick, 1.5, 0.4, 0.5},
                                               {SoundId::GoalScored, 1.0, 0.5, 0.5}});
    REQUIRE(cues.size() == 5);
    CHECK(cues[0].sound == SoundId::GoalScored);
    CHECK(cues[1].sound == SoundId::Brick);
    CHECK(cues[1].pitch == 1.5);
    CHECK(cues[2].sound == SoundId::Paddle);
    CHECK(cues[3].sound == SoundId::Wall);
    CHECK(cues[4].sound == SoundId::BallBall);
    CHECK(cues[4].pan == 0.1);
}

TEST_CASE("every sound has its own file", "[audio]") {
    std::set<std::string> files;
    for (std::size_t i = 0; i < soundCount; ++i)
        CHECK(files.insert(soundTraits(static_cast<SoundId>(i)).file).second);
    CHECK(soundTraits(SoundId::Serve).file == std::string("serve"));
    CHECK(soundTraits(SoundId::BallLost).file == std::string("ball-lost"));
    CHECK(soundTraits(SoundId::Nudge).file == std::string("nudge"));
    CHECK(soundTraits(SoundId::Glass).file == std::string("glass"));
    CHECK(soundTraits(SoundId::LaserReady).file == std::string("laser-ready"));
    CHECK(soundTraits(SoundId::BossPhase).file == std::string("boss-phase"));
}

TEST_CASE("cues without an event have their own sounds", "[audio]") {
    CHECK(cueFor(Cue::MenuMove).sound == SoundId::MenuMove);
    CHECK(cueFor(Cue::MenuAccept).sound == SoundId::MenuAccept);
    CHECK(cueFor(Cue::MenuBack).sound == SoundId::MenuBack);
    CHECK(cueFor(Cue::Pause).sound == SoundId::Pause);
    CHECK(cueFor(Cue::FirstPower).sound == SoundId::FirstPower);
}

TEST_CASE("without melody a combo's bricks sound alike, without stereo all sounds are centred", "[audio]") {
    std::vector<Event> events{BallHitWall{{0.0, 360.0}, up, 400.0}};
    for (int combo = 1; combo <= 5; ++combo)
        events.emplace_back(brickBroken(BrickKind::Normal, combo));
    std::get<BrickBroken>(events.back()).at.x = 900.0;
    const std::vector<SoundCue> both = cuesFor(events, std::nullopt);
    const std::vector<SoundCue> plain = cuesFor(events, std::nullopt, {false, true});
    const std::vector<SoundCue> mono = cuesFor(events, std::nullopt, {true, false});
    REQUIRE(plain.size() == both.size());
    REQUIRE(mono.size() == both.size());
    for (std::size_t i = 0; i < both.size(); ++i) {
        const bool note = both[i].sound == SoundId::Brick;
        CHECK(plain[i].pitch == (note ? 1.0 : both[i].pitch));
        CHECK(plain[i].pan == both[i].pan);
        CHECK(mono[i].pitch == both[i].pitch);
        CHECK(mono[i].pan == 0.0);
    }
    CHECK(both.front().pan < -0.5);
    CHECK(both.back().pan > 0.5);
}
