#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// The shelf of cards: a player's runs are dealt from the cards that his feats have opened.

namespace arkanong {

/// Something that a person does in a run against a computer, and that opens a card.
enum class Feat : std::uint8_t {
    SmashGoal,  ///< A goal by a smashed ball.
    Steals,     ///< feats::steals in a round.
    BossBeaten, ///< A round won against a boss.
    Fusion,     ///< A round begun with a fusion.
    CleanRound, ///< A round won without a goal conceded.
    Cushions,   ///< feats::cushions in a round.
    Bricks,     ///< feats::bricks in a round.
    Combo,      ///< feats::combo bricks without touching a ball.
    Super,      ///< A super begun.
    RunWon,
    Comeback, ///< A round won after being feats::behind goals behind.
    Capsules, ///< feats::capsules caught in a round.
};
inline constexpr std::size_t featCount = countOf<Feat>;
constexpr std::size_t featIndex(Feat feat) { return static_cast<std::size_t>(feat); }
/// Index with featIndex().
using Feats = std::array<bool, featCount>;

namespace feats {
inline constexpr int steals = 10;
inline constexpr int cushions = 5;
inline constexpr int bricks = 30;
inline constexpr int combo = 8;
inline constexpr int behind = 2;
inline constexpr int capsules = 5;
} // namespace feats

struct FeatTraits {
    std::string_view name; ///< In files: "smash-goal".
    std::string_view text; ///< What to do, without a full stop: "Score a goal with a smash".
    Card opens;            ///< Each feat opens another card.
};
const FeatTraits& traitsOf(Feat feat);
std::optional<Feat> featNamed(std::string_view name);
/// The feat that opens the card; nullopt if the card is on the shelf from the start.
std::optional<Feat> featOf(Card card);
/// The cards on the shelf of a player without a feat: gauntlet::leastDeck.
CardSet firstCards();

/// The feats of a side in one round, from its settings and events.
class FeatWatch {
  public:
    FeatWatch(Side side, const MatchSettings& settings);

    /// Counts the events of a tick. Those after the end of the match are ignored.
    void note(const std::vector<Event>& events);
    /// The feats done so far. RunWon is never among them.
    const Feats& done() const { return done_; }

  private:
    void note(const Event& event);
    void noteGoal(const Event& event);
    void noteEnd(std::optional<Side> winner);
    void reach(Feat feat, bool reached) {
        if (reached) done_[featIndex(feat)] = true;
    }

    Side side_;
    bool boss_ = false; ///< Whether a boss plays the other side.
    bool over_ = false;
    bool wasBehind_ = false;
    int steals_ = 0, cushions_ = 0, bricks_ = 0, capsules_ = 0;
    std::array<int, 2> goals_{}; ///< Index with sideIndex().
    Feats done_{};
};

} // namespace arkanong
