#include "arkanong/screens/match/PlayScreen.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/language/Names.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/match/PlayHints.hpp"
#include "arkanong/screens/match/ShownPlayer.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/PlayersAids.hpp"
#include "arkanong/session/SandboxTools.hpp"
#include "arkanong/session/cast/Cast.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr int breath = tuning::seconds(2.2); ///< From the end of a match to its result.

/// "You", "Diesel", "Medium · hunter".
std::string hudName(const Catalogue& texts, const LoadedMatch& match, Side side) {
    if (const auto* const run = std::get_if<GauntletMatch>(&match.setup.kind))
        if (const auto boss = match.settings.bosses[sideIndex(side)];
            boss && run->run.record().settings.challenger)
            return texts.sentenceCase(shownName(texts, *boss));
    std::string name = shownPlayer(texts, match.setup, match.level, side);
    const Contestant& own = match.setup.contestants[sideIndex(side)];
    const auto* const taken = std::get_if<PlayOnMatch>(&match.setup.kind);
    const bool named = taken != nullptr && !taken->names[sideIndex(side)].empty();
    const bool plain = named || own.computer.personality == Personality::Steady;
    if (isPerson(own.controller) || match.setup.opponentSide() == side || match.setup.is<GauntletMatch>() ||
        plain)
        return name;
    return fill(texts.text("{strength} · {personality}"),
                {{"strength", name}, {"personality", shownName(texts, own.computer.personality)}});
}

HudLabels labelsFor(const Catalogue& texts, const LoadedMatch& match, const std::string& levelFolder) {
    HudLabels labels;
    labels.world = match.level.world;
    if (!match.setup.is<SandboxMatch>() ||
        match.setup.level != sandboxLevel) // The panel says "Sandbox" already.
        labels.level = match.level.name;
    labels.series = match.setup.series();
    labels.bricks = brickNames(match.level, levelFolder);
    if (const auto* const gauntlet = std::get_if<GauntletMatch>(&match.setup.kind))
        labels.round = gauntlet->run.round() + 1;
    labels.blue = hudName(texts, match, Side::Blue);
    labels.red = hudName(texts, match, Side::Red);
    if (const auto* const run = std::get_if<SoloRun>(&match.setup.kind)) {
        labels.stage = run->stage + 1;
        labels.carried = run->score;
    } else if (match.settings.mode == Mode::Solo) {
        labels.red.clear();
    }
    return labels;
}

World beginning(const LoadedMatch& match) {
    World world(match.level, match.settings, match.seed);
    const auto* const sandbox = std::get_if<SandboxMatch>(&match.setup.kind);
    if (sandbox != nullptr && sandbox->balls > 0) spawnBalls(world, sandbox->balls);
    return world;
}

/// "1-3  Pistons", "Round 2  Pistons".
std::string placeOf(const Catalogue& texts, const LoadedMatch& match) {
    std::string place;
    if (const auto* const campaign = std::get_if<CampaignMatch>(&match.setup.kind))
        place = nameOf(campaign->at);
    if (const auto* const gauntlet = std::get_if<GauntletMatch>(&match.setup.kind))
        place = fill(texts.text("Round {n}"), {{"n", gauntlet->run.round() + 1}});
    return fill(texts.text("{place}  {level}"),
                {{"place", place}, {"level", texts.sentenceCase(texts.text(match.level.name))}});
}

std::uint64_t seedOfComputers(const LoadedMatch& match) {
    const auto* const taken = std::get_if<PlayOnMatch>(&match.setup.kind);
    return taken != nullptr ? partFrom(match.seed, taken->tick).seed : match.seed;
}

MissionProgress missionOf(const LoadedMatch& match) {
    const auto* const campaign = std::get_if<CampaignMatch>(&match.setup.kind);
    return MissionProgress(match.level.medals.mission,
                           campaign != nullptr ? campaign->at.person() : Side::Blue);
}

} // namespace

