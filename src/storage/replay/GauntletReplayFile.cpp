#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include "SealedFile.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"

#include <limits>

namespace arkanong {

namespace {

constexpr SealedFormat gauntletFile{"Arkanong rounds\n", gauntletFormat, "run of the gauntlet"};
constexpr int mostTicks = std::numeric_limits<int>::max();
constexpr std::size_t resultBytes = 1 + 2 * 4 * 4 + 4;

void writeRunSettings(ByteWriter& out, const GauntletSettings& settings) {
    out.whole(settings.seed, 8);
    out.signedWhole(settings.levels, 4);
    out.whole(settings.cards.bits(), 4);
    out.whole(settings.lastKind ? 1 + static_cast<std::uint64_t>(*settings.lastKind) : 0, 1);
    out.whole(settings.challenger ? 1 + sideIndex(*settings.challenger) : 0, 1);
    out.whole(static_cast<std::uint64_t>(settings.heat), 1);
}

void writePlayer(ByteWriter& out, const GauntletReplay::Player& player) {
    out.text(player.plays);
    out.text(player.name);
    out.signedWhole(player.computer.strength.hundredths(), 2);
    out.whole(static_cast<std::uint64_t>(player.computer.personality), 1);
}

GauntletReplay::Player readPlayer(ByteReader& in) {
    GauntletReplay::Player player;
    player.plays = in.text();
    player.name = in.text();
    player.computer.strength = *Strength::ofHundredths(
        in.between(0, Strength::mostHundredths, in.signed16(), "a strength in hundredths"));
    player.computer.personality = static_cast<Personality>(
        in.between(0, static_cast<int>(personalityCount) - 1, in.signed8(), "a personality"));
    return player;
}

void writeResult(ByteWriter& out, const RoundResult& result) {
    out.whole(1 + sideIndex(result.winner), 1);
    for (const auto* figures : {&result.goals, &result.score, &result.steals, &result.firstGoals})
        for (const int figure : *figures)
            out.signedWhole(figure, 4);
    out.signedWhole(result.ticks, 4);
}

RoundResult readResult(ByteReader& in) {
    RoundResult result;
    result.winner = in.between(1, 2, in.signed8(), "a winner") == 1 ? Side::Blue : Side::Red;
    for (auto* figures : {&result.goals, &result.score, &result.steals, &result.firstGoals})
        for (int& figure : *figures)
            figure = in.between(0, mostTicks, in.signed32(), "a figure of a round");
    result.ticks = in.between(0, mostTicks, in.signed32(), "ticks of play");
    return result;
}

GauntletRecord readRecord(ByteReader& in, const GauntletSettings& settings) {
    GauntletRecord record{settings, {}, {}};
    record.picks.resize(in.count(1));
    for (std::size_t& pick : record.picks)
        pick = static_cast<std::size_t>(
            in.between(0, static_cast<int>(gauntlet::openCards) - 1, in.signed8(), "a card's place"));
    record.results.resize(in.count(resultBytes));
    for (RoundResult& result : record.results)
        result = readResult(in);
    return record;
}

GauntletSettings readRunSettings(ByteReader& in) {
    GauntletSettings settings;
    settings.seed = in.whole(8);
    settings.levels = in.between(1, gauntlet::mostLevels, in.signed32(), "levels");
    const std::uint32_t cards = in.whole32();
    settings.cards = CardSet::fromBits(cards);
    if (settings.cards.bits() != cards) in.fail("expected only cards that this version has, found others");
    if (const int kind =
            in.between(0, static_cast<int>(countOf<CardKind>), in.signed8(), "a kind of cards or none"))
        settings.lastKind = static_cast<CardKind>(kind - 1);
    if (const int side = in.between(0, 2, in.signed8(), "the challenger's side or none"))
        settings.challenger = side == 1 ? Side::Blue : Side::Red;
    settings.heat = in.between(0, mostHeat, in.signed8(), "a heat");
    return settings;
}

/// Reads an optional day.
std::optional<Day> readDay(ByteReader& in) {
    const std::string text = in.text();
    const std::optional<Day> day = dayNamed(text);
    if (!day && !text.empty()) in.fail("expected a day such as 2026-11-22 or none, found " + text);
    return day;
}

/// Reads everything in front of the rounds.
GauntletReplay readHead(ByteReader& in) {
    const GauntletSettings settings = readRunSettings(in);
    GauntletReplay replay;
    for (GauntletReplay::Player& player : replay.players)
        player = readPlayer(in);
    replay.record = readRecord(in, settings);
    replay.day = readDay(in);
    replay.ranked = in.between(0, 1, in.signed8(), "a ranked run or another") == 1;
    if (replay.ranked && !replay.day) in.fail("expected the day of a ranked run, found none");
    return replay;
}

std::shared_ptr<const Replay> readRound(ByteReader& in, std::size_t round, const std::string& file) {
    const std::string_view bytes = in.raw(in.count(1));
    Replay replay = decodeReplay(bytes, file + ", " + ordinalRound(round));
    if (!replay.summary) in.fail("expected a summary of " + ordinalRound(round) + ", found none");
    return std::make_shared<const Replay>(std::move(replay));
}

/// The header of a run, made from that of one of its rounds, which must have a summary.
ReplayHeader headerOf(const GauntletRun& run, const std::optional<Day>& day, ReplayHeader round) {
    const GauntletScore score = scoreOf(run);
    ReplaySummary& summary = *round.summary;
    summary.occasion = std::to_string(score.rounds) + (score.rounds == 1 ? " ROUND" : " ROUNDS");
    if (day) summary.occasion += ", DUEL OF " + nameOf(*day);
    summary.scores = summary.goals = score.points;
    summary.winner = score.winner;
    summary.clock = score.ticks;
    round.run = true;
    return round;
}

[[noreturn]] void failAsTooLarge(const std::string& path) {
    throw DataError(path, "expected at most " + std::to_string(largestReplayFile) + " bytes, found more");
}

} // namespace

std::string encodeGauntlet(const GauntletReplay& replay) {
    ByteWriter out;
    beginSealed(out, gauntletFile, simulationVersion);
    writeRunSettings(out, replay.record.settings);
    for (const GauntletReplay::Player& player : replay.players)
        writePlayer(out, player);
    out.count(replay.record.picks.size());
    for (const std::size_t pick : replay.record.picks)
        out.whole(pick, 1);
    out.count(replay.record.results.size());
    for (const RoundResult& result : replay.record.results)
        writeResult(out, result);
    out.text(replay.day ? nameOf(*replay.day) : std::string());
    out.whole(replay.ranked ? 1 : 0, 1);
    out.count(replay.rounds.size());
    for (const auto& round : replay.rounds) {
        const std::string bytes = encodeReplay(*round);
        out.count(bytes.size());
        out.raw(bytes);
    }
    return sealedBytes(out);
}

GauntletReplay decodeGauntlet(std::string_view bytes, const std::string& file) {
    ByteReader in(unsealed(bytes, gauntletFile, file), file);
    GauntletReplay replay = readHead(in);
    replay.rounds.resize(in.count(4));
    for (std::size_t round = 0; round < replay.rounds.size(); ++round)
        replay.rounds[round] = readRound(in, round, file);
    if (!in.atEnd()) in.fail("expected the end of the file, found more bytes");
    return replay;
}

void checkPossible(const GauntletReplay& replay, const std::string& file) {
    if (const auto fault = whyImpossible(replay))
        throw DataError(file, "expected a run that can have happened, but " + *fault);
}

std::string readRecordedPlay(const std::string& path) {
    if (looksLikeCode(path, replayCodes)) return encodeReplay(replayOfCode(path));
    std::string bytes = readFile(path, largestGauntletFile);
    if (bytes.size() > largestReplayFile && !isGauntlet(bytes)) failAsTooLarge(path);
    return bytes;
}

ReplayHeader recordedPlayHeader(std::string_view bytes, const std::string& file) {
    if (!isGauntlet(bytes)) return decodeReplayHeader(bytes, file);
    const GauntletReplay replay = decodeGauntlet(bytes, file);
    checkPossible(replay, file);
    if (replay.rounds.empty()) throw DataError(file, "expected a run with at least one round, found none");
    return headerOf(replay);
}

ReplayHeader headerOf(const GauntletReplay& replay) {
    const Replay& last = *replay.rounds.back();
    return headerOf(*GauntletRun::replayed(replay.record), replay.day,
                    {last.summary, last.settings, last.level});
}

ReplayHeader loadRecordedPlayHeader(const std::string& path) {
    const std::string start = readStart(path, largestReplayFile + 1);
    if (start.size() <= largestReplayFile) return recordedPlayHeader(start, path);
    if (!isGauntlet(start)) failAsTooLarge(path);
    ByteReader in(unsealedStart(start, gauntletFile, path), path);
    const GauntletReplay replay = readHead(in);
    const std::optional<GauntletRun> run = GauntletRun::replayed(replay.record);
    if (!run) in.fail("expected a run that can have happened, found one that cannot");
    if (in.whole32() == 0) in.fail("expected at least one round, found none");
    in.whole32(); // The length of the first round.
    const ReplayHeader first = decodeReplayStart(in.raw(in.left()), path);
    if (!first.summary) in.fail("expected a summary of the first round, found none");
    return headerOf(*run, replay.day, first);
}

bool isGauntlet(std::string_view bytes) {
    return bytes.substr(0, gauntletFile.magic.size()) == gauntletFile.magic;
}

void saveGauntlet(const GauntletReplay& replay, const std::string& path) {
    writeFile(path, encodeGauntlet(replay));
}

GauntletReplay loadGauntlet(const std::string& path) {
    GauntletReplay replay = decodeGauntlet(readFile(path, largestGauntletFile), path);
    checkPossible(replay, path);
    return replay;
}

} // namespace arkanong
