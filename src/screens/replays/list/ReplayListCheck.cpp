#include "arkanong/screens/replays/list/ReplayListScreen.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>
#include <chrono>

// Verification of a listed replay or run.

namespace arkanong {

namespace {

constexpr std::chrono::milliseconds checkShare{8}; ///< Of a frame, while a replay is verified.

std::variant<Replay, GauntletReplay> recordedPlay(const std::string& path) {
    const std::string bytes = readRecordedPlay(path);
    if (isGauntlet(bytes)) return decodeGauntlet(bytes, path);
    return decodeReplay(bytes, path);
}

} // namespace

ReplayListScreen::Check::Check(const std::string& path) : checked_(recordedPlay(path)) {
    if (const auto* const replay = std::get_if<Replay>(&checked_))
        replay_.emplace(*replay);
    else
        run_.emplace(std::get<GauntletReplay>(checked_));
}

void ReplayListScreen::Check::advance(int ticks) { replay_ ? replay_->advance(ticks) : run_->advance(ticks); }

bool ReplayListScreen::Check::done() const { return replay_ ? replay_->done() : run_->done(); }

std::string ReplayListScreen::Check::fault(const Catalogue& catalogue) const {
    if (run_) return run_->fault() ? displayName(run_->fault()->why) : std::string();
    if (!replay_->difference()) return {};
    // Translators: a replay ran differently than it was recorded from this tick on.
    return fill(catalogue.text("Differs at tick {n}"), {{"n", *replay_->difference()}});
}

int ReplayListScreen::Check::percent() const {
    const auto of = [](const auto& check) { return check.tick() * 100 / std::max(check.length(), 1); };
    return replay_ ? of(*replay_) : of(*run_);
}

void ReplayListScreen::verify() { check_ = std::make_unique<Check>(selected()->path); }

void ReplayListScreen::proceed() {
    if (!check_ || check_->done()) return;
    using Clock = std::chrono::steady_clock;
    const Clock::time_point until = Clock::now() + checkShare;
    while (!check_->done() && Clock::now() < until)
        check_->advance(tuning::ticksPerSecond);
    if (check_->done()) log().write("verified: " + checkText(Catalogue::english()));
}

std::string ReplayListScreen::checkText(const Catalogue& catalogue) const {
    if (!check_) return {};
    if (std::string fault = check_->fault(catalogue); !fault.empty()) return fault;
    if (check_->done()) return std::string(catalogue.text("Verified: identical"));
    return fill(catalogue.text("Verifying: {n} %"), {{"n", check_->percent()}});
}

} // namespace arkanong
