#include "Catch.hpp"
#include "Trials.hpp"
#include "net/ReadyHost.hpp"

#include <algorithm>

using namespace arkanong::test;

// The host's player decides about each guest before the match.

namespace {

using Stage = Peer::Stage;

constexpr Address askHost{0x0a000001, usualPort};
constexpr Address asker{0x0a000041, 40'000};
constexpr Address otherAsker{0x0a000042, 40'000};

/// A host whose player is asked about each guest.
struct AskedHost : ReadyHost {
    AskedHost() { peer.askFirst(true); }

    /// Lets time pass while this guest asks again and again.
    void keepAsking(const Address& from, Peer::Time time, Token guest = firstGuest) {
        wait(time, [&] { static_cast<void>(join(from, guest)); });
    }
    Token candidate() const { return peer.candidate() ? peer.candidate()->guest : 0; }
};

template <typename Kind>
bool only(const std::vector<Packet>& said) {
    return said.size() == 1 && std::holds_alternative<Kind>(said.front());
}

bool declined(const std::vector<Packet>& said) {
    return only<RefusalPacket>(said) && std::get<RefusalPacket>(said.front()).why == Refusal::Declined;
}

/// A match whose host is asked, until both sides know that.
SimulatedMatch askedMatch(const NetworkFaults& faults = {80.0, 10.0, 0.02, 0.02}) {
    SimulatedMatch match(quickTerms(), faults, 5);
    match.host().peer.askFirst(true);
    match.run(5e3, [&] { return match.guest().peer.stage() == Stage::Asked; });
    REQUIRE(match.guest().peer.stage() == Stage::Asked);
    REQUIRE(match.host().peer.stage() == Stage::Asked);
    return match;
}

} // namespace

TEST_CASE("A guest plays only when the host's player has accepted", "[net]") {
    SimulatedMatch match = askedMatch();
    match.run(20e3);
    CHECK(match.host().peer.stage() == Stage::Asked);
    CHECK(match.guest().peer.stage() == Stage::Asked);
    const Peer::Candidate candidate = *match.host().peer.candidate();
    CHECK(candidate.name == "GUEST");
    CHECK(candidate.ownHalf == 100);
    CHECK(candidate.address == match.guest().address);
    CHECK_FALSE(candidate.byCode);
    match.host().peer.accept(candidate.guest + 2); // Of somebody who is not there any more.
    CHECK(match.host().peer.stage() == Stage::Asked);
    match.host().peer.accept(candidate.guest);
    CHECK_FALSE(match.host().peer.candidate());
    CHECK(match.play() == "");
}

TEST_CASE("A refused guest hears so and can call again, from a blocked address nobody can", "[net]") {
    AskedHost host;
    CHECK(only<AskedPacket>(host.join(asker)));
    REQUIRE(host.candidate() == ReadyHost::firstGuest);
    const bool blocks = GENERATE(false, true);
    if (blocks)
        host.peer.block(host.candidate());
    else
        host.peer.refuse(host.candidate());
    const std::vector<Datagram> told = host.peer.takeOutgoing();
    REQUIRE(told.size() == 1);
    CHECK(told.front().address == asker);
    CHECK(host.peer.stage() == Stage::Waiting);
    host.now += std::chrono::hours(10);
    CHECK(declined(host.join(asker)));
    CHECK(declined(host.join(asker, 43)));
    CHECK(host.candidate() == 0);
    CHECK(host.peer.blocks(asker) == blocks);
    const Address again{0x0a000041, 40'001};
    CHECK(declined(host.join(again)) == blocks);
    CHECK(host.candidate() == (blocks ? 0 : ReadyHost::firstGuest));
    if (blocks) CHECK(only<AskedPacket>(host.join(otherAsker)));
    CHECK(host.peer.stage() == Stage::Asked);
}

TEST_CASE("A guest who was refused ends with the host's answer", "[net]") {
    SimulatedMatch match = askedMatch({80.0, 10.0, 0.3, 0.0});
    match.host().peer.refuse(match.host().peer.candidate()->guest);
    match.run(2e3, [&] { return match.guest().peer.ended(); });
    CHECK(match.guest().peer.stage() == Stage::Refused);
    CHECK(match.guest().peer.refusal() == Refusal::Declined);
}

TEST_CASE("A guest who cancels ends the question at once, and so does a host for the guest", "[net]") {
    SimulatedMatch match = askedMatch();
    const bool guestLeaves = GENERATE(true, false);
    (guestLeaves ? match.guest() : match.host()).peer.leave();
    match.run(500);
    if (guestLeaves) {
        CHECK(match.host().peer.stage() == Stage::Waiting);
        CHECK(match.host().peer.goneGuest() == "GUEST");
    } else {
        CHECK(match.guest().peer.stage() == Stage::Refused);
    }
}

TEST_CASE("A candidate who vanishes is dropped after three seconds, and the next one follows", "[net]") {
    AskedHost host;
    static_cast<void>(host.join(asker));
    static_cast<void>(host.join(otherAsker, 43));
    CHECK(host.candidate() == ReadyHost::firstGuest);
    host.keepAsking(otherAsker, Peer::droppedAfter - Peer::Time{100'000}, 43);
    CHECK(host.candidate() == ReadyHost::firstGuest);
    host.keepAsking(otherAsker, Peer::Time{200'000}, 43);
    CHECK(host.candidate() == 0); // For a moment, so that nobody accepts the wrong guest.
    CHECK(host.peer.goneGuest() == "GUEST");
    host.keepAsking(otherAsker, Peer::betweenQuestions, 43);
    CHECK(host.candidate() == 43);
    CHECK(host.peer.goneGuest().empty());
}

TEST_CASE("Who vanishes again and again holds the question for less and less of the time", "[net]") {
    AskedHost host;
    const auto asking = [&](int times) {
        Peer::Time held{};
        for (int i = 0; i < times; ++i) {
            const Address from{asker.host, static_cast<std::uint16_t>(40'000 + i)};
            while (host.candidate() == 0)
                host.keepAsking(from, ReadyHost::eachPicture);
            held += Peer::droppedAfter;
            host.wait(Peer::droppedAfter + ReadyHost::eachPicture, [] {});
            REQUIRE(host.candidate() == 0);
        }
        return held;
    };
    const Peer::Time begun = host.now;
    const Peer::Time held = asking(6);
    CHECK(held * 5 < host.now - begun);
    host.now += Peer::betweenQuestions;
    static_cast<void>(host.join(otherAsker, 43));
    CHECK(host.candidate() == 43);
}

TEST_CASE("A silent guest holds the seat of an open host for three seconds, and then rests longer", "[net]") {
    ReadyHost host;
    std::vector<double> rests;
    for (int i = 0; i < 7; ++i) {
        const Peer::Time begun = host.now;
        while (host.peer.stage() == Stage::Waiting)
            host.wait(ReadyHost::eachPicture, [&] { static_cast<void>(host.join(asker)); });
        rests.push_back(std::chrono::duration<double>(host.now - begun).count());
        host.wait(Peer::droppedAfter + ReadyHost::eachPicture, [&] { host.peer.takeOutgoing(); });
        REQUIRE(host.peer.stage() == Stage::Waiting);
    }
    CHECK(rests[0] < 0.1);
    CHECK_THAT(rests[1], WithinAbs(3.0, 0.1));
    CHECK_THAT(rests[2], WithinAbs(6.0, 0.1));
    CHECK_THAT(rests[6], WithinAbs(60.0, 0.1));
}

TEST_CASE("A candidate gives way after a minute, however often it asks", "[net]") {
    AskedHost host;
    host.keepAsking(asker, Peer::decidedWithin - Peer::Time{100'000});
    CHECK(host.candidate() == ReadyHost::firstGuest);
    host.keepAsking(asker, Peer::Time{2'000'000});
    CHECK(host.candidate() == 0);
    static_cast<void>(host.join(otherAsker, 43));
    CHECK(host.candidate() == 43);
}

TEST_CASE("A guest waits a minute for the decision, and ten seconds for a host that says nothing", "[net]") {
    const bool silent = GENERATE(false, true);
    Peer guest = Peer::guest(askHost, "GUEST", "0.2.0", 8);
    Peer::Time now{1'000'000};
    guest.update(now);
    const Token number = std::get<HelloPacket>(*decode(guest.takeOutgoing().at(0).bytes)).guest;
    guest.receive({askHost, encode(CookiePacket{number, 1})}, now);
    guest.receive({otherAsker, encode(AskedPacket{number, 2})}, now);
    CHECK(guest.stage() == Stage::Calling);
    guest.receive({askHost, encode(AskedPacket{number + 1, 2})}, now);
    CHECK(guest.stage() == Stage::Calling);
    guest.receive({askHost, encode(AskedPacket{number, 2})}, now);
    CHECK(guest.stage() == Stage::Asked);
    const Peer::Time begun = now;
    for (; !guest.ended() && now - begun < 2 * Peer::decidedWithin; now += ReadyHost::eachPicture) {
        guest.update(now);
        for (const Datagram& one : guest.takeOutgoing())
            if (const auto packet = decode(one.bytes);
                std::holds_alternative<JoinPacket>(*packet) && !silent) {
                CHECK(std::get<JoinPacket>(*packet).cookie >= 1);
                guest.receive({askHost, encode(AskedPacket{number, 3})}, now);
            }
    }
    CHECK(guest.stage() == Stage::Unanswered);
    CHECK(guest.hostWasAsked());
    CHECK_THAT(std::chrono::duration<double>(now - begun).count(), WithinAbs(silent ? 10.0 : 60.0, 0.1));
}

TEST_CASE("A guest's proof of its address is renewed while it waits", "[net]") {
    SimulatedMatch match = askedMatch({80.0, 0.0, 0.0, 0.0});
    match.run(58e3);
    REQUIRE(match.host().peer.stage() == Stage::Asked);
    match.host().peer.accept(match.host().peer.candidate()->guest);
    CHECK(match.play() == "");
}

TEST_CASE("Behind a relay a guest is refused by its number, and the address is not known", "[net]") {
    AskedHost host;
    const std::string code = "7KQ2M-XD4HT";
    const Address relay{0x0a0000fe, usualPort};
    host.peer.meetAt(relay, code);
    static_cast<void>(host.join(relay));
    REQUIRE(host.peer.candidate());
    CHECK(host.peer.candidate()->byCode);
    CHECK_FALSE(host.peer.candidate()->address);
    if (GENERATE(false, true))
        host.peer.block(host.candidate());
    else
        host.peer.refuse(host.candidate());
    host.peer.takeOutgoing();
    CHECK(declined(host.join(relay)));
    CHECK_FALSE(host.peer.blocks(relay));
    host.now += Peer::betweenQuestions;
    CHECK(only<AskedPacket>(host.join(relay, 43))); // A friend who was given the code.
    CHECK(host.candidate() == 43);
}

TEST_CASE("Without the question the next guest plays at once, the candidate only when accepted", "[net]") {
    AskedHost host;
    static_cast<void>(host.join(asker));
    host.peer.askFirst(false);
    CHECK(only<AskedPacket>(host.join(otherAsker, 43)));
    host.peer.refuse(host.candidate());
    host.peer.takeOutgoing();
    static_cast<void>(host.join(otherAsker, 43));
    CHECK(host.peer.stage() == Stage::Preparing);
}

TEST_CASE("While a match is prepared or played, others hear that the host is asked or busy", "[net]") {
    SimulatedMatch match = askedMatch({80.0, 0.0, 0.0, 0.0});
    ReadyHost other; // Only its helpers are used, for this host.
    std::swap(other.peer, match.host().peer);
    other.now = match.now;
    other.peer.accept(other.peer.candidate()->guest);
    other.peer.takeOutgoing();
    CHECK(only<AskedPacket>(other.join(otherAsker, 43)));
    std::swap(other.peer, match.host().peer);
    match.run(5e3, [&] { return match.host().peer.session() != nullptr; });
    REQUIRE(match.host().peer.session() != nullptr);
    std::swap(other.peer, match.host().peer);
    other.now = match.now;
    const std::vector<Packet> said = other.join(otherAsker, 43);
    CHECK(only<RefusalPacket>(said));
    CHECK(std::get<RefusalPacket>(said.at(0)).why == Refusal::Busy);
}

TEST_CASE("A flood of guests replaces no candidate, and nobody gets more bytes than they sent", "[net]") {
    AskedHost host;
    static_cast<void>(host.join(asker));
    Random random(4);
    for (int i = 0; i < trials(20'000); ++i) {
        const Address from{random.next(), static_cast<std::uint16_t>(random.next())};
        const Token guest = random.next() | 1U;
        const JoinPacket join{guest, host.cookieFor(from, guest), simulationVersion, "0.2.0", "MALLORY"};
        host.peer.receive({from, encode(join)}, host.now);
        const std::vector<Datagram> said = host.peer.takeOutgoing();
        REQUIRE(said.size() == 1);
        CHECK(said.front().address == from);
        CHECK(said.front().bytes.size() < encode(join).size());
        host.now += Peer::Time{100};
        if (i % 100 == 0) static_cast<void>(host.join(asker));
        host.peer.update(host.now);
    }
    CHECK(host.candidate() == ReadyHost::firstGuest);
    host.peer.accept(host.candidate());
    CHECK(host.peer.stage() == Stage::Preparing);
}

TEST_CASE("A forged or foreign cookie brings no question and no answer", "[net]") {
    AskedHost host;
    const Token cookie = host.cookieFor(asker, 42);
    Random random(5);
    for (int i = 0; i < trials(20'000); ++i) {
        JoinPacket join{42, cookie, simulationVersion, "0.2.0", "MALLORY"};
        Address from = asker;
        if (i % 3 == 0) join.cookie ^= std::uint64_t{1} << random.below(64);
        if (i % 3 == 1) join.guest ^= std::uint64_t{1} << random.below(64);
        if (i % 3 == 2) from.port = static_cast<std::uint16_t>(40'001 + random.below(20'000));
        REQUIRE(host.answers(from, join).empty());
    }
    host.now += 2 * Secrets::cookiesLast;
    CHECK(host.answers(asker, JoinPacket{42, cookie, simulationVersion, "0.2.0", "LATE"}).empty());
    CHECK(host.peer.stage() == Stage::Waiting);
    // A stranger cannot end the question of another guest.
    static_cast<void>(host.join(asker));
    CHECK(host.answers(otherAsker, ByePacket{ReadyHost::firstGuest}).empty());
    CHECK(host.answers(asker, ByePacket{43}).empty());
    CHECK(host.candidate() == ReadyHost::firstGuest);
}

TEST_CASE("What a host keeps out is bounded: the oldest entry is forgotten", "[net]") {
    KeptOut keptOut;
    const auto nth = [](std::size_t i) {
        return Address{0x0a000000U + static_cast<std::uint32_t>(i), static_cast<std::uint16_t>(1000 + i)};
    };
    constexpr std::size_t most = KeptOut::mostEntries;
    for (std::size_t i = 0; i <= most; ++i) {
        keptOut.refuse(nth(i));
        keptOut.block(nth(i + 1000));
        keptOut.rest(nth(i), true, KeptOut::Time{});
    }
    CHECK_FALSE(keptOut.refuses(nth(0), 7));
    CHECK(keptOut.refuses(nth(1), 7));
    CHECK_FALSE(keptOut.blocks(nth(1000)));
    CHECK(keptOut.blocks(nth(1000 + most)));
    CHECK_FALSE(keptOut.rests(nth(0), KeptOut::Time{1}));
    CHECK(keptOut.rests(nth(1), KeptOut::Time{1}));
}
