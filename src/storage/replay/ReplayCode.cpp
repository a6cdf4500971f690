#include "arkanong/storage/replay/ReplayCode.hpp"

#include "CommandCoder.hpp"
#include "ReplayStart.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/codes/ValueCoder.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// The fields of ValueCoder that levels do not use.
enum ReplayField : std::uint32_t {
    StartLength = 48,
    TickCount,
    HasComputer,
    ComputerStrength,
    ComputerStyle
};
/// The kinds of CodeContexts that CommandCoder does not use.
enum ReplayContexts : std::uint32_t { StartBytes = 40, LastHash };

constexpr std::size_t replayContexts = 1U << 16U;
constexpr std::size_t versionBytes = 2;
constexpr std::size_t longestStart = 8192; ///< Bytes. Its texts have at most 1024 each.

/// What precedes the level in a replay file.
std::string startOf(const Replay& replay) {
    ByteWriter out;
    writeSummary(out, replay.summary);
    out.whole(replay.seed, 8);
    writeSettings(out, replay.settings);
    return out.take();
}

void readStart(const std::string& bytes, const std::string& called, Replay& replay) {
    ByteReader in(bytes, called);
    replay.summary = readSummary(in);
    replay.seed = in.whole(8);
    replay.settings = readSettings(in);
    if (!in.atEnd()) in.fail("expected fewer settings");
}

void passBytes(ValueCoder& coder, std::string& bytes) {
    int length = static_cast<int>(bytes.size());
    coder.whole(StartLength, 0, longestStart, length);
    bytes.resize(static_cast<std::size_t>(length));
    std::uint32_t before = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::uint32_t byte =
            coder.bits().symbol(static_cast<unsigned char>(bytes[i]), 8,
                                CodeContexts(StartBytes, 0, before & 0xFFU, before & 0xFFFFU, i));
        bytes[i] = static_cast<char>(byte);
        before = before << 8U | byte;
    }
}

/// A part of the match, and the computers that play it.
struct PlayedPart {
    ReplayPart part;
    std::array<std::optional<Bot>, 2> bots; ///< Index with sideIndex().

    PlayedPart(const ReplayPart& played, const ExactComputers& computers) : part(played) {
        for (const Side side : {Side::Blue, Side::Red})
            if (const auto& profile = computers[sideIndex(side)])
                bots[sideIndex(side)].emplace(side, *profile, part.seed);
    }
    void look(const World& world) {
        for (std::optional<Bot>& bot : bots)
            if (bot) bot->think(world);
    }
};

std::vector<PlayedPart> playedParts(const Replay& replay, const std::vector<ExactComputers>& computers) {
    std::vector<PlayedPart> parts;
    for (const ReplayPart& part : partsOf(replay))
        parts.emplace_back(part, computers[parts.size()]);
    return parts;
}

