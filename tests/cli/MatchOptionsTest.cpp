#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "cli/Parsed.hpp"

using namespace arkanong::test;

TEST_CASE("the rules of a versus match can be set", "[cli]") {
    const Options options =
        accepted({"--mode", "versus", "--goals", "9", "--points", "5000", "--rounds", "5"});
    CHECK(options.settings.goals == std::array<int, 2>{9, 9});
    CHECK(options.settings.pointsLimit == 5000);
    CHECK(options.rounds == 5);
    CHECK(accepted({"--mode", "versus", "--rounds", "1"}).rounds == 1);
    CHECK(accepted({"--mode", "versus", "--points", "0"}).settings.pointsLimit == 0);
    const Options headless = accepted({"--headless", "--goals", "1", "--points", "300"});
    CHECK(headless.settings.goals == std::array<int, 2>{1, 1});
    CHECK(headless.settings.pointsLimit == 300);
}

TEST_CASE("the lives of a solo run can be set", "[cli]") {
    CHECK(accepted({"--mode", "solo", "--lives", "9"}).settings.lives == 9);
    CHECK(accepted({"--mode", "solo", "--lives", "1"}).settings.lives == 1);
    CHECK(accepted({"--headless", "--mode", "solo", "--lives", "3"}).settings.lives == 3);
    CHECK(accepted({"--mode", "solo", "--lives", "9"}).settings.goals == MatchSettings{}.goals);
}

TEST_CASE("players, personalities and mutators can be chosen", "[cli]") {
    const Options still = accepted({"--headless", "--blue", "still", "--red", "hard"});
    CHECK(still.still == std::array<bool, 2>{true, false});
    CHECK(still.red == Difficulty::Hard);
    CHECK_FALSE(still.ownOpponent);
    using Both = std::array<Personality, 2>;
    CHECK(accepted({"--personality", "hunter"}).personalities ==
          Both{Personality::Hunter, Personality::Hunter});
    CHECK(accepted({"--personality", "hunter,steady"}).personalities ==
          Both{Personality::Hunter, Personality::Steady});
    const Mutators mutators = accepted({"--mutators", "giant-balls,no-power-ups"}).settings.mutators;
    for (const Mutator mutator : everyOf<Mutator>())
        CHECK(mutators.has(mutator) == (mutator == Mutator::GiantBalls || mutator == Mutator::NoPowerUps));
    CHECK(accepted({"--mutators", "more-balls,spinning-hexagons,pure-pong,no-conversion,giant-balls,"
                                  "fast-rally,power-rain,no-power-ups"})
              .settings.mutators.bits() == 0xff);
}

TEST_CASE("each side can have a boss's paddle in a match of two sides", "[cli]") {
    const Options both = accepted({"--mode", "watch", "--blue-boss", "minotaur", "--red-boss", "umbra"});
    CHECK(both.settings.bosses == std::array<std::optional<Boss>, 2>{Boss::Minotaur, Boss::Umbra});
    CHECK(accepted({"--headless", "--red-boss", "queen"}).settings.bosses[1] == Boss::Queen);
    CHECK_FALSE(accepted({"--headless", "--red-boss", "queen"}).settings.bosses[0]);
}

TEST_CASE("each side can have cards in a match of two sides", "[cli]") {
    const Options some = accepted(
        {"--mode", "watch", "--blue-cards", "piercing,Thief", "--red-cards", "swift serve,spare-plate"});
    CHECK(some.settings.cards[0].count() == 2);
    CHECK(some.settings.has(Side::Blue, Card::Thief));
    CHECK(some.settings.has(Side::Red, Card::SwiftServe));
    CHECK(some.settings.has(Side::Red, Card::SparePlate));
    const CommandLineReply refusal = refused({"--headless", "--red-cards", "all"});
    for (std::size_t i = 0; i < cardCount; ++i) {
        std::string name(traitsOf(static_cast<Card>(i)).name);
        std::replace(name.begin(), name.end(), ' ', '-');
        CAPTURE(name);
        if (name == "mirror") continue; // The mirror copies another card.
        CHECK(accepted({"--headless", "--blue-cards", name.c_str()}).settings.cards[0].count() == 1);
        CHECK_THAT(refusal.text, ContainsSubstring(name));
        CHECK_THAT(refused({"--help"}).text, ContainsSubstring(name));
    }
}

TEST_CASE("a tournament compares strengths or personalities", "[cli]") {
    CHECK(accepted({"--headless", "--tournament"}).tournament == Contest::Difficulties);
    CHECK(accepted({"--headless", "--tournament", "strengths"}).tournament == Contest::Difficulties);
    const Options options = accepted({"--headless", "--tournament", "personalities", "--blue", "hard",
                                      "--matches", "8", "--level", "a,b", "--json"});
    CHECK(options.tournament == Contest::Personalities);
    CHECK(options.blue == Difficulty::Hard);
    CHECK(options.matches == 8);
    CHECK(options.level == "a,b");
}

