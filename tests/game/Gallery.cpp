#include "game/Gallery.hpp"

#include "PlayedGauntlet.hpp"
#include "PlayedRuns.hpp"
#include "arkanong/editor/EditorChoiceScreen.hpp"
#include "arkanong/editor/EditorPages.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/game/Look.hpp"
#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/screens/gauntlet/GauntletEndScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletOverview.hpp"
#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"
#include "arkanong/screens/gauntlet/RunsScreen.hpp"
#include "arkanong/screens/match/FirstMatchScreen.hpp"
#include "arkanong/screens/match/HighlightScreen.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/ReplayScreen.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/screens/menus/LevelChoiceScreen.hpp"
#include "arkanong/screens/menus/ReplayListScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/ControlSetScreen.hpp"
#include "arkanong/screens/options/ControlsScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/options/PresetsScreen.hpp"
#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/screens/results/FinaleScreen.hpp"
#include "arkanong/screens/results/GameOverScreen.hpp"
#include "arkanong/screens/results/NameScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/MutatorsScreen.hpp"
#include "screens/gauntlet/GauntletScreens.hpp"
#include "screens/results/Results.hpp"

namespace arkanong::test {

// A name of its own: other files make pictures of the same things.
namespace galleryparts {

namespace {

using sfml::Key;

MatchSetup setupOf(MatchKind kind) {
    MatchSetup setup;
    setup.kind = std::move(kind);
    return setup;
}

MatchSetup computers(const std::string& level) {
    MatchSetup setup = setupOf(WatchMatch{});
    setup.level = level;
    setup.contestants.fill({Controller::Computer, {Difficulty::Master}});
    setup.seed = 7;
    return setup;
}

void winUpTo(Stage& stage, CampaignLevel last) {
    for (int world = 1; world <= last.world; ++world)
        for (int level = 1; level <= (world < last.world ? 8 : last.level); ++level)
            stage.context.services.profile.addVictory({world, level}, {tuning::seconds(754), false, 98'760},
                                                      {800, {}, 50});
    stage.context.state.lastCampaignLevel = last;
}

/// A level with everything that can be special about one.
Level specialLevel() {
    Level level = loadLevel(levelPath(assetsPath("levels"), "2-8"));
    level.rules = Mutators::fromBits(0x0f);
    level.goalWidth = 4;
    return level;
}

std::vector<GalleryPicture> titleAndOptions() {
    std::vector<GalleryPicture> pictures{
        {"title", [](Stage& stage) { stage.put<TitleScreen>(7U); }, 3.0},
        {"title-newcomer",
         [](Stage& stage) {
             Settings settings = stage.context.services.profile.settings();
             settings.offerFirstMatch = true;
             stage.context.services.profile.overrideSettings(settings);
             stage.put<TitleScreen>(7U);
         },
         3.0},
        {"options",
         [](Stage& stage) {
             stage.put<TitleScreen>(7U);
             stage.put<OptionsScreen>(true);
         }},
        {"controls",
         [](Stage& stage) {
             stage.put<TitleScreen>(7U);
             stage.put<ControlsScreen>();
         }},
        {"presets",
         [](Stage& stage) {
             stage.play(computers("beehive"));
             press(stage.put<PresetsScreen>(true), Key::Down, 3);
         }},
        {"message",
         [](Stage& stage) {
             stage.put<ChoiceScreen>(messageDialog("/home/somebody/.local/share/arkanong/levels/"
                                                   "my-level.toml:12:3: expected a whole number from "
                                                   "1 to 3, found \"many\""));
         }},
    };
    for (std::size_t i = 0; i < optionPageCount; ++i)
        for (const int row : {0, 1, 6})
            pictures.push_back(
                {"options-" + std::to_string(i + 1) + "-row-" + std::to_string(row), [i, row](Stage& stage) {
                     stage.play(computers("beehive"));
                     stage.runSeconds(4.0);
                     press(stage.put<OptionPageScreen>(static_cast<OptionPage>(i)), Key::Down, row);
                 }});
    for (std::size_t i = 0; i < controlSetCount; ++i)
        pictures.push_back({"controls-" + std::to_string(i + 1), [i](Stage& stage) {
                                stage.put<TitleScreen>(7U);
                                press(stage.put<ControlSetScreen>(static_cast<ControlSet>(i)), Key::Down, 2);
                            }});
    return pictures;
}

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
    pictures.push_back({"finale", [](Stage& stage) {
                            winUpTo(stage, {5, 8});
                            stage.put<FinaleScreen>();
                        }});
    pictures.push_back({"finale-end",
                        [](Stage& stage) {
                            winUpTo(stage, {5, 8});
                            stage.put<FinaleScreen>();
                        },
                        40.0});
    for (const auto& [world, level] : {std::pair(1, 1), std::pair(3, 6), std::pair(1, 8), std::pair(2, 8),
                                       std::pair(3, 8), std::pair(4, 8), std::pair(5, 8)}) {
        const std::string name = std::to_string(world) + "-" + std::to_string(level);
        pictures.push_back({"briefing-" + name, [world = world, level = level, name](Stage& stage) {
                                const MatchSetup setup = setupOf(CampaignMatch{CampaignLevel{world, level}});
                                stage.put<ChoiceScreen>(briefingDialog(
                                    stage.context, setup, loadLevel(levelPath(assetsPath("levels"), name))));
                            }});
    }
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

std::vector<GalleryPicture> setups() {
    std::vector<GalleryPicture> pictures;
    for (const int row : {0, 3, 7, 12})
        pictures.push_back({"setup-row-" + std::to_string(row), [row](Stage& stage) {
                                press(stage.put<SetupScreen>(SetupKind::Versus), Key::Down, row);
                            }});
    pictures.push_back({"setup-watch", [](Stage& stage) {
                            winUpTo(stage, {5, 8});
                            press(stage.put<SetupScreen>(SetupKind::Watch), Key::Down, 4);
                        }});
    pictures.push_back({"mutators", [](Stage& stage) {
                            stage.put<SetupScreen>(SetupKind::Versus);
                            press(stage.put<MutatorsScreen>(SetupKind::Versus), Key::Down, 3);
                        }});
    for (const char* const level : {"", "beehive", "4-8"})
        pictures.push_back(
            {std::string("levels-") + (*level == '\0' ? "first" : level), [level](Stage& stage) {
                 winUpTo(stage, {5, 8});
                 stage.put<SetupScreen>(SetupKind::Versus);
                 stage.put<LevelChoiceScreen>(SetupKind::Versus, level);
             }});
    return pictures;
}

void addScores(Stage& stage) {
    const std::string widest(longestPlayerName, 'W');
    for (const std::string_view table : {soloTable, campaignTable, gauntletTable})
        for (int score = 9'999'990; score < 10'000'000; ++score)
            stage.context.services.profile.addScore(table,
                                                    {widest, score, 99, "2026-12-31", std::string(16, 'W')});
}

std::vector<GalleryPicture> results() {
    std::vector<GalleryPicture> pictures{
        {"result-won",
         [](Stage& stage) {
             stage.play(computers("first-light"));
             stage.put<ResultScreen>(versus(), decided(Side::Blue), recordingOf(Side::Blue));
         },
         4.0},
        {"result-lost",
         [](Stage& stage) { stage.put<ResultScreen>(versus(), decided(Side::Red), recordingOf(Side::Red)); },
         4.0},
        {"game-over",
         [](Stage& stage) {
             SoloRun run;
             run.stage = 12;
             run.score = 1'234'560;
             SeriesStatistics totals;
             totals.add(recordingOf(Side::Blue));
             stage.put<GameOverScreen>(run, totals, recordingOf(Side::Red));
         },
         4.0},
        {"name",
         [](Stage& stage) {
             ScoreEntry entry;
             entry.table = soloTable;
             entry.score = 9'999'990;
             entry.level = 4;
             auto& screen = stage.put<NameScreen>(entry);
             for (int i = 0; i < 16; ++i)
                 static_cast<void>(screen.handle(sfml::CharacterTyped{U'W'}));
         }},
        {"moment",
         [](Stage& stage) {
             MatchSetup setup = versus();
             setup.totals.add(recordingOf(Side::Blue));
             stage.put<HighlightScreen>(setup);
         }},
    };
    for (const std::string_view table : {soloTable, campaignTable, gauntletTable})
        pictures.push_back({"scores-" + std::string(table), [table](Stage& stage) {
                                addScores(stage);
                                stage.put<ScoresScreen>(std::string(table), std::nullopt);
                            }});
    return pictures;
}

Replay longNamedReplay() {
    Level level = rowsOfBricks();
    level.name = "The Queen's Other Garden";
    Replay replay = summarised(playedMatch(2500, level), "2026-11-21 10:00:00");
    replay.summary->occasion = "CAMPAIGN 2-8 MIRROR";
    replay.summary->players = {std::string(16, 'W'), "CLOCKMAKER"};
    replay.summary->scores = {1'234'560, 987'650};
    return replay;
}

std::vector<GalleryPicture> replays() {
    const auto list = [](Stage& stage) {
        for (const char* const date : {"2026-11-21 10:00:00", "2026-11-21 11:00:00", "2026-11-21 12:00:00"})
            stage.context.services.profile.keepReplay(summarised(longNamedReplay(), date));
        static const GauntletReplay run = playedGauntlet(gauntlet::rounds);
        stage.context.services.profile.endRun(run);
    };
    const auto watched = [] {
        LoadedMatch loaded;
        loaded.setup.kind = ReplayMatch{};
        loaded.replay = std::make_shared<const Replay>(longNamedReplay());
        return loaded;
    };
    return {
        {"replays-none", [](Stage& stage) { stage.put<ReplayListScreen>(); }},
        {"replays",
         [list](Stage& stage) {
             list(stage);
             press(stage.put<ReplayListScreen>(), Key::Down);
         }},
        {"replays-actions",
         [list](Stage& stage) {
             list(stage);
             press(stage.put<ReplayListScreen>(), Key::Right);
         }},
        {"replay", [watched](Stage& stage) { stage.put<ReplayScreen>(watched()); }, 8.0},
        {"replay-paused",
         [watched](Stage& stage) {
             auto& screen = stage.put<ReplayScreen>(watched());
             stage.runSeconds(6.0);
             press(screen, Key::Space);
         }},
        {"replay-of-run",
         [list](Stage& stage) {
             list(stage);
             ReplayListScreen screen(stage.context);
             for (int row = 0; row < 4; ++row) {
                 ScreenChange change = press(screen, Key::Enter);
                 if (const auto* const match = std::get_if<ShowMatch>(&change);
                     match != nullptr && match->setup.is<ReplayMatch>()) {
                     LoadedMatch loaded = loadMatch(match->setup, stage.context.services.levelFolder);
                     if (loaded.setup.totals.matches >= 0 && !loaded.replay) continue;
                     stage.put<ReplayScreen>(std::move(loaded));
                     return;
                 }
                 press(screen, Key::Down);
             }
         },
         0.5},
    };
}

std::vector<GalleryPicture> gauntlets() {
    std::vector<GalleryPicture> pictures{
        {"gauntlet-setup", [](Stage& stage) { stage.put<GauntletSetupScreen>(); }},
        {"gauntlet-setup-daily", [](Stage& stage) { press(stage.put<GauntletSetupScreen>(), Key::Down, 3); }},
        {"runs",
         [](Stage& stage) {
             const Day today = *dayNamed("2026-11-22");
             stage.context.state.today = today;
             PlayerProfile& profile = stage.context.services.profile;
             for (int number = 30; number > 0; --number)
                 profile.addRun(rankedRun(Day(today.number() - number), 4));
             for (int i = 0; i < 20; ++i) {
                 FinishedRun run = wonRun("CLOCKMAKER", 1'000'000 + i, 444 + i);
                 run.cards = {static_cast<Card>(i % 9), Card::SparePlate};
                 profile.addRun(run);
             }
             stage.put<RunsScreen>();
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

/// A person on Blue's side against the computer.
MatchSetup person(const std::string& level) {
    MatchSetup setup = computers(level);
    setup.kind = VersusMatch{};
    setup.contestants[sideIndex(Side::Blue)].controller = Controller::AnyDevice;
    return setup;
}

std::vector<GalleryPicture> matches() {
    return {
        {"match-countdown", [](Stage& stage) { stage.play(person("beehive")); }, 1.5},
        {"match", [](Stage& stage) { stage.play(computers("beehive")); }, 14.0},
        {"match-series",
         [](Stage& stage) {
             MatchSetup setup = person("pure-pong");
             setup.as<VersusMatch>().series.rounds = 3;
             setup.settings.pointsLimit = 100'000;
             setup.settings.goals = {9, 9};
             setup.settings.cards[0].add(Card::Thief);
             setup.settings.cards[0].add(Card::Twins);
             setup.settings.cards[0].add(Card::SparePlate);
             setup.settings.cards[0].add(Card::Mirror);
             setup.settings.cards[1] = setup.settings.cards[0];
             stage.play(setup);
         },
         6.0},
        {"match-campaign",
         [](Stage& stage) {
             stage.play(campaignSetup({3, 8}, levelPath(assetsPath("levels"), "3-8"), Controller::AnyDevice));
         },
         7.0},
        {"match-solo",
         [](Stage& stage) {
             SoloRun run;
             run.score = 1'234'500;
             stage.play(soloSetup(stage.context.services.levelFolder, run, Controller::AnyDevice));
         },
         6.0},
        {"match-sudden-death",
         [](Stage& stage) {
             MatchSetup setup = computers("crossfire");
             setup.settings.suddenDeathAt = tuning::seconds(6.0);
             stage.play(setup);
         },
         10.2},
        {"first-match",
         [](Stage& stage) {
             stage.put<FirstMatchScreen>(
                 loadMatch(lessonsSetup(Controller::AnyDevice), assetsPath("levels")));
         },
         5.0},
        {"sandbox",
         [](Stage& stage) {
             MatchSetup setup = sandboxSetup(Controller::AnyDevice);
             setup.as<SandboxMatch>().balls = 40;
             stage.play(setup);
         }},
        {"pause-versus",
         [](Stage& stage) {
             stage.play(computers("beehive"));
             stage.runSeconds(6.0);
             stage.put<ChoiceScreen>(pauseDialog(setupOf(VersusMatch{})));
         }},
        {"pause-pad-gone",
         [](Stage& stage) {
             stage.put<ChoiceScreen>(pauseDialog(setupOf(VersusMatch{}), nullptr, Pads{1}));
         }},
        {"pause-campaign",
         [](Stage& stage) { stage.put<ChoiceScreen>(pauseDialog(setupOf(CampaignMatch{}))); }},
        {"pause-sandbox",
         [](Stage& stage) { stage.put<ChoiceScreen>(pauseDialog(sandboxSetup(Controller::AnyDevice))); }},
        {"pause-solo", [](Stage& stage) { stage.put<ChoiceScreen>(pauseDialog(setupOf(SoloRun{}))); }},
        {"pause-gauntlet", [](Stage& stage) { stage.put<ChoiceScreen>(pauseDialog(playedRun(3))); }},
        {"ready", [](Stage& stage) { stage.put<ChoiceScreen>(readyDialog(stage.context)); }},
        {"ready-won", [](Stage& stage) { stage.put<ChoiceScreen>(readyDialog(stage.context, Side::Blue)); }},
        {"round",
         [](Stage& stage) {
             stage.put<ChoiceScreen>(roundDialog(stage.context, person("beehive"), Side::Red));
         },
         1.0},
        {"stage",
         [](Stage& stage) {
             SoloRun run;
             run.stage = 11;
             run.score = 1'234'560;
             stage.put<ChoiceScreen>(stageDialog(
                 stage.context, soloSetup(stage.context.services.levelFolder, run, Controller::AnyDevice)));
         }},
        {"resumed",
         [](Stage& stage) {
             stage.put<ChoiceScreen>(resumedDialog({true, "THE QUEEN'S GARDEN"}));
         },
         1.0},
    };
}

std::vector<GalleryPicture> editors() {
    const auto edit = [](Stage& stage) {
        stage.context.services.ownLevels = stage.folder / "levels";
        stage.context.state.editor = std::make_shared<EditorSession>(copyOf(specialLevel()));
    };
    std::vector<GalleryPicture> pictures{
        {"editor-choice",
         [edit](Stage& stage) {
             edit(stage);
             stage.put<EditorChoiceScreen>();
         }},
    };
    for (int tool = 0; tool < 6; ++tool)
        pictures.push_back({"editor-" + std::to_string(tool), [edit, tool](Stage& stage) {
                                edit(stage);
                                press(stage.put<EditorScreen>(), Key::Tab, tool);
                            }});
    constexpr std::array<const char*, 8> names{"menu", "properties", "rules",   "name",
                                               "idea", "opponent",   "replace", "leave"};
    for (std::size_t i = 0; i < names.size(); ++i)
        pictures.push_back({std::string("editor-") + names[i], [edit, i](Stage& stage) {
                                edit(stage);
                                stage.screens.push(editorPage(stage.context, static_cast<EditorPage>(i)));
                            }});
    return pictures;
}

} // namespace

} // namespace galleryparts

Stage::Stage(const GalleryLook& look) {
    Settings settings = context.services.profile.settings();
    settings.palette = look.palette;
    settings.textSize = look.textSize;
    settings.offerFirstMatch = false;
    context.services.profile.overrideSettings(settings);
    context.look.palette = *paletteNamed(look.palette);
    context.look.view = viewSettingsOf(settings);
    context.state.device = look.device;
    context.state.deviceUsed = true;
    textures.setTextScale(look.textSize / 100.0);
}

void Stage::play(const MatchSetup& setup) {
    LoadedMatch match = loadMatch(setup, context.services.levelFolder);
    if (setup.is<SandboxMatch>())
        put<SandboxScreen>(std::move(match));
    else
        put<PlayScreen>(std::move(match));
}

ScreenChange Stage::runSeconds(double seconds) {
    constexpr std::chrono::microseconds frame{16'667};
    ScreenChange change = Stay{};
    for (int i = 0; i < static_cast<int>(seconds * 60.0) && is<Stay>(change); ++i) {
        const int due = fixedStep_.advance(screens.top().counted(frame), screens.top().speed());
        for (int step = 0; step < due && is<Stay>(change); ++step)
            change = screens.step();
        screens.advance(std::chrono::duration<double>(frame).count());
    }
    return change;
}

const std::vector<GalleryPicture>& gallery() {
    static const std::vector<GalleryPicture> all = [] {
        std::vector<GalleryPicture> pictures;
        using namespace galleryparts;
        for (const auto& part : {titleAndOptions(), galleryparts::campaign(), setups(), results(), replays(),
                                 gauntlets(), matches(), editors()})
            pictures.insert(pictures.end(), part.begin(), part.end());
        return pictures;
    }();
    return all;
}

} // namespace arkanong::test
