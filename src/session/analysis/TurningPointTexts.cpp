#include "arkanong/session/analysis/TurningPointTexts.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace arkanong {

namespace {

/// A sentence about you, about Blue and about Red: other languages cannot make one of another.
struct Voices {
    const char* you;
    const char* blue;
    const char* red;

    std::string_view of(const Catalogue& catalogue, Side side, std::optional<Side> reader) const {
        return catalogue.text(reader == side ? you : side == Side::Blue ? blue : red);
    }
};
/// In the order of LineThird.
using Thirds = std::array<Voices, 3>;

std::string_view sentence(const Catalogue& catalogue, const Thirds& thirds, const TurningPoint& point,
                          std::optional<Side> you) {
    return thirds.at(static_cast<std::size_t>(point.third)).of(catalogue, point.side, you);
}

// Translators: left, middle and right are thirds of the goal line of a side, as that side sees them.
/// The side is the one that conceded, here and in the next ones.
constexpr Thirds lastGoal{{
    {translatable("LAST GOAL, ON YOUR LEFT"), translatable("LAST GOAL, ON BLUE'S LEFT"),
     translatable("LAST GOAL, ON RED'S LEFT")},
    {translatable("LAST GOAL, ON YOUR MIDDLE"), translatable("LAST GOAL, ON BLUE'S MIDDLE"),
     translatable("LAST GOAL, ON RED'S MIDDLE")},
    {translatable("LAST GOAL, ON YOUR RIGHT"), translatable("LAST GOAL, ON BLUE'S RIGHT"),
     translatable("LAST GOAL, ON RED'S RIGHT")},
}};
/// Through a gap.
constexpr Thirds openGoal{{
    {translatable("GOAL THROUGH YOUR OPEN LEFT"), translatable("GOAL THROUGH BLUE'S OPEN LEFT"),
     translatable("GOAL THROUGH RED'S OPEN LEFT")},
    {translatable("GOAL THROUGH YOUR OPEN MIDDLE"), translatable("GOAL THROUGH BLUE'S OPEN MIDDLE"),
     translatable("GOAL THROUGH RED'S OPEN MIDDLE")},
    {translatable("GOAL THROUGH YOUR OPEN RIGHT"), translatable("GOAL THROUGH BLUE'S OPEN RIGHT"),
     translatable("GOAL THROUGH RED'S OPEN RIGHT")},
}};
/// In sudden death.
constexpr Thirds plainGoal{{
    {translatable("GOAL ON YOUR LEFT, WITHOUT SHIELDS"), translatable("GOAL ON BLUE'S LEFT, WITHOUT SHIELDS"),
     translatable("GOAL ON RED'S LEFT, WITHOUT SHIELDS")},
    {translatable("GOAL ON YOUR MIDDLE, WITHOUT SHIELDS"),
     translatable("GOAL ON BLUE'S MIDDLE, WITHOUT SHIELDS"),
     translatable("GOAL ON RED'S MIDDLE, WITHOUT SHIELDS")},
    {translatable("GOAL ON YOUR RIGHT, WITHOUT SHIELDS"),
     translatable("GOAL ON BLUE'S RIGHT, WITHOUT SHIELDS"),
     translatable("GOAL ON RED'S RIGHT, WITHOUT SHIELDS")},
}};
/// What is left follows, see shieldText().
constexpr Thirds shieldBroken{{
    {translatable("SHIELD BROKEN ON YOUR LEFT"), translatable("SHIELD BROKEN ON BLUE'S LEFT"),
     translatable("SHIELD BROKEN ON RED'S LEFT")},
    {translatable("SHIELD BROKEN ON YOUR MIDDLE"), translatable("SHIELD BROKEN ON BLUE'S MIDDLE"),
     translatable("SHIELD BROKEN ON RED'S MIDDLE")},
    {translatable("SHIELD BROKEN ON YOUR RIGHT"), translatable("SHIELD BROKEN ON BLUE'S RIGHT"),
     translatable("SHIELD BROKEN ON RED'S RIGHT")},
}};
/// The ball left the field on its own side's line.
constexpr Thirds ballLost{{
    {translatable("YOUR BALL LOST ON YOUR LEFT"), translatable("BLUE'S BALL LOST ON BLUE'S LEFT"),
     translatable("RED'S BALL LOST ON RED'S LEFT")},
    {translatable("YOUR BALL LOST ON YOUR MIDDLE"), translatable("BLUE'S BALL LOST ON BLUE'S MIDDLE"),
     translatable("RED'S BALL LOST ON RED'S MIDDLE")},
    {translatable("YOUR BALL LOST ON YOUR RIGHT"), translatable("BLUE'S BALL LOST ON BLUE'S RIGHT"),
     translatable("RED'S BALL LOST ON RED'S RIGHT")},
}};

constexpr Voices timeUp{translatable("TIME OR POINTS DECIDED FOR YOU"),
                        translatable("TIME OR POINTS DECIDED FOR BLUE"),
                        translatable("TIME OR POINTS DECIDED FOR RED")};
constexpr Voices ballStolen{translatable("YOUR BALL STOLEN"), translatable("BLUE'S BALL STOLEN"),
                            translatable("RED'S BALL STOLEN")};
constexpr Voices superBegan{translatable("YOUR SUPER BEGAN"), translatable("BLUE'S SUPER BEGAN"),
                            translatable("RED'S SUPER BEGAN")};
constexpr Voices caughtBad{translatable("YOU CAUGHT A BAD CAPSULE: {name}"),
                           translatable("BLUE CAUGHT A BAD CAPSULE: {name}"),
                           translatable("RED CAUGHT A BAD CAPSULE: {name}")};
constexpr Voices caught{translatable("YOU CAUGHT {name}"), translatable("BLUE CAUGHT {name}"),
                        translatable("RED CAUGHT {name}")};
constexpr Voices missed{translatable("YOU MISSED {name}"), translatable("BLUE MISSED {name}"),
                        translatable("RED MISSED {name}")};
constexpr Voices cardWorked{translatable("YOUR CARD WORKED: {name}"),
                            translatable("BLUE'S CARD WORKED: {name}"),
                            translatable("RED'S CARD WORKED: {name}")};
constexpr Voices noBall{translatable("NO BALL OF YOURS IN PLAY"), translatable("NO BALL OF BLUE'S IN PLAY"),
                        translatable("NO BALL OF RED'S IN PLAY")};
constexpr Voices upperHand{translatable("YOU GOT THE UPPER HAND"), translatable("BLUE GOT THE UPPER HAND"),
                           translatable("RED GOT THE UPPER HAND")};

constexpr Voices noneOnHalf{translatable("NO BALLS ON YOUR HALF"), translatable("NO BALLS ON BLUE'S HALF"),
                            translatable("NO BALLS ON RED'S HALF")};

/// Balls of the opponent: "2 BALLS ON YOUR HALF".
std::string onHalf(const Catalogue& catalogue, const TurningPoint& point, std::optional<Side> you) {
    if (point.balls <= 0) return std::string(noneOnHalf.of(catalogue, point.side, you));
    const PluralText text =
        you == point.side          ? translatablePlural("{n} BALL ON YOUR HALF", "{n} BALLS ON YOUR HALF")
        : point.side == Side::Blue ? translatablePlural("{n} BALL ON BLUE'S HALF", "{n} BALLS ON BLUE'S HALF")
                                   : translatablePlural("{n} BALL ON RED'S HALF", "{n} BALLS ON RED'S HALF");
    return fill(catalogue.plural(text, static_cast<std::uint64_t>(point.balls)), {{"n", point.balls}});
}

/// An event and what came of it: "YOUR BALL STOLEN, 2 BALLS ON YOUR HALF".
std::string joined(const Catalogue& catalogue, std::string_view event, std::string_view result) {
    // Translators: an event and what came of it, as in "YOUR BALL STOLEN, 2 BALLS ON YOUR HALF".
    return fill(catalogue.text("{event}, {result}"), {{"event", event}, {"result", result}});
}

std::string stolenText(const Catalogue& catalogue, const TurningPoint& point, std::optional<Side> you) {
    const std::string_view event = ballStolen.of(catalogue, point.side, you);
    return point.balls > 0 ? joined(catalogue, event, onHalf(catalogue, point, you)) : std::string(event);
}

std::string shieldText(const Catalogue& catalogue, const TurningPoint& point, std::optional<Side> you) {
    const auto left = static_cast<std::uint64_t>(point.shields);
    return joined(catalogue, sentence(catalogue, shieldBroken, point, you),
                  point.shields == 0 // Translators: no shields are left.
                      ? std::string(catalogue.text("NONE LEFT"))
                      // Translators: so many shields are left.
                      : fill(catalogue.plural("{n} LEFT", "{n} LEFT", left), {{"n", left}}));
}

const char* actText(Boss boss) {
    constexpr auto acts = tableOf<Boss, const char*>(
        {translatable("THE FOREMAN ACTED"), translatable("THE QUEEN ACTED"),
         translatable("THE CLOCKMAKER TURNED BALLS BACK"), translatable("THE MINOTAUR CHARGED"),
         translatable("UMBRA DARKENED THE FIELD")});
    return acts[bossIndex(boss)];
}

/// The opponent of `side` hindered it.
const char* hindered(Side side, std::optional<Side> you) {
    const bool blue = side == Side::Blue;
    if (you == side)
        return blue ? translatable("RED HINDERED YOU: {name}") : translatable("BLUE HINDERED YOU: {name}");
    if (you == opponent(side))
        return blue ? translatable("YOU HINDERED BLUE: {name}") : translatable("YOU HINDERED RED: {name}");
    return blue ? translatable("RED HINDERED BLUE: {name}") : translatable("BLUE HINDERED RED: {name}");
}

} // namespace

