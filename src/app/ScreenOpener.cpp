#include "arkanong/app/Captures.hpp"
#include "arkanong/app/Director.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/editor/EditorChoiceScreen.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/editor/TrialScreen.hpp"
#include "arkanong/editor/pages/EditorPages.hpp"
#include "arkanong/screens/gauntlet/DraftScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/screens/gauntlet/GauntletEndScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletOverview.hpp"
#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"
#include "arkanong/screens/gauntlet/GauntletSideScreen.hpp"
#include "arkanong/screens/gauntlet/RunsScreen.hpp"
#include "arkanong/screens/gauntlet/ShelfScreen.hpp"
#include "arkanong/screens/lessons/FirstMatchScreen.hpp"
#include "arkanong/screens/match/HighlightScreen.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/screens/menus/LevelChoiceScreen.hpp"
#include "arkanong/screens/menus/SetupPageScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/screens/online/OnlineDraftScreen.hpp"
#include "arkanong/screens/online/OnlineGamesScreen.hpp"
#include "arkanong/screens/online/OnlineLookup.hpp"
#include "arkanong/screens/online/OnlinePlayScreen.hpp"
#include "arkanong/screens/online/OnlineScreen.hpp"
#include "arkanong/screens/online/OnlineTextScreen.hpp"
#include "arkanong/screens/online/OnlineWatchScreen.hpp"
#include "arkanong/screens/options/ControlSetScreen.hpp"
#include "arkanong/screens/options/ControlsScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/options/PresetsScreen.hpp"
#include "arkanong/screens/replays/PlayOnScreen.hpp"
#include "arkanong/screens/replays/ReplayScreen.hpp"
#include "arkanong/screens/replays/list/ReplayListScreen.hpp"
#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/screens/results/CreditsScreen.hpp"
#include "arkanong/screens/results/GameOverScreen.hpp"
#include "arkanong/screens/results/NameScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "arkanong/ui/MutatorsScreen.hpp"

#include <utility>

namespace arkanong {

/// Opens the screen that each change asks for.
struct Director::Opener {
    Director& director;
    ScreenContext& context = director.context_;

    /// Opens a screen over the others.
    template <typename Shown, typename... Arguments>
    void over(Arguments&&... arguments) const {
        director.screens_.push(std::make_unique<Shown>(context, std::forward<Arguments>(arguments)...));
    }
    /// Opens a screen in place of all others.
    template <typename Shown, typename... Arguments>
    void alone(Arguments&&... arguments) const {
        director.screens_.replaceAll(std::make_unique<Shown>(context, std::forward<Arguments>(arguments)...));
    }
    void play(const MatchSetup& setup) const;
    /// The texts of the language in use.
    const Catalogue& catalogue() const { return *context.services.textures.type().catalogue; }

    void operator()(Stay) const {}
    void operator()(Quit) const { director.quit_ = true; }
    void operator()(Resume) const { director.screens_.pop(); }

    void operator()(ShowTitle) const { alone<TitleScreen>(); }
    void operator()(ShowSetup change) const { alone<SetupScreen>(change.kind); }
    void operator()(ShowSetupPage change) const { over<SetupPageScreen>(change.kind, change.page); }
    void operator()(ShowMutators change) const { over<MutatorsScreen>(change.kind); }
    void operator()(const ShowLevels& change) const { over<LevelChoiceScreen>(change.kind, change.level); }
    void operator()(ShowReplays) const { alone<ReplayListScreen>(); }
    void operator()(ShowPlayOn&& change) const { over<PlayOnScreen>(std::move(change.moment)); }
    void operator()(const ShowTakenOver& change) const {
        over<ChoiceScreen>(playOnDialog(catalogue(), change.setup));
    }

    void operator()(ShowOptions change) const { over<OptionsScreen>(change.overTitle); }
    void operator()(ShowOptionPage change) const { over<OptionPageScreen>(change.page); }
    void operator()(ShowControls) const { over<ControlsScreen>(); }
    void operator()(ShowPresets change) const { over<PresetsScreen>(change.firstStart); }
    void operator()(ShowControlSet change) const { over<ControlSetScreen>(change.set); }

