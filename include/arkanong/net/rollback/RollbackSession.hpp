#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/net/rollback/RoundRecorder.hpp"
#include "arkanong/net/rollback/ShownEffects.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace arkanong {

/// One machine's side of an OnlineMatch. The own inputs take effect at once. What the other side does is guessed, by
/// repeating its last input, until it is known; then the match goes on from there as it really went (rollback, see
/// "Fast-forwarding" in the page of GGPO). Two machines that have received the same inputs have the same confirmed match.
class RollbackSession {
  public:
    /// The present is at most so many ticks ahead of what is confirmed; then the match waits for the other side.
    static constexpr int window = tuning::ticksPerSecond;

    /// `terms` must outlive the session.
    RollbackSession(const MatchTerms& terms, Side own);
    RollbackSession(MatchTerms&&, Side) = delete;

    /// From one hash that both compare to the next, ticks.
    static constexpr int betweenChecks = tuning::seconds(0.5);

    /// Whether play() must wait for the other side: for inputs, or for acknowledgements, without which at most two windows are
    /// played, because a packet holds no more inputs.
    bool waits() const { return now() - confirmed_.tick() >= window || now() - acknowledged_ >= 2 * window; }
    /// One tick of the own side. Must not be called while waits(). The aim is kept only with a button that uses it: that of
    /// a moving paddle would be a quarter of all bytes on the way.
    void play(const OnlineInput& own);
    /// Inputs of the other side, the first one of tick `first` (>= 0). Those that are known already, that lie further ahead
    /// than two windows, or before which one is missing change nothing.
    void receive(int first, const std::vector<OnlineInput>& inputs);

    /// Ticks that the own side has played: the present.
    int now() const { return ownFrom_ + static_cast<int>(own_.size()); }
    /// Ticks of which the other side's inputs are known.
    int received() const { return confirmed_.tick() + static_cast<int>(other_.size()); }
    /// The other side has so many of the own inputs; they are not kept any longer than they are needed.
    void acknowledged(int ticks);
    /// The first own input that the other side may not have, and those from there on.
    int unacknowledgedFrom() const { return acknowledged_; }
    std::vector<OnlineInput> unacknowledged() const;

    /// Confirms what can be, and brings the present up to now. Appends to `events` what is to be seen and heard, see
    /// ShownEffects.
    void advance(std::vector<Event>& events);
    /// The match as far as both sides' inputs are known.
    const OnlineMatch& confirmed() const { return confirmed_; }
    /// The present, partly guessed. Valid after advance().
    const OnlineMatch& present() const { return present_; }
    Side own() const { return side_; }

    /// A hash of the confirmed match at this tick.
    struct Checkpoint {
        int tick = 0;
        std::uint64_t hash = 0;
    };
    /// The newest one, of a multiple of betweenChecks; tick 0 until there is one.
    Checkpoint checkpoint() const { return checkpoints_.empty() ? Checkpoint{} : checkpoints_.back(); }
    /// What the other side says of its confirmed match; a tick that is not known yet is compared when it is.
    void compare(const Checkpoint& theirs);
    /// The tick at which the two matches are known to differ: they are out of sync, and must not go on.
    std::optional<int> difference() const { return difference_; }

    /// The recordings of the rounds that were decided since the last call, in order.
    std::vector<std::shared_ptr<const Replay>> takeDecided() { return recorder_.takeDecided(); }
    /// The recording of the round that is played, or was decided last, as far as it is confirmed.
    Replay recording() const { return recorder_.recording(confirmed_); }
    /// Both sides' inputs of the ticks that were confirmed since the last call, in order: for who tells others of the match.
    /// They are collected from the first call on, which must come before any tick is confirmed.
    std::vector<OnlineInputs> takeConfirmed();

    /// Ticks that advance() played again because a guess was wrong or not yet confirmed, in its last call.
    int rolledBack() const { return rolledBack_; }

  private:
    void confirm(std::vector<Event>& events);
    void note();
    OnlineInputs inputsOf(const OnlineInput& own, const OnlineInput& other) const;
    void forgetOwn();

    Side side_;
    OnlineMatch confirmed_;
    OnlineMatch present_;
    RoundRecorder recorder_;
    bool collects_ = false;
    std::vector<OnlineInputs> collected_; ///< See takeConfirmed().
    std::deque<OnlineInput> own_;         ///< From tick ownFrom_ on.
    int ownFrom_ = 0;
    int acknowledged_ = 0;
    std::deque<OnlineInput> other_; ///< Known, of ticks that the own side has not played yet.
    OnlineInput lastOther_{};       ///< The last one that was confirmed.
    ShownEffects shown_;
    std::vector<Event> tickEvents_;
    std::deque<Checkpoint> checkpoints_;
    std::vector<Checkpoint> theirs_; ///< Not compared yet.
    std::optional<int> difference_;
    int rolledBack_ = 0;
};

} // namespace arkanong
