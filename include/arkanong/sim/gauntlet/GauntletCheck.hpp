#pragma once

#include "arkanong/sim/gauntlet/GauntletReplay.hpp"
#include "arkanong/sim/replay/ReplayIndex.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace arkanong {

/// Why a recorded run is not as it says.
struct GauntletFault {
    std::string why; ///< A sentence without its full stop, which names the round and the tick, too.
    int round = 0;   ///< From 1; 0: the run is impossible, so that no round was played again.
    int tick = 0;    ///< Of the round; 0: before its first one.
};

/// Why the run cannot have happened, as a sentence without its full stop; empty if it can. Checks the picks,
/// the results and the starts of the recordings. Does not replay them: GauntletCheck does.
std::optional<std::string> whyImpossible(const GauntletReplay& replay);

/// Plays a run in parts, from the first round to the last, and compares it with the recording.
class GauntletCheck {
  public:
    /// The replay must outlive the check.
    explicit GauntletCheck(const GauntletReplay& replay);
    explicit GauntletCheck(GauntletReplay&&) = delete;

    /// Plays at most this many ticks more.
    void advance(int ticks);
    /// Whether everything was compared or a fault was found.
    bool done() const { return done_; }
    /// The first difference to the recording; empty without a difference.
    const std::optional<GauntletFault>& fault() const { return fault_; }
    /// Ticks played so far, of length().
    int tick() const { return before_ + (index_ ? index_->tick() : 0); }
    int length() const { return length_; }

  private:
    void endRound();
    /// Ends with a fault in the current round after this many ticks of it. `why` follows the round's name.
    void failRound(const std::string& why, int tick);

    const GauntletReplay* replay_;
    int length_ = 0;
    int before_ = 0; ///< Ticks of the rounds before this one.
    std::size_t round_ = 0;
    std::optional<ReplayIndex> index_; ///< The recording of the current round.
    std::optional<GauntletFault> fault_;
    bool done_ = false;
};

/// The first difference between the run and its recording; see GauntletCheck.
std::optional<GauntletFault> firstFault(const GauntletReplay& replay);

/// The first pick or command that a computer of the run would not have made; nullopt if they agree with all that is
/// recorded. Picks and commands of people are not compared. The run must be possible: see
/// GauntletCheck.
std::optional<GauntletFault> faultOfComputers(const GauntletReplay& replay);

} // namespace arkanong
