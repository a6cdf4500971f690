#include "arkanong/screens/gauntlet/GauntletEndScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/screens/gauntlet/GauntletParts.hpp"
#include "arkanong/session/Gauntlet.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/ui/MenuPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr Vec2 sideSize{412.0, space::height + 16.0};
constexpr double panelsTop = space::top + 8.0;
constexpr double endMiddle = screenSize.x / 2.0;
constexpr double middleWidth = screenSize.x - 2.0 * (space::margin + sideSize.x + space::gap);
constexpr double marksDown = 36.0; ///< From the panels' top.
constexpr double pointsDown = 106.0;
constexpr double figuresDown = 204.0;
constexpr double figureStep = 31.0;
constexpr double endMenuY = 504.0;

/// After a victory over an opponent of the ladder: the place of the next one; empty otherwise.
std::optional<std::size_t> nextRung(const MatchSetup& setup, const std::vector<GauntletOpponent>& ladder) {
    const auto& match = setup.as<GauntletMatch>();
    const std::optional<Side> person = setup.onlyPerson();
    if (!person || match.run.winner() != person) return std::nullopt;
    const std::string& beaten = match.names[sideIndex(opponent(*person))];
    const auto found = std::find_if(ladder.begin(), ladder.end(),
                                    [&](const GauntletOpponent& other) { return other.name == beaten; });
    if (found == ladder.end() || found + 1 == ladder.end()) return std::nullopt;
    return static_cast<std::size_t>(found - ladder.begin()) + 1;
}

std::vector<MenuEntry> entriesAfter(ScreenContext& context, const MatchSetup& setup) {
    std::vector<MenuEntry> entries{{"AGAIN", ShowDraft{gauntletAgain(setup, randomSeed())}},
                                   {"OTHER PLAYERS", ShowGauntletSetup{}},
                                   {"QUIT TO TITLE", ShowTitle{}}};
    const std::vector<GauntletOpponent> ladder = gauntletLadder(loadCampaign(context.services.levelFolder));
    if (const std::optional<std::size_t> next = nextRung(setup, ladder)) {
        GauntletPlayers& players = context.state.lastGauntlet;
        for (const Side side : {Side::Blue, Side::Red})
            players.controllers[sideIndex(side)] = setup.contestants[sideIndex(side)].controller;
        players.rungs[sideIndex(opponent(*setup.onlyPerson()))] = *next;
        entries.insert(entries.begin() + 1, {"NEXT: " + ladder[*next].name,
                                             ShowDraft{gauntletSetup(players, ladder, randomSeed())}});
    }
    return entries;
}

/// "0:07.4".
std::string tenthsText(int ticks) {
    const int tenths = ticks * 10 / tuning::ticksPerSecond;
    const std::string seconds = std::to_string(tenths / 10 % 60);
    return std::to_string(tenths / 600) + (seconds.size() < 2 ? ":0" : ":") + seconds + "." +
           std::to_string(tenths % 10);
}

std::vector<GauntletEndScreen::Figure> figuresOf(const MatchSetup& setup) {
    const auto& match = setup.as<GauntletMatch>();
    const GauntletScore score = scoreOf(match.run);
    const int fastest = match.fastestGoal.ticks;
    const auto both = [](const std::array<int, 2>& figures) {
        return std::to_string(figures[0]) + " : " + std::to_string(figures[1]);
    };
    return {{"GOALS", both(score.goals)},
            {"STEALS", both(score.steals)},
            {"ROUNDS", std::to_string(score.rounds)},
            {"FASTEST GOAL", fastest > 0 ? tenthsText(fastest) : "NONE"},
            {"TIME OF PLAY", clockText(score.ticks)}};
}

} // namespace

GauntletEndScreen::GauntletEndScreen(ScreenContext& context, const MatchSetup& setup)
    : GauntletEndScreen(context, setup, entriesAfter(context, setup)) {}

GauntletEndScreen::GauntletEndScreen(ScreenContext& context, MatchSetup setup, std::vector<MenuEntry> entries)
    : MenuScreen(context, centredMenu(itemsOf(entries), endMenuY, middleWidth - space::gap)),
      setup_(std::move(setup)), entries_(std::move(entries)), figures_(figuresOf(setup_)) {
    followPlay();
    log().write("run " + nameOf(winner()) + " points " + std::to_string(run().points(Side::Blue)) + ' ' +
                std::to_string(run().points(Side::Red)));
}

ScreenChange GauntletEndScreen::chosen(std::size_t item) { return entries_.at(item).change; }

ScreenChange GauntletEndScreen::back() { return ShowTitle{}; }

std::optional<MusicRequest> GauntletEndScreen::music() const {
    if (setup_.onlyPerson() && setup_.onlyPerson() != winner()) return std::nullopt;
    return MusicRequest{Track::Title, 0.8};
}

void GauntletEndScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // What lies over it needs its place.
    const std::string heading = setup_.onlyPerson() == winner()
                                    ? "YOU WIN THE GAUNTLET"
                                    : gauntletSide(setup_, winner()) + " WINS THE GAUNTLET";
    drawHeading(textures(), heading, {endMiddle, space::headingLine + 4.0},
                screenSize.x - 2.0 * space::margin, palette().of(winner()));
    drawBuild(textures(), palette(), setup_, Side::Blue, {space::margin, panelsTop}, sideSize);
    drawBuild(textures(), palette(), setup_, Side::Red,
              {screenSize.x - space::margin - sideSize.x, panelsTop}, sideSize);
    drawRoundMarks(textures(), palette(), run(), {endMiddle, panelsTop + marksDown});
    drawPoints(textures(), palette(), run(), {endMiddle, panelsTop + pointsDown});
    drawFigures();
    drawMenu();
    drawMenuHints("CHOOSE", "TITLE");
}

void GauntletEndScreen::drawFigures() const {
    const double left = endMiddle - middleWidth / 2.0 + space::padding;
    const double right = endMiddle + middleWidth / 2.0 - space::padding;
    drawText(textures(), "POINTS", {endMiddle, panelsTop + figuresDown - 36.0},
             {type::label, palette().muted, Align::Centre});
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        const double come =
            easeOut((age() - 0.3 - 2.0 * motion::rowDelay * static_cast<double>(i)) / motion::pop);
        const double y = panelsTop + figuresDown + figureStep * static_cast<double>(i);
        drawText(textures(), figures_[i].what, {left, y}, {type::body, faded(palette().muted, come)});
        drawText(textures(), figures_[i].value, {right, y},
                 {type::body, faded(palette().pale, come), Align::Right});
    }
}

} // namespace arkanong
