#include "arkanong/net/rollback/RollbackSession.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

namespace {

constexpr std::size_t mostCheckpoints = 8;
constexpr std::size_t mostTheirs = 4;

/// Prediction of a side's next input: the last one without its momentary parts.
OnlineInput repeated(OnlineInput input) {
    input.command.buttons =
        static_cast<std::uint8_t>(input.command.buttons & ~(Command::servePressed | Command::clearBalls));
    input.wishes = 0;
    return input;
}

} // namespace

RollbackSession::RollbackSession(const MatchTerms& terms, Side own)
    : side_(own), confirmed_(terms), present_(confirmed_), recorder_(confirmed_) {}

void RollbackSession::play(const OnlineInput& own, int delay) {
    assert(!waits() && delay >= 0 && delay <= longestDelay);
    const int at = now_++ + delay;
    while (scheduled() < at)
        own_.emplace_back();
    if (scheduled() > at) return;
    own_.push_back(own);
    Command& command = own_.back().command;
    if (command.has(Command::servePressed) || command.has(Command::serveHeld)) return;
    command.aimX = 0;
    command.aimY = 0;
}

void RollbackSession::receive(int first, const std::vector<OnlineInput>& inputs) {
    const int known = received();
    if (first < 0 || first > known) return;
    for (auto i = static_cast<std::size_t>(known - first); i < inputs.size(); ++i) {
        if (received() >= now() + window) return;
        other_.push_back(inputs[i]);
    }
}

void RollbackSession::acknowledged(int ticks) {
    if (ticks > scheduled()) return; // Impossible: those inputs do not exist yet.
    acknowledged_ = std::max(acknowledged_, ticks);
    forgetOwn();
}

std::vector<OnlineInput> RollbackSession::unacknowledged() const {
    return {own_.begin() + (acknowledged_ - ownFrom_), own_.end()};
}

// Own inputs are needed from the confirmed tick on for the prediction, and from the first unacknowledged tick on for
// sending.
void RollbackSession::forgetOwn() {
    for (; ownFrom_ < std::min(acknowledged_, confirmed_.tick()); ++ownFrom_)
        own_.pop_front();
}

OnlineInputs RollbackSession::inputsOf(const OnlineInput& own, const OnlineInput& other) const {
    return side_ == Side::Blue ? OnlineInputs{own, other} : OnlineInputs{other, own};
}

void RollbackSession::advance(std::vector<Event>& events) {
    // Without new remote inputs the prediction is still valid, and is only extended.
    if (canConfirm()) {
        shown_.guessAnew();
        confirm(events);
        present_ = confirmed_;
        shown_.guessAnew();
    }
    rolledBack_ = 0;
    const OnlineInput other = repeated(lastOther_);
    for (auto own = own_.begin() + (present_.tick() - ownFrom_); present_.tick() < now(); ++own) {
        tickEvents_.clear();
        present_.step(inputsOf(*own, other), tickEvents_);
        shown_.guess(present_.tick(), tickEvents_, events);
        ++rolledBack_;
    }
}

OnlineMatch RollbackSession::ahead() const {
    OnlineMatch match = present_;
    std::vector<Event> unseen;
    const OnlineInput other = repeated(lastOther_);
    for (auto own = own_.begin() + (match.tick() - ownFrom_); own != own_.end(); ++own)
        match.step(inputsOf(*own, other), unseen);
    return match;
}

void RollbackSession::confirm(std::vector<Event>& events) {
    while (canConfirm()) {
        const OnlineInput& own = own_[static_cast<std::size_t>(confirmed_.tick() - ownFrom_)];
        lastOther_ = other_.front();
        other_.pop_front();
        const OnlineInputs inputs = inputsOf(own, lastOther_);
        if (collects_) collected_.push_back(inputs);
        tickEvents_.clear();
        confirmed_.step(inputs, tickEvents_);
        shown_.confirm(confirmed_.tick(), tickEvents_, events);
        recorder_.record(confirmed_, inputs);
        note();
    }
    forgetOwn();
}

std::vector<OnlineInputs> RollbackSession::takeConfirmed() {
    assert(collects_ || confirmed_.tick() == 0);
    collects_ = true;
    return std::exchange(collected_, {});
}

void RollbackSession::note() {
    if (confirmed_.tick() % betweenChecks != 0) return;
    checkpoints_.push_back({confirmed_.tick(), confirmed_.stateHash()});
    if (checkpoints_.size() > mostCheckpoints) checkpoints_.pop_front();
    for (const Checkpoint& theirs : theirs_)
        if (theirs.tick == checkpoints_.back().tick && theirs.hash != checkpoints_.back().hash)
            difference_ = theirs.tick;
    theirs_.erase(std::remove_if(theirs_.begin(), theirs_.end(),
                                 [&](const Checkpoint& theirs) { return theirs.tick <= confirmed_.tick(); }),
                  theirs_.end());
}

void RollbackSession::compare(const Checkpoint& theirs) {
    if (theirs.tick <= 0 || difference_) return;
    const auto same = [&](const Checkpoint& own) { return own.tick == theirs.tick; };
    const auto own = std::find_if(checkpoints_.begin(), checkpoints_.end(), same);
    if (own != checkpoints_.end() && own->hash != theirs.hash) difference_ = theirs.tick;
    if (theirs.tick <= confirmed_.tick() || std::any_of(theirs_.begin(), theirs_.end(), same)) return;
    if (theirs_.size() < mostTheirs) theirs_.push_back(theirs);
}

} // namespace arkanong