PlayScreen::PlayScreen(ScreenContext& context, LoadedMatch match)
    : Screen(context), match_(std::move(match)), world_(beginning(match_)),
      presenter_({context.look.palette, labelsFor(catalogue(), match_, context.services.levelFolder),
                  context.look.view, match_.level.theme},
                 match_.level),
      controls_(context.services.profile.settings().controls), aids_(aids()),
      players_(match_.setup.contestants, match_.settings, seedOfComputers(match_), controls_, aids_),
      common_(commonControls()), mission_(missionOf(match_)) {
    const std::array<Contestant, 2>& contestants = match_.setup.contestants;
    for (const Side side : {Side::Blue, Side::Red})
        if (isPerson(contestants[sideIndex(side)].controller)) presenter_.view().playedBy(side);
    if (const std::optional<Side> side = match_.setup.opponentSide(); side && match_.level.opponent)
        presenter_.view().wear(*side, opponentFace(match_.level.opponent->name));
    noteAids();
    if (players_.anyPerson()) presenter_.view().explain(context.state.powersMet);
    players_.placePointer(context.state.pointer);
    if (match_.setup.isRecorded()) recorder_.emplace(match_.level, match_.settings, match_.seed);
    if (campaign() != nullptr) context.state.lastCampaignLevel = campaign()->at;
    if (const auto person = match_.setup.onlyPerson(); person && match_.setup.is<GauntletMatch>())
        feats_.emplace(*person, match_.settings);
    if (const auto past = match_.setup.resume()) relive(*past);
    if (const auto* const taken = std::get_if<PlayOnMatch>(&match_.setup.kind)) takeOver(*taken);
    if (campaign() != nullptr) presenter_.view().show(mission_);
    summonGhost();
    chooseEar();
}

ScreenChange PlayScreen::handle(const sfml::WindowEvent& event) {
    if (std::holds_alternative<sfml::FocusLost>(event)) return pause();
    if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event))
        if (const Pads awaited = players_.replacing(gone->pad); awaited.any()) return pause(awaited);
    if (std::holds_alternative<sfml::Resized>(event)) players_.placePointer(context().state.pointer);
    common_.handle(event);
    if (peoplePlay()) players_.handle(event);
    return Stay{};
}

ScreenChange PlayScreen::pause(Pads awaited) {
    common_.releaseAll();
    players_.release();
    keepInterrupted();
    MatchSetup setup = match_.setup;
    if (auto* const run = std::get_if<SoloRun>(&setup.kind)) *run = runWith(*run, world_.match());
    return ShowPause{setup, recording(), awaited};
}

void PlayScreen::resumed() {
    ControlMap controls(profile().settings().controls);
    const Side person = match_.setup.onlyPerson().value_or(Side::Blue);
    Controller& own = match_.setup.contestants[sideIndex(person)].controller;
    const Controller before = own;
    if (match_.setup.rules().ownDevice) own = context().state.ownController;
    if (own != before || controls != controls_ || aids_ != aids()) {
        controls_ = std::move(controls);
        aids_ = aids();
        players_.reassign(match_.setup.contestants, controls_, aids_);
        common_.rebind(commonControls());
    }
    noteAids();
    chooseEar();
    players_.placePointer(context().state.pointer);
    const bool haunted = profile().settings().ghost || match_.setup.is<RivalMatch>();
    if (!haunted) ghost_.reset();
    if (haunted && !ghost_) summonGhost();
}

std::array<InputAids, 2> PlayScreen::aids() const {
    const std::array<Contestant, 2>& contestants = match_.setup.contestants;
    return {inputAids(profile().settings(), isSecondPerson(contestants, Side::Blue)),
            inputAids(profile().settings(), isSecondPerson(contestants, Side::Red))};
}

// With one-button play, every key is the button, and holding it pauses: see OneButton.
Bindings PlayScreen::commonControls() const {
    const std::optional<Side> person = match_.setup.onlyPerson();
    if (person && aids_[sideIndex(*person)].oneButton) return escapeBindings();
    return commonBindings(sandbox(), controls_);
}

