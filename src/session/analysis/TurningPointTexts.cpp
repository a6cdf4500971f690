#include "arkanong/session/analysis/TurningPointTexts.hpp"

#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace arkanong {

namespace {

/// How the words name the two sides.
struct Names {
    std::string whose;  ///< "YOUR", "RED'S": the side of the point.
    std::string whom;   ///< "YOU", "RED".
    std::string theirs; ///< "RED'S": its opponent.
    std::string they;   ///< "RED".
};

Names namesOf(Side side, std::optional<Side> you) {
    const auto name = [](Side of) { return inCapitals(nameOf(of)); };
    const bool own = you == side;
    const std::string self = name(side), other = name(opponent(side));
    return {own ? "YOUR" : self + "'S", own ? "YOU" : self, you == opponent(side) ? "YOUR" : other + "'S",
            you == opponent(side) ? "YOU" : other};
}

const char* wordOf(LineThird third) {
    constexpr std::array<const char*, 3> words{"LEFT", "MIDDLE", "RIGHT"};
    return words[static_cast<std::size_t>(third)];
}

/// "TWO BALLS"; "12 BALLS" from ten on.
std::string ballCount(int balls) {
    constexpr std::array<const char*, 10> words{"NO",   "ONE", "TWO",   "THREE", "FOUR",
                                                "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"};
    const auto index = static_cast<std::size_t>(std::max(balls, 0));
    return (index < words.size() ? words[index] : std::to_string(balls)) +
           std::string(balls == 1 ? " BALL" : " BALLS");
}

std::string onHalf(const TurningPoint& point, const Names& names) {
    return ballCount(point.balls) + " ON " + names.whose + " HALF";
}

std::string goalText(const TurningPoint& point, const Names& names) {
    if (point.last) return "LAST GOAL, ON " + names.whose + ' ' + wordOf(point.third);
    if (point.open) return "GOAL THROUGH " + names.whose + " OPEN " + wordOf(point.third);
    return "GOAL ON " + names.whose + ' ' + wordOf(point.third) + ", WITHOUT SHIELDS";
}

const char* actText(Boss boss) {
    constexpr auto acts = tableOf<Boss, const char*>({"THE FOREMAN ACTED", "THE QUEEN ACTED",
                                                      "THE CLOCKMAKER TURNED BALLS BACK",
                                                      "THE MINOTAUR CHARGED", "UMBRA DARKENED THE FIELD"});
    return acts[bossIndex(boss)];
}

std::string shieldText(const TurningPoint& point, const Names& names) {
    const std::string left = point.shields == 0 ? "NONE LEFT" : std::to_string(point.shields) + " LEFT";
    return "SHIELD BROKEN ON " + names.whose + ' ' + wordOf(point.third) + ", " + left;
}

} // namespace

std::string turningPointText(const TurningPoint& point, std::optional<Side> you) {
    const Names names = namesOf(point.side, you);
    const bool own = you == point.side;
    const auto powerUp = [&] { return inCapitals(traitsOf(point.powerUp).name); };
    switch (point.kind) {
    case TurningPointKind::Goal: return goalText(point, names);
    case TurningPointKind::TimeUp: return "TIME OR POINTS DECIDED FOR " + names.they;
    case TurningPointKind::SuddenDeath: return "SUDDEN DEATH BEGAN";
    case TurningPointKind::BallStolen:
        return names.whose + " BALL STOLEN" + (point.balls > 0 ? ", " + onHalf(point, names) : "");
    case TurningPointKind::Super: return names.theirs + " SUPER BEGAN";
    case TurningPointKind::BossActed: return actText(point.boss);
    case TurningPointKind::ShieldBroken: return shieldText(point, names);
    case TurningPointKind::BadCapsule: return names.whom + " CAUGHT A BAD CAPSULE: " + powerUp();
    case TurningPointKind::Hindered: return names.they + " HINDERED " + names.whom + ": " + powerUp();
    case TurningPointKind::CapsuleTaken: return names.they + " CAUGHT " + powerUp();
    case TurningPointKind::CapsuleMissed: return names.whom + " MISSED " + powerUp();
    case TurningPointKind::BallLost:
        return names.whose + " BALL LOST ON " + names.whose + ' ' + wordOf(point.third);
    case TurningPointKind::Card:
        return names.theirs + " CARD WORKED: " + inCapitals(traitsOf(point.card).name);
    case TurningPointKind::Crowd: return onHalf(point, names);
    case TurningPointKind::NoBall: return "NO BALL OF " + names.whose + (own ? "S IN PLAY" : " IN PLAY");
    case TurningPointKind::Drift: return names.they + " GOT THE UPPER HAND";
    }
    return {};
}

std::string turningPointLine(const TurningPoint& point, std::optional<Side> you) {
    return clockText(point.tick) + ' ' + turningPointText(point, you);
}

std::string chanceText(double chance) {
    if (chance <= 0.0 || chance >= 1.0) return chance <= 0.0 ? "0 %" : "100 %";
    return std::to_string(std::clamp(static_cast<int>(100.0 * chance + 0.5), 1, 99)) + " %";
}

std::string chanceWithError(const Alternative& alternative, Side side) {
    constexpr int knows = 8; // Fewer playouts can agree by chance.
    if (alternative.playouts == 0) return "...";
    std::string chance = chanceText(chanceOf(alternative.blue, side));
    if (alternative.playouts < knows) return chance;
    return chance + " ± " + std::to_string(std::lround(200.0 * alternative.error));
}

std::string choiceText(const Choice& choice) {
    std::string time = clockText(choice.tick);
    if (choice.kind == Choice::Kind::Serve) return time;
    return time + ' ' + inCapitals(traitsOf(choice.drop.kind).name);
}

std::string alternativeText(const Alternative& alternative) {
    switch (alternative.kind) {
    case Alternative::Kind::ServeLeft: return "SERVE LEFT";
    case Alternative::Kind::ServeMiddle: return "SERVE MIDDLE";
    case Alternative::Kind::ServeRight: return "SERVE RIGHT";
    case Alternative::Kind::CapsuleTaken: return "CAPSULE TAKEN";
    case Alternative::Kind::CapsuleLeft: return "CAPSULE NOT TAKEN";
    case Alternative::Kind::Hand: return "HAND " + std::to_string(alternative.hand + 1);
    }
    return {};
}

} // namespace arkanong
