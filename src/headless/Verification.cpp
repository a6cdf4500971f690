#include "arkanong/headless/Verification.hpp"

#include "arkanong/headless/ReportText.hpp"
#include "arkanong/session/DailyDuel.hpp"
#include "arkanong/session/RecordedPlayers.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
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

int verifyReplay(const Options& options, const Replay& replay, std::ostream& out) {
    const RecordedPlayers players{recordedPlayer(replay, Side::Blue), recordedPlayer(replay, Side::Red)};
    std::optional<std::uint32_t> tick = firstDifference(replay);
    std::string why = tick ? "diverges from the recording at tick " + std::to_string(*tick) : "";
    if (!tick) {
        if (const auto forged = firstForgedCommand(replay, possibleComputers(replay))) {
            tick = forged->tick;
            why = describe(*forged);
        }
    }
    if (options.json) {
        out << "{\"verified\": " << (tick ? "false" : "true")
            << ", \"tick\": " << (tick ? std::to_string(*tick) : "null")
            << ", \"hash\": " << (tick ? std::string("null") : jsonString(hexDigits(replay.hashes.back())))
            << (tick ? ", \"why\": " + jsonString(why) : ", \"players\": " + jsonOf(players)) << "}\n";
    } else if (tick) {
        out << printable(options.verify) << ": " << why << '\n';
    } else {
        out << "verified\n";
        printPlayers(out, players, "commands");
    }
    return tick ? 1 : 0;
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
    return dailyLine(*run.day, figuresOf(played, Side::Blue), aidsIn(run)[sideIndex(Side::Blue)]);
}

std::string jsonOf(const GauntletReplay& run, const GauntletScore& score, const std::string& line) {
    const std::string winner = score.winner ? jsonString(nameOf(*score.winner)) : "null";
    return ", \"rounds\": " + std::to_string(score.rounds) + ", \"points\": " + jsonPair(score.points) +
           ", \"goals\": " + jsonPair(score.goals) + ", \"steals\": " + jsonPair(score.steals) +
           ", \"fastestGoal\": " + std::to_string(score.fastestGoal) + ", \"winner\": " + winner +
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
    std::optional<std::string> fault = firstFault(run);
    if (!fault && run.day) fault = whyNotDaily(run, levelFolder(options));
    if (!fault) fault = faultOfComputers(run);
    if (fault && options.json) {
        out << R"({"verified": false, "why": )" << jsonString(*fault) << "}\n";
    } else if (fault) {
        out << printable(options.verify) << ": " << *fault << '\n';
    } else {
        const GauntletRun played = *GauntletRun::replayed(run.record);
        const GauntletScore score = scoreOf(played);
        const std::string line = lineOf(run, played);
        if (options.json) {
            out << "{\"verified\": true" << jsonOf(run, score, line)
                << ", \"players\": " << jsonOf(playersIn(run)) << "}\n";
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
