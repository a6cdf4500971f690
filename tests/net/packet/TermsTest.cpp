#include "Catch.hpp"
#include "PlayedMatch.hpp"
#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"
#include "net/SimulatedMatch.hpp"
#include "net/packet/SomePackets.hpp"

#include <functional>

using namespace arkanong::test;

namespace {

/// Terms in which every setting differs from its default.
MatchTerms richTerms() {
    MatchTerms terms = quickTerms();
    terms.level.name = terms.level.world = wideText(levelrules::longestName);
    terms.level.idea = wideText(levelrules::longestIdea);
    terms.level.bricks = {{6, 3, BrickKind::Hard, 3}, {7, 4, BrickKind::Normal, 1}};
    terms.level.bands.push_back({3, 4, 20.0, 50.0});
    terms.rounds = 5;
    terms.host = Side::Red;
    terms.names = {wideText(16), "x"};
    terms.seed = 0xfedcba9876543210U;
    terms.settings.goals = {2, 5};
    terms.settings.pointsLimit = 9000;
    terms.settings.mutators.set(Mutator::GiantBalls, true);
    terms.settings.cards[0].add(Card::Piercing);
    terms.settings.ownHalf = {100, leastOwnHalf};
    terms.settings.bosses = {Boss::Queen, {}};
    return terms;
}

Replay beginning(const MatchTerms& terms) {
    Replay replay;
    replay.seed = terms.seed;
    replay.settings = terms.settings;
    replay.level = terms.level;
    replay.hashes = {World(terms.level, terms.settings, terms.seed).stateHash()};
    return replay;
}

/// Terms encoded as Packet.hpp describes, with these contents, valid or not.
std::string termsOf(int rounds, int host, const std::string& blue, const Replay& replay) {
    ByteWriter out;
    out.signedWhole(rounds, 1);
    out.signedWhole(host, 1);
    for (const std::string& name : {blue, std::string("RED")}) {
        out.count(name.size());
        out.raw(name);
    }
    out.raw(encodeReplay(replay));
    return out.take();
}

bool taken(const std::string& bytes) {
    try {
        if (encodeTerms(decodeTerms(bytes, "10.0.0.1:26740")) == bytes) return true;
        FAIL("terms were taken that are written otherwise");
    } catch (const DataError& error) {
        CHECK_THAT(error.what(), ContainsSubstring("10.0.0.1:26740"));
    }
    return false;
}

/// Whether terms are accepted after `change` has been applied to a match that could be played.
bool takenWith(const std::function<void(Replay&)>& change) {
    MatchTerms terms = quickTerms();
    terms.level.opponent = Opponent{"Rusty", Difficulty::Medium, Personality::Hunter, {}};
    Replay replay = beginning(terms);
    change(replay);
    if (replay.runs.empty())
        replay.hashes = beginning({replay.level, {}, replay.settings, 1, {}, {}, replay.seed}).hashes;
    return taken(termsOf(1, 0, "BLUE", replay));
}

/// A level larger than any real one: as many parts of each kind and as long texts as allowed.
Level overfullLevel() {
    Level level;
    level.name = level.world = wideText(levelrules::longestName);
    level.idea = wideText(levelrules::longestIdea);
    level.rows = tuning::fineBrickRows;
    level.bricks.resize(static_cast<std::size_t>(tuning::brickColumns * tuning::fineBrickRows));
    level.hexagons.resize(levelrules::mostHexagons);
    level.walls.resize(levelrules::mostWalls);
    for (Level::WallPlace& wall : level.walls)
        wall.corners.resize(levelrules::mostCorners);
    level.bands.resize(static_cast<std::size_t>(tuning::fineBrickRows));
    level.opponent = Opponent{wideText(levelrules::longestName), Difficulty::Easy, Personality::Steady, {}};
    return level;
}

} // namespace

