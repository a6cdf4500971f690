#include "arkanong/audio/SoundCues.hpp"

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/objects/RallyStage.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace arkanong {

namespace {

// The speed of a hit as a share of the maximum, 0 to 1.
double force(double speed) { return std::clamp(speed / tuning::maximumSpeed, 0.0, 1.0); }

double struckVolume(double speed) { return 0.4 + 0.6 * force(speed); }
// Harder hits sound a little brighter. This also varies repeated hits, which would rattle otherwise.
double struckPitch(double speed) { return 0.94 + 0.14 * force(speed); }

SoundCue struck(SoundId sound, Vec2 at, double speed) {
    return {sound, struckPitch(speed), panAt(at.x), struckVolume(speed)};
}

// Nullopt if the effect of the power-up has its own sound: splitting balls, a repaired shield.
std::optional<SoundId> soundOf(PowerUp kind) {
    switch (kind) {
    case PowerUp::Wide: return SoundId::Wide;
    case PowerUp::Fireball: return SoundId::Fireball;
    case PowerUp::Sticky: return SoundId::Sticky;
    case PowerUp::Laser: return SoundId::LaserReady;
    case PowerUp::Slow: return SoundId::Slow;
    case PowerUp::ShieldWall: return SoundId::WallRaised;
    case PowerUp::Magnet: return SoundId::Magnet;
    case PowerUp::Narrow: return SoundId::Narrow;
    case PowerUp::Reverse: return SoundId::Reverse;
    case PowerUp::Freeze: return SoundId::Freeze;
    case PowerUp::BlindSpot: return SoundId::BlindSpot;
    case PowerUp::Overdrive: return SoundId::Overdrive;
    case PowerUp::Multiball:
    case PowerUp::ExtraShield: break;
    }
    return std::nullopt;
}

// The sound of a hit that does not break the brick. A blue or red brick that holds cannot be broken by this
// ball.
SoundId soundOfHit(BrickKind kind) {
    if (kind == BrickKind::Bumper) return SoundId::Bumper;
    const bool refused = kind == BrickKind::Steel || kind == BrickKind::Blue || kind == BrickKind::Red;
    return refused ? SoundId::BrickSteel : SoundId::BrickHard;
}

SoundId soundOfStroke(Stroke stroke) {
    switch (stroke) {
    case Stroke::Smash: return SoundId::Smash;
    case Stroke::Cushion: return SoundId::Cushion;
    case Stroke::Plain: break;
    }
    return SoundId::Paddle;
}

/// The other cards have an effect more often, and their effects have sounds already.
bool isHeard(Card card) {
    constexpr std::array heard{Card::Thief,   Card::Wrecker,    Card::Demolition, Card::Magnet,
                               Card::Hoarder, Card::Alchemist,  Card::Bounty,     Card::Harvest,
                               Card::Fog,     Card::SparePlate, Card::Toll};
    return std::find(heard.begin(), heard.end(), card) != heard.end();
}

SoundId motifOf(Boss boss) {
    switch (boss) {
    case Boss::Foreman: return SoundId::BossForeman;
    case Boss::Queen: return SoundId::BossQueen;
    case Boss::Clockmaker: return SoundId::BossClockmaker;
    case Boss::Minotaur: return SoundId::BossMinotaur;
    case Boss::Umbra: return SoundId::BossUmbra;
    }
    return SoundId::BossPhase;
}

/// The frequency factor of an interval in semitones.
double transposed(int semitones) { return std::exp2(semitones / 12.0); }

// Each stage of the rally sounds two semitones higher.
double stagePitch(double speed) { return transposed(2 * rallyStage(speed)); }

// Turns one event into cues. A new kind of event does not compile until it is handled here.
struct CueWriter {
    std::vector<SoundCue>& cues;
    std::optional<Side> player;
    bool melody;
    int key;

    void operator()(const BallServed& e) const { cues.push_back({SoundId::Serve, 1.0, panAt(e.at.x), 1.0}); }
    void operator()(const BallHitPaddle& e) const {
        SoundCue cue = struck(soundOfStroke(e.stroke), e.at, e.speed);
        cue.pitch *= stagePitch(length(e.ballVelocity));
        cues.push_back(cue);
    }
    void operator()(const BallConverted& e) const {
        cues.push_back({SoundId::Convert, 1.0, panAt(e.at.x), 1.0});
    }
    void operator()(const BallHitWall& e) const { cues.push_back(struck(SoundId::Wall, e.at, e.speed)); }
    void operator()(const BallHitHexagon& e) const {
        cues.push_back(struck(SoundId::Hexagon, e.at, e.speed));
    }
    void operator()(const BallsCollided& e) const {
        cues.push_back(struck(SoundId::BallBall, e.at, e.speed));
    }

    void add(SoundId sound, Vec2 at, double volume = 1.0, double pitch = 1.0) const {
        cues.push_back({sound, pitch, panAt(at.x), volume});
    }
    // Sounds that concern only the opponent are quieter.
    double nearness(Side side) const { return !player || *player == side ? 1.0 : 0.55; }

    // The last hit is silent: the break that follows has its own sound.
    void operator()(const BallHitBrick& e) const {
        if (e.hitsLeft == 0) return;
        SoundCue cue = struck(soundOfHit(e.kind), e.at, e.speed);
        cue.pitch *= stagePitch(e.speed);
        cues.push_back(cue);
    }
    // The note of the combo together with the sound of the material: a small shatter for a plain brick. The note
    // stays in the key of the music, the material rises with the rally.
    void operator()(const BrickBroken& e) const {
        add(SoundId::Brick, e.at, 1.0, transposed(key) * (melody ? comboPitch(e.combo) : 1.0));
        const double pitch = stagePitch(length(e.ballVelocity));
        if (e.kind == BrickKind::Glass) return add(SoundId::Glass, e.at, 1.0, pitch);
        if (e.kind == BrickKind::Bomb) return add(SoundId::Fuse, e.at);
        const bool big = e.kind != BrickKind::Normal || !e.by;
        add(SoundId::BrickBreak, e.at, big ? 0.9 : 0.35, pitch);
    }
    // Quiet, because a rising field brings many.
    void operator()(const BrickRegrown& e) const { add(SoundId::Regrow, e.at, 0.5); }
    void operator()(const BombExploded& e) const { add(SoundId::Bomb, e.at); }
    void operator()(const BallSplit& e) const { add(SoundId::Split, e.at); }
    void operator()(const LaserFired& e) const { add(SoundId::Laser, e.at, nearness(e.side)); }
    void operator()(const LaserHitBrick& e) const { add(SoundId::LaserHit, e.at); }

    // A bad capsule has a lower pitch.
    void operator()(const CapsuleReleased& e) const {
        add(SoundId::Capsule, e.at, nearness(e.towards), e.drop.bad ? 0.7 : 1.0);
    }
    void operator()(const CapsuleCaught& e) const {
        add(e.drop.bad ? SoundId::CatchBad : SoundId::CatchGood, e.at, nearness(e.by));
    }
    void operator()(const CapsuleMissed& e) const { add(SoundId::CatchMissed, e.at, nearness(e.towards)); }
    // A power-up that hinders the opponent concerns both sides.
    void operator()(const PowerUpBegan& e) const {
        const double volume = traitsOf(e.kind).hinders ? 1.0 : nearness(e.side);
        if (const auto sound = soundOf(e.kind)) cues.push_back({*sound, 1.0, 0.0, volume});
    }
    // The end of a hindrance sounds a little brighter.
    void operator()(const PowerUpEnded& e) const {
        const double pitch = traitsOf(e.kind).hinders ? 1.25 : 1.0;
        cues.push_back({SoundId::PowerEnded, pitch, 0.0, nearness(e.side)});
    }
    void operator()(const BallHeld& e) const { add(SoundId::Hold, e.at); }
    // A ball's touch of its own side's shields is soft.
    void operator()(const BallHitShield& e) const {
        cues.push_back(
            {SoundId::ShieldHit, struckPitch(e.speed), panAt(e.at.x), 0.7 * struckVolume(e.speed)});
    }
    // The thin plates of a wall sound higher.
    void operator()(const ShieldBroken& e) const {
        add(SoundId::ShieldBroken, e.at, 1.0, e.row == ShieldRow::Wall ? 1.3 : 1.0);
    }
    void operator()(const ShieldRepaired& e) const {
        add(SoundId::ShieldRepaired, {(e.place + 0.5) * tuning::shieldWidth, goalLine(e.side)},
            nearness(e.side));
    }
    void operator()(const ShieldsRestored& e) const {
        cues.push_back({SoundId::ShieldsRestored, 1.0, 0.0, 0.8 * nearness(e.side)});
    }
    void operator()(const LifeGained&) const { cues.push_back({SoundId::LifeGained, 1.0, 0.0, 1.0}); }
    // A warning is the quieter announcement of the act. The Foreman and the Queen act without one: theirs are the first
    // sounds of a new phase, each brick that is laid, and each drone that wakes.
    void operator()(const BossWarned& e) const { cues.push_back({motifOf(e.boss), 1.0, 0.0, 0.6}); }
    void operator()(const BossActed& e) const { cues.push_back({motifOf(e.boss), 1.0, 0.0, 1.0}); }
    void operator()(const BossRested&) const {}
    void operator()(const BossPhaseBegan& e) const {
        cues.push_back({SoundId::BossPhase, 0.8, 0.0, 1.0});
        cues.push_back({motifOf(e.boss), 1.0, 0.0, 1.0});
    }
    void operator()(const BrickLaid& e) const { add(SoundId::BossForeman, e.at, 0.35, 1.5); }
    // Smaller than a paddle.
    void operator()(const DroneHit& e) const {
        SoundCue cue = struck(SoundId::Paddle, e.at, e.speed);
        cue.pitch *= 1.35;
        cues.push_back(cue);
    }
    void operator()(const DroneSlept& e) const { add(SoundId::PowerEnded, e.at, nearness(e.side)); }
    void operator()(const DroneWoke& e) const { add(SoundId::BossQueen, e.at, 0.6); }
    void operator()(const BallTurnedBack&) const {}
    void operator()(const CardWorked& e) const {
        if (isHeard(e.card)) add(SoundId::CardWorked, e.at, nearness(e.side));
    }
    void operator()(const ChargeStopped& e) const { add(SoundId::Bomb, e.at, 0.7); }

    // A conceded goal sounds lower. The deciding one is heard together with a deep crash; the music
    // answers the others: a match point of either side, or a goal of the
    // player's.
    void operator()(const GoalScored& e) const {
        const bool conceded = player && *player != e.by;
        cues.push_back({SoundId::GoalScored, conceded ? 0.8 : 1.0, panAt(e.at.x) / 2, 1.0});
        if (e.needed == 1) cues.push_back({SoundId::MatchPoint, transposed(key), 0.0, 1.0});
        if (e.needed > 1 && !conceded) cues.push_back({SoundId::GoalStinger, transposed(key), 0.0, 1.0});
        if (e.needed == 0) cues.push_back({SoundId::ShieldBroken, 0.6, panAt(e.at.x) / 2, 1.0});
    }
    void operator()(const LifeLost& e) const {
        cues.push_back({SoundId::LifeLost, 1.0, panAt(e.at.x) / 2, 1.0});
    }
    void operator()(const BallLost& e) const { cues.push_back({SoundId::BallLost, 1.0, panAt(e.at.x), 0.8}); }
    void operator()(const BallTakenBack&) const {}
    void operator()(const ReserveGrew&) const {}
    void operator()(const BallNudged& e) const { cues.push_back({SoundId::Nudge, 1.0, panAt(e.at.x), 1.0}); }
    void operator()(const CountdownTicked& e) const {
        cues.push_back({e.secondsLeft > 0 ? SoundId::Countdown : SoundId::Go, 1.0, 0.0, 1.0});
    }
    void operator()(const FieldRising&) const { cues.push_back({SoundId::FieldRising, 1.0, 0.0, 1.0}); }
    void operator()(const SuddenDeathBegan&) const { cues.push_back({SoundId::SuddenDeath, 1.0, 0.0, 1.0}); }
    void operator()(const MatchEnded& e) const {
        const bool won = !player || *player == e.winner;
        cues.push_back({won ? SoundId::Win : SoundId::Lose, 1.0, 0.0, 1.0});
        if (e.loser) cues.push_back({SoundId::PaddleBroken, 1.0, 0.0, 1.0});
    }
    void operator()(const MomentumFilled& e) const {
        cues.push_back({SoundId::MomentumFull, transposed(key), 0.0, nearness(e.side)});
    }
    void operator()(const SuperBegan&) const { cues.push_back({SoundId::SuperBegan, 1.0, 0.0, 1.0}); }
    void operator()(const SuperEnded&) const {} // The fireball's end is heard.
};

// Adds the quieter cue's energy to the louder one and moves the pan to their energy-weighted mean. The volume
// may exceed 1 here, so that every cue keeps its weight in the pan.
void absorb(SoundCue& louder, const SoundCue& quieter) {
    const double kept = louder.volume * louder.volume;
    const double added = quieter.volume * quieter.volume;
    if (kept + added == 0.0) return;
    louder.pan = (louder.pan * kept + quieter.pan * added) / (kept + added);
    louder.volume = std::sqrt(kept + added);
}

} // namespace

SoundCue cueFor(Cue cue, int key) {
    switch (cue) {
    case Cue::MenuMove: return {SoundId::MenuMove};
    case Cue::MenuAccept: return {SoundId::MenuAccept};
    case Cue::MenuBack: return {SoundId::MenuBack};
    case Cue::Pause: return {SoundId::Pause};
    case Cue::FirstPower: return {SoundId::FirstPower, transposed(key)};
    case Cue::GuestAsks: return {SoundId::MatchPoint};
    }
    return {};
}

std::vector<SoundCue> cuesFor(const std::vector<Event>& events, std::optional<Side> player,
                              const Hearing& hearing, int key) {
    std::vector<SoundCue> cues;
    for (const Event& event : events)
        std::visit(CueWriter{cues, player, hearing.melody, key}, event);
    for (SoundCue& cue : cues)
        if (!hearing.stereo) cue.pan = 0.0;
    return cues;
}

std::vector<SoundCue> earCuesFor(const std::vector<Pulse>& pulses, const Hearing& hearing) {
    struct Timbre {
        SoundId sound;
        double pitch;
    };
    // In the order of EarSound.
    constexpr auto timbres = tableOf<EarSound, Timbre>({{SoundId::EarBall, 1.0},
                                                        {SoundId::EarSteady, 1.0},
                                                        {SoundId::EarTick, 1.4},
                                                        {SoundId::EarCapsule, 1.0},
                                                        {SoundId::EarTick, 0.6},
                                                        {SoundId::EarServe, 1.0}});
    std::vector<SoundCue> cues;
    for (const Pulse& pulse : pulses) {
        const auto kind = static_cast<std::size_t>(pulse.sound);
        if (hearing.ear[kind] <= 0.0) continue;
        const auto& [sound, pitch] = timbres[kind];
        cues.push_back({sound, pitch * std::exp2(pulse.pitch), hearing.stereo ? 0.8 * pulse.pan : 0.0,
                        hearing.ear[kind]});
    }
    return cues;
}

void varyPitches(std::vector<SoundCue>& cues, Random& random) {
    constexpr double most = 0.03;
    for (SoundCue& cue : cues)
        if (soundTraits(cue.sound).varied) cue.pitch *= random.between(1.0 - most, 1.0 + most);
}

std::vector<SoundCue> merged(const std::vector<SoundCue>& cues) {
    std::vector<SoundCue> sorted = cues;
    std::stable_sort(sorted.begin(), sorted.end(), [](const SoundCue& a, const SoundCue& b) {
        const SoundPriority first = soundTraits(a.sound).priority;
        const SoundPriority second = soundTraits(b.sound).priority;
        if (first != second) return first > second;
        if (a.sound != b.sound) return a.sound < b.sound;
        return a.volume > b.volume;
    });
    std::vector<SoundCue> kept;
    std::size_t firstOfSound = 0;
    std::size_t ofSound = 0;
    for (const SoundCue& cue : sorted) {
        if (kept.empty() || kept.back().sound != cue.sound) {
            firstOfSound = kept.size();
            ofSound = 0;
        }
        const std::size_t limit = soundTraits(cue.sound).frameLimit;
        if (ofSound < limit) {
            kept.push_back(cue);
        } else {
            absorb(kept[firstOfSound + ofSound % limit], cue);
        }
        ++ofSound;
    }
    for (SoundCue& cue : kept)
        cue.volume = std::min(cue.volume, 1.0);
    return kept;
}

double secondsToDuck(const std::vector<SoundCue>& cues) {
    struct Duck {
        SoundId sound;
        double seconds;
    };
    constexpr Duck ducks[] = {{SoundId::Win, 1.8},         {SoundId::Lose, 1.8},
                              {SoundId::SuddenDeath, 1.0}, {SoundId::GoalScored, 0.7},
                              {SoundId::LifeLost, 0.5},    {SoundId::ShieldBroken, 0.12}};
    double seconds = 0.0;
    for (const SoundCue& cue : cues)
        for (const Duck& duck : ducks)
            if (cue.sound == duck.sound) seconds = std::max(seconds, duck.seconds);
    return seconds;
}

double comboPitch(int combo) {
    constexpr int semitones[] = {0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24};
    const int last = static_cast<int>(std::size(semitones)) - 1;
    return transposed(semitones[std::clamp(combo - 1, 0, last)]);
}

double panAt(double x) { return 0.8 * std::clamp(2.0 * x / tuning::fieldSize.x - 1.0, -1.0, 1.0); }

} // namespace arkanong