void PlayScreen::chooseEar() {
    std::optional<Side> listener;
    for (const Side side : {Side::Blue, Side::Red})
        if (aidsOf(match_, profile().settings(), side).ear) listener = side;
    heard_.choose(listener);
}

void PlayScreen::lookChanged() {
    presenter_.view().setLook(palette(), context().look.view);
    HudLabels labels = labelsFor(catalogue(), match_, context().services.levelFolder);
    presenter_.view().setNames(std::move(labels.blue), std::move(labels.red));
}

void PlayScreen::noteAids() {
    for (const Side side : {Side::Blue, Side::Red}) {
        PlayAids& noted = match_.setup.totals.aids[sideIndex(side)];
        noted = most(noted, aidsOf(match_, profile().settings(), side));
    }
}

ScreenChange PlayScreen::opening() {
    CampaignMatch* const campaign = this->campaign();
    if (campaign != nullptr && campaign->briefing && profile().progress().storyIsDue(campaign->at)) {
        profile().tellStory(campaign->at.world);
        return ShowStory{campaign->at.world};
    }
    if (campaign != nullptr && std::exchange(campaign->briefing, false))
        return ShowBriefing{match_.setup, match_.level};
    const Stage was = std::exchange(stage_, Stage::Begun);
    if (was == Stage::Resumed && match_.setup.is<PlayOnMatch>()) return ShowTakenOver{match_.setup};
    if (was == Stage::Resumed)
        return ShowResumed{match_.setup.is<GauntletMatch>(), placeOf(catalogue(), match_)};
    if (campaign != nullptr && profile().interrupted()) profile().dropInterrupted();
    if (auto* const gauntlet = std::get_if<GauntletMatch>(&match_.setup.kind)) beginRun(*gauntlet);
    return Stay{};
}

ScreenChange PlayScreen::step() {
    if (stage_ != Stage::Begun) {
        ScreenChange first = opening();
        if (!std::holds_alternative<Stay>(first)) return first;
    }
    const TickInput input = common_.nextTick();
    if (input.wasPressed(Action::Pause)) {
        sounds().play(Cue::Pause);
        return pause();
    }
    Commands commands = players_.commands(world_, peopleServe());
    command(input, commands);
    std::vector<Event>& events = presenter_.startTick();
    setScene(events);
    world_.step(commands, events, context().services.jobs);
    if (recorder_) recorder_->record(commands, world_);
    if (ghost_ && overFor_ == 0) ghost_->step();
    if (heard_.on()) heard_.listen(world_, log(), earScene());
    noticeEvents();

    if (!world_.match().over()) return Stay{};
    if (++overFor_ == 1) decided();
    if (overFor_ > breath) return ended();
    return Stay{};
}

ScreenChange PlayScreen::ended() {
    stage_ = Stage::Ended;
    MatchSetup setup = match_.setup;
    const Match& match = world_.match();
    const std::shared_ptr<const Replay> recorded = decided_ ? decided_ : recording();
    if (recorded && setup.isKept()) {
        profile().keepReplay(*recorded);
        keepBest(*recorded);
    }
    const std::optional<Side> winner = match.winner();
    if (players_.anyPerson()) profile().dropFirstMatch();
    switch (setup.conclude(match, recorded, mission_)) {
    case Sequel::FirstMatchEnd: return ShowReady{winner};
    case Sequel::CampaignResult:
        return ShowCampaignResult{setup, match, match_.level, gained_, recorded, mission_};
    case Sequel::RunResult: return ShowGameOver{setup.as<SoloRun>(), recorded, setup.totals};
    case Sequel::NextStage: return ShowStage{setup};
    case Sequel::NextRound: return ShowRound{setup, *winner};
    case Sequel::GauntletRound: return ShowGauntlet{setup};
    case Sequel::Credits: return ShowCredits{};
    case Sequel::Result: break;
    }
    return ShowResult{setup, match, recorded};
}

