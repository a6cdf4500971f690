#include "ReplayStart.hpp"

#include "ReplayParts.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"

#include <algorithm>

namespace arkanong {

void writeBoss(ByteWriter& out, std::optional<Boss> boss) { out.whole(boss ? 1 + bossIndex(*boss) : 0, 1); }

std::optional<Boss> readBoss(ByteReader& in) {
    const int number = in.between(0, static_cast<int>(bossCount), in.signed8(), "a boss or none");
    if (number == 0) return std::nullopt;
    return static_cast<Boss>(number - 1);
}

void writeProfile(ByteWriter& out, const BotProfile& computer) {
    out.signedWhole(computer.strength.hundredths(), 2);
    writeKind(out, computer.personality);
}

BotProfile readProfile(ByteReader& in) {
    BotProfile computer;
    const int hundredths = in.between(0, Strength::mostHundredths, in.signed16(), "a strength in hundredths");
    computer.strength = *Strength::ofHundredths(hundredths);
    computer.personality = readKind<Personality>(in, personalityCount, "a personality");
    return computer;
}

Mutators readMutators(ByteReader& in) {
    static_assert(
        mutatorCount == 8,
        "further mutators: add a number like ownHalvesFollow to the byte of the help where another byte of "
        "mutators follows, and refuse bits that stand for none; older files stay readable");
    return Mutators::fromBits(static_cast<std::uint8_t>(in.whole(1)));
}

namespace {

constexpr int highestLimit = 1'000'000'000;
constexpr int cardBytes = 3;
/// Added to the byte of the help if the speeds on the own halves follow; older replays lack them.
constexpr int ownHalvesFollow = 4;
// Added to the 1 before a summary if these follow.
constexpr int aidsFollow = 1;
constexpr int takeoversFollow = 2;
constexpr unsigned oneButtonBit = 1U; ///< Of the byte for one-button play, like the next.
constexpr unsigned earBit = 2U;
constexpr int leastGameSpeed = 25;
constexpr int mostGoals =
    127; ///< In the finale, which goals do not end, there may be more: then as many are shown.
static_assert(
    static_cast<int>(cardCount) == 8 * cardBytes,
    "further cards: add a number like ownHalvesFollow to the byte of the help where another byte of cards "
    "follows for each side, and refuse bits that stand for no card; older files stay readable");

using Aids = std::array<PlayAids, 2>;

void writeAids(ByteWriter& out, const Aids& of) {
    for (const PlayAids& aids : of) {
        for (const int percent : {aids.assist, aids.ownHalf, aids.speed})
            out.signedWhole(percent, 1);
        out.whole((aids.oneButton ? oneButtonBit : 0U) | (aids.ear ? earBit : 0U), 1);
    }
}

Aids readAids(ByteReader& in) {
    Aids both;
    for (PlayAids& aids : both) {
        aids.assist = in.between(0, 100, in.signed8(), "percent of paddle assist");
        aids.ownHalf = in.between(leastOwnHalf, 100, in.signed8(), "percent of the speed on one's half");
        aids.speed = in.between(leastGameSpeed, 100, in.signed8(), "percent of the game's speed");
        const auto ways =
            static_cast<unsigned>(in.between(0, static_cast<int>(oneButtonBit | earBit), in.signed8(),
                                             "one-button play, a ball that is heard, or not"));
        aids.oneButton = (ways & oneButtonBit) != 0;
        aids.ear = (ways & earBit) != 0;
    }
    constexpr Aids none{};
    if (both == none) in.fail("expected something that helped, found nothing");
    return both;
}

void writeComputers(ByteWriter& out, const ExactComputers& computers) {
    for (const std::optional<BotProfile>& computer : computers) {
        out.whole(computer ? 1 : 0, 1);
        if (computer) writeProfile(out, *computer);
    }
}

ExactComputers readComputers(ByteReader& in) {
    ExactComputers computers;
    for (std::optional<BotProfile>& computer : computers)
        if (in.between(0, 1, in.signed8(), "a computer or none") == 1) computer = readProfile(in);
    return computers;
}

void writeResult(ByteWriter& out, const std::array<int, 2>& scores, const std::array<int, 2>& goals) {
    for (const int score : scores)
        out.signedWhole(score, 4);
    for (const int side : goals)
        out.signedWhole(std::min(side, mostGoals), 1);
}

void readResult(ByteReader& in, std::array<int, 2>& scores, std::array<int, 2>& goals) {
    for (int& score : scores)
        score = in.between(0, highestLimit, in.signed32(), "a score");
    for (int& side : goals)
        side = in.between(0, mostGoals, in.signed8(), "goals");
}

void writeTakeover(ByteWriter& out, const Takeover& takeover) {
    out.signedWhole(takeover.tick, 4);
    out.text(takeover.occasion);
    out.text(takeover.place);
    for (const std::string& player : takeover.players)
        out.text(player);
    writeComputers(out, takeover.computers);
    writeResult(out, takeover.scores, takeover.goals);
}

/// `least`: the first tick at which the match can have been taken over.
Takeover readTakeover(ByteReader& in, int least) {
    Takeover takeover;
    takeover.tick = in.between(least, longestMatch, in.signed32(), "the tick of a takeover");
    takeover.occasion = in.text();
    takeover.place = in.text();
    for (std::string& player : takeover.players)
        player = in.text();
    takeover.computers = readComputers(in);
    readResult(in, takeover.scores, takeover.goals);
    return takeover;
}

void writeTakeovers(ByteWriter& out, const ReplaySummary& summary) {
    writeComputers(out, summary.computers);
    out.whole(summary.takeovers.size(), 1);
    for (const Takeover& takeover : summary.takeovers)
        writeTakeover(out, takeover);
}

void readTakeovers(ByteReader& in, ReplaySummary& summary) {
    summary.computers = readComputers(in);
    const int count = in.between(1, int{Takeover::most}, in.signed8(), "takeovers");
    for (int least = 0, left = count; left > 0; --left) {
        summary.takeovers.push_back(readTakeover(in, least));
        least = summary.takeovers.back().tick + 1;
    }
}

} // namespace

void writeSummary(ByteWriter& out, const std::optional<ReplaySummary>& summary) {
    const bool aided = summary && summary->aids != ReplaySummary().aids;
    const bool takenOver = summary && !summary->takeovers.empty();
    out.signedWhole(summary ? 1 + (aided ? aidsFollow : 0) + (takenOver ? takeoversFollow : 0) : 0, 1);
    if (!summary) return;
    out.text(summary->occasion);
    out.text(summary->place);
    for (const std::string& player : summary->players)
        out.text(player);
    writeResult(out, summary->scores, summary->goals);
    out.whole(summary->winner ? 1 + sideIndex(*summary->winner) : 0, 1);
    out.signedWhole(summary->clock, 4);
    out.text(summary->date);
    for (const int won : summary->before.won)
        out.signedWhole(won, 1);
    for (const int figure : {summary->before.ticks, summary->before.score})
        out.signedWhole(figure, 4);
    out.whole(summary->before.mission ? 1 : 0, 1);
    if (aided) writeAids(out, summary->aids);
    if (takenOver) writeTakeovers(out, *summary);
}

std::optional<ReplaySummary> readSummary(ByteReader& in) {
    const int kind = in.between(0, 1 + aidsFollow + takeoversFollow, in.signed8(), "a summary or none");
    if (kind == 0) return std::nullopt;
    ReplaySummary summary;
    summary.occasion = in.text();
    summary.place = in.text();
    for (std::string& player : summary.players)
        player = in.text();
    readResult(in, summary.scores, summary.goals);
    const int winner = in.between(0, 2, in.signed8(), "a winner");
    if (winner > 0) summary.winner = winner == 1 ? Side::Blue : Side::Red;
    summary.clock = in.between(0, longestMatch, in.signed32(), "ticks of play");
    summary.date = in.text();
    for (int& won : summary.before.won)
        won = in.between(0, 1, in.signed8(), "rounds won");
    for (int* figure : {&summary.before.ticks, &summary.before.score})
        *figure = in.between(0, highestLimit, in.signed32(), "a figure of the rounds before");
    summary.before.mission = in.between(0, 1, in.signed8(), "a mission fulfilled or not") == 1;
    if (((kind - 1) & aidsFollow) != 0) summary.aids = readAids(in);
    if (((kind - 1) & takeoversFollow) != 0) readTakeovers(in, summary);
    return summary;
}

void writeSettings(ByteWriter& out, const MatchSettings& settings) {
    writeKind(out, settings.mode);
    for (const int goals : settings.goals)
        out.signedWhole(goals, 1);
    out.signedWhole(settings.lives, 1);
    out.signedWhole(settings.pointsLimit, 4);
    out.signedWhole(settings.suddenDeathAt, 4);
    out.signedWhole(settings.suddenDeathEnd, 4);
    out.whole(settings.mutators.bits(), 1);
    for (const std::optional<Boss>& boss : settings.bosses)
        writeBoss(out, boss);
    const bool slowed = settings.ownHalf != MatchSettings().ownHalf;
    out.whole((settings.help ? 1 + sideIndex(*settings.help) : 0) + (slowed ? ownHalvesFollow : 0), 1);
    if (slowed)
        for (const int percent : settings.ownHalf)
            out.signedWhole(percent, 1);
    for (const CardSet& cards : settings.cards)
        out.whole(cards.bits(), cardBytes);
}

MatchSettings readSettings(ByteReader& in) {
    MatchSettings settings;
    settings.mode = readKind<Mode>(in, static_cast<std::size_t>(Mode::Sandbox) + 1, "a mode");
    for (int& goals : settings.goals)
        goals = in.between(1, tuning::goalLimit, in.signed8(), "goals");
    settings.lives = in.between(1, tuning::lifeLimit, in.signed8(), "lives");
    settings.pointsLimit = in.between(0, highestLimit, in.signed32(), "a points limit");
    settings.suddenDeathAt = in.between(0, longestMatch, in.signed32(), "ticks until sudden death");
    settings.suddenDeathEnd =
        in.between(settings.suddenDeathAt, longestMatch, in.signed32(), "ticks until sudden death's end");
    settings.mutators = readMutators(in);
    for (std::optional<Boss>& boss : settings.bosses)
        boss = readBoss(in);
    const int marks = in.between(0, ownHalvesFollow + 2, in.signed8(), "a side with help, or none");
    const int help = marks % ownHalvesFollow;
    if (help > 2) in.fail("expected a side with help, or none");
    if (marks >= ownHalvesFollow) {
        for (int& percent : settings.ownHalf)
            percent = in.between(leastOwnHalf, 100, in.signed8(), "percent of the speed on one's half");
        if (settings.ownHalf == MatchSettings().ownHalf)
            in.fail("expected a half with slower balls, found none");
    }
    if (help > 0) settings.help = help == 1 ? Side::Blue : Side::Red;
    for (CardSet& cards : settings.cards)
        cards = CardSet::fromBits(static_cast<std::uint32_t>(in.whole(cardBytes)));
    return settings;
}

void checkStart(const ByteReader& in, const std::optional<ReplaySummary>& summary,
                const MatchSettings& settings, const Level& level) {
    if (summary && !level.isFinale())
        for (const int goals : summary->goals)
            in.between(0, tuning::goalLimit, goals, "goals");
    // Solo and the sandbox do not need goals, and older files have such levels.
    const auto fault = passageFault(level);
    if (fault && settings.mode == Mode::Versus) in.fail(fault->message);
}

void checkTakeovers(const ByteReader& in, const std::optional<ReplaySummary>& summary, int ticks) {
    if (summary && !summary->takeovers.empty())
        in.between(0, ticks, summary->takeovers.back().tick, "the tick of a takeover");
}

} // namespace arkanong