std::string turningPointText(const Catalogue& catalogue, const TurningPoint& point, std::optional<Side> you) {
    const Side other = opponent(point.side);
    const auto told = [&](const Voices& voices, Side side) {
        return std::string(voices.of(catalogue, side, you));
    };
    const auto at = [&](const Thirds& thirds) {
        return std::string(sentence(catalogue, thirds, point, you));
    };
    const auto ofCapsule = [&](std::string_view text) {
        return fill(text, {{"name", catalogue.capitals(shownName(catalogue, point.powerUp))}});
    };
    switch (point.kind) {
    case TurningPointKind::Goal: return at(point.last ? lastGoal : point.open ? openGoal : plainGoal);
    case TurningPointKind::TimeUp: return told(timeUp, other);
    case TurningPointKind::SuddenDeath: return std::string(catalogue.text("SUDDEN DEATH BEGAN"));
    case TurningPointKind::BallStolen: return stolenText(catalogue, point, you);
    case TurningPointKind::Super: return told(superBegan, other);
    case TurningPointKind::BossActed: return std::string(catalogue.text(actText(point.boss)));
    case TurningPointKind::ShieldBroken: return shieldText(catalogue, point, you);
    case TurningPointKind::BadCapsule: return ofCapsule(told(caughtBad, point.side));
    case TurningPointKind::Hindered: return ofCapsule(catalogue.text(hindered(point.side, you)));
    case TurningPointKind::CapsuleTaken: return ofCapsule(told(caught, other));
    case TurningPointKind::CapsuleMissed: return ofCapsule(told(missed, point.side));
    case TurningPointKind::BallLost: return at(ballLost);
    case TurningPointKind::Card:
        return fill(told(cardWorked, other),
                    {{"name", catalogue.capitals(shownName(catalogue, point.card))}});
    case TurningPointKind::Crowd: return onHalf(catalogue, point, you);
    case TurningPointKind::NoBall: return told(noBall, point.side);
    case TurningPointKind::Drift: return told(upperHand, other);
    }
    return {};
}

