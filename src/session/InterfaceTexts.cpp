#include "arkanong/session/InterfaceTexts.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/ScoreEligibility.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>

namespace arkanong {

namespace {

struct Words {
    std::string_view name;
    std::string_view line;
};

// In the order of Mutator.
constexpr auto mutatorWords = tableOf<Mutator, Words>({
    {translatable("More balls"),
     translatable("Twice as many serves, returned twice as fast, and twice as many balls")},
    {translatable("Spinning hexagons"), translatable("Hexagons that stand still spin")},
    {translatable("Pure pong"), translatable("No bricks: only paddles, balls and hexagons")},
    {translatable("No steals"), translatable("A touch does not change a ball's owner")},
    {translatable("Giant balls"), translatable("Balls are much larger")},
    {translatable("Fast rally"), translatable("Balls fly faster from the start")},
    {translatable("Power rain"), translatable("Every brick that breaks holds a power-up")},
    {translatable("No power-ups"), translatable("No brick holds a power-up")},
});

// In the order of Personality.
constexpr auto personalityLines = tableOf<Personality, std::string_view>({
    translatable("A bit of everything"),
    translatable("Serves whatever it has and strikes at every ball"),
    translatable("Stays back and saves its balls"),
    translatable("Sends balls to where you are not, at steep angles"),
    translatable("Breaks bricks for their power-ups and chases capsules"),
    translatable("Chases enemy balls to steal them"),
});

// In the order of Difficulty.
constexpr auto difficultyLines = tableOf<Difficulty, std::string_view>({
    translatable("Slow reactions and a slow paddle: for a first match"),
    translatable("An easy opponent that misses often"),
    translatable("An even match once you know the game"),
    translatable("Misses little and aims well"),
    translatable("Thinks far ahead and hardly ever misses, but never cheats"),
});

// In the order of Boss.
constexpr auto bossLines = tableOf<Boss, std::string_view>({
    translatable("Lays bricks before its line"),
    translatable("Has drones, which are small paddles"),
    translatable("Turns the other side's balls back for three seconds"),
    translatable("Charges through the bricks at the other side's balls"),
    translatable("Puts out the light: the other side sees only trails"),
});

} // namespace

std::string_view displayName(Mutator mutator) { return mutatorWords[static_cast<std::size_t>(mutator)].name; }
std::string_view explain(Mutator mutator) { return mutatorWords[static_cast<std::size_t>(mutator)].line; }
std::string_view explain(Personality personality) {
    return personalityLines[static_cast<std::size_t>(personality)];
}
std::string_view explain(Difficulty difficulty) {
    return difficultyLines[static_cast<std::size_t>(difficulty)];
}

std::string_view explain(Boss boss) { return bossLines[bossIndex(boss)]; }

std::vector<std::string> specialsOf(const Catalogue& catalogue, const Level& level) {
    std::vector<std::string> sentences;
    for (const Mutator mutator : everyOf<Mutator>())
        if (level.rules.has(mutator))
            // Translators: a rule of a level and what it does, as in "Giant balls: Balls are much larger".
            sentences.push_back(
                fill(catalogue.text("{name}: {sentence}"), {{"name", catalogue.text(displayName(mutator))},
                                                            {"sentence", catalogue.text(explain(mutator))}}));
    if (level.goalWidth != tuning::shieldsOfRow)
        sentences.emplace_back(level.goalWidth == 2
                                   ? catalogue.text("Narrow goals: two shields wide, between goalposts")
                                   : catalogue.text("Narrow goals: four shields wide, between goalposts"));
    if (!level.bands.empty())
        sentences.emplace_back(catalogue.text("Moving rows: bricks move to one side and back"));
    return sentences;
}

std::string quoted(const Catalogue& catalogue, std::string_view sentence) {
    // Translators: the language's quotation marks.
    return fill(catalogue.text("\"{sentence}\""), {{"sentence", sentence}});
}

std::string percentText(const Catalogue& catalogue, int percent) {
    return fill(catalogue.text("{n} %"), {{"n", percent}});
}

std::string shownStrength(const Catalogue& catalogue, Strength strength) {
    std::string name = catalogue.sentenceCase(shownName(catalogue, strength.atLeast()));
    if (strength.isNamed()) return name;
    return name + " + " + percentText(catalogue, strength.hundredths() % 100);
}

std::string winText(const MatchSetup& setup, Side winner) {
    if (setup.onlyPerson() == winner) return translatable("YOU WIN");
    return winner == Side::Blue ? translatable("BLUE WINS") : translatable("RED WINS");
}

std::string sideText(const MatchSetup& setup, Side side) {
    if (setup.onlyPerson() == side) return translatable("YOU");
    return side == Side::Blue ? translatable("BLUE") : translatable("RED");
}

std::string shownTable(const Catalogue& catalogue, std::string_view table) {
    if (table == soloTable) return std::string(catalogue.text("Solo"));
    if (table == campaignTable) return std::string(catalogue.text("Campaign"));
    if (table == gauntletTable) return std::string(catalogue.text("Gauntlet"));
    const std::optional<Difficulty> strength = strengthOf(table);
    if (!strength) return spelledOut(table);
    constexpr auto names = tableOf<Difficulty, const char*>(
        {translatable("Against Novice"), translatable("Against Easy"), translatable("Against Medium"),
         translatable("Against Hard"), translatable("Against Master")});
    return std::string(catalogue.text(names[static_cast<std::size_t>(*strength)]));
}

std::string captionOf(const Catalogue& catalogue, const Highlight& highlight) {
    const auto n = static_cast<std::uint64_t>(highlight.count);
    const auto counted = [&](const PluralText& text) { return fill(catalogue.plural(text, n), {{"n", n}}); };
    const auto plain = [&](const char* text) { return std::string(catalogue.text(text)); };
    switch (highlight.kind) {
    case HighlightKind::Chain:
        return counted(translatablePlural("A chain of {n} brick", "A chain of {n} bricks"));
    case HighlightKind::Combo:
        return counted(translatablePlural("{n} brick without a touch", "{n} bricks without a touch"));
    case HighlightKind::Save: return plain(translatable("Saved at the last moment"));
    case HighlightKind::Goal:
        return highlight.count > 1 ? counted(translatablePlural("{n} goal in a row", "{n} goals in a row"))
                                   : plain(translatable("A goal"));
    case HighlightKind::Counter: return plain(translatable("A stolen ball scores"));
    case HighlightKind::LastGoal: return plain(translatable("The deciding goal"));
    case HighlightKind::Victory: return plain(translatable("The deciding moment"));
    case HighlightKind::Cleared: return plain(translatable("The last brick"));
    }
    return {};
}

std::string secondsText(const Catalogue& catalogue, int tenths) {
    return catalogue.decimal(std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10));
}

std::string tenthsText(const Catalogue& catalogue, int ticks) {
    const int tenths = ticks * 10 / tuning::ticksPerSecond;
    return std::to_string(tenths / 600) + (tenths % 600 < 100 ? ":0" : ":") +
           secondsText(catalogue, tenths % 600);
}

std::string fromHome(const std::string& path) {
    const std::string home = userPlaces().home;
    const bool within = !home.empty() && path.rfind(home + '/', 0) == 0;
    return within ? '~' + path.substr(home.size()) : path;
}

std::string shownNames(const Catalogue& catalogue, Mutators mutators) {
    std::string names;
    std::uint64_t count = 0;
    for (const Mutator mutator : everyOf<Mutator>()) {
        if (!mutators.has(mutator)) continue;
        if (count++ > 0) names += ", ";
        names += catalogue.text(displayName(mutator));
    }
    // Translators: no mutators are on.
    if (count == 0) return std::string(catalogue.text("mutators", "None"));
    constexpr std::size_t longest = 24;
    return countCharacters(names) <= longest
               ? names
               : fill(catalogue.plural("{n} mutator", "{n} mutators", count), {{"n", count}});
}

} // namespace arkanong
