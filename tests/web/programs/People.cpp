#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <cstdio>
#include <utility>
#include <vector>

// arkanong_people FOLDER LEVELS: writes into FOLDER replays of every kind of match that the program records only with a
// window, because people play them. It sets them up and sums them up as the window does; computers stand in for the people,
// and for up to 100 s.

using namespace arkanong;

namespace {

constexpr int longest = tuning::seconds(100.0);

MatchSetup campaignAt(CampaignLevel at, const std::string& levels) {
    return campaignSetup(at, *campaignLevelPath(levels, at), Controller::AnyDevice);
}

MatchSetup versus(Controller red) {
    MatchSetup setup;
    setup.level = "long-fuse";
    setup.contestants[sideIndex(Side::Red)] = {red, {Difficulty::Easy, Personality::Trickster}};
    return setup;
}

std::vector<std::pair<std::string, MatchSetup>> matches(const std::string& levels) {
    std::vector<std::pair<std::string, MatchSetup>> all{
        {"campaign-1", campaignAt({1, 1}, levels)},
        {"campaign-2", campaignAt({3, 5}, levels)},
        {"campaign-boss", campaignAt({2, 8}, levels)},
        {"campaign-mirror", campaignAt({4, 3, true}, levels)},
        {"campaign-relaxed", campaignAt({5, 7}, levels)},
        {"person", versus(Controller::Computer)},
        {"two-people", versus(Controller::KeysLeft)},

        {"solo-stage", soloSetup(levels, {2, 3, 4000}, Controller::AnyDevice)},
        {"finale", finaleSetup(Controller::AnyDevice)},
    };
    MatchSetup& boss = all[2].second;
    boss.as<CampaignMatch>().series.won = {1, 0};
    boss.as<CampaignMatch>().before = {9000, true, 4000};
    all[4].second.settings.help = Side::Blue;
    all[5].second.settings.ownHalf[sideIndex(Side::Blue)] = 60;
    all[5].second.totals.aids[sideIndex(Side::Blue)] = {30, 60, 80, true};
    return all;
}

Replay played(const MatchSetup& setup, const std::string& levels) {
    const LoadedMatch match = loadMatch(setup, levels);
    World world(match.level, match.settings, match.seed);
    ReplayRecorder recorder(match.level, match.settings, match.seed);
    std::vector<Bot> bots;
    for (const Side side : {Side::Blue, Side::Red}) {
        const Contestant& contestant = match.setup.contestants[sideIndex(side)];
        const bool person = isPerson(contestant.controller);
        bots.emplace_back(side, person ? BotProfile{Difficulty::Hard} : contestant.computer, match.seed);
    }
    std::vector<Event> events;
    while (!world.match().over() && world.tick() < longest) {
        const Commands commands{bots[0].think(world), bots[1].think(world)};
        events.clear();
        world.step(commands, events);
        recorder.record(commands, world);
    }
    Replay replay = recorder.finish(world);
    replay.summary = summaryOf(match.setup, match.level, world.match(), "2026-11-29 12:00:00");
    return replay;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    std::uint64_t seed = 90;
    for (auto& [name, setup] : matches(argv[2])) {
        setup.seed = seed++;
        writeFile(std::string(argv[1]) + '/' + name + ".replay", encodeReplay(played(setup, argv[2])));
    }
    return 0;
}