TEST_CASE("Terms arrive as they were sent", "[net]") {
    const MatchTerms sent = GENERATE(quickTerms(), richTerms());
    const std::string bytes = encodeTerms(sent);
    CHECK(bytes.size() <= TermsPacket::largestTerms);
    const MatchTerms terms = decodeTerms(bytes, "host");
    CHECK(terms.level == sent.level);
    CHECK(terms.rounds == sent.rounds);
    CHECK(terms.host == sent.host);
    CHECK(terms.names == sent.names);
    CHECK(terms.seed == sent.seed);
    CHECK(terms.settings.goals == sent.settings.goals);
    CHECK(terms.settings.mutators == sent.settings.mutators);
    CHECK(terms.settings.cards[0].bits() == sent.settings.cards[0].bits());
    CHECK(terms.settings.ownHalf == sent.settings.ownHalf);
    CHECK(terms.settings.bosses == sent.settings.bosses);
    CHECK(OnlineMatch(terms).stateHash() == OnlineMatch(sent).stateHash());
    CHECK(encodeTerms(terms) == bytes);
    CHECK(
        termsOf(sent.rounds, static_cast<int>(sideIndex(sent.host)), sent.names[0], beginning(sent)).size() ==
        bytes.size() + 3 - sent.names[1].size());
}

TEST_CASE("The largest level fits into the terms", "[net]") {
    Replay replay;
    replay.level = overfullLevel();
    replay.settings.ownHalf = {50, 50};
    replay.hashes = {0};
    const std::string bytes = termsOf(5, 1, wideText(16), replay) + wideText(16);
    INFO(bytes.size() << " bytes");
    CHECK(bytes.size() <= TermsPacket::largestTerms);
}

TEST_CASE("Terms of a match that two players cannot play are rejected", "[net]") {
    CHECK(takenWith([](Replay&) {}));
    CHECK_FALSE(takenWith([](Replay& replay) { replay.settings.mode = Mode::Solo; }));
    CHECK_FALSE(takenWith([](Replay& replay) { replay.settings.mode = Mode::Sandbox; }));
    CHECK_FALSE(takenWith([](Replay& replay) { replay.settings.help = Side::Red; }));
    CHECK(takenWith([](Replay& replay) { replay.settings.bosses[1] = Boss::Queen; }));
    CHECK_FALSE(takenWith([](Replay& replay) { replay = playedMatch(1); }));
    CHECK_FALSE(takenWith([](Replay& replay) { replay = summarised(replay, "2026-11-22"); }));
    CHECK_FALSE(takenWith([](Replay& replay) { replay.level.name = std::string(33, 'x'); }));
    CHECK_FALSE(takenWith([](Replay& replay) { replay.level.world = std::string(33, 'x'); }));
    CHECK_FALSE(takenWith([](Replay& replay) { replay.level.idea = std::string(73, 'x'); }));
    CHECK_FALSE(takenWith([](Replay& replay) { replay.level.opponent->name = std::string(33, 'x'); }));
    const auto closedBut = [](int gap) {
        return [gap](Replay& replay) {
            for (int column = 0; column < tuning::brickColumns - gap; ++column)
                replay.level.bricks.push_back({column, 8, BrickKind::Steel, 1});
        };
    };
    CHECK(takenWith(closedBut(1)));
    CHECK_FALSE(takenWith(closedBut(0)));
}

TEST_CASE("Terms with a level or settings that break a rule are rejected", "[net]") {
    const auto takenWithout = [](auto change) {
        Replay replay = beginning(quickTerms());
        change(replay);
        return taken(termsOf(1, 0, "BLUE", replay));
    };
    CHECK(takenWithout([](Replay&) {}));
    CHECK_FALSE(takenWithout([](Replay& replay) { replay.level.bricks.push_back(replay.level.bricks[0]); }));
    CHECK_FALSE(takenWithout([](Replay& replay) { replay.level.bricks[0].column = 14; }));
    CHECK_FALSE(takenWithout([](Replay& replay) { replay.level.goalWidth = 3; }));
    CHECK_FALSE(takenWithout([](Replay& replay) { replay.level.hexagons.resize(1); }));
    CHECK_FALSE(takenWithout([](Replay& replay) { replay.settings.goals[0] = 0; }));
    CHECK_FALSE(takenWithout([](Replay& replay) { replay.settings.pointsLimit = -1; }));
    CHECK_FALSE(takenWithout([](Replay& replay) { replay.settings.suddenDeathEnd = 0; }));
}

