#include "app/GalleryParts.hpp"
#include "arkanong/screens/lessons/FirstMatchScreen.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "screens/gauntlet/GauntletScreens.hpp"
#include "screens/lessons/Pupil.hpp"

namespace arkanong::test::galleryparts {

namespace {

/// A person on Blue's side against the computer.
MatchSetup person(const std::string& level) {
    MatchSetup setup = computers(level);
    setup.kind = VersusMatch{};
    setup.contestants[sideIndex(Side::Blue)].controller = Controller::AnyDevice;
    return setup;
}

} // namespace

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
             MatchSetup setup =
                 campaignSetup({3, 8}, levelPath(assetsPath("levels"), "3-8"), Controller::AnyDevice);
             setup.as<CampaignMatch>().briefing = false;
             stage.play(seeded(setup));
         },
         7.0},
        {"match-finale", [](Stage& stage) { stage.play(computers("finale")); }, 28.5},
        {"match-finale-end", [](Stage& stage) { stage.play(computers("finale")); }, 150.0},
        {"match-campaign-line",
         [](Stage& stage) { // The longest line of all, during the countdown.
             MatchSetup setup =
                 campaignSetup({3, 7}, levelPath(assetsPath("levels"), "3-7"), Controller::AnyDevice);
             setup.as<CampaignMatch>().briefing = false;
             stage.play(seeded(setup));
         },
         1.0},
        {"match-solo",
         [](Stage& stage) {
             stage.play(seeded(
                 soloSetup(stage.context.services.levelFolder, runAt(0, 1'234'500), Controller::AnyDevice)));
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
                 loadMatch(seeded(lessonsSetup(Controller::AnyDevice)), assetsPath("levels")));
         },
         5.0},
        {"first-match-bricks",
         [](Stage& stage) {
             auto& pupil = stage.put<Pupil>(
                 loadMatch(seeded(lessonsSetup(Controller::AnyDevice)), assetsPath("levels")));
             pupil.reachBricks();
         },
         1.0},
        {"sandbox",
         [](Stage& stage) {
             MatchSetup setup = sandboxSetup(Controller::AnyDevice);
             setup.as<SandboxMatch>().balls = 40;
             stage.play(seeded(setup));
         }},
        {"pause-versus",
         [](Stage& stage) {
             stage.play(computers("beehive"));
             stage.runSeconds(6.0);
             stage.put<ChoiceScreen>(pauseDialog(setupOf(VersusMatch{})));
         }},
        {"pause-pad-gone",
         [](Stage& stage) {
             stage.put<ChoiceScreen>(
                 pauseDialog(setupOf(VersusMatch{}), nullptr, Pads{1}, *stage.textures.type().catalogue));
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
             stage.put<ChoiceScreen>(
                 stageDialog(stage.context, soloSetup(stage.context.services.levelFolder,
                                                      runAt(11, 1'234'560), Controller::AnyDevice)));
         }},
        {"resumed",
         [](Stage& stage) {
             const Type& type = stage.textures.type();
             stage.put<ChoiceScreen>(
                 resumedDialog({true, fill(type.text("{place}  {level}"),
                                           {{"place", "4-8"}, {"level", type.text("The Queen's Garden")}})}));
         },
         1.0},
    };
}

} // namespace arkanong::test::galleryparts
