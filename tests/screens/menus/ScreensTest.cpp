#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/screens/menus/SetupPageScreen.hpp"
#include "arkanong/screens/menus/SetupScreen.hpp"
#include "arkanong/screens/options/ControlsScreen.hpp"
#include "arkanong/screens/results/ScoresScreen.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/cast/Cast.hpp"
#include "arkanong/ui/MutatorsScreen.hpp"
#include "screens/LevelWithOpponent.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <memory>

using namespace arkanong::test;
using sfml::Key;

namespace {

MatchSetup setupOf(MatchKind kind) {
    MatchSetup setup;
    setup.kind = std::move(kind);
    return setup;
}

} // namespace

TEST_CASE("the right button of the mouse goes back from every other screen", "[screens]") {
    Shared shared;
    const sfml::MousePressed back{sf::Mouse::Button::Right, {5, 5}};
    CHECK(is<ShowTitle>(SetupScreen(shared.context, SetupKind::Versus).handle(back)));
    CHECK(is<ShowTitle>(CampaignScreen(shared.context).handle(back)));
    CHECK(is<ShowTitle>(ScoresScreen(shared.context, std::string(soloTable)).handle(back)));
    CHECK(is<Resume>(ControlsScreen(shared.context).handle(back)));
    CHECK(is<Resume>(MutatorsScreen(shared.context, SetupKind::Versus).handle(back)));
    CHECK(is<Resume>(ChoiceScreen(shared.context, pauseDialog(MatchSetup{})).handle(back)));
    CHECK(is<ShowCampaign>(
        ChoiceScreen(shared.context, briefingDialog(shared.context, setupOf(CampaignMatch{}), {}))
            .handle(back)));
}

TEST_CASE("the setup starts the match that it shows, and a match of two computers is watched", "[screens]") {
    Shared shared;
    SetupScreen setup(shared.context, SetupKind::Versus);
    ScreenChange change = press(setup, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.is<VersusMatch>());
    SetupPageScreen rules(shared.context, SetupKind::Versus, SetupPage::Rules);
    press(rules, Key::Down); // The goals that Blue needs.
    press(rules, Key::Right);
    setup.resumed();
    change = press(setup, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.settings.goals == std::array<int, 2>{6, 5});

    SetupScreen watch(shared.context, SetupKind::Watch);
    shared.context.state.lastWatch.contestants.fill({Controller::Computer, {Difficulty::Hard}});
    watch.resumed();
    change = press(watch, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.is<WatchMatch>());
}

