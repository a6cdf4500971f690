#include "arkanong/session/InterfaceTexts.hpp"

#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/UserFolders.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <array>

namespace arkanong {

namespace {

struct Words {
    std::string_view name;
    std::string_view line;
};

// In the order of Mutator.
constexpr auto mutatorWords = tableOf<Mutator, Words>({
    {"MORE BALLS", "TWICE AS MANY SERVES, RETURNED TWICE AS FAST, AND TWICE AS MANY BALLS"},
    {"SPINNING HEXAGONS", "HEXAGONS THAT STAND STILL SPIN"},
    {"PURE PONG", "NO BRICKS: ONLY PADDLES, BALLS AND HEXAGONS"},
    {"NO STEALS", "A TOUCH DOES NOT CHANGE A BALL'S OWNER"},
    {"GIANT BALLS", "BALLS ARE MUCH LARGER"},
    {"FAST RALLY", "BALLS FLY FASTER FROM THE START"},
    {"POWER RAIN", "EVERY BRICK THAT BREAKS HOLDS A POWER-UP"},
    {"NO POWER-UPS", "NO BRICK HOLDS A POWER-UP"},
});

// In the order of Personality.
constexpr auto personalityLines = tableOf<Personality, std::string_view>({
    "A BIT OF EVERYTHING",
    "SERVES WHATEVER IT HAS AND STRIKES AT EVERY BALL",
    "STAYS BACK AND SAVES ITS BALLS",
    "SENDS BALLS TO WHERE YOU ARE NOT, AT STEEP ANGLES",
    "BREAKS BRICKS FOR THEIR POWER-UPS AND CHASES CAPSULES",
    "CHASES ENEMY BALLS TO STEAL THEM",
});

// In the order of Difficulty.
constexpr auto difficultyLines = tableOf<Difficulty, std::string_view>({
    "SLOW REACTIONS AND A SLOW PADDLE: FOR A FIRST MATCH",
    "AN EASY OPPONENT THAT MISSES OFTEN",
    "AN EVEN MATCH ONCE YOU KNOW THE GAME",
    "MISSES LITTLE AND AIMS WELL",
    "THINKS FAR AHEAD AND HARDLY EVER MISSES, BUT NEVER CHEATS",
});

// In the order of Boss.
constexpr auto bossLines = tableOf<Boss, std::string_view>({
    "LAYS BRICKS BEFORE ITS LINE",
    "HAS DRONES, WHICH ARE SMALL PADDLES",
    "TURNS THE OTHER SIDE'S BALLS BACK FOR THREE SECONDS",
    "CHARGES THROUGH THE BRICKS AT THE OTHER SIDE'S BALLS",
    "PUTS OUT THE LIGHT: THE OTHER SIDE SEES ONLY TRAILS",
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
        sentences.push_back(std::string("NARROW GOALS: ") + (level.goalWidth == 2 ? "TWO" : "FOUR") +
                            " SHIELDS WIDE, BETWEEN GOALPOSTS");
    if (!level.bands.empty()) sentences.emplace_back("MOVING ROWS: BRICKS MOVE TO ONE SIDE AND BACK");
    return sentences;
}

std::string shownStrength(Strength strength) {
    std::string text = inCapitals(nameOf(strength.atLeast()));
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
    if (table.substr(0, versus.size()) != versus) return displayName(table);
    return "AGAINST " + displayName(table.substr(versus.size()));
}

std::string captionOf(const Highlight& highlight) {
    const std::string count = std::to_string(highlight.count);
    switch (highlight.kind) {
    case HighlightKind::Chain: return "A CHAIN OF " + count + " BRICKS";
    case HighlightKind::Combo: return count + " BRICKS WITHOUT A TOUCH";
    case HighlightKind::Save: return "SAVED AT THE LAST MOMENT";
    case HighlightKind::Goal: return highlight.count > 1 ? count + " GOALS IN A ROW" : "A GOAL";
    case HighlightKind::Counter: return "A STOLEN BALL SCORES";
    case HighlightKind::LastGoal: return "THE DECIDING GOAL";
    case HighlightKind::Victory: return "THE DECIDING MOMENT";
    case HighlightKind::Cleared: return "THE LAST BRICK";
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
    for (std::size_t i = 0; i < mutatorCount; ++i) {
        const auto mutator = static_cast<Mutator>(i);
        if (!mutators.has(mutator)) continue;
        if (count++ > 0) names += ", ";
        names += displayName(mutator);
    }
    if (count == 0) return "NONE";
    constexpr std::size_t longest = 24;
    return names.size() <= longest ? names : std::to_string(count) + " OF THEM";
}

} // namespace arkanong
