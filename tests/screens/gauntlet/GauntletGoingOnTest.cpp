#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "screens/gauntlet/GauntletScreens.hpp"
#include "ui/Keeping.hpp"

// An interrupted run is resumed on another day as if it had not been interrupted.

using namespace arkanong::test;

namespace {

/// The point at which a run is interrupted.
struct Break {
    int round; ///< From 0.
    int tick;  ///< Of the round; negative: after one of its two picks.
};

class PlayedThrough {
  public:
    /// Plays a run between two computers, with breaks in this order.
    explicit PlayedThrough(std::vector<Break> breaks) : breaks_(std::move(breaks)) {
        next_ = ShowDraft{runBetween(Controller::Computer, Controller::Computer, 7)};
        while (!over_) {
            if (is<ShowDraft>(next_)) {
                draft(std::get<ShowDraft>(next_).setup);
            } else if (is<ShowMatch>(next_)) {
                play(std::get<ShowMatch>(next_).setup);
            } else {
                REQUIRE(is<ShowGauntlet>(next_));
                const MatchSetup setup = std::get<ShowGauntlet>(next_).setup;
                over_ = setup.as<GauntletMatch>().run.winner().has_value();
                next_ = ShowDraft{setup};
            }
        }
    }

    Keeping& shared() { return shared_; }

  private:
    bool breaksAt(const GauntletRun& run, int tick) {
        if (breaks_.empty() || breaks_.front().round != run.round() || breaks_.front().tick != tick)
            return false;
        breaks_.erase(breaks_.begin());
        return true;
    }
    void goOn() {
        shared_.reopen();
        REQUIRE(shared_.context.services.profile.interruptedRun());
        next_ = interruptedRunDialog(shared_.context).entries.at(0).change;
    }
    void draft(const MatchSetup& setup) {
        DraftScreen screen(shared_.context, setup);
        screen.advance(DraftScreen::quietTime);
        do {
            next_ = screen.step();
            const auto& picks = screen.run().record().picks;
            if (picks.size() == 2 * screen.run().record().results.size() + 1 && breaksAt(screen.run(), -1))
                return goOn();
        } while (is<Stay>(next_));
    }
    void play(const MatchSetup& setup) {
        const GauntletRun run = setup.as<GauntletMatch>().run;
        const LoadedMatch match = loadMatch(setup, shared_.context.services.levelFolder);
        auto screen = std::make_unique<PlayScreen>(shared_.context, match);
        do {
            next_ = screen->step();
            if (is<ShowResumed>(next_)) next_ = Stay{};
            if (!breaksAt(run, screen->world()->tick())) continue;
            screen->leave();
            screen.reset();
            return goOn();
        } while (is<Stay>(next_));
        screen->leave();
    }

    Keeping shared_;
    std::vector<Break> breaks_;
    ScreenChange next_;
    bool over_ = false;
};

/// The run that was kept among the replays, without the dates.
GauntletReplay keptRun(Keeping& shared) {
    const auto kept = shared.kept();
    REQUIRE(kept.size() == 1);
    REQUIRE(kept[0].header);
    CHECK(kept[0].header->run);
    GauntletReplay run = loadGauntlet(kept[0].path);
    for (std::shared_ptr<const Replay>& round : run.rounds) {
        Replay undated = *round;
        undated.summary->date.clear();
        round = std::make_shared<const Replay>(std::move(undated));
    }
    return run;
}

} // namespace

TEST_CASE("an interrupted run is resumed later, and is bit-identical to an uninterrupted one", "[screens]") {
    PlayedThrough whole({});
    const GauntletReplay run = keptRun(whole.shared());
    CHECK_FALSE(firstFault(run));
    CHECK_FALSE(faultOfComputers(run));
    CHECK(run.rounds.size() == run.record.results.size());
    CHECK_FALSE(whole.shared().context.services.profile.interruptedRun());
    PlayedThrough broken({{0, 700}, {0, 2500}, {1, -1}, {1, 1300}, {3, -1}, {3, 600}});
    CHECK(encodeGauntlet(keptRun(broken.shared())) == encodeGauntlet(run));
    broken.shared().reopen();
    CHECK_FALSE(broken.shared().context.services.profile.interruptedRun()); // It is over.
    CHECK(broken.shared().context.services.profile.takeNotes().empty());
}

TEST_CASE("who breaks a run off is asked whether to go on with it or to begin another one", "[screens]") {
    Keeping shared;
    const MatchSetup setup = runBetween(Controller::AnyDevice, Controller::Computer);
    shared.context.services.profile.keepInterruptedRun(
        std::make_shared<const GauntletReplay>(gauntletRecord(setup)));
    ChoiceScreen screen(shared.context, interruptedRunDialog(shared.context));
    screen.advance(0.1);
    screen.draw(1.0, 1.0);
    shared.textures.clear();
    const ScreenChange change = press(screen, sfml::Key::Enter);
    REQUIRE(is<ShowDraft>(change));
    CHECK(std::get<ShowDraft>(change).setup.as<GauntletMatch>().names == setup.as<GauntletMatch>().names);
    CHECK(is<Resume>(chosen(screen, 1)));
    CHECK(is<ShowTitle>(press(screen, sfml::Key::Escape)));
}
