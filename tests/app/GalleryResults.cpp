#include "PlayedGauntlet.hpp"
#include "TakenOver.hpp"
#include "app/GalleryParts.hpp"
#include "arkanong/screens/match/HighlightScreen.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/replays/PlayOnScreen.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/screens/replays/list/ReplayListScreen.hpp"
#include "arkanong/screens/results/GameOverScreen.hpp"
#include "arkanong/screens/results/NameScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "screens/results/Results.hpp"

#include <chrono>
#include <thread>

namespace arkanong::test::galleryparts {

using sfml::Key;

namespace {

void addScores(Stage& stage) {
    const std::string widest(longestPlayerName, 'W');
    for (const std::string_view table : {soloTable, campaignTable, gauntletTable})
        for (int score = 9'999'990; score < 10'000'000; ++score)
            stage.context.services.profile.addScore(
                table, {widest, score, 99, "2026-12-31", std::string(16, 'W'), {60, 40, 50, false}});
}

Replay longNamedReplay() {
    Level level = rowsOfBricks();
    level.name = "The Queen's Other Garden";
    Replay replay = summarised(playedMatch(2500, level), "2026-11-21 10:00:00");
    replay.summary->occasion = "CAMPAIGN 2-8 MIRROR";
    replay.summary->players = {std::string(16, 'W'), "THE CLOCKMAKER"};
    replay.summary->scores = {1'234'560, 987'650};
    return replay;
}

PlayOnMatch longNamedMoment(int tick = 2400) {
    return momentOf(ReplayMatch{"x"}, std::make_shared<const Replay>(longNamedReplay()), tick);
}

MatchSetup longNamedTakeover(int tick = 2400) {
    const PlayOnMatch moment = longNamedMoment(tick);
    return playOnSetup(moment, Side::Blue, Controller::AnyDevice,
                       opponentsOf(Catalogue::english(), moment, Side::Blue, Controller::AnyDevice).front());
}

} // namespace

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
             SeriesStatistics totals;
             totals.add(recordingOf(Side::Blue));
             stage.put<GameOverScreen>(runAt(12, 1'234'560), totals, recordingOf(Side::Red));
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
    // With all turning points.
    const auto analysed = [](Stage& stage) -> ReplayScreen& {
        static const auto replay = [] {
            Replay played = summarised(playedMatch(2400), "2026-11-21 10:00:00");
            played.summary->players = {"YOU", "THE CLOCKMAKER"};
            return std::make_shared<const Replay>(std::move(played));
        }();
        static std::shared_ptr<AnalysisRun> run; // One for all pictures.
        LoadedMatch loaded;
        ReplayMatch shown;
        shown.turningPoints = true;
        shown.analysis = run;
        loaded.setup.kind = shown;
        loaded.replay = replay;
        auto& screen = stage.put<ReplayScreen>(std::move(loaded));
        run = screen.analysis()->run();
        while (!screen.analysis()->results().done) {
            stage.runSeconds(0.1);
            std::this_thread::sleep_for(std::chrono::milliseconds(2)); // The analysis has a lower priority.
        }
        return screen;
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
        {"replays-verified",
         [list](Stage& stage) {
             list(stage);
             auto& screen = stage.put<ReplayListScreen>();
             press(screen, Key::Down);
             press(screen, Key::Right);
             for (int step = 0; step < 7; ++step)
                 press(screen, Key::Down);
             press(screen, Key::Enter);
         },
         2.0},
        {"replay", [watched](Stage& stage) { stage.put<ReplayScreen>(watched()); }, 8.0},
        {"replay-paused",
         [watched](Stage& stage) {
             auto& screen = stage.put<ReplayScreen>(watched());
             stage.runSeconds(6.0);
             press(screen, Key::Space);
         }},
        {"play-on",
         [watched](Stage& stage) {
             stage.put<ReplayScreen>(watched());
             stage.put<PlayOnScreen>(longNamedMoment());
         }},
        {"play-on-side", [](Stage& stage) { press(stage.put<PlayOnScreen>(longNamedMoment()), Key::Down); }},
        {"play-on-friend",
         [](Stage& stage) {
             auto& screen = stage.put<PlayOnScreen>(longNamedMoment());
             press(screen, Key::Down, 2);
             press(screen, Key::Left, 4);
         }},
        {"play-on-strength",
         [](Stage& stage) {
             auto& screen = stage.put<PlayOnScreen>(longNamedMoment());
             press(screen, Key::Down, 2);
             press(screen, Key::Right, 5);
         }},
        {"play-on-countdown",
         [](Stage& stage) {
             const MatchSetup setup = longNamedTakeover();
             stage.play(setup);
             stage.put<ChoiceScreen>(playOnDialog(*stage.textures.type().catalogue, setup));
         }},
        {"play-on-match", [](Stage& stage) { stage.play(longNamedTakeover()); }, 2.0},
        {"play-on-paused",
         [](Stage& stage) {
             stage.put<ChoiceScreen>(
                 pauseDialog(longNamedTakeover(), nullptr, {}, *stage.textures.type().catalogue));
         }},
        {"play-on-result",
         [](Stage& stage) {
             stage.put<ResultScreen>(longNamedTakeover(), decided(Side::Blue), recordingOf(Side::Blue));
         },
         4.0},
        {"play-on-list",
         [](Stage& stage) {
             stage.context.services.profile.keepReplay(takenOver(longNamedReplay(), 2400, 2600, true));
             press(stage.put<ReplayListScreen>(), Key::Right);
         }},
        {"replay-turning-points", [analysed](Stage& stage) { press(analysed(stage), Key::Tab); }, 0.5},
        {"replay-moment",
         [analysed](Stage& stage) {
             auto& screen = analysed(stage);
             press(screen, Key::Tab);
             stage.runSeconds(0.2);
             static_cast<void>(screen.handle(sfml::CharacterTyped{U't'}));
         },
         0.5},
        {"replay-what-if",
         [analysed](Stage& stage) {
             auto& screen = analysed(stage);
             press(screen, Key::Tab);
             stage.runSeconds(0.2);
             static_cast<void>(screen.handle(sfml::CharacterTyped{U't'}));
             press(screen, Key::Down, 4);
             press(screen, Key::Enter);
             while (!screen.analysis()->answered())
                 stage.runSeconds(0.1);
         },
         0.5},
        {"replay-analysed-end", [analysed](Stage& stage) { press(analysed(stage), Key::End); }, 2.0},
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

} // namespace arkanong::test::galleryparts
