#include "arkanong/app/Director.hpp"

#include "arkanong/app/OnlineRuns.hpp"
#include "arkanong/app/StartSetup.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/cli/Today.hpp"
#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/speech/ScreenReader.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

#include <SFML/Window/Clipboard.hpp>

#include <utility>

namespace arkanong {

Director::Director(ScreenContext& context, Captures& captures, const Options& options)
    : context_(context), captures_(captures), options_(options), screens_(context.services.log) {
    SessionState& state = context.state;
    state.today = today();
    state.lastVersus = setupFrom(options);
    state.lastVersus.kind = VersusMatch{Series{options.rounds}};
    state.lastVersus.seed.reset();
    state.lastVersus.record.clear();
    state.lastWatch.kind = WatchMatch{};
    state.lastWatch.level = options.level;
    state.lastWatch.contestants.fill({Controller::Computer, {Difficulty::Hard}});
}

void Director::speak() {
    Settings settings = context_.services.profile.settings();
    settings.speech = true;
    context_.services.profile.tryOut(std::move(settings));
}

void Director::start() {
    SessionState& state = context_.state;
    const std::string& levels = context_.services.levelFolder;
    const PlayerProfile& profile = context_.services.profile;
    const bool ownPlay = options_.daily || options_.start == Start::FirstMatch;
    if (ownPlay && isPerson(options_.blueController)) state.ownController = options_.blueController;
    if (options_.daily) return startDaily(options_.day.value_or(state.today));
    if (options_.host || !options_.join.empty()) {
        state.ownController = options_.blueController;
        return apply(ShowOnlineWait{onlineGameFrom(options_, levels, profile.settings())});
    }
    if (!options_.watched.empty()) return apply(ShowWatchWait{watchedGameFrom(options_, profile.settings())});
    if (options_.start == Start::Menu && options_.replay.empty() && options_.beat.empty() &&
        options_.playOn.empty()) {
        // The level is for a later match, but an error in its file is reported now.
        if (!options_.level.empty()) static_cast<void>(loadLevel(levelPath(levels, options_.level)));
        apply(ShowTitle{});
        if (profile.isNew() && profile.settings().offerFirstMatch) {
            if (screenReaderRuns()) speak();
            apply(ShowPresets{true});
        }
        return;
    }
    if (options_.start == Start::FirstMatch) return apply(ShowMatch{lessonsSetup(state.ownController)});
    MatchSetup setup = setupFrom(options_);
    if (setup.is<RivalMatch>()) state.ownController = options_.blueController;
    if (auto* const run = std::get_if<SoloRun>(&setup.kind)) {
        state.lastSoloLevel = run->first;
        if (setup.level.empty()) {
            MatchSetup first = soloSetup(levels, *run, state.ownController);
            setup.level = first.level;
            *run = std::move(first.as<SoloRun>());
        }
    }
    apply(ShowMatch{setup});
}

void Director::startDaily(Day day) {
    if (!dailyReplacesRun(context_, day)) return apply(dailyTry(context_, day));
    screens_.replaceAll(std::make_unique<GauntletSetupScreen>(context_));
    screens_.push(std::make_unique<ChoiceScreen>(context_, interruptedRunDialog(context_, day)));
}

void Director::show(const DataError& error) {
    const auto log = [this](const DataError& told) {
        context_.services.log.write(std::string("problem ") + told.what());
    };
    log(error);
    try {
        screens_.replaceAll(std::make_unique<ChoiceScreen>(context_, messageDialog(error.what())));
    } catch (const DataError& another) { // A closed screen could not save something.
        log(another);
        context_.services.profile.note({another.what()});
    }
}

PointerUse Director::pointerUse() const {
    if (screens_.empty()) return {};
    return {top().showsCursor(), top().grabsPointer() && context_.services.profile.settings().mouseCapture};
}

void Director::copy(const std::string& text) {
    sf::Clipboard::setString(sf::String::fromUtf8(text.begin(), text.end()));
    context_.services.sounds.play(Cue::MenuAccept);
    constexpr std::size_t longest = 80; // A code or a link may have thousands of letters.
    const std::size_t letters = text.size();
    const bool whole = letters <= longest;
    context_.services.log.write("copied " + (whole ? text : std::to_string(letters) + " letters"));
    const Type& words = context_.services.textures.type();
    context_.state.toast =
        whole ? fill(words.text("Copied: {text}"), {{"text", text}})
              : fill(words.plural("Copied: {n} letter", "Copied: {n} letters", letters), {{"n", letters}});
}

void Director::paste() {
    const auto text = sf::Clipboard::getString().toUtf8();
    context_.services.log.write("pasted");
    top().paste(std::string(text.begin(), text.end()));
}

} // namespace arkanong