void PlayScreen::noticeEvents() {
    const std::vector<Event>& events = presenter_.ofTick();
    mission_.note(events);
    if (feats_) {
        feats_->note(events);
        addFeats(feats_->done());
    }
    if (campaign() != nullptr) presenter_.view().show(mission_);
    if (overFor_ == 0) { // After the end the picture stands still, so nothing that hits is heard either.
        if (presenter_.notice() && players_.anyPerson()) sounds().play(Cue::FirstPower);
        timeEffects_.notice(events, world_, timeSwitchesOf(profile().settings()));
    }
    log().write(world_.tick(), events);
    logPlaces(log(), world_);
}

void PlayScreen::rebuild() {
    world_ = beginning(match_);
    if (match_.setup.isRecorded()) recorder_.emplace(match_.level, match_.settings, match_.seed);
    log().write("rebuilt");
}

void PlayScreen::advance(double seconds) {
    sounds().play(presenter_.takeEvents(seconds, world_),
                  sandbox() ? std::nullopt : match_.setup.onlyPerson());
    sounds().play(heard_.take());
    presenter_.view().advance(seconds, world_, timeEffects_.pace());
    log().write("frame");
}

void PlayScreen::draw(double alpha, double brightness) const {
    std::array<std::optional<Aim>, 2> aims{};
    if (!world_.match().over() && peoplePlay()) aims = players_.aims();
    const std::optional<GhostScene> ghost = ghostScene();
    presenter_.view().draw(textures(), world_, alpha, aims[sideIndex(Side::Blue)], brightness,
                           aims[sideIndex(Side::Red)], ghost ? &*ghost : nullptr);
    if (world_.match().phase() == Phase::Countdown && brightness >= 1.0) {
        drawControls();
        drawOpponentsLine();
    }
    if (speed() < 100) drawSpeed(ghost ? &*ghost : nullptr);
}

// As bright under the pause: a reminder. Between the sides' panels, if it fits there; in the sandbox, which has tools
// there, below them or, if these are large, on the other side.
void PlayScreen::drawSpeed(const GhostScene* ghost) const {
    constexpr Box belowTools{{22.0, 472.0}, {148.0, 542.0}};
    constexpr Box otherSide{{1145.0, 226.0}, {1271.0, 296.0}};
    const Box besideTools = type().isLarge() ? otherSide : belowTools;
    const Box room = sandbox() ? besideTools : presenter_.view().freeRoom(textures(), world_, ghost);
    Column rows(room.high.x - room.low.x);
    rows.add({std::string(text("Game speed")), type::label, palette().muted});
    rows.add({percentText(catalogue(), speed()), type().isLarge() ? type::body : type::title, palette().amber,
              12.0});
    rows.drawIn(textures(), room);
}

// The campaign's opponent speaks beside its paddle, where a person's controls would be shown.
void PlayScreen::drawOpponentsLine() const {
    const std::optional<Side> side = match_.setup.opponentSide();
    if (!match_.setup.is<CampaignMatch>() || !side || !match_.level.opponent) return;
    const CastMember* const member = castMember(match_.level.opponent->name);
    if (member == nullptr) return;
    const std::string line = quoted(catalogue(), text(member->before));
    const TextSize size = fittingSize(textures(), line, tuning::fieldSize.x - 2.0 * space::gap, {type::body});
    drawText(textures(), line, {screenSize.x / 2.0, playHintsY(*side)},
             {size, palette().pale, Align::Centre});
}

// Shows each player's controls beside the paddle while nothing else happens.
void PlayScreen::drawControls() const {
    std::optional<Device> device; // With two people it is unknown which of them used it.
    if (match_.setup.onlyPerson()) device = context().state.inHand();
    for (const Side side : {Side::Blue, Side::Red}) {
        const Controller controller = match_.setup.contestants[sideIndex(side)].controller;
        if (isPerson(controller))
            drawPlayHints(textures(), palette(), side, aids_[sideIndex(side)],
                          helpFor(catalogue(), controller, controls_, device),
                          match_.setup.onlyPerson().has_value());
    }
}

} // namespace arkanong
