#include "arkanong/net/rollback/RoundRecorder.hpp"

namespace arkanong {

namespace {

ReplayRecorder recorderOf(const OnlineMatch& match) {
    return {match.level(), match.settings(), match.seed()};
}

} // namespace

RoundRecorder::RoundRecorder(const OnlineMatch& match)
    : recorder_(recorderOf(match)), round_(match.round()), tick_(match.world().tick()) {}

void RoundRecorder::record(const OnlineMatch& match, const OnlineInputs& inputs) {
    if (match.round() != round_) {
        round_ = match.round();
        tick_ = 0;
        recorder_ = recorderOf(match);
    }
    // The World does not advance in a pause and after a round.
    if (std::exchange(tick_, match.world().tick()) == match.world().tick()) return;
    recorder_.record({inputs[0].command, inputs[1].command}, match.world());
    if (match.world().match().over()) decided_.push_back(std::make_shared<Replay>(recording(match)));
}

} // namespace arkanong
