#if defined(__linux__)
#include "Catch.hpp"
#include "arkanong/online/UdpSocket.hpp"
#include "arkanong/online/WatchedGame.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "e2e/Programs.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <thread>

using namespace arkanong::test;

// Runs the real programs, each with its own socket, like two computers that play each other.

namespace {

using Words = std::vector<std::string>;

/// The program in which a computer plays or watches an online match.
std::string onlineTest() { return programPath() + "_online_test"; }

/// Waits until the program has written a line that begins with these words. Returns the rest of the line.
std::string awaited(const std::string& file, const std::string& words) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < deadline) {
        std::istringstream lines(contentsOf(file));
        for (std::string line; std::getline(lines, line);)
            if (line.rfind(words, 0) == 0 && !lines.eof()) return line.substr(words.size());
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    FAIL("never said: " << words);
    return {};
}

/// The number that follows these words in the text.
int numberAfter(const std::string& text, const std::string& words) {
    const std::size_t at = text.find(words);
    INFO(text);
    REQUIRE(at != std::string::npos);
    return std::stoi(text.substr(at + words.size()));
}

/// Waits until the match of the host at this port has begun, and can be watched.
void awaitMatch(const std::string& port) {
    const Address host = *addressNamed("127.0.0.1:" + port);
    const auto deadline = std::chrono::steady_clock::now() + patience;
    auto watched = std::make_unique<WatchedGame>(host);
    while (watched->spectator().match() == nullptr) {
        REQUIRE(std::chrono::steady_clock::now() < deadline);
        if (watched->spectator().ended()) watched = std::make_unique<WatchedGame>(host);
        watched->waitAndPump(std::chrono::milliseconds(10));
    }
}

/// A port that is free at the moment: tests of other processes run at the same time.
std::string freePort() {
    static int next = 20'000 + static_cast<int>(std::chrono::steady_clock::now().time_since_epoch().count() /
                                                1'000 % 20'000);
    return std::to_string(next++);
}

void checkAlike(const TempFolder& folder, const std::string& host, const std::string& guest) {
    const std::array<Replay, 2> replays{loadReplay(folder / "host.replay"),
                                        loadReplay(folder / "guest.replay")};
    REQUIRE(replays[0].runs.size() == replays[1].runs.size());
    for (std::size_t i = 0; i < replays[0].runs.size(); ++i) {
        REQUIRE(replays[0].runs[i].ticks == replays[1].runs[i].ticks);
        REQUIRE(replays[0].runs[i].commands == replays[1].runs[i].commands);
    }
    CHECK(replays[0].hashes == replays[1].hashes);
    REQUIRE(replays[0].summary);
    CHECK(replays[0].summary->players == std::array<std::string, 2>{"ADA", "BOB"});
    CHECK(replays[0].summary->winner);
    for (const char* const name : {"host.replay", "guest.replay"})
        CHECK(runToEnd({"--verify", folder / name}).exitCode == 0);
    for (const std::string& said : {host, guest})
        CHECK(numberAfter(said, "touches ") > 0);
    const auto end = [](const std::string& said) { return said.substr(said.find("round 1: ")); };
    CHECK(end(host) == end(guest));
}

} // namespace

