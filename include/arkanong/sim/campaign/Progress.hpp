#pragma once

#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/campaign/Medals.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

namespace campaign {
inline constexpr int worlds = 5;
inline constexpr int levelsOfWorld = 8; ///< The last one is the boss's.
inline constexpr int levels = worlds * levelsOfWorld;
} // namespace campaign

/// A level of the campaign; both numbers count from 1. The mirror campaign has the same levels, and the person
/// plays them as Red.
struct CampaignLevel {
    int world = 1;
    int level = 1;
    bool mirror = false;

    bool isBoss() const { return level == campaign::levelsOfWorld; }
    /// The person's side; the opponent has the other one.
    Side person() const { return mirror ? Side::Red : Side::Blue; }
    /// The level after it in the same campaign, in the next world after a boss; empty after the last.
    std::optional<CampaignLevel> next() const;

    friend constexpr bool operator==(CampaignLevel a, CampaignLevel b) {
        return a.world == b.world && a.level == b.level && a.mirror == b.mirror;
    }
    friend constexpr bool operator!=(CampaignLevel a, CampaignLevel b) { return !(a == b); }
};

/// Whether the campaign has this level.
constexpr bool exists(CampaignLevel at) {
    return at.world >= 1 && at.world <= campaign::worlds && at.level >= 1 &&
           at.level <= campaign::levelsOfWorld;
}

/// "3-5" is the fifth level of the third world, "MIRROR-3-5" the same in the mirror campaign; empty for any
/// other text.
std::optional<CampaignLevel> campaignLevelNamed(std::string_view name);
std::string nameOf(CampaignLevel at);
/// The goals that win a match on this level: a round, if it is a boss's.
int goalsOf(CampaignLevel at);

/// The best results in a level that has been won; they may come from different matches.
struct LevelRecord {
    int bestTicks = 0; ///< The shortest time.
    int bestScore = 0;
    Medals medals;
    bool help = false; ///< All its victories were won with help.
};

/// What a player has done in all matches of both campaigns that were played to their ends.
struct CampaignTotals {
    int matches = 0; ///< Each round of a boss's series counts as a match.
    int goals = 0;
    int steals = 0; ///< Balls converted.
    int bricks = 0; ///< Broken.

    /// The sum of this and `more`; each number saturates at the largest int.
    CampaignTotals with(const CampaignTotals& more) const;
    /// The difference from an `earlier` state, each number at least 0.
    CampaignTotals since(const CampaignTotals& earlier) const;
};

/// A player's progress in the campaign and in the mirror campaign.
class Progress {
  public:
    /// Empty where the level has not been won.
    const std::optional<LevelRecord>& record(CampaignLevel at) const { return records_[index(at)]; }
    bool won(CampaignLevel at) const { return record(at).has_value(); }

    /// Whether the level may be played: the first level; any level that has been won; any level after one of
    /// whose two predecessors has been won, so that one may be skipped. The first level of a later world
    /// requires a win against the boss before it, and that of the mirror campaign one against the last boss of
    /// the campaign.
    bool isOpen(CampaignLevel at) const;

    /// Keeps the better of old and new results, and resets the defeats. Returns the medals earned for the
    /// first time.
    Medals add(CampaignLevel at, const Victory& victory, const MedalTargets& targets);
    /// For loading: sets the record as it is.
    void set(CampaignLevel at, const LevelRecord& record) { records_[index(at)] = record; }

    /// Defeats in a row, at most `mostDefeats`.
    int defeats(CampaignLevel at) const { return defeats_[index(at)]; }
    void addDefeat(CampaignLevel at);
    /// For loading, from 0 to `mostDefeats`.
    void setDefeats(CampaignLevel at, int defeats) { defeats_[index(at)] = defeats; }
    static constexpr int mostDefeats = 99;
    /// Whether help is offered: after two defeats in a row, from the third world on after one.
    bool offersHelp(CampaignLevel at) const { return defeats(at) >= (at.world < 3 ? 2 : 1); }

    const CampaignTotals& totals() const { return totals_; }
    /// Adds a match played to its end.
    void count(const Standing& standing);
    /// For loading: sets the totals as they are, each at least 0.
    void setTotals(const CampaignTotals& totals) { totals_ = totals; }

    /// The last world whose story has been told, 0 to campaign::worlds.
    int storiesTold() const { return storiesTold_; }
    void setStoriesTold(int world) { storiesTold_ = world; }
    /// Whether the story of this level's world comes before it: not yet told, and no level of the world has been won.
    /// The mirror campaign tells none.
    bool storyIsDue(CampaignLevel at) const;

    /// The level to continue with: the first open one that has not been won, those of the mirror campaign
    /// last; the last level of all if all have been won.
    CampaignLevel current() const;
    /// Whether the mirror campaign may be played: its first level is open.
    bool mirrorIsOpen() const { return isOpen({1, 1, true}); }
    /// The number of levels won in one of the campaigns.
    int levelsWon(bool mirror = false) const;
    /// The number of medals earned in it, at most medalCount a level.
    int medals(bool mirror = false) const;

  private:
    static std::size_t index(CampaignLevel at);

    // The mirror campaign's levels come last.
    std::array<std::optional<LevelRecord>, 2 * std::size_t{campaign::levels}> records_;
    std::array<int, 2 * std::size_t{campaign::levels}> defeats_{};
    CampaignTotals totals_;
    int storiesTold_ = 0;
};

} // namespace arkanong
