#include "arkanong/session/gauntlet/Gauntlet.hpp"

#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>

namespace arkanong {

namespace {

std::string pathOf(int level, const std::string& levelFolder) {
    const CampaignLevel at = gauntletLevel(level);
    const std::optional<std::string> path = campaignLevelPath(levelFolder, at);
    if (!path) throw DataError(levelFolder, "expected the campaign's level " + nameOf(at) + ", found none");
    return *path;
}

} // namespace

std::vector<GauntletOpponent> gauntletLadder(const Campaign& campaign) {
    std::vector<GauntletOpponent> ladder;
    for (int index = 0; index < gauntlet::levels; ++index) {
        const Opponent& opponent = *campaign.entry(gauntletLevel(index)).level.opponent;
        ladder.push_back({inCapitals(opponent.name), {opponent.strength, opponent.personality}});
    }
    std::stable_sort(ladder.begin(), ladder.end(), [](const auto& a, const auto& b) {
        return a.computer.strength.hundredths() < b.computer.strength.hundredths();
    });
    return ladder;
}

GauntletSettings newRun(const GauntletPlayers& players, const RunRecords& records, std::uint64_t seed) {
    GauntletSettings settings{seed, gauntlet::levels};
    const bool blue = isPerson(players.controllers[0]);
    if (blue == isPerson(players.controllers[1])) return settings;
    settings.cards = records.shelf();
    settings.challenger = blue ? Side::Blue : Side::Red;
    settings.heat = std::min(players.heat, records.mostHeatFor(gauntlet::levels));
    return settings;
}

MatchSetup gauntletSetup(const GauntletPlayers& players, const std::vector<GauntletOpponent>& ladder,
                         const GauntletSettings& settings) {
    MatchSetup setup;
    GauntletMatch match;
    match.run = GauntletRun(settings);
    for (std::size_t side = 0; side < setup.contestants.size(); ++side) {
        const GauntletOpponent& opponent = ladder[std::min(players.rungs[side], ladder.size() - 1)];
        setup.contestants[side] = {players.controllers[side], opponent.computer};
        match.names[side] = opponent.name;
    }
    setup.kind = std::move(match);
    return setup;
}

std::array<PlayAids, 2> aidsIn(const GauntletReplay& replay) {
    std::array<PlayAids, 2> aids{};
    for (const auto& round : replay.rounds)
        for (std::size_t side = 0; round->summary && side < aids.size(); ++side)
            aids[side] = most(aids[side], round->summary->aids[side]);
    return aids;
}

MatchSetup gauntletAgain(const MatchSetup& setup, const RunRecords& records, std::uint64_t seed) {
    MatchSetup again = setup;
    GauntletSettings settings = setup.as<GauntletMatch>().run.record().settings;
    settings.seed = seed;
    settings.lastKind.reset();
    if (settings.challenger) settings.cards = records.shelf();
    GauntletMatch match;
    match.run = GauntletRun(settings);
    match.names = setup.as<GauntletMatch>().names;
    again.kind = std::move(match);
    again.totals = {};
    return again;
}

bool hasPaths(const MatchSetup& setup) {
    const auto& match = setup.as<GauntletMatch>();
    return match.run.record().settings.challenger && !match.day;
}

MatchSetup withLastKind(MatchSetup setup, CardKind last) {
    auto& match = setup.as<GauntletMatch>();
    GauntletSettings settings = match.run.record().settings;
    settings.lastKind = last;
    match.run = GauntletRun(settings);
    return setup;
}

GauntletReplay gauntletRecord(const MatchSetup& setup) {
    const auto& match = setup.as<GauntletMatch>();
    GauntletReplay replay;
    replay.record = match.run.record();
    for (std::size_t side = 0; side < replay.players.size(); ++side) {
        const Contestant& contestant = setup.contestants[side];
        replay.players[side] = {std::string(nameOf(contestant.controller)), match.names[side],
                                contestant.computer};
    }
    replay.rounds = match.rounds;
    replay.day = match.day;
    replay.ranked = match.ranked;
    return replay;
}

std::optional<MatchSetup> gauntletSetup(const GauntletReplay& replay) {
    const std::optional<GauntletRun> run = GauntletRun::replayed(replay.record);
    if (!run || whyImpossible(replay)) return std::nullopt;
    MatchSetup setup;
    for (std::size_t side = 0; side < setup.contestants.size(); ++side) {
        const GauntletReplay::Player& player = replay.players[side];
        const std::optional<Controller> controller = controllerNamed(player.plays);
        if (!controller) return std::nullopt;
        setup.contestants[side] = {*controller, player.computer};
    }
    if (!goTogether(setup.contestants[0].controller, setup.contestants[1].controller)) return std::nullopt;
    GauntletMatch match;
    match.run = *run;
    match.names = {replay.players[0].name, replay.players[1].name};
    match.rounds = replay.rounds;
    match.day = replay.day;
    match.ranked = replay.ranked;
    match.begun = !replay.rounds.empty();
    match.resumed = true;
    setup.totals.aids = aidsIn(replay);
    setup.kind = std::move(match);
    return setup;
}

std::vector<Level> levelsOf(const GauntletRun& run, const std::string& levelFolder) {
    std::vector<Level> levels;
    levels.reserve(gauntlet::rounds);
    for (int round = 0; round < gauntlet::rounds; ++round)
        levels.push_back(loadLevel(pathOf(run.level(round), levelFolder)));
    return levels;
}

MatchSetup gauntletRound(MatchSetup setup, const std::string& levelFolder) {
    setup.level = pathOf(setup.as<GauntletMatch>().run.level(), levelFolder);
    return setup;
}

std::string gauntletPlayer(const Catalogue& catalogue, const MatchSetup& setup, Side side) {
    const std::string name = playerName(setup, Level{}, side);
    const bool other =
        setup.as<GauntletMatch>().online && !isPerson(setup.contestants[sideIndex(side)].controller);
    return other ? onlineNameInCapitals(catalogue, name) : nameInCapitals(catalogue, name);
}

std::string told(const Catalogue& catalogue, const SideSentence& sentence, const MatchSetup& setup,
                 Side side) {
    const auto& names = setup.as<GauntletMatch>().names;
    const bool person = isPerson(setup.contestants[sideIndex(side)].controller);
    if (setup.onlyPerson() == side) return std::string(catalogue.text(sentence.you));
    if (person || names[0] == names[1])
        return std::string(catalogue.text(side == Side::Blue ? sentence.blue : sentence.red));
    return fill(catalogue.text(sentence.named), {{"name", gauntletPlayer(catalogue, setup, side)}});
}

std::string gauntletSide(const Catalogue& catalogue, const MatchSetup& setup, Side side) {
    constexpr SideSentence name{translatable("YOU"), translatable("BLUE"), translatable("RED"), "{name}"};
    return told(catalogue, name, setup, side);
}

std::string whyFirst(const Catalogue& catalogue, const MatchSetup& setup) {
    const GauntletRun& run = setup.as<GauntletMatch>().run;
    const Side first = run.firstPicker();
    constexpr SideSentence toss{
        translatable("Coin toss: you pick first"), translatable("Coin toss: BLUE picks first"),
        translatable("Coin toss: RED picks first"), translatable("Coin toss: {name} picks first")};
    constexpr SideSentence behind{
        translatable("You are behind: you pick first"), translatable("BLUE is behind: BLUE picks first"),
        translatable("RED is behind: RED picks first"), translatable("{name} is behind: {name} picks first")};
    constexpr SideSentence lost{translatable("You lost the last round: you pick first"),
                                translatable("BLUE lost the last round: BLUE picks first"),
                                translatable("RED lost the last round: RED picks first"),
                                translatable("{name} lost the last round: {name} picks first")};
    const bool isBehind = run.points(first) < run.points(opponent(first));
    return told(catalogue, run.round() == 0 ? toss : isBehind ? behind : lost, setup, first);
}

std::optional<Card> completedBy(const GauntletRun& run, Side side, Card card) {
    const std::vector<Card>& cards = run.cards(side);
    // Another card then replaces the oldest.
    const bool full = cards.size() == run.mostCards(side);
    for (std::size_t i = full ? 1 : 0; i < cards.size(); ++i)
        if (const std::optional<Card> fusion = fusionOf(cards[i], card)) return fusion;
    return std::nullopt;
}

Card partnerOf(Card fusion, Card part) {
    const auto [one, other] = partsOf(fusion);
    return one == part ? other : one;
}

} // namespace arkanong
