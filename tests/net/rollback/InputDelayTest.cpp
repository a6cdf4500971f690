#include "Catch.hpp"
#include "net/SimulatedMatch.hpp"

using namespace arkanong::test;

namespace {

OnlineInput moving(int speed) {
    OnlineInput input;
    input.command.moveX = commandValue(speed);
    return input;
}

/// Ticks that each machine simulated again in a picture, on average.
double guessed(const Machine& machine) { return static_cast<double>(machine.rolledBack) / machine.pictures; }

} // namespace

TEST_CASE("A delayed input takes effect so many ticks later, and is sent at once", "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Blue);
    constexpr int delay = 4;
    session.play(moving(100), delay);
    session.play(moving(200), delay);
    CHECK(session.now() == 2);
    CHECK(session.scheduled() == 2 + delay);
    const std::vector<OnlineInput> sent = session.unacknowledged();
    REQUIRE(sent.size() == 2 + delay);
    for (int tick = 0; tick < delay; ++tick)
        CHECK(sent[static_cast<std::size_t>(tick)] == OnlineInput{});
    CHECK(sent[delay] == moving(100));
    CHECK(sent[delay + 1] == moving(200));
    session.acknowledged(2 + delay);
    CHECK(session.unacknowledged().empty());
    CHECK(session.unacknowledgedFrom() == 2 + delay);
}

TEST_CASE("The delay may change in the match: a longer one leaves ticks empty, a shorter one drops inputs",
          "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Red);
    session.play(moving(1));
    session.play(moving(2), 2);
    session.play(moving(3), 1);
    session.play(moving(4), 1);
    CHECK(session.unacknowledged() == std::vector<OnlineInput>{moving(1), {}, {}, moving(2), moving(4)});
    CHECK(session.now() == 4);
    CHECK(session.scheduled() == 5);
}

TEST_CASE("What a player with an input delay steers is the match in which the input takes effect", "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Blue);
    OnlineMatch truth(terms);
    std::vector<Event> events;
    for (int i = 0; i < 600; ++i) {
        const OnlineInput input = moving(i % 80 < 40 ? 500 : -500);
        session.play(input, RollbackSession::longestDelay);
        session.advance(events);
        if (i == 0)
            for (int tick = 0; tick < RollbackSession::longestDelay; ++tick)
                truth.step({}, events);
        truth.step({input, {}}, events);
        session.receive(i, {OnlineInput{}});
        session.acknowledged(i);
        session.advance(events);
        CHECK(session.ahead().stateHash() == truth.stateHash());
    }
}

TEST_CASE("An input delay shortens the guesses of its own machine only, and both stay equal", "[net]") {
    constexpr NetworkFaults line{120.0, 0.0, 0.02, 0.0};
    const auto played = [&](int hosts, int guests) {
        auto match = std::make_unique<SimulatedMatch>(quickTerms(), line, 9);
        match->host().inputDelay = hosts;
        match->guest().inputDelay = guests;
        CHECK(match->play() == "");
        return match;
    };
    const auto none = played(0, 0);
    const auto one = played(0, RollbackSession::longestDelay);
    const auto both = played(3, RollbackSession::longestDelay);
    CHECK(guessed(one->guest()) < guessed(none->guest()) - 4.0);
    CHECK_THAT(guessed(one->host()), WithinAbs(guessed(none->host()), 1.5));
    CHECK(guessed(both->host()) < guessed(none->host()) - 1.5);
    CHECK(guessed(both->guest()) < guessed(none->guest()) - 4.0);
    for (const auto* const match : {one.get(), both.get()})
        for (const Machine& machine : match->machines)
            CHECK(machine.waits == 0);
}

TEST_CASE("A run through the gauntlet and a rematch go on with an input delay", "[net]") {
    SimulatedMatch match(quickGauntlet(), {80.0, 10.0, 0.02, 0.0}, 5);
    match.host().inputDelay = RollbackSession::longestDelay;
    match.guest().inputDelay = 2;
    CHECK(match.play(30.0) == "");
    for (Machine& machine : match.machines)
        machine.wishes = OnlineInput::rematch;
    match.run(3e3);
    for (const Machine& machine : match.machines)
        CHECK(machine.peer.session()->confirmed().stage() != OnlineMatch::Stage::Decided);
}

TEST_CASE("With an input delay no more inputs are waiting to be acknowledged than a packet holds", "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Red);
    std::vector<Event> shown;
    int played = 0;
    for (; !session.waits() && played < 1000; ++played) {
        session.play({}, played > 100 ? RollbackSession::longestDelay : 0);
        session.receive(played, {OnlineInput{}});
        session.advance(shown);
    }
    CHECK(session.unacknowledged().size() == mostInputs);
}
