#pragma once

#include "arkanong/sim/analysis/Playout.hpp"
#include "arkanong/sim/analysis/TurningPoints.hpp"
#include "arkanong/sim/analysis/WhatIf.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// Whether a match of these settings on this level can be analysed: a match of two sides with a winner, so neither Solo, the
/// sandbox, a lesson nor the finale.
bool canAnalyse(const Level& level, const MatchSettings& settings);

/// How likely was Blue to win, at every moment of a recording? It plays on from many moments with two computers and other
/// random numbers, and counts. All in small pieces of work, so that it can run beside something else, or on a thread of its
/// own: it has no clock, and shares nothing. The same recording and players give the same numbers to the bit, however the
/// pieces are spread.
///
/// First it reads the recording, with the computers watching: a curve by the evaluation alone. Then it plays out every
/// coarseStep-th moment, then all others.
class MatchAnalysis {
  public:
    /// A piece of work plays at most this many ticks, a few ms.
    static constexpr int pieceTicks = 60;
    /// Playouts from a moment, and the ticks after which they are cut off.
    static constexpr int playoutsOfMoment = 24;
    static constexpr int playoutTicks = tuning::seconds(12.0);
    /// Weight of the playouts' mean in a chance; the evaluation has the rest. Less than 1, because the mean is noisy.
    static constexpr double playoutWeight = 0.85;
    /// Ticks between two moments, at least.
    static constexpr int momentTicks = tuning::seconds(1.0);
    /// The most moments: in longer recordings they are further apart, so that the work has a bound.
    static constexpr int mostMoments = 240;
    /// One in this many moments is played out first.
    static constexpr std::size_t coarseStep = 4;
    static constexpr std::size_t mostTurningPoints = 3;

    /// `players` play on; see session/analysis/PlayoutPlayers.hpp. The replay must outlive the analysis. Requires
    /// canAnalyse(). `known`: a part of the curve, by tick, of another recording with the same players, up to the tick at
    /// which the two recordings begin to differ. The playouts of these moments are taken over, and not played again.
    MatchAnalysis(const Replay& replay, const Profiles& players, std::vector<WinChance> known = {});
    MatchAnalysis(Replay&&, const Profiles&, std::vector<WinChance> = {}) = delete;

    /// Does one piece of work. Returns false once all is done.
    bool advance();

    /// Whether the recording has been read: the curve then spans all of it.
    bool isRead() const { return read_; }
    /// Whether every coarseStep-th moment has been played out.
    bool coarseDone() const { return read_ && next_ >= coarse_; }
    bool done() const { return read_ && next_ >= order_.size(); }
    /// The share of the work that is done, 0 to 1.
    double progress() const;

    /// By tick, from 0 to the end of the recording.
    const std::vector<WinChance>& curve() const { return curve_; }
    /// The largest drops of the side's chance so far, at most mostTurningPoints, by tick.
    std::vector<TurningPoint> turningPoints(Side side) const {
        return largestDrops(curve_, incidents_, side, mostTurningPoints);
    }

    /// What the sides could have done differently, so far, by tick: see WhatIf.
    const std::vector<Choice>& choices() const { return choices_; }

    /// The tick of the first hash that differs from the recording, where reading stopped; see firstDifference().
    std::optional<std::uint32_t> difference() const { return difference_; }
    /// A hash of the whole curve, to compare machines.
    std::uint64_t hash() const;

    const Profiles& players() const { return players_; }

  private:
    /// A moment with its playouts so far.
    struct Moment {
        Position position;
        double evaluated; ///< Blue's chance by the evaluation alone.
        double sum = 0.0; ///< Of the ends of the playouts.
        int playouts = 0;
        bool decided;
    };

    void readPiece();
    void keepMoment();
    /// Takes the playouts of this moment from `known_`, if it has them.
    void takeKnown(Moment& moment) const;
    void compareHash();
    void endReading();
    void playPiece();
    double addedAt(std::size_t index) const;
    void drawCurve();

    const Replay* replay_;
    Profiles players_;
    int length_;
    int step_;
    std::uint64_t seed_;
    Position front_;
    ReplayPlayer recorded_;
    std::vector<WinChance> known_;
    std::size_t compared_ = 0;
    std::optional<std::uint32_t> difference_;
    bool read_ = false;
    std::vector<Moment> moments_;
    std::vector<std::size_t> order_; ///< Of the moments that are played out, coarse ones first.
    std::size_t coarse_ = 0;         ///< How many of `order_` are coarse.
    std::size_t next_ = 0;           ///< Index in `order_`.
    std::optional<Playout> playout_;
    std::vector<WinChance> curve_;
    Incidents incidents_;
    std::vector<Choice> choices_;
    Events events_;
};

} // namespace arkanong
