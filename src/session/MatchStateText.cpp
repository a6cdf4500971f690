#include "arkanong/session/MatchStateText.hpp"

#include "arkanong/language/Names.hpp"

#include <algorithm>

namespace arkanong {

namespace {

std::size_t ballsOf(const ObjectManager& objects, Side side) {
    const auto own = [side](const Ball& ball) { return ball.owner == side; };
    const auto held = [side](const HeldBall& ball) { return ball.side == side; };
    return static_cast<std::size_t>(std::count_if(objects.balls.begin(), objects.balls.end(), own) +
                                    std::count_if(objects.held.begin(), objects.held.end(), held));
}

int secondsOf(int ticks) { return (ticks + tuning::ticksPerSecond - 1) / tuning::ticksPerSecond; }

/// A number with what it counts, which is not negative.
std::string counted(const Catalogue& catalogue, const PluralText& text, int count) {
    const auto n = static_cast<std::uint64_t>(count);
    return fill(catalogue.plural(text, n), {{"n", n}});
}

/// "You: 2 balls in play and 3 to serve, 4 shields, 1200 points. Wide for 12 seconds."
std::string sideState(const Catalogue& catalogue, const World& world, Side side, std::optional<Side> own) {
    const ObjectManager& objects = world.objects();
    const Standing& standing = world.match().standing(side);
    const int shields = objects.shieldsOf(side, ShieldRow::Line) + objects.shieldsOf(side, ShieldRow::Wall);
    const auto balls = static_cast<int>(ballsOf(objects, side));
    std::string text = fill(
        // Translators: how a side stands: "You: 2 balls in play and 3 to serve, 4 shields, 1200 points."
        catalogue.text("{who}: {balls} and {reserve}, {shields}, {points}."),
        {{"who", side == own ? catalogue.text("You") : shownName(catalogue, side)},
         {"balls", counted(catalogue, translatablePlural("{n} ball in play", "{n} balls in play"), balls)},
         // Translators: so many balls wait to be served.
         {"reserve",
          counted(catalogue, translatablePlural("{n} to serve", "{n} to serve"), standing.reserve)},
         {"shields", counted(catalogue, translatablePlural("{n} shield", "{n} shields"), shields)},
         {"points", counted(catalogue, translatablePlural("{n} point", "{n} points"), standing.score)}});
    for (const PowerUp kind : everyOf<PowerUp>()) {
        const int left = world.powers().ticksLeft(side, kind);
        if (left <= 0) continue;
        const auto seconds = static_cast<std::uint64_t>(secondsOf(left));
        // Translators: a power-up and for how long it still works: "Wide for 12 seconds."
        text += ' ' + fill(catalogue.plural("{name} for {n} second.", "{name} for {n} seconds.", seconds),
                           {{"name", catalogue.sentenceCase(shownName(catalogue, kind))}, {"n", seconds}});
    }
    return text;
}

std::string livesText(const Catalogue& catalogue, int lives) {
    return counted(catalogue, translatablePlural("{n} life left", "{n} lives left"), lives);
}

} // namespace

std::string scoreText(const Catalogue& catalogue, const Match& match, std::optional<Side> own) {
    const Side first = own.value_or(Side::Blue);
    const std::string_view text = !own                ? catalogue.text("Blue {own}, Red {other}")
                                  : own == Side::Blue ? catalogue.text("You {own}, Red {other}")
                                                      : catalogue.text("You {own}, Blue {other}");
    return fill(text,
                {{"own", match.standing(first).goals}, {"other", match.standing(opponent(first)).goals}});
}

std::string matchState(const Catalogue& catalogue, const World& world, std::optional<Side> own) {
    const Match& match = world.match();
    const Side first = own.value_or(Side::Blue);
    const bool alone = world.objects().paddle(opponent(first)) == nullptr;
    std::string text;
    if (match.settings().mode == Mode::Solo)
        text = livesText(catalogue, match.standing(Side::Blue).lives) + ".\n";
    else if (!alone) // Translators: how many goals both sides have: "Goals: You 2, Red 1."
        text = fill(catalogue.text("Goals: {score}."), {{"score", scoreText(catalogue, match, own)}}) + '\n';
    text += sideState(catalogue, world, first, own);
    if (!alone) text += '\n' + sideState(catalogue, world, opponent(first), own);
    if (match.phase() == Phase::Play && match.ticksLeft() > 0)
        text +=
            '\n' + counted(catalogue,
                           translatablePlural("Sudden death in {n} second.", "Sudden death in {n} seconds."),
                           secondsOf(match.ticksLeft()));
    return text;
}

} // namespace arkanong
