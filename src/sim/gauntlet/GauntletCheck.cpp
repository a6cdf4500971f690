#include "arkanong/sim/gauntlet/GauntletCheck.hpp"

#include "arkanong/sim/gauntlet/Drafter.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/replay/RecordedComputers.hpp"

#include <tuple>

namespace arkanong {

namespace {

auto fieldsOf(const MatchSettings& settings) {
    return std::tie(settings.mode, settings.goals, settings.lives, settings.pointsLimit,
                    settings.suddenDeathAt, settings.suddenDeathEnd, settings.bosses, settings.cards,
                    settings.help);
}

/// The first picks or results that cannot have happened, where GauntletRun::replayed() refuses the record.
std::string faultIn(const GauntletRecord& record) {
    GauntletRecord tried{record.settings, {}, {}};
    const auto possible = [&tried] { return GauntletRun::replayed(tried).has_value(); };
    if (!possible()) return "there is no run on " + std::to_string(record.settings.levels) + " levels";
    for (std::size_t round = 0; round <= record.results.size(); ++round) {
        for (int picks = 0; picks < 2 && tried.picks.size() < record.picks.size(); ++picks) {
            tried.picks.push_back(record.picks[tried.picks.size()]);
            if (!possible())
                return "pick " + std::to_string(tried.picks.size()) + " cannot have been made, in " +
                       ordinalRound(round);
        }
        if (round == record.results.size()) break;
        tried.results.push_back(record.results[round]);
        if (!possible()) return ordinalRound(round) + " cannot have ended as its result says";
    }
    return "there are more picks than rounds";
}

/// The recording begins as the run's round does. Mutators are of the whole run.
std::optional<std::string> faultInBeginning(const GauntletRun& run, const Replay& first,
                                            const Replay& replay) {
    MatchSettings base;
    base.mutators = first.settings.mutators;
    if (replay.summary && !replay.summary->takeovers.empty()) return "was taken over by others";
    if (replay.seed != run.matchSeed()) return "has another seed than the run gives it";
    if (replay.settings.mutators != base.mutators) return "has other mutators than the first one";
    if (fieldsOf(replay.settings) != fieldsOf(run.matchSettings(base)))
        return "is not played by the cards and rules that the run gives it";
    return std::nullopt;
}

std::optional<std::string> faultInRecordings(const GauntletReplay& replay) {
    const GauntletRecord& record = replay.record;
    GauntletRun run(record.settings);
    auto pick = record.picks.begin();
    for (std::size_t round = 0; round < replay.rounds.size(); ++round) {
        while (run.stage() == GauntletRun::Stage::Draft && pick != record.picks.end())
            run.pick(*pick++);
        if (run.stage() != GauntletRun::Stage::Ready)
            return ordinalRound(round) + " is recorded, but cannot have begun";
        if (const auto fault = faultInBeginning(run, *replay.rounds.front(), *replay.rounds[round]))
            return ordinalRound(round) + ' ' + *fault;
        for (std::size_t other = 0; other < round; ++other)
            if (run.level(static_cast<int>(other)) == run.level() &&
                !(replay.rounds[other]->level == replay.rounds[round]->level))
                return ordinalRound(round) + " is not on the level of " + ordinalRound(other);
        if (round < record.results.size()) run.finishRound(record.results[round]);
    }
    return std::nullopt;
}

/// Why the run's picker would not have taken the card at this index.
std::optional<std::string> faultOfPick(const GauntletReplay& replay, const GauntletRun& run,
                                       std::size_t index) {
    const GauntletReplay::Player& player = replay.players[sideIndex(run.picker())];
    if (!player.isComputer()) return std::nullopt;
    const std::size_t expected = draftedBy(player.computer, run);
    if (index == expected) return std::nullopt;
    const auto nameAt = [&run](std::size_t card) {
        return std::string(traitsOf(run.open()[card].card).name);
    };
    return "before " + ordinalRound(static_cast<std::size_t>(run.round())) + ' ' + displayName(run.picker()) +
           " picks " + nameAt(index) + ", but the computer would have picked " + nameAt(expected);
}

} // namespace

std::optional<std::string> whyImpossible(const GauntletReplay& replay) {
    if (!GauntletRun::replayed(replay.record)) return faultIn(replay.record);
    const std::size_t results = replay.record.results.size();
    if (replay.rounds.size() != results && replay.rounds.size() != results + 1)
        return std::to_string(results) + " rounds were played, but " + std::to_string(replay.rounds.size()) +
               " are recorded";
    return faultInRecordings(replay);
}

GauntletCheck::GauntletCheck(const GauntletReplay& replay) : replay_(&replay) {
    for (const auto& round : replay.rounds)
        length_ += static_cast<int>(round->ticks());
    if (const auto why = whyImpossible(replay)) fault_ = GauntletFault{*why};
    done_ = fault_.has_value();
}

void GauntletCheck::failRound(const std::string& why, int tick) {
    const std::string at = " at tick " + std::to_string(tick);
    fault_ = GauntletFault{ordinalRound(round_) + ' ' + why + at, static_cast<int>(round_) + 1, tick};
    done_ = true;
}

void GauntletCheck::advance(int ticks) {
    const int until = tick() + ticks;
    while (!done_ && tick() < until) {
        if (round_ == replay_->rounds.size()) {
            done_ = true;
            return;
        }
        if (!index_) index_.emplace(*replay_->rounds[round_]);
        index_->advance(until - tick());
        if (index_->difference())
            failRound("diverges from its recording", static_cast<int>(*index_->difference()));
        else if (index_->tick() == index_->length())
            endRound();
    }
}

void GauntletCheck::endRound() {
    index_->advance(1); // Compares the last state.
    const int last = index_->length();
    if (index_->difference()) return failRound("diverges from its recording at its end,", last);
    const Match end = index_->at(last).world.match();
    if (round_ < replay_->record.results.size()) {
        if (!end.over()) return failRound("is not recorded to its end: it stops", last);
        if (!(resultOf(end) == replay_->record.results[round_]))
            return failRound("ends otherwise than its result says,", last);
    }
    before_ += last;
    index_.reset();
    ++round_;
}

std::optional<GauntletFault> firstFault(const GauntletReplay& replay) {
    GauntletCheck check(replay);
    while (!check.done())
        check.advance(tuning::ticksPerSecond);
    return check.fault();
}

std::optional<GauntletFault> faultOfComputers(const GauntletReplay& replay) {
    PossibleComputers computers;
    for (std::size_t side = 0; side < computers.size(); ++side)
        if (replay.players[side].isComputer()) computers[side] = {replay.players[side].computer};
    GauntletRun run(replay.record.settings);
    auto result = replay.record.results.begin();
    auto round = replay.rounds.begin();
    for (const std::size_t pick : replay.record.picks) {
        if (const auto why = faultOfPick(replay, run, pick)) return GauntletFault{*why, run.round() + 1};
        run.pick(pick);
        if (run.stage() != GauntletRun::Stage::Ready || round == replay.rounds.end()) continue;
        if (const auto forged = firstForgedCommand(**round++, computers))
            return GauntletFault{"in " + ordinalRound(static_cast<std::size_t>(run.round())) + ' ' +
                                     describe(*forged),
                                 run.round() + 1, forged->tick};
        if (result != replay.record.results.end()) run.finishRound(*result++);
    }
    return std::nullopt;
}

} // namespace arkanong
