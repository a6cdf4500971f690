#include "arkanong/session/InterfaceTexts.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/UserFolders.hpp"

namespace arkanong {

namespace {

struct Words {
    std::string_view name;
    std::string_view line;
};

// In the order of Mutator.
constexpr auto mutatorWords = tableOf<Mutator, Words>({
    {"More balls", "Twice as many serves, returned twice as fast, and twice as many balls"},
    {"Spinning hexagons", "Hexagons that stand still spin"},
    {"Pure pong", "No bricks: only paddles, balls and hexagons"},
    {"No steals", "A touch does not change a ball's owner"},
    {"Giant balls", "Balls are much larger"},
    {"Fast rally", "Balls fly faster from the start"},
    {"Power rain", "Every brick that breaks holds a power-up"},
    {"No power-ups", "No brick holds a power-up"},
});

// In the order of Personality.
constexpr auto personalityLines = tableOf<Personality, std::string_view>({
    "A bit of everything",
    "Serves whatever it has and strikes at every ball",
    "Stays back and saves its balls",
    "Sends balls to where you are not, at steep angles",
    "Breaks bricks for their power-ups and chases capsules",
    "Chases enemy balls to steal them",
});

// In the order of Difficulty.
constexpr auto difficultyLines = tableOf<Difficulty, std::string_view>({
    "Slow reactions and a slow paddle: for a first match",
    "An easy opponent that misses often",
    "An even match once you know the game",
    "Misses little and aims well",
    "Thinks far ahead and hardly ever misses, but never cheats",
});

// In the order of Boss.
constexpr auto bossLines = tableOf<Boss, std::string_view>({
    "Lays bricks before its line",
    "Has drones, which are small paddles",
    "Turns the other side's balls back for three seconds",
    "Charges through the bricks at the other side's balls",
    "Puts out the light: the other side sees only trails",
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

std::vector<std::string> specialsOf(const Level& level) {
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < mutatorCount; ++i)
        if (level.rules.has(static_cast<Mutator>(i)))
            sentences.push_back(std::string(mutatorWords[i].name) + ": " + std::string(mutatorWords[i].line));
    if (level.goalWidth != tuning::shieldsOfRow)
        sentences.push_back(std::string("Narrow goals: ") + (level.goalWidth == 2 ? "two" : "four") +
                            " shields wide, between goalposts");
    if (!level.bands.empty()) sentences.emplace_back("Moving rows: bricks move to one side and back");
    return sentences;
}

std::string quoted(std::string_view sentence) { return '"' + std::string(sentence) + '"'; }

std::string shownStrength(Strength strength) {
    std::string text = displayName(nameOf(strength.atLeast()));
    if (strength.isNamed()) return text;
    const int more = strength.hundredths() % 100;
    return text + " + " + std::to_string(more) + " %";
}

std::string winText(const MatchSetup& setup, Side winner) {
    if (setup.onlyPerson() == winner) return "YOU WIN";
    return winner == Side::Blue ? "BLUE WINS" : "RED WINS";
}

std::string sideText(const MatchSetup& setup, Side side) {
    if (setup.onlyPerson() == side) return "YOU";
    return side == Side::Blue ? "BLUE" : "RED";
}

std::string shownTable(std::string_view table) {
    constexpr std::string_view versus = "versus-";
    if (table.substr(0, versus.size()) != versus) return spelledOut(table);
    return "Against " + spelledOut(table.substr(versus.size()));
}

std::string captionOf(const Highlight& highlight) {
    const std::string count = std::to_string(highlight.count);
    switch (highlight.kind) {
    case HighlightKind::Chain: return "A chain of " + count + " bricks";
    case HighlightKind::Combo: return count + " bricks without a touch";
    case HighlightKind::Save: return "Saved at the last moment";
    case HighlightKind::Goal: return highlight.count > 1 ? count + " goals in a row" : "A goal";
    case HighlightKind::Counter: return "A stolen ball scores";
    case HighlightKind::LastGoal: return "The deciding goal";
    case HighlightKind::Victory: return "The deciding moment";
    case HighlightKind::Cleared: return "The last brick";
    }
    return {};
}

std::string tenthsText(int ticks) {
    const int tenths = ticks * 10 / tuning::ticksPerSecond;
    const std::string seconds = std::to_string(tenths / 10 % 60);
    return std::to_string(tenths / 600) + (seconds.size() < 2 ? ":0" : ":") + seconds + "." +
           std::to_string(tenths % 10);
}

std::string fromHome(const std::string& path) {
    const std::string home = userPlaces().home;
    const bool within = !home.empty() && path.rfind(home + '/', 0) == 0;
    return within ? '~' + path.substr(home.size()) : path;
}

std::string shownNames(Mutators mutators) {
    std::string names;
    std::size_t count = 0;
    for (const Mutator mutator : everyOf<Mutator>()) {
        if (!mutators.has(mutator)) continue;
        if (count++ > 0) names += ", ";
        names += displayName(mutator);
    }
    if (count == 0) return "None";
    constexpr std::size_t longest = 24;
    return names.size() <= longest ? names : std::to_string(count) + " mutators";
}

} // namespace arkanong
