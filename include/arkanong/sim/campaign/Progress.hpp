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

/// A level of the campaign; both numbers count from 1.
struct CampaignLevel {
    int world = 1;
    int level = 1;

    bool isBoss() const { return level == campaign::levelsOfWorld; }
    /// The level after it, in the next world after a boss; empty after the last.
    std::optional<CampaignLevel> next() const;

    friend constexpr bool operator==(CampaignLevel a, CampaignLevel b) {
        return a.world == b.world && a.level == b.level;
    }
    friend constexpr bool operator!=(CampaignLevel a, CampaignLevel b) { return !(a == b); }
};

/// Whether the campaign has this level.
constexpr bool exists(CampaignLevel at) {
    return at.world >= 1 && at.world <= campaign::worlds && at.level >= 1 &&
           at.level <= campaign::levelsOfWorld;
}

/// "3-5" is the fifth level of the third world; empty for any other text.
std::optional<CampaignLevel> campaignLevelNamed(std::string_view name);
std::string nameOf(CampaignLevel at);

enum class Medal : std::uint8_t { Speed, Shields, Score };
inline constexpr std::size_t medalCount = 3;

/// "speed", "shields" or "score"; empty for any other word.
std::optional<Medal> medalNamed(std::string_view name);
std::string_view nameOf(Medal medal);

/// A set of medals.
class Medals {
  public:
    constexpr bool has(Medal medal) const { return has_[static_cast<std::size_t>(medal)]; }
    constexpr void add(Medal medal) { has_[static_cast<std::size_t>(medal)] = true; }
    void add(const Medals& others);
    /// The medals of this set that are not in `others`.
    Medals without(const Medals& others) const;
    int count() const;

  private:
    std::array<bool, medalCount> has_{};
};

/// The result of a campaign match that Blue has won.
struct Victory {
    int ticks = 0; ///< Duration of play: Match::clock().
    int shields = 0;
    int score = 0;
};

/// The figures of a match that Blue has won.
Victory victoryOf(const Match& match);

/// The medals earned: at most the goal's seconds, at least its shields, at least its score.
Medals medalsFor(const Victory& victory, const MedalGoals& goals);

/// The best results in a level that has been won; they may come from different matches.
struct LevelRecord {
    int bestTicks = 0; ///< The shortest time.
    int mostShields = 0;
    int bestScore = 0;
    Medals medals;
};

/// A player's progress in the campaign.
class Progress {
  public:
    /// Empty where the level has not been won.
    const std::optional<LevelRecord>& record(CampaignLevel at) const { return records_[index(at)]; }
    bool won(CampaignLevel at) const { return record(at).has_value(); }

    /// Whether the level may be played: the first level; any level that has been won; any level after one of
    /// whose two predecessors has been won, so that one may be skipped. The first level of a later world
    /// requires a win against the boss before it.
    bool isOpen(CampaignLevel at) const;

    /// Keeps the better of old and new results. Returns the medals earned for the first time.
    Medals add(CampaignLevel at, const Victory& victory, const MedalGoals& goals);
    /// For loading: sets the record as it is.
    void set(CampaignLevel at, const LevelRecord& record) { records_[index(at)] = record; }

    /// The level to continue with: the first open one that has not been won; the last where all have been.
    CampaignLevel current() const;
    /// The number of levels won.
    int levelsWon() const;
    int medals() const; ///< The number of medals earned, at most medalCount a level.

  private:
    static std::size_t index(CampaignLevel at);

    std::array<std::optional<LevelRecord>, std::size_t{campaign::levels}> records_;
};

} // namespace arkanong
