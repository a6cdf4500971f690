#include "arkanong/net/OnlineMatch.hpp"

#include "arkanong/math/Hash.hpp"

namespace arkanong {

OnlineMatch::OnlineMatch(const MatchTerms& terms)
    : terms_(&terms), world_(terms.level, terms.settings, terms.seed), series_{terms.rounds} {}

std::uint64_t OnlineMatch::seed() const { return terms_->seed + static_cast<std::uint64_t>(round_); }

void OnlineMatch::step(const OnlineInputs& inputs, std::vector<Event>& events) {
    ++tick_;
    // Where both ask at once, Blue is heard first on both machines.
    for (const Side side : {Side::Blue, Side::Red})
        hear(side, inputs[sideIndex(side)]);
    if (stage_ == Stage::RoundOver && --rest_ == 0) begin();
    if (stage_ == Stage::Decided && wants_[0] && wants_[1]) {
        series_ = series_.anew();
        begin();
    }
    if (!plays()) return;
    world_.step({inputs[0].command, inputs[1].command}, events);
    if (!world_.match().over()) return;
    series_ = series_.after(*world_.match().winner());
    stage_ = series_.winner() ? Stage::Decided : Stage::RoundOver;
    rest_ = breath;
}

void OnlineMatch::begin() {
    ++round_;
    world_ = World(terms_->level, terms_->settings, seed());
    stage_ = Stage::Play;
    wants_ = {};
    rest_ = 0;
}

void OnlineMatch::hear(Side side, const OnlineInput& input) {
    if (stage_ == Stage::Paused && input.has(OnlineInput::goOn)) {
        stage_ = Stage::Play;
    } else if (stage_ == Stage::Play && input.has(OnlineInput::pause)) {
        stage_ = Stage::Paused;
        pausedBy_ = side;
    } else if (stage_ == Stage::Decided && input.has(OnlineInput::rematch)) {
        wants_[sideIndex(side)] = true;
    }
}

std::uint64_t OnlineMatch::stateHash() const {
    Hash hash;
    hash.add(world_.stateHash());
    hash.add(static_cast<int>(stage_));
    hash.add(static_cast<int>(pausedBy_));
    for (const int number : {series_.won[0], series_.won[1], round_, rest_, tick_})
        hash.add(number);
    for (const bool wants : wants_)
        hash.add(wants ? 1 : 0);
    return hash.value();
}

} // namespace arkanong
