#include "Catch.hpp"
#include "arkanong/net/rollback/RollbackSession.hpp"
#include "net/SimulatedMatch.hpp"

using namespace arkanong::test;

namespace {

/// Plays `ticks` ticks without input.
void wait(OnlineMatch& match, int ticks) {
    std::vector<Event> events;
    for (int i = 0; i < ticks; ++i)
        match.step({}, events);
}

void step(OnlineMatch& match, const OnlineInput& blue, const OnlineInput& red) {
    std::vector<Event> events;
    match.step({blue, red}, events);
}

OnlineInput moving(int tick, int speed) {
    OnlineInput input;
    input.command.moveX = commandValue(tick / 40 % 2 == 0 ? speed : -speed);
    input.command.buttons = tick % 90 == 0 ? Command::servePressed : 0;
    input.command.aimY = 300;
    return input;
}

} // namespace

TEST_CASE("A pause begins in the tick in which either side asks for it, and stops the World", "[net]") {
    const MatchTerms terms = quickTerms();
    OnlineMatch match(terms);
    wait(match, 50);
    step(match, {}, paused);
    CHECK(match.stage() == OnlineMatch::Stage::Paused);
    CHECK(match.pausedBy() == Side::Red);
    const std::uint64_t before = match.world().stateHash();
    wait(match, 1000);
    CHECK(match.world().stateHash() == before);
    CHECK(match.tick() == 1051);
    step(match, resumed, {});
    CHECK(match.stage() == OnlineMatch::Stage::Play);
    CHECK(match.world().tick() == 51);
}

TEST_CASE("A series continues after a break, and restarts when both sides want a rematch", "[net]") {
    MatchTerms terms = quickTerms();
    terms.rounds = 3;
    OnlineMatch match(terms);
    std::vector<Event> events;
    std::array<Bot, 2> bots{{{Side::Blue, Difficulty::Master, 1}, {Side::Red, Difficulty::Novice, 1}}};
    const auto playOn = [&] {
        while (match.stage() == OnlineMatch::Stage::Play)
            match.step({OnlineInput{bots[0].think(match.world())}, OnlineInput{bots[1].think(match.world())}},
                       events);
    };
    playOn();
    REQUIRE(match.stage() == OnlineMatch::Stage::RoundOver);
    CHECK(match.series().played() == 1);
    CHECK(match.seriesBefore().played() == 0);
    wait(match, OnlineMatch::breath - 1);
    CHECK(match.stage() == OnlineMatch::Stage::RoundOver);
    wait(match, 1);
    CHECK(match.stage() == OnlineMatch::Stage::Play);
    CHECK(match.round() == 1);
    CHECK(match.seriesBefore().played() == 1);
    CHECK(match.seed() == terms.seed + 1);
    while (match.stage() != OnlineMatch::Stage::Decided) {
        playOn();
        if (match.stage() == OnlineMatch::Stage::RoundOver) wait(match, 1);
    }
    wait(match, 5000);
    CHECK(match.stage() == OnlineMatch::Stage::Decided);
    step(match, wanting, {});
    CHECK(match.wantsRematch(Side::Blue));
    CHECK_FALSE(match.wantsRematch(Side::Red));
    step(match, {}, wanting);
    CHECK(match.stage() == OnlineMatch::Stage::Play);
    CHECK(match.series().played() == 0);
    CHECK_FALSE(match.wantsRematch(Side::Blue));
}

TEST_CASE("Two sessions with delayed inputs have the same confirmed match", "[net]") {
    const MatchTerms terms = quickTerms();
    const int late = GENERATE(1, 7, 31, 60);
    RollbackSession blue(terms, Side::Blue);
    RollbackSession red(terms, Side::Red);
    RollbackSession seldom(terms, Side::Blue); // Like `blue`, but it takes the inputs of seven ticks at once.
    std::vector<OnlineInput> blues;
    std::vector<OnlineInput> reds;
    std::vector<Event> shown;
    OnlineMatch truth(terms);
    for (int tick = 0; tick < 900; ++tick) {
        blues.push_back(moving(tick, 300));
        reds.push_back(moving(tick + 17, 240));
        blue.play(blues.back());
        red.play(reds.back());
        truth.step({blues.back(), reds.back()}, shown);
        if (tick >= late) {
            const auto at = static_cast<std::size_t>(tick - late);
            blue.receive(tick - late, {reds[at]});
            red.receive(tick - late, {blues[at]});
            for (RollbackSession* const session : {&blue, &red, &seldom})
                session->acknowledged(tick - late);
        }
        blue.advance(shown);
        red.advance(shown);
        // Without new inputs the prediction is only extended.
        CHECK(blue.rolledBack() == (tick < late ? 1 : late));
        seldom.play(blues.back());
        if (tick >= late) seldom.receive(tick - late, {reds[static_cast<std::size_t>(tick - late)]});
        if (tick % 7 != 0) continue;
        seldom.advance(shown);
        CHECK(seldom.present().stateHash() == blue.present().stateHash());
    }
    CHECK(blue.confirmed().tick() == 900 - late);
    CHECK(blue.confirmed().stateHash() == red.confirmed().stateHash());
    blue.receive(900 - late, {reds.end() - late, reds.end()});
    blue.advance(shown);
    CHECK(blue.confirmed().stateHash() == truth.stateHash());
    CHECK(blue.present().stateHash() == truth.stateHash());
}

