#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/net/rollback/RoundRecorder.hpp"
#include "arkanong/net/rollback/ShownEffects.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// One machine's side of an OnlineMatch, with rollback. Local inputs take effect at once, or after an input delay that
/// this player has chosen. Remote inputs are predicted, by repeating the last one, until they arrive; then the match is
/// simulated again from the last confirmed tick (see "Fast-forwarding" in the GGPO documentation). Two machines that
/// have received the same inputs have the same confirmed match.
class RollbackSession {
  public:
    /// Largest number of ticks that the present may be ahead of the confirmed tick; at the limit the match waits for
    /// the other side.
    static constexpr int window = tuning::ticksPerSecond;

    /// Longest input delay, ticks: 50 ms.
    static constexpr int longestDelay = 6;

    /// `terms` must outlive the session.
    RollbackSession(const MatchTerms& terms, Side own);
    RollbackSession(MatchTerms&&, Side) = delete;

    /// Interval between two checkpoints, at which both sides compare a hash of the match, ticks.
    static constexpr int betweenChecks = tuning::seconds(0.5);

    /// Whether play() must wait for the other side: for its inputs, or for its acknowledgements. Without
    /// acknowledgements at most two windows can be played, because a packet holds no more inputs.
    bool waits() const {
        return now() - confirmed_.tick() >= window || scheduled() - acknowledged_ >= 2 * window;
    }
    /// Plays one tick of this side. `own` takes effect `delay` ticks later (0 to longestDelay). Each call may have
    /// another delay: a longer one leaves ticks without input, a shorter one drops inputs. Must not be called while
    /// waits(). The aim is dropped unless a button that uses it is held, since that of a moving paddle would take a
    /// quarter of the bandwidth.
    void play(const OnlineInput& own, int delay = 0);
    /// Takes inputs of the other side, the first one of tick `first` (>= 0). Inputs that are already known, that are
    /// more than two windows ahead, or that would leave a gap are ignored.
    void receive(int first, const std::vector<OnlineInput>& inputs);

    /// Number of ticks that this side has played: the present.
    int now() const { return now_; }
    /// Number of ticks for which this side's inputs are known. Both sides keep these numbers equal, see Peer::pace():
    /// so a side with an input delay sees the match that much later, and predicts that many ticks fewer.
    int scheduled() const { return ownFrom_ + static_cast<int>(own_.size()); }
    /// Number of ticks for which the other side's inputs have arrived.
    int received() const { return confirmed_.tick() + static_cast<int>(other_.size()); }
    /// Call it with the number of this side's inputs that the other side has acknowledged; these are dropped.
    /// Impossible numbers are ignored.
    void acknowledged(int ticks);
    /// Tick of the first input of this side that the other side has not acknowledged.
    int unacknowledgedFrom() const { return acknowledged_; }
    /// All inputs of this side from unacknowledgedFrom() on, including delayed ones.
    std::vector<OnlineInput> unacknowledged() const;

    /// Confirms all ticks for which both inputs are known, and simulates up to now(). Appends to `events` the events to
    /// be shown, see ShownEffects.
    void advance(std::vector<Event>& events);
    /// Whether the next advance() confirms a tick: inputs of the other side have arrived since the last one.
    bool canConfirm() const { return !other_.empty() && confirmed_.tick() < now() && !difference_; }
    /// The match up to the last tick for which both sides' inputs are known.
    const OnlineMatch& confirmed() const { return confirmed_; }
    /// The match at now(), partly predicted. Valid after advance().
    const OnlineMatch& present() const { return present_; }
    /// The match in which the next input takes effect: present(), continued by the inputs of this side that are
    /// delayed. Players and computers steer by the paddle of this match.
    OnlineMatch ahead() const;
    Side own() const { return side_; }

    /// A hash of the confirmed match at a tick, to detect desynchronisation.
    struct Checkpoint {
        int tick = 0;
        std::uint64_t hash = 0;
    };
    /// The newest checkpoint, at a multiple of betweenChecks; tick 0 before the first one.
    Checkpoint checkpoint() const { return checkpoints_.empty() ? Checkpoint{} : checkpoints_.back(); }
    /// Compares a checkpoint of the other side; one for a later tick than is confirmed here is compared when that tick
    /// is confirmed.
    void compare(const Checkpoint& theirs);
    /// The first tick at which the two matches were found to differ; nullopt while they are in sync. A match that is
    /// out of sync must be ended.
    std::optional<int> difference() const { return difference_; }

    /// The recordings of the rounds that were decided since the last call, in order.
    std::vector<std::shared_ptr<const Replay>> takeDecided() { return recorder_.takeDecided(); }
    /// The recording of the present or last round, up to the confirmed tick.
    Replay recording() const { return recorder_.recording(confirmed_); }
    /// Both sides' inputs for the ticks confirmed since the last call, in order, to be sent to spectators. Collecting
    /// starts with the first call, which must come before any tick is confirmed.
    std::vector<OnlineInputs> takeConfirmed();

    /// Ticks that the last advance() simulated again, because a prediction was wrong or not yet confirmed.
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
    int now_ = 0;
    int acknowledged_ = 0;
    std::deque<OnlineInput> other_; ///< Received inputs of ticks that this side has not played yet.
    OnlineInput lastOther_{};       ///< The other side's last confirmed input.
    ShownEffects shown_;
    std::vector<Event> tickEvents_;
    std::deque<Checkpoint> checkpoints_;
    std::vector<Checkpoint> theirs_; ///< Checkpoints of ticks that are not confirmed here yet.
    std::optional<int> difference_;
    int rolledBack_ = 0;
};

} // namespace arkanong
