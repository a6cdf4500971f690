#include "PlayedGauntlet.hpp"
#include "PlayedRuns.hpp"
#include "app/GalleryParts.hpp"
#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/screens/gauntlet/GauntletEndScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletOverview.hpp"
#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletSideScreen.hpp"
#include "arkanong/screens/gauntlet/RunsScreen.hpp"
#include "arkanong/screens/gauntlet/ShelfScreen.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/screens/results/CreditsScreen.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "screens/gauntlet/GauntletScreens.hpp"
#include "screens/results/Results.hpp"

namespace arkanong::test::galleryparts {

using sfml::Key;

std::vector<GalleryPicture> campaign() {
    std::vector<GalleryPicture> pictures;
    for (int world = 1; world <= 5; ++world)
        pictures.push_back({"campaign-" + std::to_string(world), [world](Stage& stage) {
                                winUpTo(stage, {world, world == 5 ? 8 : 3});
                                stage.put<CampaignScreen>();
                            }});
    pictures.push_back({"campaign-finale", [](Stage& stage) {
                            winUpTo(stage, {5, 8});
                            press(stage.put<CampaignScreen>(), Key::Right);
                        }});
    for (const double seconds : {3.0, 16.0, 28.0, 90.0})
        pictures.push_back({"credits-" + std::to_string(static_cast<int>(seconds)),
                            [](Stage& stage) {
                                winUpTo(stage, {5, 8});
                                stage.put<CreditsScreen>();
                            },
                            seconds});
    for (const auto& [world, level] : {std::pair(1, 1), std::pair(3, 6), std::pair(1, 8), std::pair(2, 8),
                                       std::pair(3, 8), std::pair(4, 8), std::pair(5, 8)}) {
        const std::string name = std::to_string(world) + "-" + std::to_string(level);
        pictures.push_back({"briefing-" + name, [world = world, level = level, name](Stage& stage) {
                                const MatchSetup setup = setupOf(CampaignMatch{CampaignLevel{world, level}});
                                stage.put<ChoiceScreen>(briefingDialog(
                                    stage.context, setup, loadLevel(levelPath(assetsPath("levels"), name))));
                            }});
    }
    for (int world = 1; world <= campaign::worlds; ++world)
        pictures.push_back({"story-" + std::to_string(world), [world](Stage& stage) {
                                stage.put<ChoiceScreen>(storyDialog(stage.context, world));
                            }});
    for (const bool won : {true, false})
        pictures.push_back({won ? "campaign-won" : "campaign-lost", [won](Stage& stage) {
                                winUpTo(stage, {3, 4});
                                if (!won)
                                    for (int i = 0; i < 3; ++i)
                                        stage.context.services.profile.addDefeat({3, 4});
                                const Side winner = won ? Side::Blue : Side::Red;
                                const Level level = loadLevel(levelPath(assetsPath("levels"), "3-4"));
                                Medals gained;
                                for (std::size_t i = 0; won && i < medalCount; ++i)
                                    gained.add(static_cast<Medal>(i));
                                stage.put<CampaignResultScreen>(
                                    setupOf(CampaignMatch{CampaignLevel{3, 4}}), decided(winner), level,
                                    gained, recordingOf(winner), MissionProgress(level.medals.mission));
                            }});
    pictures.push_back({"campaign-won-with-aids",
                        [](Stage& stage) {
                            winUpTo(stage, {1, 2});
                            const Level level = loadLevel(levelPath(assetsPath("levels"), "1-2"));
                            MatchSetup setup = setupOf(CampaignMatch{CampaignLevel{1, 2}});
                            setup.totals.aids[sideIndex(Side::Blue)].assist = 60;
                            Medals gained;
                            gained.add(Medal::Mission);
                            stage.put<CampaignResultScreen>(setup, decided(Side::Blue), level, gained,
                                                            recordingOf(Side::Blue),
                                                            MissionProgress(level.medals.mission));
                        },
                        4.0});
    pictures.push_back({"continue", [](Stage& stage) {
                            winUpTo(stage, {2, 8});
                            Replay replay = summarised(playedMatch(700), "2026-11-21 10:00:00");
                            replay.summary->place = "2-8";
                            stage.context.services.profile.keepInterrupted(
                                std::make_shared<const Replay>(std::move(replay)));
                            stage.put<CampaignScreen>();
                            stage.put<ChoiceScreen>(continueDialog(stage.context));
                        }});
    return pictures;
}

std::vector<GalleryPicture> gauntlets() {
    std::vector<GalleryPicture> pictures{
        {"gauntlet-setup", [](Stage& stage) { stage.put<GauntletSetupScreen>(); }},
        {"gauntlet-setup-daily",
         [](Stage& stage) { press(stage.put<GauntletSetupScreen>(), Key::Right, 1); }},
        {"gauntlet-side",
         [](Stage& stage) {
             const std::vector<GauntletOpponent> ladder = stage.put<GauntletSetupScreen>().ladder();
             press(stage.put<GauntletSideScreen>(Side::Red, ladder), Key::Down, 1);
         }},
        {"runs",
         [](Stage& stage) {
             const Day today = *dayNamed("2026-11-22");
             stage.context.state.today = today;
             PlayerProfile& profile = stage.context.services.profile;
             for (int number = 30; number > 0; --number)
                 profile.addRun(rankedRun(Day(today.number() - number), 4));
             for (int i = 0; i < 20; ++i) {
                 FinishedRun run = wonRun("THE CLOCKMAKER", 1'000'000 + i, 444 + i);
                 run.cards = {static_cast<Card>(i % 9), Card::SparePlate};
                 profile.addRun(run);
             }
             stage.put<RunsScreen>();
         }},
        {"shelf",
         [](Stage& stage) {
             Feats done{};
             done.fill(true);
             done[featIndex(Feat::Combo)] = false;
             stage.context.services.profile.addFeats(done);
             press(stage.put<ShelfScreen>(), Key::Down, 4); // On a card that is still closed.
         }},
        {"paths",
         [](Stage& stage) {
             stage.put<GauntletSetupScreen>();
             stage.put<ChoiceScreen>(pathsDialog(*stage.textures.type().catalogue,
                                                 gauntletSetup({}, testLadder(), newRun({}, {}, 3))));
         }},
        {"heat",
         [](Stage& stage) {
             PlayerProfile& profile = stage.context.services.profile;
             for (const GauntletOpponent& opponent : testLadder()) {
                 FinishedRun run = wonRun(opponent.name, 9, 444);
                 run.heat = mostHeat;
                 profile.addRun(run);
             }
             stage.context.state.lastGauntlet.heat = 8;
             const std::vector<GauntletOpponent> ladder = stage.put<GauntletSetupScreen>().ladder();
             press(stage.put<GauntletSideScreen>(Side::Red, ladder), Key::Down, 2);
         }},
        {"draft",
         [](Stage& stage) {
             stage.put<DraftScreen>(runBetween(Controller::AnyDevice, Controller::Computer));
         },
         4.0},
        {"draft-later", [](Stage& stage) { stage.put<DraftScreen>(playedRun(5)); }, 4.0},
        {"overview", [](Stage& stage) { stage.put<GauntletOverview>(playedRun(4)); }, 4.0},
        {"gauntlet-end", [](Stage& stage) { stage.put<GauntletEndScreen>(playedRun(gauntlet::rounds)); },
         4.0},
        {"gauntlet-interrupted",
         [](Stage& stage) {
             stage.context.services.profile.keepInterruptedRun(
                 std::make_shared<const GauntletReplay>(playedGauntlet(2, 500)));
             stage.put<GauntletSetupScreen>();
             stage.put<ChoiceScreen>(interruptedRunDialog(stage.context));
         }},
    };
    return pictures;
}

} // namespace arkanong::test::galleryparts
