#include "Catch.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "net/SimulatedMatch.hpp"

using namespace arkanong::test;

// A gauntlet run between two machines. That it follows the rules of a local run is tested in tests/sim/gauntlet.

namespace {

OnlineInput taking(std::size_t card) { return {{}, OnlineInput::take(card)}; }

OnlineInputs inputsOf(Side side, const OnlineInput& input) {
    OnlineInputs inputs{};
    inputs[sideIndex(side)] = input;
    return inputs;
}

void advance(OnlineMatch& match, const OnlineInputs& inputs, int ticks = 1) {
    std::vector<Event> events;
    for (int i = 0; i < ticks; ++i)
        match.step(inputs, events);
}

/// Both sides take the first card allowed, and the round begins.
void draft(OnlineMatch& match) {
    while (match.run()->stage() == GauntletRun::Stage::Draft)
        advance(match, inputsOf(match.run()->picker(), taking(match.run()->mayPick(0) ? 0 : 1)));
    advance(match, {}, OnlineMatch::beginning);
}

/// Computers play the round to its end.
void playRound(OnlineMatch& match, Difficulty blue = Difficulty::Master) {
    Bot one(Side::Blue, blue, match.seed());
    Bot other(Side::Red, Difficulty::Novice, match.seed());
    while (match.plays())
        advance(match, {OnlineInput{one.think(match.world())}, OnlineInput{other.think(match.world())}});
}

} // namespace

TEST_CASE("A run begins with a draft in which only the side whose turn it is takes an open card", "[net]") {
    const MatchTerms terms = quickGauntlet();
    OnlineMatch match(terms);
    CHECK(match.stage() == OnlineMatch::Stage::Draft);
    CHECK(match.round() == -1);
    const Side first = match.run()->firstPicker();
    advance(match, inputsOf(opponent(first), taking(0)));
    CHECK(match.run()->record().picks.empty());
    advance(match, inputsOf(first, taking(2)));
    CHECK(match.run()->record().picks == std::vector<std::size_t>{2});
    advance(match, inputsOf(first, taking(1)));
    advance(match, inputsOf(opponent(first), taking(2))); // That card is taken already.
    CHECK(match.run()->record().picks.size() == 1);
    advance(match, inputsOf(opponent(first), taking(1)));
    CHECK(match.run()->stage() == GauntletRun::Stage::Ready);
    CHECK(match.stage() == OnlineMatch::Stage::Draft);
    advance(match, {}, OnlineMatch::beginning - 1);
    CHECK(match.stage() == OnlineMatch::Stage::Draft);
    advance(match, {});
    CHECK(match.stage() == OnlineMatch::Stage::Play);
    CHECK(match.round() == 0);
}

TEST_CASE("Picks of both sides in the same tick are applied in the order of their turns", "[net]") {
    const MatchTerms terms = quickGauntlet();
    OnlineMatch match(terms);
    advance(match, {taking(1), taking(1)});
    CHECK(match.run()->record().picks == std::vector<std::size_t>{1});
    OnlineMatch other(terms);
    const bool blueFirst = other.run()->firstPicker() == Side::Blue;
    advance(other, {taking(0), taking(1)});
    // Blue's wish is applied first, so Red's wish is too early if Red picks first.
    CHECK(other.run()->record().picks ==
          (blueFirst ? std::vector<std::size_t>{0, 1} : std::vector<std::size_t>{1}));
}

TEST_CASE("Each round has its level, its seed, and the cards of both sides", "[net]") {
    const MatchTerms terms = quickGauntlet();
    OnlineMatch match(terms);
    draft(match);
    const GauntletRun& run = *match.run();
    CHECK(match.level() == terms.gauntlet[static_cast<std::size_t>(run.level())]);
    CHECK(match.seed() == run.matchSeed());
    CHECK(match.settings().goals == std::array<int, 2>{tuning::gauntletGoals, tuning::gauntletGoals});
    for (const Side side : {Side::Blue, Side::Red})
        CHECK(match.settings().cards[sideIndex(side)].bits() == run.hand(side).bits());
    World world(match.level(), match.settings(), match.seed());
    std::vector<Event> events;
    world.step({}, events);
    CHECK(match.world().stateHash() == world.stateHash());
    playRound(match);
    CHECK(match.stage() == OnlineMatch::Stage::RoundOver);
    CHECK(match.played() == 1);
    CHECK(match.points(Side::Blue) == 1);
    CHECK_FALSE(match.winner());
    advance(match, {}, OnlineMatch::breath);
    CHECK(match.stage() == OnlineMatch::Stage::Draft);
    CHECK(match.run()->firstPicker() == Side::Red);
}