/// Plays the match while its commands are passed, and fills in the hashes.
void passCommands(BitCoder& bits, const std::vector<ExactComputers>& computers, Replay& replay,
                  std::uint32_t ticks) {
    World world(replay.level, replay.settings, replay.seed);
    ReplayRecorder recorder(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    std::vector<PlayedPart> parts = playedParts(replay, computers);
    std::array<CommandCoder, 2> coders{
        {{bits, Side::Blue, replay.settings.mode, {}}, {bits, Side::Red, replay.settings.mode, {}}}};
    std::vector<Event> events;
    for (std::uint32_t tick = 0; tick < ticks; ++tick) {
        Commands commands = bits.reads() ? Commands{} : player.next().value_or(Commands{});
        for (PlayedPart& played : parts) {
            if (world.tick() == played.part.from)
                for (std::size_t side = 0; side < coders.size(); ++side)
                    coders[side].relieve(played.bots[side]);
            else if (world.tick() < played.part.from && played.part.looks(world.tick()))
                played.look(world);
        }
        for (std::size_t side = 0; side < commands.size(); ++side)
            commands[side] = coders[side].pass(commands[side], world);
        events.clear();
        world.step(commands, events);
        recorder.record(commands, world);
    }
    Replay played = recorder.finish(world);
    replay.runs = std::move(played.runs);
    replay.hashes = std::move(played.hashes);
}

void passComputer(ValueCoder& coder, std::optional<BotProfile>& computer) {
    bool known = computer.has_value();
    coder.flag(HasComputer, known);
    if (!known) return;
    if (!computer) computer.emplace();
    int hundredths = computer->strength.hundredths();
    coder.whole(ComputerStrength, 0, Strength::mostHundredths, hundredths);
    computer->strength = *Strength::ofHundredths(hundredths);
    coder.choice(ComputerStyle, personalityCount, computer->personality);
}

/// Passes all of the replay but its hashes, which it calculates.
void passReplay(BitCoder& bits, std::vector<ExactComputers> parts, Replay& replay) {
    const std::string called(replayCodes.called);
    ValueCoder coder(bits, called);
    std::string start = bits.reads() ? std::string() : startOf(replay);
    if (start.size() > longestStart) throw DataError("No code", "the names of the players are too long");
    passBytes(coder, start);
    if (bits.reads()) readStart(start, called, replay);
    passLevel(coder, replay.level);
    int ticks = static_cast<int>(replay.ticks());
    coder.whole(TickCount, 0, longestCodedMatch, ticks);
    if (bits.reads()) {
        const ByteReader whole({}, called);
        checkStart(whole, replay.summary, replay.settings, replay.level);
        checkTakeovers(whole, replay.summary, ticks);
    }
    parts.resize(partsOf(replay).size());
    for (ExactComputers& computers : parts)
        for (std::optional<BotProfile>& computer : computers)
            passComputer(coder, computer);
    passCommands(bits, parts, replay, static_cast<std::uint32_t>(ticks));
}

std::uint64_t passHash(BitCoder& bits, std::uint64_t hash) {
    std::uint64_t passed = 0;
    for (unsigned shift = 64; shift > 0; shift -= 8)
        passed = passed << 8U | bits.symbol(hash >> (shift - 8) & 255U, 8, CodeContexts(LastHash, shift));
    return passed;
}

} // namespace

std::string replayCode(const Replay& replay, const std::vector<PossibleComputers>& parts) {
    if (replay.ticks() > longestCodedMatch) throw DataError("No code", "the match is longer than 10 minutes");
    BitCoder bits(replayContexts);
    Replay passed = replay;
    passReplay(bits, agreeingComputers(replay, parts), passed);
    if (passed.hashes != replay.hashes)
        throw DataError("No code", "the match plays otherwise than it was recorded");
    passHash(bits, passed.hashes.back());
    std::string body;
    for (unsigned byte = 0; byte < versionBytes; ++byte)
        body += static_cast<char>(simulationVersion >> 8U * byte & 255U);
    return sealedCode(body + bits.finish(), replayCodes);
}

std::string replayCode(const Replay& replay) { return replayCode(replay, {}); }

Replay replayOfCode(std::string_view text) {
    std::string body = unsealedCode(text, replayCodes);
    body.resize(std::max(body.size(), versionBytes), '\0');
    std::uint32_t version = 0;
    for (unsigned byte = 0; byte < versionBytes; ++byte)
        version |= std::uint32_t{static_cast<unsigned char>(body[byte])} << 8U * byte;
    if (version != simulationVersion)
        throw DataError(std::string(replayCodes.called),
                        "expected simulation version " + std::to_string(simulationVersion) + ", found " +
                            std::to_string(version) + ": another version of Arkanong wrote this code");
    BitCoder bits(std::string_view(body).substr(versionBytes), replayContexts);
    Replay replay;
    passReplay(bits, {}, replay);
    if (passHash(bits, 0) != replay.hashes.back())
        throw DataError(std::string(replayCodes.called),
                        "the match does not end as the code says: it was changed");
    if (!bits.atEnd()) throw DataError(std::string(replayCodes.called), "letters follow the end of the code");
    return replay;
}

} // namespace arkanong
