#include "arkanong/language/Names.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <utility>

// Saves the results of a match: recordings, interrupted matches, and the player's progress.

namespace arkanong {

void PlayScreen::relive(const Replay& past) {
    ReplayPlayer player(past);
    while (const std::optional<Commands> commands = player.next()) {
        players_.watch(world_);
        world_.step(*commands, presenter_.startTick());
        mission_.note(presenter_.ofTick());
        if (feats_) feats_->note(presenter_.ofTick());
        recorder_->record(*commands, world_);
    }
    if (past.hashes.empty() || world_.stateHash() != past.hashes.back()) {
        if (campaign() != nullptr)
            profile().quarantineInterrupted();
        else
            profile().quarantineInterruptedRun();
        throw DataError("the interrupted match", "does not play as it was recorded: it cannot be resumed");
    }
    if (auto* const gauntlet = std::get_if<GauntletMatch>(&match_.setup.kind)) gauntlet->rounds.pop_back();
    interruptedAt_ = world_.tick();
    stage_ = Stage::Resumed;
    presenter_.settle(world_);
    log().write("resumed tick " + std::to_string(world_.tick()) + " hash " +
                std::to_string(world_.stateHash()));
}

std::shared_ptr<const Replay> PlayScreen::recording() const {
    if (!recorder_) return nullptr;
    Replay replay = recorder_->finish(world_);
    replay.summary = summaryOf(match_.setup, match_.level, world_.match(), localTime());
    return std::make_shared<const Replay>(std::move(replay));
}

void PlayScreen::keepInterrupted() {
    if (!match_.setup.isResumable() || !recorder_ || world_.match().clock() == 0 || world_.match().over())
        return;
    if (world_.tick() == interruptedAt_) return; // It is kept already.
    if (campaign() != nullptr) {
        profile().keepInterrupted(recording());
    } else {
        GauntletReplay run = gauntletRecord(match_.setup);
        run.rounds.push_back(recording());
        profile().keepInterruptedRun(std::make_shared<const GauntletReplay>(std::move(run)));
    }
    interruptedAt_ = world_.tick();
    log().write("interrupted tick " + std::to_string(world_.tick()) + " hash " +
                std::to_string(world_.stateHash()));
}

void PlayScreen::beginRun(GauntletMatch& gauntlet) {
    if (std::exchange(gauntlet.begun, true) || !match_.setup.onlyPerson()) return;
    // Broken off in the first countdown it has no recording, but is counted.
    const bool counted =
        gauntlet.resumed && gauntlet.ranked && gauntlet.day && profile().runs().tried(*gauntlet.day);
    if (!counted) gauntlet.ranked = profile().beginRun(gauntlet.ranked ? gauntlet.day : std::nullopt);
    if (gauntlet.day)
        log().write("daily " + nameOf(*gauntlet.day) + (gauntlet.ranked ? " ranked" : " unranked"));
}

void PlayScreen::finishRound() {
    decided_ = recording();
    MatchSetup setup = match_.setup;
    setup.as<GauntletMatch>().finishRound(world_.match(), decided_);
    const auto run = std::make_shared<const GauntletReplay>(gauntletRecord(setup));
    if (!setup.as<GauntletMatch>().run.winner()) return profile().keepInterruptedRun(run);
    // Killed between the two, the game has the result and can repeat the end of the run.
    if (const std::optional<FinishedRun> figures = finishedRun(setup)) {
        profile().addRun(*figures);
        Feats done{};
        done[featIndex(Feat::RunWon)] = figures->figures.won;
        addFeats(done);
    }
    profile().endRun(*run);
}

void PlayScreen::addFeats(const Feats& done) {
    std::string told;
    for (const Feat feat : profile().addFeats(done)) {
        const FeatTraits& traits = traitsOf(feat);
        told += (told.empty() ? "" : ", ") + capitals(shownName(catalogue(), traits.opens));
        log().write("feat " + std::string(traits.name) + " opens " +
                    std::string(traitsOf(traits.opens).name));
    }
    if (told.empty()) return;
    sounds().play(Cue::FirstPower);
    context().state.toast = fill(text("Your feat opens a card: {cards}"), {{"cards", told}});
}

void PlayScreen::decided() {
    if (match_.setup.is<GauntletMatch>()) finishRound();
    const CampaignMatch* const campaign = this->campaign();
    if (campaign == nullptr) return;
    const Side side = campaign->at.person();
    const Standing& person = world_.match().standing(side);
    const std::optional<Side> winner = world_.match().winner();
    const std::optional<Side> best = winner ? campaign->series.after(*winner).winner() : std::nullopt;
    if (!best) return profile().addRound(person);
    if (*best != side) return profile().addDefeat(campaign->at, person);
    const Victory victory = match_.setup.victory(world_.match(), mission_);
    gained_ = profile().addVictory(campaign->at, victory, match_.level.medals, person);
    const Medals earned = medalsFor(victory, match_.level.medals);
    std::string line = "won " + nameOf(campaign->at) + " medals";
    for (const Medal medal : {Medal::Speed, Medal::Mission, Medal::Score})
        if (earned.has(medal)) line += ' ' + std::string(nameOf(medal));
    log().write(line);
}

void PlayScreen::endRecording() {
    if (recorder_ && world_.tick() > 0 && !match_.setup.record.empty()) {
        saveReplay(*recording(), match_.setup.record);
        log().write("recorded " + match_.setup.record);
    }
    recorder_.reset();
}

void PlayScreen::leave() {
    if (players_.anyPerson()) context().state.powersMet = presenter_.view().powersMet();
    if (stage_ == Stage::Begun) {
        keepInterrupted();
        const bool over = world_.match().over();
        const bool unfinished = !match_.setup.isResumable() && !match_.setup.is<PlayOnMatch>();
        const bool worthIt = over || (unfinished && world_.match().clock() >= shortestKept);
        if (match_.setup.isKept() && recorder_ && worthIt) {
            const std::shared_ptr<const Replay> recorded = recording();
            profile().keepReplay(*recorded);
            keepBest(*recorded);
        }
    }
    // An unfinished round does not replace one that was played to its end.
    if (!world_.match().over() && match_.setup.isContinued()) recorder_.reset();
    endRecording();
}

} // namespace arkanong
