#include "arkanong/screens/gauntlet/RunsScreen.hpp"

#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/session/DailyDuel.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/ui/widgets/CardView.hpp"
#include "arkanong/ui/widgets/LevelPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

enum RunsItem : std::size_t { Scores };

constexpr Vec2 leftLow = levelpanel::menuLow;
constexpr Vec2 leftSize = levelpanel::menuSize;
constexpr Vec2 rightLow = levelpanel::low;
constexpr Vec2 rightSize = levelpanel::size;
constexpr double runsMenuY = rightLow.y + rightSize.y - space::padding - 1.5 * menuItemStep;
constexpr double recordStep = 33.0;
constexpr double pickedStep = 44.0;

Menu runsMenu() {
    return Menu({{"HIGH SCORES"}, {"BACK"}}, {levelpanel::middle, runsMenuY}, menuItemStep,
                {rightSize.x - 2.0 * space::padding, menuItemHeight});
}

std::string orNone(int number, const std::string& text) { return number > 0 ? text : "-"; }

std::vector<RunsScreen::Figure> figuresOf(const RunRecords& runs, Day today) {
    return {{"RUNS BEGUN", std::to_string(runs.begun)},
            {"RUNS WON", std::to_string(runs.won)},
            {"OPPONENTS BEATEN", std::to_string(runs.beaten.size())},
            {"MOST POINTS", orNone(runs.mostPoints, std::to_string(runs.mostPoints))},
            {"MOST STEALS", orNone(runs.mostSteals, std::to_string(runs.mostSteals))},
            {"FASTEST GOAL", orNone(runs.fastestGoal, tenthsText(runs.fastestGoal))},
            {"DAILY DUELS IN A ROW",
             std::to_string(runs.streakAt(today)) + ", LONGEST " + std::to_string(runs.longestStreak)}};
}

std::vector<std::string> duelsOf(const RunRecords& runs) {
    std::vector<std::string> duels;
    for (auto day = runs.days.rbegin(); day != runs.days.rend() && duels.size() < RunsScreen::mostDuels;
         ++day)
        duels.push_back(inCapitals(shortDate(day->first)) + "  " + shownTry(day->second));
    return duels;
}

std::vector<Card> mostPicked(const RunRecords& runs) {
    std::vector<Card> cards;
    for (std::size_t i = 0; i < cardCount; ++i)
        if (runs.cards[i].picked > 0) cards.push_back(static_cast<Card>(i));
    std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) {
        const CardCount& one = runs.cards[cardIndex(a)];
        const CardCount& other = runs.cards[cardIndex(b)];
        return one.picked != other.picked ? one.picked > other.picked : one.won > other.won;
    });
    cards.resize(std::min(cards.size(), RunsScreen::mostCards));
    return cards;
}

} // namespace

RunsScreen::RunsScreen(ScreenContext& context)
    : MenuScreen(context, runsMenu()),
      figures_(figuresOf(context.services.profile.runs(), context.state.today)),
      duels_(duelsOf(context.services.profile.runs())), cards_(mostPicked(context.services.profile.runs())) {}

ScreenChange RunsScreen::chosen(std::size_t item) {
    if (item == Scores) return ShowScores{std::string(gauntletTable)};
    return back();
}

void RunsScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawScreenHeading(textures(), palette(), "YOUR RUNS", "THE GAUNTLET");
    drawPanel(textures(), palette(), leftLow, leftSize, 0.92);
    drawPanel(textures(), palette(), rightLow, rightSize, 0.92);
    drawFigures();
    drawDuels();
    drawCards();
    drawMenu();
    drawMenuHints("CHOOSE", "BACK");
}

void RunsScreen::drawFigures() const {
    // Rows leave room for no more.
    const TextSize usual = type().isLarge() ? type::label : type::body;
    double y = leftLow.y + 46.0;
    constexpr std::string_view heading = "RUNS AGAINST A COMPUTER";
    drawText(
        textures(), heading, {leftLow.x + space::padding, y},
        {fittingSize(textures(), heading, leftSize.x - 2.0 * space::padding, {type::body}), palette().amber});
    y += 6.0;
    for (const Figure& figure : figures_) {
        y += recordStep;
        drawEnds(textures(), {figure.what, usual, palette().muted}, {figure.value, usual, palette().pale},
                 {leftLow.x + space::padding, y}, leftSize.x - 2.0 * space::padding, space::gap);
    }
}

void RunsScreen::drawDuels() const {
    constexpr double room = leftSize.x - 2.0 * space::padding;
    constexpr std::string_view none = "NONE YET: ONE RANKED TRY A DAY";
    const TextSize usual = type().isLarge() ? type::label : type::body;
    double y = leftLow.y + 346.0;
    drawText(textures(), "DAILY DUELS", {leftLow.x + space::padding, y}, {type::body, palette().amber});
    y += 6.0;
    if (duels_.empty())
        drawText(textures(), none, {leftLow.x + space::padding, y + recordStep},
                 {fittingSize(textures(), none, room, {usual}), palette().muted});
    for (const std::string& duel : duels_)
        drawText(textures(), duel, {leftLow.x + space::padding, y += recordStep},
                 {fittingSize(textures(), duel, room, {usual, type::label}), palette().pale});
}

void RunsScreen::drawCards() const {
    const double left = rightLow.x + space::padding;
    const double right = rightLow.x + rightSize.x - space::padding;
    const double more = type().growth();
    double y = rightLow.y + 46.0;
    drawEnds(textures(), {"FAVOURITE CARDS", type::body, palette().amber},
             {"RUNS, AND WON", type::label, palette().muted}, {left, y}, right - left, space::gap);
    if (cards_.empty())
        drawText(
            textures(), "NO RUN HAS ENDED YET", {left, y + recordStep + 6.0 + 10.0 * more},
            {fittingSize(textures(), "NO RUN HAS ENDED YET", right - left, {type::body}), palette().muted});
    const double numberRoom = 78.0 + 30.0 * more;
    y -= 8.0;
    for (const Card card : cards_) {
        y += pickedStep;
        const CardCount& count = profile().runs().cards[cardIndex(card)];
        drawCardSign(textures(), palette(), card, Side::Blue, {left + 18.0, y}, 36.0);
        const double line = y + type::body / 2.0;
        drawText(
            textures(), displayName(card), {left + 52.0, line},
            {fittingSize(textures(), displayName(card), right - left - 52.0 - 2.0 * numberRoom, {type::body}),
             palette().pale});
        drawText(textures(), std::to_string(count.picked), {right - numberRoom, line},
                 {type::body, palette().pale, Align::Right});
        drawText(textures(), std::to_string(count.won), {right, line},
                 {type::body, palette().amber, Align::Right});
    }
}

} // namespace arkanong
