#include "arkanong/headless/Analysis.hpp"

#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/headless/ReportText.hpp"
#include "arkanong/session/analysis/PlayoutPlayers.hpp"
#include "arkanong/session/analysis/TurningPointTexts.hpp"
#include "arkanong/session/replay/RecordedPlayers.hpp"
#include "arkanong/sim/analysis/MatchAnalysis.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/NumberText.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace arkanong {

namespace {

/// A turning point, and what the side could have done shortly before.
struct ToldPoint {
    TurningPoint point;
    std::optional<Choice> choice{}; ///< What it did then.
    std::vector<Alternative> instead{};
};

/// A card that a side could have drafted, and its chance with it.
struct ToldDraft {
    DraftAlternative draft;
    Alternative played;
};

/// All that is printed of a match.
struct ToldMatch {
    std::string title; ///< "Round 2" of a run; else empty.
    Profiles players;
    std::vector<WinChance> curve;
    std::array<std::vector<ToldPoint>, 2> points; ///< Index with sideIndex().
    std::optional<Side> you;                      ///< The only person who played, if any.
    std::optional<Side> drafter;                  ///< Whose draft `drafts` are.
    std::vector<ToldDraft> drafts;
    std::optional<std::uint32_t> difference;
    std::uint64_t hash = 0;
};

template <typename Work>
void finish(Work& work) {
    while (work.advance()) {
    }
}

ToldMatch told(const Replay& replay, const Profiles& players, const std::string& path) {
    if (!canAnalyse(replay.level, replay.settings))
        throw DataError(path, "expected a match that one of two sides can win");
    MatchAnalysis analysis(replay, players);
    finish(analysis);
    ToldMatch match;
    match.players = players;
    match.curve = analysis.curve();
    match.difference = analysis.difference();
    match.hash = analysis.hash();
    for (const Side side : {Side::Blue, Side::Red}) {
        for (const TurningPoint& point : analysis.turningPoints(side)) {
            ToldPoint& found = match.points[sideIndex(side)].emplace_back(ToldPoint{point});
            const std::optional<Choice> choice = choiceBefore(analysis.choices(), side, point.tick);
            if (!choice) continue;
            WhatIf whatIf(replay, players, *choice);
            finish(whatIf);
            found.choice = choice;
            found.instead = whatIf.alternatives();
        }
        const auto plays = [&](Side of) { return recordedPlayer(replay, of, partsOf(replay).size() - 1); };
        if (plays(side) == RecordedPlayer::Person && plays(opponent(side)) == RecordedPlayer::Computer)
            match.you = side;
    }
    return match;
}

/// Adds what the loser of a round could have drafted before it.
void addDrafts(ToldMatch& match, const GauntletReplay& run, std::size_t round) {
    if (round >= run.record.results.size()) return;
    const Side loser = opponent(run.record.results[round].winner);
    const auto drafts = draftAlternatives(run.record, static_cast<int>(round), loser);
    std::vector<std::array<CardSet, 2>> hands;
    hands.reserve(drafts.size());
    for (const DraftAlternative& draft : drafts)
        hands.push_back(draft.hands);
    WhatIf whatIf(*run.rounds[round], match.players, hands);
    finish(whatIf);
    match.drafter = loser;
    for (std::size_t i = 0; i < drafts.size(); ++i)
        match.drafts.push_back({drafts[i], whatIf.alternatives()[i]});
}

std::string draftLine(const ToldMatch& match) {
    std::string line;
    for (const ToldDraft& told : match.drafts)
        line += (line.empty() ? "" : ", ") + std::string(traitsOf(told.draft.card).name) +
                (told.draft.picked ? " (picked) " : " ") +
                chanceWithError(Catalogue::english(), told.played, *match.drafter);
    return line;
}

std::string insteadLine(const ToldPoint& told) {
    std::string line;
    for (const Alternative& alternative : told.instead)
        line += (line.empty() ? "" : ", ") + alternativeText(Catalogue::english(), alternative) +
                (alternative.played ? " (as it was) " : " ") +
                chanceWithError(Catalogue::english(), alternative, told.point.side);
    return choiceText(Catalogue::english(), *told.choice) + ": " + line;
}

constexpr int printedEvery = tuning::seconds(5.0); ///< Between two rows of the printed curve, at most.
constexpr int barLength = 40;

/// Whether the drop of a turning point begins or ends at this tick.
bool boundsDrop(const ToldMatch& match, int tick) {
    const auto isBound = [tick](const ToldPoint& told) {
        return told.point.from == tick || told.point.until == tick;
    };
    return std::any_of(match.points.begin(), match.points.end(), [&](const std::vector<ToldPoint>& points) {
        return std::any_of(points.begin(), points.end(), isBound);
    });
}

void printCurve(std::ostream& out, const ToldMatch& match) {
    int due = 0;
    for (const WinChance& at : match.curve) {
        const bool isDue = at.tick >= due || at.tick == match.curve.back().tick;
        if (isDue) due = at.tick + printedEvery;
        if (!isDue && !boundsDrop(match, at.tick)) continue;
        const auto length = static_cast<std::size_t>(barLength * at.blue + 0.5);
        out << std::setw(6) << clockText(at.tick) << std::setw(7) << chanceText(Catalogue::english(), at.blue)
            << "  " << std::string(length, '#') << std::string(barLength - length, '.') << '\n';
    }
}

void printTold(std::ostream& out, const ToldMatch& match) {
    if (!match.title.empty()) out << match.title << '\n';
    out << "Blue's chance of winning, played on by " << nameOf(Entrant(match.players[0])) << " against "
        << nameOf(Entrant(match.players[1])) << '\n';
    printCurve(out, match);
    for (const Side side : {Side::Blue, Side::Red}) {
        out << displayName(side) << "'s turning points"
            << (match.points[sideIndex(side)].empty() ? ": none\n" : "\n");
        for (const ToldPoint& told : match.points[sideIndex(side)]) {
            out << "  " << turningPointLine(Catalogue::english(), told.point, match.you) << ", from "
                << chanceText(Catalogue::english(), told.point.before) << " to "
                << chanceText(Catalogue::english(), told.point.after) << ", play on from "
                << clockText(retryTick(told.point)) << '\n';
            if (!told.instead.empty()) out << "       " << insteadLine(told) << '\n';
        }
    }
    if (!match.drafts.empty()) out << displayName(*match.drafter) << "'s draft: " << draftLine(match) << '\n';
    if (match.difference)
        out << "The recording diverges at tick " << *match.difference << ", and the analysis ends there\n";
    out << "Analysis " << hexDigits(match.hash) << '\n';
}

/// All digits of a chance, so that two machines can be compared.
std::string exact(double chance) {
    std::ostringstream text;
    text << std::setprecision(17) << chance;
    return text.str();
}

template <typename List, typename Text>
std::string jsonList(const List& list, Text text) {
    std::string json = "[";
    for (const auto& entry : list)
        json += (json.size() > 1 ? ", " : "") + text(entry);
    return json + ']';
}

std::string jsonOf(const ToldPoint& told, std::optional<Side> you) {
    const auto alternative = [&](const Alternative& instead) {
        return "{\"what\": " + jsonString(alternativeText(Catalogue::english(), instead)) +
               ", \"played\": " + (instead.played ? "true" : "false") +
               ", \"chance\": " + exact(chanceOf(instead.blue, told.point.side)) +
               ", \"error\": " + exact(instead.error) + '}';
    };
    return "{\"tick\": " + std::to_string(told.point.tick) +
           ", \"from\": " + std::to_string(told.point.from) + ", \"before\": " + exact(told.point.before) +
           ", \"after\": " + exact(told.point.after) +
           ", \"what\": " + jsonString(turningPointText(Catalogue::english(), told.point, you)) +
           ", \"instead\": " + jsonList(told.instead, alternative) + '}';
}

std::string jsonOf(const ToldMatch& match) {
    const auto player = [](const BotProfile& profile) { return jsonString(nameOf(Entrant(profile))); };
    const auto moment = [](const WinChance& at) {
        return '[' + std::to_string(at.tick) + ", " + exact(at.blue) + ']';
    };
    const auto point = [&](const ToldPoint& told) { return jsonOf(told, match.you); };
    const auto draft = [&](const ToldDraft& told) {
        return "{\"card\": " + jsonString(std::string(traitsOf(told.draft.card).name)) +
               ", \"picked\": " + (told.draft.picked ? "true" : "false") +
               ", \"chance\": " + exact(chanceOf(told.played.blue, *match.drafter)) + '}';
    };
    return "{\"players\": " + jsonList(match.players, player) +
           ", \"curve\": " + jsonList(match.curve, moment) +
           ", \"blue\": " + jsonList(match.points[0], point) +
           ", \"red\": " + jsonList(match.points[1], point) +
           ", \"draft\": " + jsonList(match.drafts, draft) +
           ", \"difference\": " + (match.difference ? std::to_string(*match.difference) : "null") +
           ", \"hash\": " + jsonString(hexDigits(match.hash)) + '}';
}

} // namespace

int analyse(const Options& options, std::ostream& out) {
    const std::string bytes = readRecordedPlay(options.analyse);
    std::vector<ToldMatch> matches;
    if (isGauntlet(bytes)) {
        const GauntletReplay run = decodeGauntlet(bytes, options.analyse);
        for (std::size_t round = 0; round < run.rounds.size(); ++round) {
            matches.push_back(told(*run.rounds[round], playoutPlayers(run), options.analyse));
            matches.back().title = "Round " + std::to_string(round + 1);
            addDrafts(matches.back(), run, round);
        }
    } else {
        const Replay replay = decodeReplay(bytes, options.analyse);
        matches.push_back(told(replay, playoutPlayers(replay), options.analyse));
    }
    bool diverges = false;
    for (const ToldMatch& match : matches)
        diverges = diverges || match.difference.has_value();
    if (options.json)
        out << "{\"matches\": " << jsonList(matches, [](const ToldMatch& match) { return jsonOf(match); })
            << "}\n";
    else
        for (const ToldMatch& match : matches)
            printTold(out, match);
    return diverges ? 1 : 0;
}

} // namespace arkanong
