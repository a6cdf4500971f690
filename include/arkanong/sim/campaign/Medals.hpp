#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/campaign/MissionProgress.hpp"

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

class Match;

enum class Medal : std::uint8_t { Speed, Mission, Score };
inline constexpr std::size_t medalCount = countOf<Medal>;

/// "speed", "mission" or "score"; empty for any other word.
std::optional<Medal> medalNamed(std::string_view name);
std::string_view nameOf(Medal medal);

/// A set of medals.
class Medals {
  public:
    bool has(Medal medal) const { return has_[static_cast<std::size_t>(medal)]; }
    void add(Medal medal) { has_.set(static_cast<std::size_t>(medal)); }
    void add(const Medals& others) { has_ |= others.has_; }
    /// The medals of this set that are not in `others`.
    Medals without(const Medals& others) const;
    int count() const { return static_cast<int>(has_.count()); }

  private:
    std::bitset<medalCount> has_;
};

/// The figures of a campaign match that the person has won.
struct Victory {
    int ticks = 0;        ///< Duration of play: Match::clock().
    bool mission = false; ///< The mission was fulfilled.
    int score = 0;
    bool help = false; ///< The match was won with MatchSettings::help.
};

/// The figures of a match that the mission's side has won; `mission` has noted all its events.
Victory victoryOf(const Match& match, const MissionProgress& mission);

/// The medals earned: for winning within the target's seconds, for the mission, and for the target's score.
Medals medalsFor(const Victory& victory, const MedalTargets& targets);

} // namespace arkanong
