#pragma once

#include "arkanong/language/Translatable.hpp"
#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

/// What a mission counts. Mission::count is the most that is allowed for the first four kinds, and the least
/// that is needed for all others.
enum class MissionKind : std::uint8_t {
    Conceded,    ///< Goals against.
    Serves,      ///< The player's serves; releasing a held ball does not count.
    ShieldsLost, ///< Broken shields of the player's own line.
    BadCapsules, ///< Bad capsules caught.

    Steals,        ///< Enemy balls converted by the paddle.
    Smashes,       ///< Touches of any ball.
    Cushions,      ///< Touches of any ball.
    Rally,         ///< Paddle touches, of either side, until a ball is lost; the longest rally counts.
    Combo,         ///< The longest combo.
    GoalsInARow,   ///< Goals without a goal against in between.
    ShieldsInARow, ///< Enemy shields of both rows, broken without a goal against in between.
    Repairs,       ///< Shields repaired by a power-up.
    Capsules,      ///< Good capsules caught.
    Laser,         ///< Bricks broken by the player's laser.
    Bricks,        ///< Broken by the player's balls, bombs and laser; so are the kinds of bricks below.
    Hard,
    Glass,
    Bombs,
    Splitters,
    Blue,
    Regrowing,
    Mystery,
    Bumpers, ///< Touches of bumpers by the player's balls.
    Rises,   ///< How often the field rises again.
};
inline constexpr std::size_t missionKindCount = countOf<MissionKind>;

/// What a campaign level asks for besides winning.
struct Mission {
    MissionKind kind = MissionKind::Conceded;
    int count = 1; ///< From leastCount() to mostMissionCount.
};
bool operator==(const Mission& a, const Mission& b);
inline bool operator!=(const Mission& a, const Mission& b) { return !(a == b); }

inline constexpr int mostMissionCount = 999;

/// Whether Mission::count is the most that is allowed, instead of the least that is needed.
bool isLimit(MissionKind kind);
/// The smallest count: 0 for a limit, else 1.
int leastCount(MissionKind kind);
/// A mission of this kind with a usual count, for editors.
Mission usualMission(MissionKind kind);

/// The mission as an English sentence, as level files have it: "steal 10 balls", "lose no shield".
std::string sentenceOf(const Mission& mission);
/// The sentence for counts other than 0: "steal {n} ball", "steal {n} balls".
PluralText patternOf(MissionKind kind);
/// The sentence of a limit for the count 0: "lose no shield"; empty for other kinds.
std::string_view noneOf(MissionKind kind);
/// The mission with this sentence; a number is understood with either form of its noun. Empty for any other
/// text, and for a count outside its range.
std::optional<Mission> missionOf(std::string_view sentence);
/// All sentences, with N for the number: "steal N balls, smash N balls".
std::string allSentences();
/// What a counter of this kind counts: "steals", "goals against".
std::string_view counterName(MissionKind kind);

} // namespace arkanong
