#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <cassert>
#include <utility>

namespace arkanong {

namespace {

/// Whether the level's texts are short enough. They are known to be printable.
bool textsFit(const Level& level) {
    using namespace levelrules;
    return countCharacters(level.name) <= longestName && countCharacters(level.world) <= longestName &&
           countCharacters(level.idea) <= longestIdea &&
           (!level.opponent || countCharacters(level.opponent->name) <= longestName);
}

/// A replay without ticks that carries a level and the settings with which each round begins.
Replay beginning(const MatchTerms& terms, const Level& level) {
    Replay replay;
    replay.seed = terms.seed;
    replay.settings = terms.settings;
    replay.level = level;
    replay.hashes = {World(level, terms.settings, terms.seed).stateHash()};
    return replay;
}

Replay readBeginning(std::string_view bytes, const ByteReader& in, const std::string& from) {
    Replay replay = decodeReplay(bytes, from);
    if (replay.summary || !replay.runs.empty()) in.fail("expected a match that has not begun");
    if (replay.settings.mode != Mode::Versus || replay.settings.help)
        in.fail("expected a match that two players can play");
    if (!textsFit(replay.level)) in.fail("expected a level with shorter texts");
    return replay;
}

/// Reads such a replay and returns its level. Takes over the settings from the first one; the others must have the
/// same.
Level takeBeginning(std::string_view bytes, bool first, MatchTerms& terms, const ByteReader& in,
                    const std::string& from) {
    Replay replay = readBeginning(bytes, in, from);
    if (first) {
        terms.seed = replay.seed;
        terms.settings = replay.settings;
    }
    if (bytes != encodeReplay(beginning(terms, replay.level)))
        in.fail("expected a match that begins with the same state on both machines");
    return std::move(replay.level);
}

} // namespace

std::string encodeTerms(const MatchTerms& terms) {
    assert(isMatchLength(terms.length()) && terms.settings.mode == Mode::Versus && !terms.settings.practice);
    assert(!terms.settings.help);
    ByteWriter out;
    out.signedWhole(terms.length(), 1);
    out.whole(sideIndex(terms.host), 1);
    for (const std::string& name : terms.names)
        out.text(name);
    if (!terms.isGauntlet()) out.raw(encodeReplay(beginning(terms, terms.level)));
    for (const Level& level : terms.gauntlet) {
        const std::string begins = encodeReplay(beginning(terms, level));
        out.count(begins.size());
        out.raw(begins);
    }
    assert(out.bytes().size() <= TermsPacket::largestTerms);
    return out.take();
}

MatchTerms decodeTerms(std::string_view bytes, const std::string& from) {
    ByteReader in(bytes, from);
    if (bytes.size() > TermsPacket::largestTerms) in.fail("expected shorter terms of a match");
    MatchTerms terms;
    const int length = in.signed8();
    if (!isMatchLength(length)) in.fail("expected 1, 3, 5 or 7 rounds, found " + std::to_string(length));
    terms.host = in.between(0, 1, in.signed8(), "a side") == 0 ? Side::Blue : Side::Red;
    for (std::string& name : terms.names) {
        name = in.text();
        if (!isName(name, longestPlayerName))
            in.fail("expected a name of 1 to " + std::to_string(longestPlayerName) +
                    " characters, at least one of them visible");
    }
    if (isSeriesLength(length)) {
        terms.rounds = length;
        terms.level = takeBeginning(in.raw(in.left()), true, terms, in, from);
        return terms;
    }
    while (terms.gauntlet.size() < static_cast<std::size_t>(length))
        terms.gauntlet.push_back(takeBeginning(in.raw(in.count(1)), terms.gauntlet.empty(), terms, in, from));
    if (!in.atEnd()) in.fail("expected the end of the terms");
    return terms;
}

} // namespace arkanong
