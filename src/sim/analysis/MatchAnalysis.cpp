#include "arkanong/sim/analysis/MatchAnalysis.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/analysis/PlayoutSeeds.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arkanong {

namespace {

/// Whole seconds between two moments of a recording of `length` ticks.
int stepOf(int length) {
    const int most = MatchAnalysis::mostMoments * MatchAnalysis::momentTicks;
    return MatchAnalysis::momentTicks * std::max((length + most - 1) / most, 1);
}

} // namespace

bool canAnalyse(const Level& level, const MatchSettings& settings) {
    const MatchSettings played = onLevel(settings, level);
    return played.mode == Mode::Versus && !played.finale && !played.practice;
}

MatchAnalysis::MatchAnalysis(const Replay& replay, const Profiles& players, std::vector<WinChance> known)
    : replay_(&replay), players_(players), length_(static_cast<int>(replay.ticks())), step_(stepOf(length_)),
      seed_(analysisSeed(replay)), front_(replay.level, replay.settings, replay.seed, players),
      recorded_(replay), known_(std::move(known)) {
    assert(canAnalyse(replay.level, replay.settings));
    keepMoment();
    drawCurve();
}

double MatchAnalysis::progress() const {
    // Reading plays one match; playing out plays its playouts.
    const double reading = length_;
    const int moments = length_ / step_ + 1;
    const double playing = static_cast<double>(moments) * playoutsOfMoment * playoutTicks;
    if (!read_) return front_.world.tick() / (reading + playing);
    if (order_.empty()) return 1.0;
    return (reading + playing * static_cast<double>(next_) / static_cast<double>(order_.size())) /
           (reading + playing);
}

bool MatchAnalysis::advance() {
    if (!read_)
        readPiece();
    else if (!done())
        playPiece();
    return !done();
}

void MatchAnalysis::readPiece() {
    for (int i = 0; i < pieceTicks && !read_; ++i) {
        const bool over = front_.world.match().over();
        const std::optional<Commands> commands = over ? std::nullopt : recorded_.next();
        if (!commands) {
            // What is recorded after the end of the match has no hash at its tick.
            if (!over) compareHash();
            endReading();
            return;
        }
        static_cast<void>(front_.think());
        events_.clear();
        front_.world.step(*commands, events_);
        addIncidents(incidents_, events_, front_.world);
        addChoices(choices_, *commands, events_, front_.world.tick());
        if (hashIsDueAt(static_cast<std::uint32_t>(front_.world.tick()))) compareHash();
        if (difference_) {
            endReading();
        } else if (front_.world.tick() % step_ == 0) {
            keepMoment();
            drawCurve();
        }
    }
}

void MatchAnalysis::compareHash() {
    const bool agrees =
        compared_ < replay_->hashes.size() && front_.world.stateHash() == replay_->hashes[compared_];
    ++compared_;
    if (!agrees) difference_ = static_cast<std::uint32_t>(front_.world.tick());
}

void MatchAnalysis::keepMoment() {
    const std::optional<Side> winner = front_.world.match().winner();
    addStanding(incidents_, front_.world);
    moments_.push_back({front_, evaluation(front_.world, players_), 0.0, 0, winner.has_value()});
    takeKnown(moments_.back());
}

void MatchAnalysis::takeKnown(Moment& moment) const {
    const auto found = std::lower_bound(known_.begin(), known_.end(), moment.position.world.tick(),
                                        [](const WinChance& chance, int tick) { return chance.tick < tick; });
    if (found == known_.end() || found->tick != moment.position.world.tick() ||
        found->playouts != playoutsOfMoment)
        return;
    moment.sum = found->sum;
    moment.playouts = found->playouts;
}

void MatchAnalysis::endReading() {
    if (moments_.back().position.world.tick() != front_.world.tick() && !difference_) keepMoment();
    const auto add = [&](bool coarse) {
        for (std::size_t i = 0; i < moments_.size(); ++i)
            if (!moments_[i].decided && moments_[i].playouts == 0 && (i % coarseStep == 0) == coarse)
                order_.push_back(i);
    };
    add(true);
    coarse_ = order_.size();
    add(false);
    read_ = true;
    drawCurve();
}

void MatchAnalysis::playPiece() {
    Moment& moment = moments_[order_[next_]];
    if (!playout_)
        playout_.emplace(moment.position, playoutSeed(seed_, moment.position.world.tick(), moment.playouts),
                         playoutTicks);
    if (playout_->advance(pieceTicks)) return;
    moment.sum += playout_->blue();
    playout_.reset();
    if (++moment.playouts < playoutsOfMoment) return;
    ++next_;
    drawCurve();
}

double MatchAnalysis::addedAt(std::size_t index) const {
    const Moment& moment = moments_[index];
    return playoutWeight * (moment.sum / moment.playouts - moment.evaluated);
}

void MatchAnalysis::drawCurve() {
    curve_.clear();
    // Of moments that are not played out yet: between what playouts add at the nearest that are.
    std::optional<std::size_t> left;
    std::size_t right = 0;
    for (std::size_t i = 0; i < moments_.size(); ++i) {
        const Moment& moment = moments_[i];
        const auto played = [this](std::size_t at) { return moments_[at].playouts == playoutsOfMoment; };
        if (played(i)) left = i;
        for (; right < moments_.size() && (right < i || !played(right)); ++right) {
        }
        const bool both = left && right < moments_.size() && right > *left;
        const std::size_t first = left.value_or(right), second = both ? right : first;
        double more = 0.0;
        if (first < moments_.size() && !moment.decided) {
            const double share =
                both ? static_cast<double>(i - first) / static_cast<double>(second - first) : 0.0;
            more = addedAt(first) * (1.0 - share) + addedAt(second) * share;
        }
        curve_.push_back({moment.position.world.tick(), std::clamp(moment.evaluated + more, 0.0, 1.0),
                          played(i) ? moment.playouts : 0, played(i) ? moment.sum : 0.0});
    }
}

std::uint64_t MatchAnalysis::hash() const {
    Hash hash;
    for (const WinChance& at : curve_) {
        hash.add(at.tick);
        hash.add(at.blue);
        hash.add(at.playouts);
    }
    return hash.value();
}

} // namespace arkanong