TEST_CASE("Terms with impossible rounds, sides or names are rejected", "[net]") {
    const Replay replay = beginning(quickTerms());
    for (int rounds = -1; rounds <= 8; ++rounds)
        CHECK(taken(termsOf(rounds, 0, "BLUE", replay)) == isSeriesLength(rounds));
    for (int host = -1; host <= 2; ++host)
        CHECK(taken(termsOf(3, host, "BLUE", replay)) == (host == 0 || host == 1));
    CHECK(taken(termsOf(3, 0, wideText(16), replay)));
    for (const std::string name :
         {"1234567890abcdefg", "a\nb", "\x1b[31m", "\xff", "\u202e", "", " ", "   ", "\u00a0\u3000"})
        CHECK_FALSE(taken(termsOf(3, 0, name, replay)));
}

TEST_CASE("Terms whose World has another hash here than at the sender are rejected", "[net]") {
    Replay replay = beginning(quickTerms());
    CHECK(taken(termsOf(3, 0, "BLUE", replay)));
    replay.hashes[0] ^= 1U;
    CHECK_FALSE(taken(termsOf(3, 0, "BLUE", replay)));
}

TEST_CASE("Terms cut, extended or with a flipped bit are rejected or decode differently", "[net]") {
    const std::string bytes = encodeTerms(quickTerms());
    int accepted = 0;
    for (std::size_t size = 0; size < bytes.size(); ++size)
        accepted += taken(bytes.substr(0, size)) ? 1 : 0;
    for (const std::size_t more : {std::size_t{1}, TermsPacket::largestTerms})
        accepted += taken(bytes + std::string(more, '\0')) ? 1 : 0;
    CHECK(accepted == 0);
    for (std::size_t i = 0; i < bytes.size() * 8; ++i) {
        std::string flipped = bytes;
        flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << i % 8));
        accepted += taken(flipped) ? 1 : 0;
    }
    // A flipped bit can turn 1 round into 3 or 5, swap the sides, or change letters of the names.
    CHECK(accepted >= 3);
    CHECK(accepted <= 2 + 1 + 9 * 7);
}

TEST_CASE("The terms of a gauntlet run arrive with all its levels", "[net]") {
    const MatchTerms sent = quickGauntlet();
    const std::string bytes = encodeTerms(sent);
    const MatchTerms terms = decodeTerms(bytes, "host");
    CHECK(terms.gauntlet == sent.gauntlet);
    CHECK(terms.seed == sent.seed);
    CHECK(OnlineMatch(terms).stateHash() == OnlineMatch(sent).stateHash());
    CHECK(encodeTerms(terms) == bytes);
}

TEST_CASE("A run is rejected unless it has seven levels that begin with the same settings", "[net]") {
    const MatchTerms run = quickGauntlet();
    const auto termsWith = [&](std::size_t levels, auto change) {
        ByteWriter out;
        out.raw(std::string_view("\x07\x00", 2));
        for (const char* const name : {"BLUE", "RED"})
            out.text(name);
        for (std::size_t i = 0; i < levels; ++i) {
            MatchTerms round = quickTerms();
            round.level = run.gauntlet[i % run.gauntlet.size()];
            Replay replay = beginning(round);
            change(i, replay);
            replay.hashes = beginning({replay.level, {}, replay.settings, 1, {}, {}, replay.seed}).hashes;
            const std::string begins = encodeReplay(replay);
            out.count(begins.size());
            out.raw(begins);
        }
        return out.take();
    };
    const auto asItIs = [](std::size_t, Replay&) {};
    CHECK(taken(termsWith(7, asItIs)));
    CHECK_FALSE(taken(termsWith(6, asItIs)));
    CHECK_FALSE(taken(termsWith(8, asItIs)));
    CHECK_FALSE(taken(termsWith(7, asItIs) + "x"));
    CHECK_FALSE(taken(termsWith(7, [](std::size_t i, Replay& replay) { replay.seed += i / 6; })));
    CHECK_FALSE(taken(termsWith(7, [](std::size_t i, Replay& replay) {
        if (i == 3) replay.settings.goals[0] = 4;
    })));
    CHECK_FALSE(taken(termsWith(7, [](std::size_t i, Replay& replay) {
        if (i == 6) replay.level.name = std::string(33, 'x');
    })));
}

TEST_CASE("The largest levels of a run fit into its terms", "[net]") {
    Replay replay;
    replay.level = overfullLevel();
    replay.hashes = {0};
    CHECK(gauntlet::rounds * (encodeReplay(replay).size() + 4) + 200 <= TermsPacket::largestTerms);
}