TEST_CASE("a beaten boss lends its paddle to a versus, and the setup remembers it", "[screens]") {
    Shared shared;
    shared.context.services.profile.addVictory({1, 8}, {}, {});
    SetupScreen setup(shared.context, SetupKind::Versus);
    SetupPageScreen red(shared.context, SetupKind::Versus, SetupPage::Red);
    press(red, Key::Down, 3); // The paddle.
    press(red, Key::Right);
    setup.resumed();
    CHECK(shared.context.state.lastVersus.settings.bosses[sideIndex(Side::Red)] == Boss::Foreman);
    draw(shared, setup);
    const ScreenChange change = press(setup, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    const MatchSetup& match = std::get<ShowMatch>(change).setup;
    CHECK(loadMatch(match, shared.context.services.levelFolder).settings.bosses[1] == Boss::Foreman);
    SetupScreen again(shared.context, SetupKind::Versus);
    CHECK(shared.context.state.lastVersus.settings.bosses[sideIndex(Side::Red)] == Boss::Foreman);
    CHECK_FALSE(shared.context.state.lastWatch.settings.bosses[sideIndex(Side::Red)]);
}

TEST_CASE("the campaign screen shows finale and mirror once open, and starts their matches", "[screens]") {
    Shared shared;
    shared.context.services.profile.addVictory({5, 8}, {}, {});
    shared.context.state.lastCampaignLevel = CampaignLevel{5, 8};
    CampaignScreen screen(shared.context);
    press(screen, Key::Right);
    draw(shared, screen);
    CHECK(is<ShowFinale>(press(screen, Key::Enter)));
    press(screen, Key::Right);
    draw(shared, screen);
    const ScreenChange change = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    const MatchSetup& setup = std::get<ShowMatch>(change).setup;
    CHECK(setup.as<CampaignMatch>().at == CampaignLevel{1, 1, true});
    CHECK(setup.onlyPerson() == Side::Red);
    press(screen, Key::Left, 2);
    CHECK(std::get<ShowMatch>(press(screen, Key::Enter)).setup.as<CampaignMatch>().at == CampaignLevel{5, 8});
}

TEST_CASE("a boss has the colour of the side it plays in the briefing", "[screens]") {
    Shared shared;
    Level level = withOpponent({});
    level.opponent->boss = Boss::Queen;
    const auto side = [&](bool mirror) {
        const MatchSetup setup = setupOf(CampaignMatch{CampaignLevel{2, 8, mirror}});
        return briefingDialog(shared.context, setup, level).portrait->who.side;
    };
    CHECK(side(false) == Side::Red);
    CHECK(side(true) == Side::Blue);
}

TEST_CASE("a briefing shows the opponent's face, quotes it and announces it by its sting", "[screens]") {
    Shared shared;
    const MatchSetup setup = setupOf(CampaignMatch{CampaignLevel{1, 2}});
    const Dialog dialog = briefingDialog(shared.context, setup, withOpponent({}));
    const CastMember& pip = *castMember("Pip");
    CHECK(dialog.portrait->who.face == opponentFace("Pip"));
    CHECK(dialog.sting.notes == pip.sting.notes);
    const auto quotes = [&](const Dialog::Text& text) {
        return text.text == quoted(Catalogue::english(), pip.before);
    };
    CHECK(std::any_of(dialog.texts.begin(), dialog.texts.end(), quotes));
}

TEST_CASE("a long quotation keeps clear of the portrait beside it", "[screens]") {
    Shared shared;
    shared.textures.type().scale = GENERATE(1.0, 2.0);
    Level level = withOpponent({});
    level.opponent->name = "Umbra";
    level.opponent->boss = Boss::Umbra;
    Dialog dialog = briefingDialog(shared.context, setupOf(CampaignMatch{CampaignLevel{5, 8}}), level);
    const std::string quotation = "I ordered the dark, and all of it came with you in it, whatever you say.";
    for (Dialog::Text& text : dialog.texts)
        if (text.text == quoted(Catalogue::english(), castMember("Umbra")->before)) text.text = quotation;
    const double aside = -dialog.portrait->at.x;
    const double reach = portraitReach(dialog.portrait->who).x * dialog.portrait->scale;
    std::vector<DrawnText> noted;
    shared.textures.type().noted = &noted;
    draw(shared, ChoiceScreen(shared.context, dialog));
    const auto begins = std::find_if(noted.begin(), noted.end(), [](const DrawnText& text) {
        return text.text.rfind("I ordered", 0) == 0;
    });
    REQUIRE(begins != noted.end());
    // At larger sizes the panel is wider, and the portrait further away.
    CHECK(begins->low.x >= screenSize.x / 2.0 - (shared.textures.type().scale > 1.0 ? 442.0 : aside) + reach);
}

TEST_CASE("the story comes before the first briefing of a world, once, and is told again on request",
          "[screens]") {
    Shared shared;
    MatchSetup setup =
        campaignSetup({1, 1}, assetsPath("levels/campaign/1-brickyard/1-sunrise.toml"), Controller::Mouse);
    setup.as<CampaignMatch>().briefing = true;
    const auto started = [&] {
        return std::make_unique<PlayScreen>(shared.context,
                                            loadMatch(setup, shared.context.services.levelFolder));
    };
    const auto screen = started();
    CHECK(as<ShowStory>(screen->step()).world == 1);
    CHECK(is<ShowBriefing>(screen->step()));
    CHECK(is<ShowBriefing>(started()->step()));
    ChoiceScreen story(shared.context, storyDialog(shared.context, 1));
    draw(shared, story);
    CHECK(is<Resume>(press(story, Key::Enter)));
    CHECK(is<Resume>(press(story, Key::Escape)));
    ChoiceScreen briefing(shared.context, briefingDialog(shared.context, setup, withOpponent({})));
    CHECK(as<ShowStory>(chosen(briefing, 2)).world == 1);
    const MatchSetup later = setupOf(CampaignMatch{CampaignLevel{1, 2}});
    CHECK(briefingDialog(shared.context, later, withOpponent({})).entries.size() == 2);
}

TEST_CASE("a level chosen while its world's story is untold begins with it, another one at once",
          "[screens]") {
    Shared shared;
    const auto briefs = [&] {
        CampaignScreen screen(shared.context);
        return as<ShowMatch>(press(screen, Key::Enter)).setup.as<CampaignMatch>().briefing;
    };
    CHECK(briefs());
    shared.context.services.profile.tellStory(1);
    CHECK_FALSE(briefs());
}

TEST_CASE("a briefing tells rules, narrow goals and moving rows, and holds all there can be", "[screens]") {
    Shared shared;
    Level level = withOpponent({});
    level.opponent->boss = Boss::Umbra;
    level.rules = Mutators::fromBits(0xff);
    level.goalWidth = 2;
    level.bands = {{1, 2, 40.0, 30.0}};
    const Dialog dialog = briefingDialog(shared.context, setupOf(CampaignMatch{}), level);
    CHECK(dialog.panel.height() < space::bottom);
    for (const std::string& sentence : specialsOf(Catalogue::english(), level)) {
        const auto tells = [&](const Dialog::Text& text) {
            return text.text == sentence && text.at.y < dialog.medals->top - type::label;
        };
        CHECK(std::any_of(dialog.texts.begin(), dialog.texts.end(), tells));
    }
    ChoiceScreen screen(shared.context, dialog);
    draw(shared, screen);
}

TEST_CASE("mutators are switched one by one and remembered for each mode", "[screens]") {
    Shared shared;
    MutatorsScreen screen(shared.context, SetupKind::Versus);
    press(screen, Key::Down, 4);
    press(screen, Key::Enter);
    CHECK(shared.context.state.lastVersus.settings.mutators.has(Mutator::GiantBalls));
    CHECK(shared.context.state.lastWatch.settings.mutators.bits() == 0);
    press(screen, Key::Down);
    press(screen, Key::Right);
    press(screen, Key::Up);
    press(screen, Key::Left);
    CHECK_FALSE(shared.context.state.lastVersus.settings.mutators.has(Mutator::GiantBalls));
    CHECK(shared.context.state.lastVersus.settings.mutators.has(Mutator::FastRally));
    CHECK(is<Resume>(press(screen, Key::Escape)));
}

TEST_CASE("a person who plays alone can choose any device, but not the computer", "[screens]") {
    Shared shared;
    ControlsScreen screen(shared.context);
    for (std::size_t i = 1; i < controllerCount; ++i) {
        CHECK(isPerson(shared.context.state.ownController));
        press(screen, Key::Right);
    }
    CHECK(shared.context.state.ownController == Controller::AnyDevice);
    press(screen, Key::Left);
    CHECK(shared.context.state.ownController == Controller::Pad2);
}

TEST_CASE("a pause offers the entries that apply to its match", "[screens]") {
    Shared shared;
    ChoiceScreen versus(shared.context, pauseDialog(setupOf(VersusMatch{})));
    CHECK(is<Resume>(chosen(versus, 0)));
    CHECK(is<ShowMatch>(chosen(versus, 1)));
    CHECK(is<ShowOptions>(chosen(versus, 1)));
    CHECK(is<ShowTitle>(chosen(versus, 1)));

    SoloRun run;
    run.score = 1234;
    ChoiceScreen solo(shared.context, pauseDialog(setupOf(run)));
    const ScreenChange end = chosen(solo, 1); // No second try at a stage.
    REQUIRE(is<ShowGameOver>(end));
    CHECK(std::get<ShowGameOver>(end).run.score == 1234);

    ChoiceScreen campaign(shared.context, pauseDialog(setupOf(CampaignMatch{})));
    CHECK(is<ShowCampaign>(chosen(campaign, 3)));
}

TEST_CASE("locked levels are not played, open ones are", "[screens]") {
    Shared shared;
    CampaignScreen screen(shared.context);
    CHECK(is<ShowMatch>(press(screen, Key::Enter)));
    press(screen, Key::Right);
    CHECK(is<Stay>(press(screen, Key::Enter)));
    shared.context.services.profile.addVictory({1, 1}, {}, {});
    const ScreenChange change = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<CampaignMatch>().at == CampaignLevel{1, 2});
    press(screen, Key::Down);
    CHECK(is<Stay>(press(screen, Key::Enter)));
    draw(shared, screen);
}

TEST_CASE("the campaign comes back to the level that was played last", "[screens]") {
    Shared shared;
    shared.context.services.profile.addVictory({1, 1}, {}, {});
    shared.context.state.lastCampaignLevel = CampaignLevel{1, 1};
    CampaignScreen screen(shared.context);
    const ScreenChange change = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<CampaignMatch>().at == CampaignLevel{1, 1});
}