TEST_CASE("two programs on one machine that play each other have the same match", "[online]") {
    const bool relayed = GENERATE(false, true);
    CAPTURE(relayed);
    const TempFolder folder;
    const std::string port = freePort();
    const std::string relayPort = freePort();
    std::unique_ptr<Process> relay;
    Words hosting{"easy",   "--host", "--port",   port, "--name",  "Ada", "--level",  "pure-pong",
                  "--seed", "3",      "--rounds", "1",  "--goals", "1",   "--record", folder / "host.replay"};
    Words joining{"master", "--name", "Bob", "--record", folder / "guest.replay"};
    if (relayed) {
        relay = std::make_unique<Process>(Words{"--relay", relayPort}, Words{},
                                          Process::Files{folder / "relay", folder / "relay-errors"});
        CHECK_THAT(awaited(folder / "relay", "relay at UDP port "), ContainsSubstring(relayPort));
        for (Words* const words : {&hosting, &joining})
            words->insert(words->end(), {"--relay-at", "127.0.0.1:" + relayPort});
    }
    Process host(hosting, {}, {folder / "host", folder / "host-errors"}, onlineTest());
    const std::string code = relayed ? awaited(folder / "host", "code ") : std::string();
    static_cast<void>(awaited(folder / "host", "waiting at UDP port "));
    joining.insert(joining.end(), {"--join", relayed ? code : "127.0.0.1:" + port});
    Process guest(joining, {}, {folder / "guest", folder / "guest-errors"}, onlineTest());
    CHECK(host.exitCode() == 0);
    CHECK(guest.exitCode() == 0);
    CHECK(contentsOf(folder / "host-errors").empty());
    CHECK(contentsOf(folder / "guest-errors").empty());
    const std::string hostSaid = contentsOf(folder / "host"), guestSaid = contentsOf(folder / "guest");
    checkAlike(folder, hostSaid, guestSaid);
    // At least the one that was ahead has predicted inputs.
    CHECK(numberAfter(hostSaid, "rollbacks ") + numberAfter(guestSaid, "rollbacks ") > 0);
    if (!relay) return;
    relay->signal(SIGTERM);
    CHECK(relay->exitCode() == 0);
}

TEST_CASE("a third program that watches has the same match, and is told if there is none", "[online]") {
    const TempFolder folder;
    const std::string port = freePort();
    CHECK(runToEnd({"easy", "--watch", "127.0.0.1:" + port}, {}, onlineTest()).output == "nobody answers\n");
    const std::string relayPort = freePort();
    const Process relay(Words{"--relay", relayPort}, Words{}, {folder / "relay", folder / "relay-errors"});
    static_cast<void>(awaited(folder / "relay", "relay at UDP port "));
    Process host({"easy", "--host", "--port", port, "--name", "Ada", "--level", "pure-pong", "--seed", "3",
                  "--rounds", "1", "--goals", "1", "--relay-at", "127.0.0.1:" + relayPort, "--record",
                  folder / "host.replay"},
                 {}, {folder / "host", folder / "host-errors"}, onlineTest());
    Words watching{"easy", "--watch", "127.0.0.1:" + port};
    if (GENERATE(false, true)) {
        watching = {"easy", "--watch", awaited(folder / "host", "code ")};
        CHECK(runToEnd(watching, {}, onlineTest()).exitCode == 2); // It needs a relay.
        watching.insert(watching.end(), {"--relay-at", "127.0.0.1:" + relayPort});
    }
    static_cast<void>(awaited(folder / "host", "waiting at UDP port "));
    const Outcome early = runToEnd(watching, {}, onlineTest());
    CHECK(early.exitCode == 1);
    CHECK(early.output == "refused\n");
    Process guest(
        {"master", "--name", "Bob", "--join", "127.0.0.1:" + port, "--record", folder / "guest.replay"}, {},
        {folder / "guest", folder / "guest-errors"}, onlineTest());
    awaitMatch(port);
    guest.stop(); // The match waits for the spectator, however long that takes to start.
    watching.insert(watching.end(), {"--record", folder / "watched.replay"});
    Process spectator(watching, {}, {folder / "watched", folder / "watched-errors"}, onlineTest());
    static_cast<void>(awaited(folder / "watched", "watching"));
    guest.goOn();
    const int ended = spectator.exitCode();
    CHECK(host.exitCode() == 0);
    CHECK(guest.exitCode() == 0);
    const std::string said = contentsOf(folder / "host"), watched = contentsOf(folder / "watched");
    CAPTURE(watching, said, watched);
    REQUIRE(ended == 0);
    CHECK(contentsOf(folder / "watched-errors").empty());
    checkAlike(folder, said, contentsOf(folder / "guest"));
    CHECK(watched.substr(watched.find("round 1: ")) == said.substr(said.find("round 1: ")));
    CHECK(loadReplay(folder / "watched.replay").hashes == loadReplay(folder / "host.replay").hashes);
    CHECK(runToEnd({"--verify", folder / "watched.replay"}).exitCode == 0);
}