    void operator()(ShowCampaign change) const {
        alone<CampaignScreen>();
        if (change.offer && context.services.profile.interrupted())
            over<ChoiceScreen>(continueDialog(context));
    }
    void operator()(ShowContinue) const { over<ChoiceScreen>(continueDialog(context)); }
    void operator()(const ShowBriefing& change) const {
        over<ChoiceScreen>(briefingDialog(context, change.setup, change.level));
    }
    void operator()(ShowStory change) const { over<ChoiceScreen>(storyDialog(context, change.world)); }
    void operator()(ShowResumed&& change) const { over<ChoiceScreen>(resumedDialog(std::move(change))); }
    void operator()(ShowCampaignResult&& change) const {
        over<CampaignResultScreen>(std::move(change.setup), change.match, std::move(change.level),
                                   change.gained, change.recording, change.mission);
    }

    void operator()(ShowFinale) const { play(finaleSetup(context.state.ownController)); }
    void operator()(ShowCredits) const { alone<CreditsScreen>(); }

    void operator()(ShowSoloStart&& change) const {
        SoloRun run;
        run.first = context.state.lastSoloLevel = std::move(change.first);
        run.usual = run.first.empty();
        play(soloSetup(context.services.levelFolder, run, context.state.ownController));
    }
    void operator()(ShowStage&& change) const {
        MatchSetup next =
            soloSetup(context.services.levelFolder, change.setup.as<SoloRun>(), context.state.ownController);
        next.seed = change.setup.seed;
        next.record = change.setup.record;
        next.totals = std::move(change.setup.totals);
        over<ChoiceScreen>(stageDialog(context, next));
    }
    void operator()(ShowGameOver&& change) const {
        over<GameOverScreen>(change.run, std::move(change.totals), change.recording);
    }

    void operator()(ShowGauntletSetup) const {
        alone<GauntletSetupScreen>();
        if (context.services.profile.interruptedRun()) over<ChoiceScreen>(interruptedRunDialog(context));
    }
    void operator()(ShowGauntletSide&& change) const {
        over<GauntletSideScreen>(change.side, std::move(change.ladder));
    }
    void operator()(ShowRuns) const { alone<RunsScreen>(); }
    void operator()(ShowShelf) const { alone<ShelfScreen>(); }
    void operator()(ShowRunStart&& change) const {
        if (hasPaths(change.setup))
            over<ChoiceScreen>(pathsDialog(*context.services.textures.type().catalogue, change.setup));
        else
            alone<DraftScreen>(std::move(change.setup));
    }
    void operator()(const CopyText& change) const { director.copy(change.text); }
    void operator()(PasteText) const { director.paste(); }
    void operator()(ShowDraft&& change) const { alone<DraftScreen>(std::move(change.setup)); }
    void operator()(ShowGauntlet&& change) const {
        if (change.setup.as<GauntletMatch>().run.winner())
            alone<GauntletEndScreen>(std::move(change.setup));
        else
            alone<GauntletOverview>(std::move(change.setup));
    }

    void operator()(const ShowMatch& change) const { play(change.setup); }
    void operator()(const ShowPause& change) const {
        over<ChoiceScreen>(pauseDialog(change.setup, change.recording, change.awaited, catalogue()));
    }
    void operator()(ShowReady change) const { over<ChoiceScreen>(readyDialog(context, change.winner)); }
    void operator()(const ShowRound& change) const {
        over<ChoiceScreen>(roundDialog(context, change.setup, change.winner));
    }
    void operator()(ShowResult&& change) const {
        over<ResultScreen>(std::move(change.setup), change.match, change.recording);
    }
    void operator()(ShowTurningPoints&& change) const {
        ReplayMatch shown;
        shown.run = std::move(change.run);
        shown.round = change.round;
        shown.turningPoints = true;
        shown.analysis = std::move(change.analysis);
        shown.overResult = true;
        LoadedMatch match;
        match.setup.kind = std::move(shown);
        match.replay = std::move(change.replay);
        over<ReplayScreen>(std::move(match));
    }
    void operator()(const ShowHighlight& change) const { over<HighlightScreen>(change.setup); }
    void operator()(const SaveMoment& change) const { director.captures_.startClip(change.setup); }
    void operator()(ShowName&& change) const { over<NameScreen>(std::move(change.entry)); }
    void operator()(ShowScores&& change) const { alone<ScoresScreen>(std::move(change.table)); }
    void operator()(ShowEntered&& change) const {
        auto scores = std::make_unique<ScoresScreen>(context, std::move(change.table),
                                                     ScoresScreen::Over{change.place});
        if (change.place)
            director.screens_.replaceTop(std::move(scores));
        else
            director.screens_.push(std::move(scores));
    }