std::string turningPointLine(const Catalogue& catalogue, const TurningPoint& point, std::optional<Side> you) {
    return clockText(point.tick) + ' ' + turningPointText(catalogue, point, you);
}

std::string chanceText(const Catalogue& catalogue, double chance) {
    const int percent = chance <= 0.0   ? 0
                        : chance >= 1.0 ? 100
                                        : std::clamp(static_cast<int>(100.0 * chance + 0.5), 1, 99);
    return percentText(catalogue, percent);
}

std::string chanceWithError(const Catalogue& catalogue, const Alternative& alternative, Side side) {
    constexpr int knows = 8; // Fewer playouts can agree by chance.
    if (alternative.playouts == 0) return "...";
    std::string chance = chanceText(catalogue, chanceOf(alternative.blue, side));
    if (alternative.playouts < knows) return chance;
    return chance + " ± " + std::to_string(std::lround(200.0 * alternative.error));
}

std::string choiceText(const Catalogue& catalogue, const Choice& choice) {
    std::string time = clockText(choice.tick);
    if (choice.kind == Choice::Kind::Serve) return time;
    return time + ' ' + catalogue.capitals(shownName(catalogue, choice.drop.kind));
}

std::string alternativeText(const Catalogue& catalogue, const Alternative& alternative) {
    switch (alternative.kind) {
    case Alternative::Kind::ServeLeft: return std::string(catalogue.text("SERVE LEFT"));
    case Alternative::Kind::ServeMiddle: return std::string(catalogue.text("SERVE MIDDLE"));
    case Alternative::Kind::ServeRight: return std::string(catalogue.text("SERVE RIGHT"));
    case Alternative::Kind::CapsuleTaken: return std::string(catalogue.text("CAPSULE TAKEN"));
    case Alternative::Kind::CapsuleLeft: return std::string(catalogue.text("CAPSULE NOT TAKEN"));
    case Alternative::Kind::Hand:
        // Translators: a hand of cards.
        return fill(catalogue.text("HAND {n}"), {{"n", alternative.hand + 1}});
    }
    return {};
}

} // namespace arkanong
