#include "arkanong/headless/Verification.hpp"

#include "arkanong/headless/ReportText.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/session/replay/Verdict.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

namespace arkanong {

namespace {

/// The recorded players. Index with sideIndex().
using RecordedPlayers = std::array<RecordedPlayer, 2>;

std::string_view nameOf(RecordedPlayer player) {
    constexpr auto names =
        tableOf<RecordedPlayer, std::string_view>({"nobody", "unknown", "person", "computer"});
    return names[static_cast<std::size_t>(player)];
}

std::string jsonOf(const RecordedPlayers& players) {
    return "{\"blue\": " + jsonString(std::string(nameOf(players[0]))) +
           ", \"red\": " + jsonString(std::string(nameOf(players[1]))) + '}';
}

std::string jsonOf(const std::optional<Side>& winner) {
    return winner ? jsonString(nameOf(*winner)) : "null";
}

/// Prints what was verified for each side. `done` names what was compared: "commands".
void printPlayers(std::ostream& out, const RecordedPlayers& players, const std::string& done) {
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::string name = displayName(side) + ": ";
        switch (players[sideIndex(side)]) {
        case RecordedPlayer::Nobody: break;
        case RecordedPlayer::Unknown:
            out << name << "no known computer is recorded, so the " << done << " cannot be proved\n";
            break;
        case RecordedPlayer::Person:
            out << name << "a person, whose " << done << " cannot be proved\n";
            break;
        case RecordedPlayer::Computer:
            out << name << "a computer, which gives the same " << done << " again\n";
            break;
        }
    }
}

RecordedPlayers playersIn(const Replay& replay, std::size_t part) {
    return {recordedPlayer(replay, Side::Blue, part), recordedPlayer(replay, Side::Red, part)};
}

std::vector<Takeover> takeoversOf(const Replay& replay) {
    return replay.summary ? replay.summary->takeovers : std::vector<Takeover>();
}

/// Prints who played each part of the match.
void printParts(std::ostream& out, const Replay& replay) {
    std::size_t part = 0;
    for (const Takeover& takeover : takeoversOf(replay)) {
        printPlayers(out, playersIn(replay, part++), "commands");
        out << "others took over at tick " << takeover.tick << ":\n";
    }
    printPlayers(out, playersIn(replay, part), "commands");
}

/// The players since the last takeover; and where others took over, and from whom, if they did.
std::string jsonOf(const Replay& replay) {
    const std::vector<Takeover> takeovers = takeoversOf(replay);
    std::string text = ", \"players\": " + jsonOf(playersIn(replay, takeovers.size()));
    for (std::size_t part = 0; part < takeovers.size(); ++part)
        text += (part == 0 ? ", \"takeovers\": [" : ", ") +
                ("{\"tick\": " + std::to_string(takeovers[part].tick)) +
                ", \"from\": " + jsonOf(playersIn(replay, part)) + '}';
    return takeovers.empty() ? text : text + ']';
}

int verifyReplay(const Options& options, const Replay& replay, std::ostream& out) {
    const MatchVerdict verdict = verdictOn(replay);
    const std::optional<ReplayFault>& fault = verdict.fault;
    if (options.json) {
        out << "{\"verified\": " << (fault ? "false" : "true")
            << ", \"tick\": " << (fault ? std::to_string(fault->tick) : "null")
            << ", \"hash\": " << (fault ? std::string("null") : jsonString(hexDigits(verdict.hash)))
            << (fault ? ", \"why\": " + jsonString(fault->why)
                      : ", \"winner\": " + jsonOf(verdict.winner) +
                            ", \"scores\": " + jsonPair(verdict.scores) + jsonOf(replay))
            << "}\n";
    } else if (fault) {
        out << printable(options.verify) << ": " << fault->why << '\n';
    } else {
        out << "verified\n";
        printParts(out, replay);
    }
    return fault ? 1 : 0;
}

/// One-line result: "a run of 7 rounds, points 5 : 3, goals 10 : 7, steals 19 : 12, fastest goal 0:04.1, won by Blue".
std::string toldOf(const GauntletReplay& run, const GauntletScore& score) {
    std::string told = "a run of " + std::to_string(score.rounds) + " rounds, points " +
                       scoreText(score.points) + ", goals " + scoreText(score.goals) + ", steals " +
                       scoreText(score.steals);
    if (score.fastestGoal > 0) told += ", fastest goal " + lengthText(score.fastestGoal);
    told += score.winner ? ", won by " + displayName(*score.winner) : ", not over";
    if (run.day)
        told += ", the daily duel of " + shortDate(*run.day) + (run.ranked ? ", ranked" : ", unranked");
    return told;
}

/// The line to share of a finished daily duel; otherwise empty.
std::string lineOf(const GauntletReplay& run, const GauntletRun& played) {
    if (!run.day || !played.winner()) return {};
    return dailyLine(Catalogue::english(), *run.day, figuresOf(played, Side::Blue),
                     aidsIn(run)[sideIndex(Side::Blue)]);
}

std::string jsonOf(const GauntletReplay& run, const GauntletScore& score, const std::string& line) {
    return ", \"rounds\": " + std::to_string(score.rounds) + ", \"points\": " + jsonPair(score.points) +
           ", \"goals\": " + jsonPair(score.goals) + ", \"steals\": " + jsonPair(score.steals) +
           ", \"fastestGoal\": " + std::to_string(score.fastestGoal) +
           ", \"winner\": " + jsonOf(score.winner) +
           ", \"day\": " + (run.day ? jsonString(nameOf(*run.day)) : "null") +
           ", \"ranked\": " + (run.ranked ? "true" : "false") +
           (line.empty() ? "" : ", \"line\": " + jsonString(line));
}

RecordedPlayers playersIn(const GauntletReplay& run) {
    const auto player = [](const GauntletReplay::Player& of) {
        if (of.isComputer()) return RecordedPlayer::Computer;
        return controllerNamed(of.plays) ? RecordedPlayer::Person : RecordedPlayer::Unknown;
    };
    return {player(run.players[0]), player(run.players[1])};
}

int verifyRun(const Options& options, const GauntletReplay& run, std::ostream& out) {
    const RunVerdict verdict = verdictOn(run);
    std::optional<GauntletFault> fault = verdict.fault;
    if (!fault && run.day)
        if (const auto why = whyNotDaily(run, levelFolder(options))) fault = GauntletFault{*why};
    if (fault && options.json) {
        out << R"({"verified": false, "round": )" << fault->round << ", \"tick\": " << fault->tick
            << ", \"why\": " << jsonString(fault->why) << "}\n";
    } else if (fault) {
        out << printable(options.verify) << ": " << fault->why << '\n';
    } else {
        const GauntletScore& score = verdict.score;
        const std::string line = lineOf(run, *GauntletRun::replayed(run.record));
        if (options.json) {
            out << R"({"verified": true, "hash": )" << jsonString(hexDigits(verdict.hash))
                << jsonOf(run, score, line) << ", \"players\": " << jsonOf(playersIn(run)) << "}\n";
        } else {
            out << "verified: " << toldOf(run, score) << '\n' << line << (line.empty() ? "" : "\n");
            printPlayers(out, playersIn(run), "commands and picks");
        }
    }
    return fault ? 1 : 0;
}

} // namespace

int verify(const Options& options, std::ostream& out) {
    const std::string bytes = readRecordedPlay(options.verify);
    if (isGauntlet(bytes)) return verifyRun(options, decodeGauntlet(bytes, options.verify), out);
    return verifyReplay(options, decodeReplay(bytes, options.verify), out);
}

} // namespace arkanong