    void operator()(ShowOnline) const { alone<OnlineScreen>(); }
    void operator()(ShowOnlineText change) const { over<OnlineTextScreen>(change.what); }
    void operator()(ShowOnlineLookup&& change) const { over<OnlineLookupScreen>(std::move(change)); }
    void operator()(ShowOnlineGames) const { over<OnlineGamesScreen>(); }
    void operator()(ShowOnlineWait&& change) const { alone<OnlineWaitScreen>(std::move(change.game)); }
    void operator()(ShowOnlineQuestion&& change) const { over<OnlineQuestionScreen>(std::move(change.game)); }
    void operator()(ShowOnlineMatch&& change) const {
        alone<OnlinePlayScreen>(std::move(change.game), director.options_.record);
    }
    void operator()(ShowOnlineDraft&& change) const { over<OnlineDraftScreen>(std::move(change.game)); }
    void operator()(ShowOnlinePause&& change) const { over<OnlinePauseScreen>(std::move(change.game)); }
    void operator()(ShowOnlineResult&& change) const {
        over<OnlineResultScreen>(std::move(change.game), std::move(change.recording));
    }
    void operator()(const ShowOnlineEnd& change) const {
        const Peer& peer = change.game->peer();
        const OnlineWay& way = change.game->way();
        alone<OnlineEndScreen>(endWords(*context.services.textures.type().catalogue, peer, way), way,
                               nextCalls(peer));
    }
    void operator()(ShowWatchWait&& change) const { alone<WatchWaitScreen>(std::move(change.game)); }
    void operator()(ShowWatched&& change) const {
        alone<OnlineWatchScreen>(std::move(change.game), director.options_.record);
    }
    void operator()(ShowWatchDraft&& change) const { over<WatchDraftScreen>(std::move(change.game)); }
    void operator()(const ShowWatchEnd& change) const {
        const Spectator& spectator = change.game->spectator();
        const OnlineWay& way = change.game->way();
        alone<OnlineEndScreen>(endWords(*context.services.textures.type().catalogue, spectator, way), way,
                               nextCalls(spectator));
    }

    void operator()(ShowEditorChoice) const { alone<EditorChoiceScreen>(); }
    void operator()(ShowEditor) const { alone<EditorScreen>(); }
    void operator()(ShowEditorPage change) const { director.screens_.push(editorPage(context, change.page)); }
};

void Director::Opener::play(const MatchSetup& setup) const {
    LoadedMatch match = loadMatch(setup, context.services.levelFolder);
    setOwnHalves(match, context.services.profile.settings());
    setHelp(match, context.services.profile.settings());
    if (setup.is<TrialMatch>())
        alone<TrialScreen>(std::move(match));
    else if (setup.is<SandboxMatch>())
        alone<SandboxScreen>(std::move(match));
    else if (setup.is<FirstMatch>())
        alone<FirstMatchScreen>(std::move(match));
    else if (setup.is<ReplayMatch>())
        alone<ReplayScreen>(std::move(match));
    else
        alone<PlayScreen>(std::move(match));
}

void Director::apply(ScreenChange change) {
    if (std::holds_alternative<Stay>(change)) return;
    std::visit(Opener{*this}, static_cast<AnyScreenChange&&>(change));
}

} // namespace arkanong
