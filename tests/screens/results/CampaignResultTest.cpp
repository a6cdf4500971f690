#include "arkanong/screens/results/CampaignResultScreen.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/cast/Cast.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "screens/LevelWithOpponent.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <memory>

using namespace arkanong::test;
using sfml::Key;

namespace {

/// A match that Blue has won and in which Red has scored this number of goals, fewer than the limit.
Match wonMatch(int conceded) {
    MatchSettings settings;
    settings.goals = {1, tuning::goalLimit};
    Match match(settings);
    std::vector<Event> events;
    for (int tick = 0; tick <= tuning::countdown; ++tick)
        match.tick(1, 1, events);
    for (int goal = 0; goal < conceded; ++goal)
        match.ballCrossed(Side::Red, Side::Blue, {}, events);
    match.ballCrossed(Side::Blue, Side::Red, {}, events);
    REQUIRE(match.winner() == Side::Blue);
    return match;
}

Match lostMatch(bool help = false) {
    MatchSettings settings;
    if (help) settings.help = Side::Blue;
    settings.goals = {5, 1};
    Match match(settings);
    std::vector<Event> events;
    for (int tick = 0; tick <= tuning::countdown; ++tick)
        match.tick(1, 1, events);
    match.ballCrossed(Side::Red, Side::Blue, {}, events);
    REQUIRE(match.winner() == Side::Red);
    return match;
}

MatchSetup campaignMatch(CampaignLevel at) {
    MatchSetup setup;
    setup.kind = CampaignMatch{at};
    return setup;
}

} // namespace

TEST_CASE("the result of a campaign victory leads on", "[screens]") {
    Shared shared;
    const Match match = wonMatch(2);
    const Level level = withOpponent({60, {MissionKind::Steals, 3}, 50});
    const MissionProgress mission(level.medals.mission);
    const Medals gained =
        shared.context.services.profile.addVictory({1, 1}, victoryOf(match, mission), level.medals);
    CHECK(gained.has(Medal::Speed));
    CHECK_FALSE(gained.has(Medal::Mission));
    CHECK(gained.has(Medal::Score));
    CampaignResultScreen screen(shared.context, campaignMatch({1, 1}), match, level, gained);
    settle(screen);
    draw(shared, screen);
    const ScreenChange next = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(next));
    CHECK(std::get<ShowMatch>(next).setup.as<CampaignMatch>().at == CampaignLevel{1, 2});
    const ScreenChange again = chosen(screen, 1);
    REQUIRE(is<ShowMatch>(again));
    CHECK(std::get<ShowMatch>(again).setup.as<CampaignMatch>().at == CampaignLevel{1, 1});
}

TEST_CASE("the level's name fits its half of the result's panel", "[screens]") {
    Shared shared;
    shared.textures.type().scale = GENERATE(1.0, 2.0);
    std::vector<DrawnText> noted;
    shared.textures.type().noted = &noted;
    Level level = withOpponent({});
    level.name = "The other garden of the queen's";
    draw(shared, CampaignResultScreen(shared.context, campaignMatch({1, 1}), lostMatch(), level, {}));
    const auto name = std::find_if(noted.begin(), noted.end(), [](const DrawnText& text) {
        return text.text == "1-1  THE OTHER GARDEN OF THE QUEEN'S";
    });
    REQUIRE(name != noted.end());
    CHECK(name->high.x - name->low.x <= 416.0 + 1e-6);
}

TEST_CASE("the opponent has the last word at a result, and another one after each outcome", "[screens]") {
    Shared shared;
    std::vector<DrawnText> noted;
    shared.textures.type().noted = &noted;
    const auto said = [&](const Match& match) {
        noted.clear();
        const Level level = withOpponent({});
        shared.context.services.profile.addVictory({1, 2}, victoryOf(match, MissionProgress{}), level.medals);
        draw(shared, CampaignResultScreen(shared.context, campaignMatch({1, 2}), match, level, {}));
        const auto says = [&](std::string_view line) {
            return std::any_of(noted.begin(), noted.end(), [&](const DrawnText& text) {
                return text.text == quoted(Catalogue::english(), line);
            });
        };
        const CastMember& pip = *castMember("Pip");
        return std::pair(says(pip.beaten), says(pip.won));
    };
    CHECK(said(wonMatch(2)) == std::pair(true, false));
    CHECK(said(lostMatch()) == std::pair(false, true));
}

TEST_CASE("a lost campaign match keeps nothing and offers another try", "[screens]") {
    Shared shared;
    CampaignResultScreen screen(shared.context, campaignMatch({1, 1}), lostMatch(), withOpponent({}), {});
    settle(screen);
    CHECK_FALSE(shared.context.services.profile.progress().won({1, 1}));
    draw(shared, screen);
    const ScreenChange again = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(again));
    CHECK(std::get<ShowMatch>(again).setup.as<CampaignMatch>().at == CampaignLevel{1, 1});
    CHECK(is<ShowCampaign>(press(screen, Key::Escape)));
}

TEST_CASE("the second defeat in a row offers help below trying again, and a third try with help offers one "
          "without it",
          "[screens]") {
    Shared shared;
    PlayerProfile& profile = shared.context.services.profile;
    const auto lose = [&](bool help) {
        profile.addDefeat({1, 1});
        MatchSetup setup = campaignMatch({1, 1});
        if (help) setup.settings.help = Side::Blue;
        auto screen = std::make_unique<CampaignResultScreen>(shared.context, setup, lostMatch(help),
                                                             withOpponent({}), Medals{});
        settle(*screen);
        draw(shared, *screen);
        return screen;
    };
    const auto helpAfter = [](const ScreenChange& change) {
        return is<ShowMatch>(change) && std::get<ShowMatch>(change).setup.settings.help == Side::Blue;
    };
    CHECK_FALSE(is<ShowMatch>(chosen(*lose(false), 1))); // Only trying again.
    const auto second = lose(false);
    CHECK_FALSE(helpAfter(press(*second, Key::Enter)));
    CHECK(helpAfter(chosen(*second, 1)));
    const auto third = lose(true);
    CHECK(helpAfter(press(*third, Key::Enter)));
    const ScreenChange without = chosen(*third, 1);
    REQUIRE(is<ShowMatch>(without));
    CHECK_FALSE(helpAfter(without));
}

TEST_CASE("after a defeat an open next level can be skipped to, but trying again is selected", "[screens]") {
    Shared shared;
    shared.context.services.profile.addVictory({1, 1}, {}, {});
    CampaignResultScreen screen(shared.context, campaignMatch({1, 2}), lostMatch(), withOpponent({}), {});
    settle(screen);
    ScreenChange change = press(screen, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<CampaignMatch>().at == CampaignLevel{1, 2});
    change = chosen(screen, 1);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<CampaignMatch>().at == CampaignLevel{1, 3});
}
