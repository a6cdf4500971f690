#include "arkanong/session/ReplayTexts.hpp"

#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <array>
#include <ctime>
#include <utility>

namespace arkanong {

namespace {

std::string occasionOf(const MatchSetup& setup) {
    std::string occasion(setup.rules().name);
    if (const auto* const match = std::get_if<CampaignMatch>(&setup.kind))
        occasion += ' ' + nameOf(match->at);
    if (const auto* const run = std::get_if<SoloRun>(&setup.kind))
        occasion += ", LEVEL " + std::to_string(run->stage + 1);
    if (const auto* const gauntlet = std::get_if<GauntletMatch>(&setup.kind))
        occasion += ", ROUND " + std::to_string(gauntlet->run.round() + 1);
    if (const auto* const takeover = std::get_if<PlayOnMatch>(&setup.kind))
        occasion += " FROM " + clockText(takeover->tick);
    if (setup.series().rounds > 1) occasion += ", ROUND " + std::to_string(setup.series().played() + 1);
    return occasion;
}

/// Says from where it was played on, and who had played until then.
void addTakeover(ReplaySummary& summary, const MatchSetup& setup, const PlayOnMatch& match) {
    ReplaySummary before = match.replay->summary.value_or(ReplaySummary());
    const std::array<int, 2> scores = before.scores, goals = before.goals;
    forgetTakeovers(before, match.tick);
    for (std::size_t side = 0; side < before.computers.size(); ++side)
        if (before.takeovers.empty() && match.recorded[side]) before.computers[side] = match.recorded[side];
    summary.takeovers = std::move(before.takeovers);
    summary.takeovers.push_back({match.tick, std::move(before.occasion), std::move(before.place),
                                 std::move(before.players), before.computers, scores, goals});
    for (std::size_t side = 0; side < setup.contestants.size(); ++side)
        if (!summary.players[side].empty() && !isPerson(setup.contestants[side].controller))
            summary.computers[side] = setup.contestants[side].computer;
}

std::string computerName(const MatchSetup& setup, Side side) {
    if (const auto* const takeover = std::get_if<PlayOnMatch>(&setup.kind))
        if (const std::string& name = takeover->names[sideIndex(side)]; !name.empty()) return name;
    if (const auto* const gauntlet = std::get_if<GauntletMatch>(&setup.kind))
        if (const std::string& name = gauntlet->names[sideIndex(side)]; !name.empty()) return name;
    return inCapitals(nameOf(setup.contestants[sideIndex(side)].computer.strength.nearest()));
}

/// People choose their own names in online matches.
bool isOnline(const ReplaySummary& summary) { return summary.occasion.rfind("ONLINE", 0) == 0; }

// Occasions as summaryOf() and online/OnlineGame record them, in sentence case.
constexpr std::array occasions{translatable("mode", "Versus"),
                               translatable("mode", "Campaign"),
                               translatable("mode", "Solo"),
                               translatable("mode", "Sandbox"),
                               translatable("mode", "Watch"),
                               translatable("mode", "First match"),
                               translatable("mode", "Gauntlet"),
                               translatable("mode", "Finale"),
                               translatable("mode", "Against a replay"),
                               translatable("mode", "Online"),
                               translatable("mode", "Online gauntlet"),
                               translatable("mode", "Played on")};

/// What follows `start` in the text; nullopt if it begins otherwise.
std::optional<std::string_view> after(std::string_view text, std::string_view start) {
    if (text.substr(0, start.size()) != start) return std::nullopt;
    return text.substr(start.size());
}

/// "CAMPAIGN 1-3", "VERSUS", "PLAYED ON FROM 0:41", of a gauntlet run "3 ROUNDS".
std::string firstPart(const Catalogue& catalogue, std::string_view part) {
    for (const char* const occasion : occasions)
        if (part == inCapitals(occasion)) return std::string(catalogue.text("mode", occasion));
    if (const auto place = after(part, "CAMPAIGN "))
        return fill(catalogue.text("Campaign {place}"), {{"place", *place}});
    if (const auto time = after(part, "PLAYED ON FROM "))
        return fill(catalogue.text("Played on from {time}"), {{"time", *time}});
    const std::size_t digits = part.find_first_not_of("0123456789");
    const bool isNumber = digits > 0 && digits < 4;
    if (isNumber && (part.substr(digits) == " ROUND" || part.substr(digits) == " ROUNDS")) {
        const std::string number(part.substr(0, digits));
        return fill(catalogue.plural("{n} round", "{n} rounds", std::stoull(number)), {{"n", number}});
    }
    return inSentenceCase(part);
}

/// "ROUND 2", "LEVEL 3", "DUEL OF 2026-11-22".
std::string laterPart(const Catalogue& catalogue, std::string_view part) {
    if (const auto number = after(part, "ROUND ")) return fill(catalogue.text("round {n}"), {{"n", *number}});
    if (const auto number = after(part, "LEVEL ")) return fill(catalogue.text("level {n}"), {{"n", *number}});
    if (const auto day = after(part, "DUEL OF "))
        return fill(catalogue.text("duel of {date}"), {{"date", *day}});
    return insideSentence(inSentenceCase(part));
}

} // namespace

std::string playerName(const MatchSetup& setup, const Level& level, Side side) {
    const Contestant& own = setup.contestants[sideIndex(side)];
    if (setup.opponentSide() == side && level.opponent) return inCapitals(level.opponent->name);
    if (!isPerson(own.controller)) return computerName(setup, side);
    if (setup.onlyPerson()) return std::string(onlyPersonName);
    return std::string(peopleNames[sideIndex(side)]);
}

std::optional<Side> personIn(const Replay& replay) {
    if (!replay.summary) return std::nullopt;
    for (const Side side : {Side::Blue, Side::Red})
        if (replay.summary->players[sideIndex(side)] == onlyPersonName) return side;
    return std::nullopt;
}

ReplaySummary summaryOf(const MatchSetup& setup, const Level& level, const Match& match, std::string now) {
    ReplaySummary summary = standingSummary(match);
    summary.occasion = occasionOf(setup);
    if (const auto* const campaign = std::get_if<CampaignMatch>(&setup.kind)) {
        summary.place = nameOf(campaign->at);
        const Victory& before = campaign->before;
        summary.before = {campaign->series.won, before.ticks, before.mission, before.score};
    }
    for (const Side side : {Side::Blue, Side::Red}) {
        if (side == Side::Red && match.settings().mode != Mode::Versus) continue;
        summary.players[sideIndex(side)] = playerName(setup, level, side);
    }
    summary.aids = setup.totals.aids;
    if (const auto* const takeover = std::get_if<PlayOnMatch>(&setup.kind))
        addTakeover(summary, setup, *takeover);
    summary.date = std::move(now);
    return summary;
}

std::string localTime() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 32> text{};
    const std::tm* const local = std::localtime(&now);
    if (local == nullptr || std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", local) == 0)
        return "0000-00-00 00:00:00";
    return text.data();
}

std::string shownPlayer(const Catalogue& catalogue, const ReplaySummary& summary, Side side) {
    const std::string& name = summary.players[sideIndex(side)];
    return isOnline(summary) ? onlineNameInWords(catalogue, name) : nameInWords(catalogue, name);
}

std::string shownOccasion(const Catalogue& catalogue, std::string_view occasion) {
    std::string words;
    while (!occasion.empty()) {
        const std::size_t end = occasion.find(", ");
        const std::string_view part = occasion.substr(0, end);
        occasion.remove_prefix(end == std::string_view::npos ? occasion.size() : end + 2);
        words += words.empty() ? firstPart(catalogue, part) : ", " + laterPart(catalogue, part);
    }
    return words;
}

std::string shownPlayers(const Catalogue& catalogue, const ReplaySummary& summary) {
    std::string blue = shownPlayer(catalogue, summary, Side::Blue);
    if (summary.players[sideIndex(Side::Red)].empty()) return blue;
    return fill(catalogue.text("{blue} against {red}"),
                {{"blue", blue}, {"red", shownPlayer(catalogue, summary, Side::Red)}});
}

std::string shownResult(const Catalogue& catalogue, const ReplaySummary& summary,
                        const MatchSettings& settings) {
    const auto plain = [&](const char* text) { return std::string(catalogue.text(text)); };
    // Translators: of a match.
    if (!summary.winner) return plain(translatable("Unfinished"));
    if (settings.finale) return plain(translatable("Finished")); // Nobody wins it.
    if (settings.mode == Mode::Solo)
        // Translators: a level of bricks.
        return plain(summary.winner == Side::Blue ? translatable("Cleared") : translatable("Lives lost"));
    const std::string& name = summary.players[sideIndex(*summary.winner)];
    if (name == onlyPersonName) return plain(translatable("You win"));
    // Two players of the same name are told apart by colour.
    if (summary.players[0] == summary.players[1])
        return plain(summary.winner == Side::Blue ? translatable("Blue wins") : translatable("Red wins"));
    return fill(catalogue.text("{name} wins"), {{"name", shownPlayer(catalogue, summary, *summary.winner)}});
}

std::string shownScore(const ReplaySummary& summary, Mode mode) {
    std::string blue = std::to_string(summary.scores[sideIndex(Side::Blue)]);
    if (mode != Mode::Versus) return blue;
    return blue + " : " + std::to_string(summary.scores[sideIndex(Side::Red)]);
}

std::string shownTitle(const Catalogue& catalogue, const ReplayHeader& header) {
    return header.run ? std::string(catalogue.text("Gauntlet"))
                      : catalogue.sentenceCase(catalogue.text(header.level.name));
}

std::string shownTally(const Catalogue& catalogue, const ReplayHeader& header) {
    const ReplaySummary& summary = *header.summary;
    if (!header.run) return shownTally(catalogue, summary, header.settings.mode);
    return shownPoints(catalogue, summary.goals);
}

std::string shownPoints(const Catalogue& catalogue, const std::array<int, 2>& points) {
    return fill(catalogue.text("Points {blue} : {red}"),
                {{"blue", points[sideIndex(Side::Blue)]}, {"red", points[sideIndex(Side::Red)]}});
}

ReplaySummary summaryBefore(const ReplaySummary& summary) {
    ReplaySummary before = summary;
    forgetTakeovers(before, summary.takeovers.back().tick);
    before.winner.reset();
    before.clock = 0;
    return before;
}

std::string shownTally(const Catalogue& catalogue, const ReplaySummary& summary, Mode mode) {
    if (mode != Mode::Versus) return shownScore(summary, mode);
    return fill(catalogue.text("Goals {blue} : {red}"), {{"blue", summary.goals[sideIndex(Side::Blue)]},
                                                         {"red", summary.goals[sideIndex(Side::Red)]}});
}

} // namespace arkanong
