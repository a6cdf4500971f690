#include "arkanong/session/takeover/PlayOn.hpp"

#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/replay/Ghost.hpp"
#include "arkanong/session/replay/RecordedPlayers.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arkanong {

namespace {

/// The summary of those who played the recording just before the takeover.
ReplaySummary castOf(const PlayOnMatch& match) {
    ReplaySummary cast = match.replay->summary.value_or(ReplaySummary());
    forgetTakeovers(cast, match.tick);
    return cast;
}

/// Of several computers that fit a name such as "MEDIUM", the one that matches between two computers begin with.
BotProfile likeliest(const std::vector<BotProfile>& computers) {
    const auto usual = std::find_if(computers.begin(), computers.end(), [](const BotProfile& computer) {
        return computer.strength.isNamed() && computer.personality == Personality::Steady;
    });
    return usual != computers.end() ? *usual : computers.front();
}

/// Who won the recording; nullopt if it was not decided.
std::optional<Side> winnerOf(const PlayOnMatch& match) {
    if (!match.shown.run) return match.replay->summary ? match.replay->summary->winner : std::nullopt;
    const std::vector<RoundResult>& results = match.shown.run->record.results;
    if (match.shown.round >= results.size()) return std::nullopt; // It is unfinished.
    return results[match.shown.round].winner;
}

std::optional<BotProfile> recordedComputer(const PlayOnMatch& match, const ReplaySummary& cast, Side side) {
    const std::size_t part = cast.takeovers.size();
    if (part == 0 && match.recorded[sideIndex(side)]) return match.recorded[sideIndex(side)];
    const std::vector<BotProfile> computers = possibleComputers(*match.replay).at(part)[sideIndex(side)];
    return computers.empty() ? std::nullopt : std::optional(likeliest(computers));
}

void addFriends(const Catalogue& catalogue, std::vector<PlayOnOpponent>& opponents, Controller own) {
    constexpr std::array<std::pair<Controller, const char*>, 5> friends{
        {{Controller::Mouse, translatable("A friend: mouse")},
         {Controller::KeysLeft, translatable("A friend: left keys")},
         {Controller::KeysRight, translatable("A friend: right keys")},
         {Controller::Pad1, translatable("A friend: gamepad 1")},
         {Controller::Pad2, translatable("A friend: gamepad 2")}}};
    for (const auto& [controller, text] : friends)
        if (goTogether(own, controller))
            opponents.push_back({std::string(catalogue.text(text)), {controller, {}}, {}});
}

MatchSetup setupOf(const PlayOnMatch& match) {
    MatchSetup setup;
    setup.settings = match.replay->settings;
    if (match.replay->summary) setup.totals.aids = match.replay->summary->aids;
    setup.kind = match;
    return setup;
}

ReplayMatch shownFrom(ReplayMatch shown, const std::shared_ptr<const Replay>& replay, int tick) {
    if (!shown.run) shown.match = replay;
    shown.tick = tick;
    return shown;
}

} // namespace

std::string whyNotPlayedOn(const Replay& replay, const World& now) {
    if (replay.settings.mode == Mode::Sandbox) return translatable("Nobody wins in the sandbox");
    if (replay.level.isFinale()) return translatable("The finale cannot be played on");
    if (now.match().over()) return translatable("The match is decided here: go back to an earlier moment");
    if (!replay.summary) return {};
    ReplaySummary cast = *replay.summary;
    forgetTakeovers(cast, now.tick());
    return cast.takeovers.size() < Takeover::most ? "" : translatable("This match was taken over too often");
}

PlayOnMatch momentOf(const ReplayMatch& shown, std::shared_ptr<const Replay> replay, const ReplayIndex& index,
                     int tick) {
    PlayOnMatch match = momentOf(shown, std::move(replay), tick);
    match.point =
        std::make_shared<const ReplayPoint>(index.at(partFrom(match.replay->seed, tick).looksFrom()));
    return match;
}

PlayOnMatch momentOf(const ReplayMatch& shown, std::shared_ptr<const Replay> replay, int tick) {
    PlayOnMatch match;
    match.shown = shownFrom(shown, replay, tick);
    match.replay = std::move(replay);
    match.tick = tick;
    if (!shown.run) return match;
    for (std::size_t side = 0; side < match.recorded.size(); ++side) {
        const GauntletReplay::Player& player = shown.run->players[side];
        if (player.isComputer()) match.recorded[side] = player.computer;
    }
    return match;
}

ReplayPoint thinkingPoint(const PlayOnMatch& match) {
    if (match.point) return *match.point;
    ReplayPoint point(*match.replay);
    std::vector<Event> events;
    while (point.world.tick() < partFrom(match.replay->seed, match.tick).looksFrom()) {
        events.clear();
        point.step(events);
    }
    return point;
}

Side usualSide(const PlayOnMatch& match) {
    for (const Side side : {Side::Blue, Side::Red})
        if (castOf(match).players[sideIndex(side)] == onlyPersonName) return side;
    const std::optional<Side> winner = winnerOf(match);
    return winner ? opponent(*winner) : Side::Blue;
}

std::vector<PlayOnOpponent> opponentsOf(const Catalogue& catalogue, const PlayOnMatch& match, Side side,
                                        Controller own) {
    std::vector<PlayOnOpponent> opponents;
    if (match.replay->settings.mode != Mode::Versus) return opponents;
    const ReplaySummary cast = castOf(match);
    const Side other = opponent(side);
    if (const auto computer = recordedComputer(match, cast, other)) {
        const std::string& name = cast.players[sideIndex(other)];
        opponents.push_back(
            {fill(catalogue.text("{name}, as recorded"), {{"name", shownPlayer(catalogue, cast, other)}}),
             {Controller::Computer, *computer},
             name});
    }
    for (const Difficulty difficulty : everyOf<Difficulty>())
        opponents.push_back({shownStrength(catalogue, difficulty), {Controller::Computer, {difficulty}}});
    if (opponents.size() == everyOf<Difficulty>().size()) // The usual one first.
        std::rotate(opponents.begin(), opponents.begin() + 2, opponents.begin() + 3);
    addFriends(catalogue, opponents, own);
    return opponents;
}

MatchSetup playOnSetup(const PlayOnMatch& match, Side side, Controller own, const PlayOnOpponent& other) {
    MatchSetup setup = setupOf(match);
    setup.contestants[sideIndex(side)] = {own, {}};
    setup.contestants[sideIndex(opponent(side))] = other.contestant;
    setup.as<PlayOnMatch>().names[sideIndex(opponent(side))] = other.name;
    return setup;
}

MatchSetup shownAgain(const MatchSetup& setup) {
    MatchSetup replay;
    replay.kind = setup.as<PlayOnMatch>().shown;
    return replay;
}

MatchSetup playOnSetup(const PlayOnMatch& match, const std::array<BotProfile, 2>& computers) {
    MatchSetup setup = setupOf(match);
    for (std::size_t side = 0; side < computers.size(); ++side)
        setup.contestants[side] = {Controller::Computer, computers[side]};
    return setup;
}

} // namespace arkanong
