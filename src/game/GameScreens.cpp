#include "arkanong/editor/EditorChoiceScreen.hpp"
#include "arkanong/editor/EditorPages.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/editor/TrialScreen.hpp"
#include "arkanong/game/Game.hpp"
#include "arkanong/screens/match/BriefingScreen.hpp"
#include "arkanong/screens/match/FirstMatchScreen.hpp"
#include "arkanong/screens/match/HighlightScreen.hpp"
#include "arkanong/screens/match/PauseScreen.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/ReadyScreen.hpp"
#include "arkanong/screens/match/ReplayScreen.hpp"
#include "arkanong/screens/match/ResumedScreen.hpp"
#include "arkanong/screens/match/RoundScreen.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "arkanong/screens/match/StageScreen.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/screens/menus/ContinueScreen.hpp"
#include "arkanong/screens/menus/LevelChoiceScreen.hpp"
#include "arkanong/screens/menus/MutatorsScreen.hpp"
#include "arkanong/screens/menus/ReplayListScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/ControlSetScreen.hpp"
#include "arkanong/screens/options/ControlsScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/screens/results/GameOverScreen.hpp"
#include "arkanong/screens/results/NameScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/session/MatchSetups.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/ui/MessageScreen.hpp"

namespace arkanong {

// A screen that can't be shown or left as it should be is told about, whatever the data was.
void Game::apply(ScreenChange change) {
    try {
        show(std::move(change));
    } catch (const DataError& error) {
        log_.write(std::string("problem ") + error.what());
        replaceAll(std::make_unique<MessageScreen>(context_, error.what()));
    }
}

void Game::show(ScreenChange change) {
    if (std::holds_alternative<Stay>(change)) return;
    if (std::holds_alternative<Quit>(change)) {
        quit_ = true;
    } else if (std::holds_alternative<Resume>(change)) {
        if (screens_.size() > 1) screens_.pop_back();
        top().resumed();
        screenChanged();
        topBack_ = true;
    } else if (!showSolo(change) && !showCampaign(change) && !showAfter(change) && !showOptions(change) &&
               !showEditor(change)) {
        showOther(change);
    }
}

bool Game::showCampaign(ScreenChange& change) {
    if (const auto* campaign = std::get_if<ShowCampaign>(&change)) {
        replaceAll(std::make_unique<CampaignScreen>(context_));
        if (campaign->offer && context_.services.profile.interrupted()) show(ShowContinue{});
    } else if (std::holds_alternative<ShowContinue>(change))
        putOnTop(std::make_unique<ContinueScreen>(context_));
    else if (auto* resumed = std::get_if<ShowResumed>(&change))
        putOnTop(std::make_unique<ResumedScreen>(context_, std::move(resumed->level)));
    else if (auto* briefing = std::get_if<ShowBriefing>(&change))
        putOnTop(std::make_unique<BriefingScreen>(context_, std::move(briefing->setup),
                                                  std::move(briefing->level)));
    else if (auto* result = std::get_if<ShowCampaignResult>(&change))
        putOnTop(std::make_unique<CampaignResultScreen>(context_, std::move(result->setup), result->match,
                                                        std::move(result->level), result->recording));
    else
        return false;
    return true;
}

bool Game::showSolo(ScreenChange& change) {
    if (auto* start = std::get_if<ShowSoloStart>(&change)) {
        SoloRun run;
        run.first = context_.state.lastSoloLevel = std::move(start->first);
        run.usual = run.first.empty();
        play(soloSetup(context_.services.levelFolder, run, context_.state.ownController));
    } else if (auto* stage = std::get_if<ShowStage>(&change)) {
        MatchSetup next = soloSetup(context_.services.levelFolder, stage->setup.as<SoloRun>(),
                                    context_.state.ownController);
        next.seed = stage->setup.seed;
        next.record = stage->setup.record;
        next.totals = std::move(stage->setup.totals);
        putOnTop(std::make_unique<StageScreen>(context_, std::move(next)));
    } else if (auto* over = std::get_if<ShowGameOver>(&change)) {
        putOnTop(
            std::make_unique<GameOverScreen>(context_, over->run, std::move(over->totals), over->recording));
    } else {
        return false;
    }
    return true;
}

bool Game::showAfter(ScreenChange& change) {
    if (const auto* highlight = std::get_if<ShowHighlight>(&change)) {
        putOnTop(std::make_unique<HighlightScreen>(context_, highlight->setup));
    } else if (auto* name = std::get_if<ShowName>(&change)) {
        putOnTop(std::make_unique<NameScreen>(context_, std::move(name->entry)));
    } else if (auto* scores = std::get_if<ShowScores>(&change)) {
        replaceAll(std::make_unique<ScoresScreen>(context_, std::move(scores->table)));
    } else if (auto* entered = std::get_if<ShowEntered>(&change)) {
        if (entered->place) screens_.pop_back(); // What asked for the name.
        putOnTop(std::make_unique<ScoresScreen>(context_, std::move(entered->table),
                                                ScoresScreen::Over{entered->place}));
    } else {
        return false;
    }
    return true;
}

bool Game::showOptions(ScreenChange& change) {
    if (const auto* options = std::get_if<ShowOptions>(&change))
        putOnTop(std::make_unique<OptionsScreen>(context_, options->overTitle));
    else if (const auto* page = std::get_if<ShowOptionPage>(&change))
        putOnTop(std::make_unique<OptionPageScreen>(context_, page->page));
    else if (std::holds_alternative<ShowControls>(change))
        putOnTop(std::make_unique<ControlsScreen>(context_));
    else if (const auto* controls = std::get_if<ShowControlSet>(&change))
        putOnTop(std::make_unique<ControlSetScreen>(context_, controls->set));
    else
        return false;
    return true;
}

bool Game::showEditor(const ScreenChange& change) {
    if (std::holds_alternative<ShowEditorChoice>(change))
        replaceAll(std::make_unique<EditorChoiceScreen>(context_));
    else if (std::holds_alternative<ShowEditor>(change))
        replaceAll(std::make_unique<EditorScreen>(context_));
    else if (const auto* page = std::get_if<ShowEditorPage>(&change))
        putOnTop(editorPage(context_, page->page));
    else
        return false;
    return true;
}

void Game::play(const MatchSetup& setup) {
    LoadedMatch match = loadMatch(setup, context_.services.levelFolder);
    if (setup.is<TrialMatch>())
        replaceAll(std::make_unique<TrialScreen>(context_, std::move(match)));
    else if (setup.is<SandboxMatch>())
        replaceAll(std::make_unique<SandboxScreen>(context_, std::move(match)));
    else if (setup.is<FirstMatch>())
        replaceAll(std::make_unique<FirstMatchScreen>(context_, std::move(match)));
    else if (setup.is<ReplayMatch>())
        replaceAll(std::make_unique<ReplayScreen>(context_, std::move(match)));
    else
        replaceAll(std::make_unique<PlayScreen>(context_, std::move(match)));
}

void Game::showOther(ScreenChange& change) {
    if (std::holds_alternative<ShowTitle>(change))
        replaceAll(std::make_unique<TitleScreen>(context_));
    else if (const auto* setup = std::get_if<ShowSetup>(&change))
        replaceAll(std::make_unique<SetupScreen>(context_, setup->kind));
    else if (const auto* mutators = std::get_if<ShowMutators>(&change))
        putOnTop(std::make_unique<MutatorsScreen>(context_, mutators->kind));
    else if (std::holds_alternative<ShowReplays>(change))
        replaceAll(std::make_unique<ReplayListScreen>(context_));
    else if (auto* match = std::get_if<ShowMatch>(&change))
        play(match->setup);
    else if (auto* levels = std::get_if<ShowLevels>(&change))
        putOnTop(std::make_unique<LevelChoiceScreen>(context_, levels->kind, levels->level));
    else if (auto* pause = std::get_if<ShowPause>(&change))
        putOnTop(std::make_unique<PauseScreen>(context_, pause->setup, pause->recording));
    else if (auto* round = std::get_if<ShowRound>(&change))
        putOnTop(std::make_unique<RoundScreen>(context_, std::move(round->setup), round->winner));
    else if (auto* result = std::get_if<ShowResult>(&change))
        putOnTop(std::make_unique<ResultScreen>(context_, std::move(result->setup), result->match,
                                                result->recording));
    else if (const auto* ready = std::get_if<ShowReady>(&change))
        putOnTop(std::make_unique<ReadyScreen>(context_, ready->winner));
    else if (auto* message = std::get_if<ShowMessage>(&change))
        replaceAll(std::make_unique<MessageScreen>(context_, std::move(message->text)));
}

void Game::replaceAll(std::unique_ptr<Screen> screen) {
    std::vector<std::unique_ptr<Screen>> leaving;
    leaving.swap(screens_);
    putOnTop(std::move(screen));
    for (const auto& old : leaving)
        old->leave();
}

void Game::putOnTop(std::unique_ptr<Screen> screen) {
    screens_.push_back(std::move(screen));
    screenChanged();
}

void Game::screenChanged() {
    topAge_ = 0.0;
    topBack_ = false;
    applyWindowSettings();
    log_.write("screen " + std::string(top().name()));
    top().logItems();
    if (top().speed() < 100) log_.write("speed " + std::to_string(top().speed()));
}

} // namespace arkanong
