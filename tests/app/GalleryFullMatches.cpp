#include "app/GalleryParts.hpp"
#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/screens/match/HighlightScreen.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "screens/gauntlet/GauntletScreens.hpp"

// Matches in which everything happens at once: all power-ups run on both sides and are explained in turn, and large
// words, points and names of cards appear.

namespace arkanong::test::galleryparts {

namespace {

/// A match of people whom computers play.
class FullMatch : public PlayScreen {
  public:
    FullMatch(ScreenContext& context, LoadedMatch match) : PlayScreen(context, std::move(match)) {}

  protected:
    void command(const TickInput&, Commands& commands) override {
        for (const Side side : {Side::Blue, Side::Red})
            if (isPerson(this->match().setup.contestants[sideIndex(side)].controller))
                commands[sideIndex(side)] = bots_[sideIndex(side)].think(field());
    }

    void setScene(std::vector<Event>& events) override {
        const Phase phase = field().match().phase();
        if (phase == Phase::Countdown || phase == Phase::Over) return;
        const int tick = ticks_++;
        for (const Paddle& paddle : field().objects().paddles) {
            if (tick % tuning::seconds(1.0) == 0) letAllRun(paddle.side, events);
            if (tick % tuning::seconds(1.5) == 0)
                explain(static_cast<PowerUp>(tick / tuning::seconds(1.5) % int{powerUpCount}), paddle,
                        events);
            if (tick % tuning::seconds(2.0) == tuning::seconds(1.5)) speak(paddle.side, events);
        }
    }

  private:
    void letAllRun(Side side, std::vector<Event>& events) {
        for (const PowerUp kind : everyOf<PowerUp>()) {
            if (traitsOf(kind).ticks == 0) continue;
            field().applyPowerUp({kind, traitsOf(kind).hinders}, side, events);
        }
    }

    static void explain(PowerUp kind, const Paddle& paddle, std::vector<Event>& events) {
        events.push_back(CapsuleCaught{paddle.position, {kind, traitsOf(kind).hinders}, paddle.side});
    }

    /// Adds what is shown in words on the field.
    static void speak(Side side, std::vector<Event>& events) {
        const Vec2 middle = tuning::fieldSize / 2.0;
        for (const double x : {-60.0, 0.0, 60.0}) {
            const Vec2 at = middle + Vec2{x, forward(side) * x};
            events.push_back(BrickBroken{at, {}, {}, BrickKind::Normal, side, 12, 1250});
            events.push_back(CardWorked{at, side, Card::SparePlate});
        }
        events.push_back(GoalScored{{middle.x, goalLine(opponent(side))}, side, 1, 1});
    }

    std::array<Bot, 2> bots_{{{Side::Blue, Difficulty::Master, 7}, {Side::Red, Difficulty::Master, 8}}};
    int ticks_ = 0; ///< Of play.
};

void playFull(Stage& stage, const MatchSetup& setup) {
    stage.put<FullMatch>(loadMatch(setup, stage.context.services.levelFolder));
}

MatchSetup withManyCards(MatchSetup setup) {
    for (CardSet& cards : setup.settings.cards)
        for (const Card card : {Card::Thief, Card::Twins, Card::SparePlate, Card::Mirror, Card::Mason,
                                Card::Hoarder, Card::Echo})
            cards.add(card);
    return setup;
}

/// Two people, in a match up to so many points with a series of rounds.
MatchSetup versusOfTwo() {
    MatchSetup setup = computers("beehive");
    setup.kind = VersusMatch{};
    setup.contestants[0].controller = Controller::KeysLeft;
    setup.contestants[1].controller = Controller::KeysRight;
    setup.as<VersusMatch>().series.rounds = 5;
    setup.settings.pointsLimit = 100'000;
    setup.settings.goals = {9, 9};
    return setup;
}

/// A match of computers in which every brick holds a power-up.
std::shared_ptr<const Replay> recordedFull() {
    static const auto recorded = [] {
        MatchPlay play;
        play.level = loadLevel(levelPath(assetsPath("levels"), "beehive"));
        play.settings.mutators.set(Mutator::PowerRain, true);
        play.settings.goals = {2, 2};
        play.entrants.fill(BotProfile{Difficulty::Master});
        auto replay = std::make_shared<Replay>();
        runMatch(play, replay.get());
        replay->summary->players.fill(std::string(16, 'W'));
        return replay;
    }();
    return recorded;
}

GalleryPicture campaignLevel(const char* name, CampaignLevel at, std::uint64_t seed) {
    return {name,
            [at, seed](Stage& stage) {
                const std::string path = levelPath(assetsPath("levels"), nameOf(at));
                MatchSetup setup = campaignSetup(at, path, Controller::AnyDevice);
                setup.as<CampaignMatch>().briefing = false;
                playFull(stage, seeded(setup, seed));
            },
            7.0};
}

} // namespace

std::vector<GalleryPicture> fullMatches() {
    return {
        {"match-full", [](Stage& stage) { playFull(stage, versusOfTwo()); }, 7.0},
        {"match-full-finale",
         [](Stage& stage) { playFull(stage, seeded(finaleSetup(Controller::AnyDevice))); }, 7.0},
        {"match-full-cards", [](Stage& stage) { playFull(stage, withManyCards(versusOfTwo())); }, 7.0},
        {"match-full-sudden-death",
         [](Stage& stage) {
             MatchSetup setup = withManyCards(versusOfTwo());
             setup.settings.suddenDeathAt = tuning::seconds(2.0);
             setup.settings.suddenDeathEnd = tuning::seconds(6.0);
             playFull(stage, setup);
         },
         6.0},
        {"match-full-solo",
         [](Stage& stage) {
             playFull(stage, seeded(soloSetup(stage.context.services.levelFolder, runAt(0, 1'234'500),
                                              Controller::AnyDevice)));
         },
         7.0},
        {"match-full-gauntlet",
         [](Stage& stage) {
             MatchSetup setup = playedRun(6);
             pickAny(runOf(setup));
             playFull(stage, gauntletRound(setup, stage.context.services.levelFolder));
         },
         7.0},
        {"match-full-replay",
         [](Stage& stage) {
             LoadedMatch loaded;
             loaded.setup.kind = ReplayMatch{};
             loaded.replay = recordedFull();
             stage.put<ReplayScreen>(std::move(loaded));
         },
         20.0},
        {"match-full-moment",
         [](Stage& stage) {
             MatchSetup setup = computers("beehive");
             setup.kind = VersusMatch{};
             setup.totals.add(recordedFull());
             stage.put<HighlightScreen>(setup);
         },
         3.0},
        campaignLevel("match-full-campaign", {3, 6}, 2),
        campaignLevel("match-full-foreman", {1, 8}, 7),
        campaignLevel("match-full-queen", {2, 8}, 7),
        campaignLevel("match-full-clockmaker", {3, 8}, 7),
        campaignLevel("match-full-minotaur", {4, 8}, 17),
        campaignLevel("match-full-umbra", {5, 8}, 13),
    };
}

} // namespace arkanong::test::galleryparts