TEST_CASE("a guest without a host and a host without a port report the error", "[online]") {
    const TempFolder folder;
    const Outcome guest = runToEnd({"easy", "--join", "127.0.0.1:" + freePort()}, {}, onlineTest());
    CHECK(guest.exitCode == 1);
    CHECK(guest.output == "nobody answers\n");
    CHECK(runToEnd({"easy", "--join", "7KQ2M-XD4HT"}, {}, onlineTest()).exitCode == 2);
    CHECK_THAT(runToEnd({"--join", "127.0.0.1"}, {}, onlineTest()).errors, ContainsSubstring("usage: "));
    const std::string port = freePort();
    Process first({"easy", "--host", "--port", port}, {}, {folder / "first", folder / "errors"},
                  onlineTest());
    static_cast<void>(awaited(folder / "first", "waiting at UDP port "));
    const Outcome second = runToEnd({"easy", "--host", "--port", port}, {}, onlineTest());
    CHECK(second.exitCode == 1);
    CHECK_THAT(second.errors, ContainsSubstring("UDP port " + port + ": cannot be used"));
    first.signal(SIGTERM);
    CHECK(first.exitCode() == 128 + SIGTERM);
}

TEST_CASE("an interrupted program reports it in every stage", "[online]") {
    const TempFolder folder;
    const std::string port = freePort();
    const int sent = GENERATE(SIGINT, SIGTERM);
    const auto interrupted = [&](Process& program, const std::string& name) {
        program.signal(sent);
        CHECK(program.exitCode() == 128 + sent);
        const std::string said = contentsOf(folder / name);
        CAPTURE(name, said);
        constexpr std::string_view last = "interrupted\n";
        CHECK(said.size() >= last.size());
        CHECK(said.substr(said.size() - std::min(said.size(), last.size())) == last);
        CHECK(said.find("nobody") == std::string::npos);
    };
    Process host({"easy", "--host", "--port", port, "--level", "pure-pong", "--rounds", "5"}, {},
                 {folder / "host", folder / "errors"}, onlineTest());
    static_cast<void>(awaited(folder / "host", "waiting at UDP port "));
    SECTION("a waiting host") { interrupted(host, "host"); }
    UdpSocket called; // A program that calls this address already handles signals.
    const std::string there = "127.0.0.1:" + std::to_string(called.port());
    const auto awaitCall = [&] {
        std::size_t calls = 0;
        for (int i = 0; i < 200 && calls == 0; ++i) {
            called.wait(std::chrono::milliseconds(100));
            calls = called.receive().size();
        }
        REQUIRE(calls > 0);
    };
    SECTION("a calling guest") {
        Process guest({"easy", "--join", there}, {}, {folder / "guest", folder / "more"}, onlineTest());
        awaitCall();
        interrupted(guest, "guest");
    }
    SECTION("a spectator that calls a host") {
        Process spectator({"easy", "--watch", there}, {}, {folder / "spectator", folder / "more"},
                          onlineTest());
        awaitCall();
        interrupted(spectator, "spectator");
    }
    SECTION("a player in a match") {
        Process guest({"easy", "--join", "127.0.0.1:" + port}, {}, {folder / "guest", folder / "more"},
                      onlineTest());
        awaitMatch(port);
        interrupted(host, "host");
        static_cast<void>(guest.exitCode());
        CHECK_THAT(contentsOf(folder / "guest"), ContainsSubstring("the other player has gone"));
    }
}
#endif
