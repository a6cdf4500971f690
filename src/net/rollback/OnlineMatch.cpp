#include "arkanong/net/rollback/OnlineMatch.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/objects/Event.hpp"

namespace arkanong {

OnlineMatch::OnlineMatch(const MatchTerms& terms, SeriesStart start)
    : terms_(&terms), level_(terms.isGauntlet() ? &terms.gauntlet.front() : &terms.level),
      settings_(terms.settings), seed_(terms.seed), world_(*level_, settings_, seed_), series_{terms.rounds},
      start_(start), round_(start.round - 1), tick_(start.tick) {
    if (start.round == 0) {
        beginMatch();
    } else {
        stage_ = Stage::Decided;
        wants_ = {true, true};
    }
}

int OnlineMatch::played() const {
    return run_ ? static_cast<int>(run_->record().results.size()) : series_.played();
}

Series OnlineMatch::seriesBefore() const {
    Series before = series_;
    const std::optional<Side> winner = world_.match().winner();
    if (winner && before.wonBy(*winner) > 0) --before.won[sideIndex(*winner)];
    return before;
}

void OnlineMatch::step(const OnlineInputs& inputs, std::vector<Event>& events) {
    ++tick_;
    if (stage_ != Stage::Paused && rest_ > 0 && --rest_ == 0) proceed();
    // If both sides ask in the same tick, Blue's wish is applied first on both machines.
    for (const Side side : {Side::Blue, Side::Red})
        hear(side, inputs[sideIndex(side)]);
    if (stage_ == Stage::Decided && wants_[0] && wants_[1]) {
        start_ = {tick_ - 1, round_ + 1};
        pausedBy_ = Side::Blue;
        beginMatch();
    }
    if (!plays()) return;
    world_.step({inputs[0].command, inputs[1].command}, events);
    if (world_.match().over()) finishRound();
}

void OnlineMatch::beginMatch() {
    wants_ = {};
    series_ = series_.restarted();
    if (!terms_->isGauntlet()) return begin();
    run_.emplace(GauntletSettings{terms_->seed + static_cast<std::uint64_t>(round_ + 1),
                                  static_cast<int>(terms_->gauntlet.size())});
    stage_ = Stage::Draft;
    rest_ = draftTime;
}

void OnlineMatch::begin() {
    ++round_;
    if (run_) {
        level_ = &terms_->gauntlet[static_cast<std::size_t>(run_->level())];
        settings_ = run_->matchSettings(terms_->settings);
        seed_ = run_->matchSeed();
    } else {
        seed_ = terms_->seed + static_cast<std::uint64_t>(round_);
    }
    world_ = World(*level_, settings_, seed_);
    stage_ = Stage::Play;
}

void OnlineMatch::pick(std::size_t card) {
    run_->pick(card);
    rest_ = run_->stage() == GauntletRun::Stage::Draft ? draftTime : beginning;
}

// Called when rest_ has run out.
void OnlineMatch::proceed() {
    if (!run_) return begin();
    if (stage_ == Stage::RoundOver) {
        stage_ = Stage::Draft;
        rest_ = draftTime;
    } else if (run_->stage() == GauntletRun::Stage::Draft) {
        pick(run_->mayPick(0) ? 0 : 1);
    } else {
        begin();
    }
}

void OnlineMatch::finishRound() {
    if (run_)
        run_->finishRound(resultOf(world_.match()));
    else
        series_ = series_.after(*world_.match().winner());
    stage_ = winner() ? Stage::Decided : Stage::RoundOver;
    rest_ = winner() ? 0 : breath;
}

void OnlineMatch::hear(Side side, const OnlineInput& input) {
    if (stage_ == Stage::Paused) {
        // Only in a draft does rest_ still count.
        if (input.has(OnlineInput::resume)) stage_ = rest_ > 0 ? Stage::Draft : Stage::Play;
        return;
    }
    if (stage_ == Stage::Decided && input.has(OnlineInput::rematch)) wants_[sideIndex(side)] = true;
    if (stage_ == Stage::Draft)
        for (std::size_t card = 0; card < gauntlet::openCards; ++card)
            if (input.has(OnlineInput::take(card)) && run_->mayPick(card) && run_->picker() == side)
                pick(card);
    if ((stage_ == Stage::Play || stage_ == Stage::Draft) && input.has(OnlineInput::pause)) {
        stage_ = Stage::Paused;
        pausedBy_ = side;
    }
}

std::uint64_t OnlineMatch::stateHash() const {
    Hash hash;
    hash.add(world_.stateHash());
    hash.add(static_cast<int>(stage_));
    hash.add(static_cast<int>(pausedBy_));
    for (const int number : {points(Side::Blue), points(Side::Red), round_, rest_, tick_})
        hash.add(number);
    for (const bool wants : wants_)
        hash.add(wants ? 1 : 0);
    if (run_)
        for (const std::size_t card : run_->record().picks)
            hash.add(static_cast<int>(card));
    return hash.value();
}

} // namespace arkanong
