#include "arkanong/net/Packet.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <cassert>
#include <utility>

namespace arkanong {

namespace {

bool onlyInCampaign(const MatchSettings& settings) {
    return settings.help || settings.bosses != MatchSettings().bosses;
}

/// Printable all of them are.
bool textsFit(const Level& level) {
    using namespace levelrules;
    return countCharacters(level.name) <= longestName && countCharacters(level.world) <= longestName &&
           countCharacters(level.idea) <= longestIdea &&
           (!level.opponent || countCharacters(level.opponent->name) <= longestName);
}

std::uint64_t firstHash(const Replay& replay) {
    return World(replay.level, replay.settings, replay.seed).stateHash();
}

} // namespace

std::string encodeTerms(const MatchTerms& terms) {
    assert(isSeriesLength(terms.rounds) && terms.settings.mode == Mode::Versus && !terms.settings.practice);
    assert(!onlyInCampaign(terms.settings) && textsFit(terms.level));
    ByteWriter out;
    out.signedWhole(terms.rounds, 1);
    out.whole(sideIndex(terms.host), 1);
    for (const std::string& name : terms.names)
        out.text(name);
    Replay replay;
    replay.seed = terms.seed;
    replay.settings = terms.settings;
    replay.level = terms.level;
    replay.hashes = {firstHash(replay)};
    out.raw(encodeReplay(replay));
    assert(out.bytes().size() <= TermsPacket::largestTerms);
    return out.take();
}

MatchTerms decodeTerms(std::string_view bytes, const std::string& from) {
    ByteReader in(bytes, from);
    if (bytes.size() > TermsPacket::largestTerms) in.fail("expected shorter terms of a match");
    MatchTerms terms;
    terms.rounds = in.signed8();
    if (!isSeriesLength(terms.rounds))
        in.fail("expected 1, 3 or 5 rounds, found " + std::to_string(terms.rounds));
    terms.host = in.between(0, 1, in.signed8(), "a side") == 0 ? Side::Blue : Side::Red;
    for (std::string& name : terms.names) {
        name = in.text();
        if (countCharacters(name) > longestPlayerName)
            in.fail("expected a name of at most " + std::to_string(longestPlayerName) + " characters");
    }
    Replay replay = decodeReplay(in.raw(in.left()), from);
    if (replay.summary || !replay.runs.empty()) in.fail("expected a match that has not begun");
    if (replay.settings.mode != Mode::Versus || onlyInCampaign(replay.settings))
        in.fail("expected a match that two players can play");
    if (!textsFit(replay.level)) in.fail("expected a level with shorter texts");
    if (replay.hashes.front() != firstHash(replay))
        in.fail("expected a match that begins here as it does there");
    terms.seed = replay.seed;
    terms.settings = replay.settings;
    terms.level = std::move(replay.level);
    return terms;
}

} // namespace arkanong