TEST_CASE("A side that does not pick in time gets the first card, and a pause stops that clock", "[net]") {
    const MatchTerms terms = quickGauntlet();
    OnlineMatch match(terms);
    advance(match, {}, OnlineMatch::draftTime - 2);
    CHECK(match.run()->record().picks.empty());
    advance(match, {paused, OnlineInput{}});
    CHECK(match.stage() == OnlineMatch::Stage::Paused);
    advance(match, {}, 2 * OnlineMatch::draftTime);
    CHECK(match.run()->record().picks.empty());
    advance(match, {OnlineInput{}, resumed});
    CHECK(match.stage() == OnlineMatch::Stage::Draft);
    advance(match, {});
    CHECK(match.run()->record().picks == std::vector<std::size_t>{0});
    advance(match, {}, OnlineMatch::draftTime);
    CHECK(match.run()->record().picks == std::vector<std::size_t>{0, 1});
    advance(match, {}, OnlineMatch::beginning);
    CHECK(match.stage() == OnlineMatch::Stage::Play);
}

TEST_CASE("A run ends when the lead in points is decisive, and a rematch is another run", "[net]") {
    const MatchTerms terms = quickGauntlet();
    OnlineMatch match(terms);
    while (match.stage() != OnlineMatch::Stage::Decided) {
        draft(match);
        playRound(match);
        advance(match, {}, OnlineMatch::breath);
    }
    CHECK(match.winner() == Side::Blue);
    const int played = match.played();
    CHECK(played >= 5); // Blue needs more than half of eight points.
    CHECK(played == static_cast<int>(match.run()->record().results.size()));
    const GauntletSettings before = match.run()->record().settings;
    advance(match, {wanting, wanting});
    CHECK(match.stage() == OnlineMatch::Stage::Draft);
    CHECK(match.points(Side::Blue) == 0);
    CHECK_FALSE(match.run()->record().settings == before);
    CHECK(match.rest() > 0);
    draft(match);
    CHECK(match.round() == played);
}

TEST_CASE("A copy of a match during a draft continues exactly as the original", "[net]") {
    const MatchTerms terms = quickGauntlet();
    OnlineMatch match(terms);
    advance(match, inputsOf(match.run()->firstPicker(), taking(1)));
    OnlineMatch copy = match;
    for (OnlineMatch* const each : {&match, &copy}) {
        draft(*each);
        playRound(*each, Difficulty::Medium);
    }
    CHECK(copy.stateHash() == match.stateHash());
    OnlineMatch other(terms);
    advance(other, inputsOf(other.run()->firstPicker(), taking(2)));
    CHECK(other.stateHash() != OnlineMatch(terms).stateHash());
}

TEST_CASE("A run over a bad connection is the same for both, pick for pick and round for round", "[net]") {
    NetworkFaults faults;
    faults.roundTrip = 80.0;
    faults.jitter = 20.0;
    faults.loss = 0.1;
    faults.duplicates = 0.1;
    SimulatedMatch match(quickGauntlet(), faults, 7);
    REQUIRE(match.play(30.0) == "");
    const GauntletRecord& record = match.host().peer.session()->confirmed().run()->record();
    CHECK(record == match.guest().peer.session()->confirmed().run()->record());
    CHECK(record.results.size() == match.host().decided.size());
    CHECK(record.picks.size() == 2 * record.results.size());
    for (std::size_t i = 0; i < record.results.size(); ++i) {
        const Replay& round = *match.host().decided[i];
        CHECK(round.settings.goals[0] == tuning::gauntletGoals);
        CHECK(round.settings.cards[0].bits() + round.settings.cards[1].bits() > 0);
    }
}
