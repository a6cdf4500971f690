#pragma once

#include "arkanong/sim/Level.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

class Match;

namespace campaign {
inline constexpr int worlds = 5;
inline constexpr int levelsOfWorld = 8; ///< The last one is the boss's.
inline constexpr int levels = worlds * levelsOfWorld;
} // namespace campaign

/// Which level of the campaign; both count from 1.
struct CampaignLevel {
    int world = 1;
    int level = 1;

    bool isBoss() const { return level == campaign::levelsOfWorld; }
    /// The one that is played after it, in the next world after a boss; nothing after the last.
    std::optional<CampaignLevel> next() const;

    friend constexpr bool operator==(CampaignLevel a, CampaignLevel b) {
        return a.world == b.world && a.level == b.level;
    }
    friend constexpr bool operator!=(CampaignLevel a, CampaignLevel b) { return !(a == b); }
};

/// Whether the campaign has such a level.
constexpr bool exists(CampaignLevel at) {
    return at.world >= 1 && at.world <= campaign::worlds && at.level >= 1 &&
           at.level <= campaign::levelsOfWorld;
}

/// "3-5" for the fifth level of the third world; nothing for any other word.
std::optional<CampaignLevel> campaignLevelNamed(std::string_view name);
std::string nameOf(CampaignLevel at);

enum class Medal : std::uint8_t { Speed, Shields, Score };
inline constexpr std::size_t medalCount = 3;

/// "speed", "shields" or "score"; nothing for any other word.
std::optional<Medal> medalNamed(std::string_view name);
std::string_view nameOf(Medal medal);

/// A set of medals.
class Medals {
  public:
    constexpr bool has(Medal medal) const { return has_[static_cast<std::size_t>(medal)]; }
    constexpr void add(Medal medal) { has_[static_cast<std::size_t>(medal)] = true; }
    void add(const Medals& others);
    /// Those of this set that are not among `others`.
    Medals without(const Medals& others) const;
    int count() const;

  private:
    std::array<bool, medalCount> has_{};
};

/// How Blue has won a match of the campaign.
struct Victory {
    int ticks = 0; ///< Of play: Match::clock().
    int shields = 0;
    int score = 0;
};

/// How Blue has won `match`, which is over.
Victory victoryOf(const Match& match);

/// What it earns: at most so many seconds, at least so many shields, at least such a score.
Medals medalsFor(const Victory& victory, const MedalGoals& goals);

/// What is known of a level that has been won; each best may be of another match.
struct LevelRecord {
    int bestTicks = 0; ///< The fewest.
    int mostShields = 0;
    int bestScore = 0;
    Medals medals;
};

/// How far a player has come in the campaign.
class Progress {
  public:
    /// Nothing where it has not been won.
    const std::optional<LevelRecord>& record(CampaignLevel at) const { return records_[index(at)]; }
    bool won(CampaignLevel at) const { return record(at).has_value(); }

    /// Whether it may be played: the first level of all; one that has been won; one of which either of the
    /// two before it has been won, so that one may be skipped; but the first level of a further world only
    /// when the boss before it has been beaten.
    bool isOpen(CampaignLevel at) const;

    /// Keeps what is better than before. Returns the medals that it had not earned yet.
    Medals add(CampaignLevel at, const Victory& victory, const MedalGoals& goals);
    /// For who reads what was kept: the record as it is.
    void set(CampaignLevel at, const LevelRecord& record) { records_[index(at)] = record; }

    /// The level to go on with: the first open one that has not been won; the last where all have been.
    CampaignLevel current() const;
    int levelsWon() const;
    int medals() const; ///< At most medalCount a level.

  private:
    static std::size_t index(CampaignLevel at);

    std::array<std::optional<LevelRecord>, std::size_t{campaign::levels}> records_;
};

} // namespace arkanong