TEST_CASE("Inputs that are known, leave a gap or lie too far ahead are ignored", "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Blue);
    session.receive(3, {moving(3, 100)});
    CHECK(session.received() == 0);
    session.receive(-1, {moving(0, 100), moving(1, 100)});
    CHECK(session.received() == 0);
    session.receive(0, {moving(0, 100), moving(1, 100)});
    session.receive(0, {moving(7, 900), moving(7, 900)});
    session.receive(1, {moving(7, 900), moving(2, 100)});
    CHECK(session.received() == 3);
    session.receive(3, std::vector<OnlineInput>(5000));
    CHECK(session.received() == RollbackSession::window);
    session.acknowledged(10);
    CHECK(session.unacknowledgedFrom() == 0);
    std::vector<Event> shown;
    for (int tick = 0; tick < 3; ++tick)
        session.play({});
    session.advance(shown);
    OnlineMatch truth(terms);
    for (int tick = 0; tick < 3; ++tick)
        truth.step({OnlineInput{}, moving(tick, 100)}, shown);
    CHECK(session.confirmed().stateHash() == truth.stateHash());
}

TEST_CASE("An aim is played and sent only with a button that uses it", "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Blue);
    OnlineInput aiming;
    aiming.command.aimX = 70;
    aiming.command.aimY = -8;
    OnlineInput serving = aiming, holding = aiming;
    serving.command.buttons = Command::servePressed;
    holding.command.buttons = Command::serveHeld;
    for (const OnlineInput& input : {aiming, serving, holding})
        session.play(input);
    CHECK(session.unacknowledged() == std::vector<OnlineInput>{OnlineInput{}, serving, holding});
}

TEST_CASE("A session waits when it is a second ahead of the confirmed tick", "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Red);
    int played = 0;
    for (; !session.waits(); ++played)
        session.play({});
    CHECK(played == RollbackSession::window);
    std::vector<Event> shown;
    session.receive(0, {OnlineInput{}});
    session.advance(shown);
    CHECK_FALSE(session.waits());
}

TEST_CASE("A session waits for acknowledgements when a packet has no room for more inputs", "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Red);
    std::vector<Event> shown;
    int played = 0;
    for (; !session.waits() && played < 1000; ++played) {
        session.play({});
        session.receive(played, {OnlineInput{}});
        session.advance(shown);
    }
    CHECK(played == static_cast<int>(mostInputs));
    session.acknowledged(1);
    CHECK_FALSE(session.waits());
}

TEST_CASE("A difference between two matches is reported within half a second", "[net]") {
    const MatchTerms terms = quickTerms();
    MatchTerms others = quickTerms();
    others.seed += 1;
    RollbackSession blue(terms, Side::Blue);
    RollbackSession red(others, Side::Red);
    std::vector<Event> shown;
    int tick = 0;
    for (; !blue.difference() && tick < 1000; ++tick) {
        blue.play({});
        red.play({});
        blue.receive(tick, {OnlineInput{}});
        red.receive(tick, {OnlineInput{}});
        blue.advance(shown);
        red.advance(shown);
        blue.compare(red.checkpoint());
    }
    CHECK(tick == RollbackSession::betweenChecks);
    CHECK(blue.difference() == RollbackSession::betweenChecks);
}

TEST_CASE("A checkpoint of a tick that is not confirmed yet is compared when it is confirmed", "[net]") {
    const MatchTerms terms = quickTerms();
    RollbackSession session(terms, Side::Blue);
    session.compare({tuning::ticksPerSecond, 4711});
    std::vector<Event> shown;
    for (int tick = 0; tick < tuning::ticksPerSecond; ++tick) {
        CHECK_FALSE(session.difference());
        session.play({});
        session.receive(tick, {OnlineInput{}});
        session.advance(shown);
    }
    CHECK(session.difference() == tuning::ticksPerSecond);
}