TEST_CASE("computers draft at random, at their own strength, or at another one", "[cli]") {
    using Drafting = std::array<std::optional<Strength>, 2>;
    const Options both = accepted({"--headless", "--gauntlet", "--matches", "8", "--blue", "hard"});
    CHECK(both.gauntlet);
    CHECK_FALSE(both.drafting);
    CHECK(both.matches == 8);
    CHECK(accepted({"--headless", "--gauntlet", "--record", "run.replay"}).record == "run.replay");
    CHECK(accepted({"--headless", "--gauntlet", "random"}).drafting == Drafting{});
    CHECK(accepted({"--headless", "--gauntlet", "random,master"}).drafting ==
          Drafting{std::nullopt, Strength(Difficulty::Master)});
    CHECK(accepted({"--headless", "--gauntlet", "3.5"}).drafting ==
          Drafting{strengthNamed("3.5"), strengthNamed("3.5")});
}

TEST_CASE("the daily duel is today's or that of a given day", "[cli]") {
    CHECK(accepted({"--daily"}).daily);
    CHECK_FALSE(accepted({"--daily"}).day);
    const Options past = accepted({"--daily", "2024-02-29", "--blue-plays", "mouse"});
    CHECK(past.daily);
    CHECK(past.day == dayNamed("2024-02-29"));
    const Options headless =
        accepted({"--headless", "--gauntlet", "--daily", "2026-11-22", "--blue", "hard"});
    CHECK(headless.day == dayNamed("2026-11-22"));
    CHECK(accepted({"--daily", "--headless", "--json"}).daily);
}

TEST_CASE("a match can be hosted online, with its rules", "[cli]") {
    const Options usual = accepted({"--host"});
    CHECK(usual.host);
    CHECK_FALSE(usual.port);
    CHECK_FALSE(usual.gauntlet);
    CHECK(overridden({}, usual).askFirst);
    CHECK_FALSE(overridden({}, accepted({"--host", "--open"})).askFirst);
    const Options run = accepted({"--host", "gauntlet", "--seed", "7"});
    CHECK(run.host);
    CHECK(run.gauntlet);
    const Options own =
        accepted({"--host", "--port", "4000", "--level", "beehive", "--rounds", "1", "--goals", "2",
                  "--mutators", "giant-balls", "--red-boss", "queen", "--seed", "3", "--record", "a"});
    CHECK(own.port == 4000);
    CHECK(own.rounds == 1);
    CHECK(own.settings.goals == std::array<int, 2>{2, 2});
    CHECK(own.settings.bosses[1] == Boss::Queen);
    CHECK(own.record == "a");
}

TEST_CASE("an online match can be joined by address or invite code", "[cli]") {
    CHECK(accepted({"--join", "192.168.0.7"}).join == "192.168.0.7");
    CHECK(accepted({"--join", "192.168.0.7:4000"}).join == "192.168.0.7:4000");
    CHECK(accepted({"--join", "7kq2mxd4ht"}).join == "7kq2mxd4ht");
    CHECK(accepted({"--join", "home.example.org:4000"}).join == "home.example.org:4000");
    CHECK(accepted({"--join", "raspberrypi"}).join == "raspberrypi");
    CHECK(accepted({"--join", "[2001:db8::7]:4000"}).join == "[2001:db8::7]:4000");
    CHECK(accepted({"--relay-at", "2001:db8::7"}).relayAt == "2001:db8::7");
    CHECK(accepted({"--watch", "fe80::1%eth0"}).watched == "fe80::1%eth0");
    CHECK(accepted({"--watch", "home.example.org"}).watched == "home.example.org");
    CHECK(overridden(Settings{}, accepted({"--relay-at", "relay.example.org"})).relay == "relay.example.org");
    const Settings settings = overridden(Settings{}, accepted({"--name", "Ada", "--relay-at", "192.0.2.1"}));
    CHECK(settings.playerNames[0] == "Ada");
    CHECK(settings.relay == "192.0.2.1");
}

TEST_CASE("an online match is watched at the host's address, and a match of computers without one", "[cli]") {
    const Options computers = accepted({"--watch", "--level", "beehive"});
    CHECK(computers.start == Start::Watch);
    CHECK(computers.watched.empty());
    const Options others =
        accepted({"--watch", "192.168.0.7:4000", "--record", "a", "--palette", "high-contrast"});
    CHECK(others.watched == "192.168.0.7:4000");
    CHECK(accepted({"--watch", "7KQ2M-XD4HT", "--relay-at", "192.0.2.1"}).watched == "7KQ2M-XD4HT");
    CHECK(others.start == Start::Menu);
}

TEST_CASE("a relay runs on the default port or another one", "[cli]") {
    CHECK(accepted({"--relay"}).relay == 26740);
    CHECK(accepted({"--relay", "4000"}).relay == 4000);
    CHECK_FALSE(accepted({}).relay);
}
