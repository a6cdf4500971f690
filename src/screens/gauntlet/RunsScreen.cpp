#include "arkanong/screens/gauntlet/RunsScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/ui/widgets/CardView.hpp"
#include "arkanong/ui/widgets/LevelPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

enum RunsItem : std::size_t { Shelf, Scores };

constexpr Vec2 leftLow = levelpanel::menuLow;
constexpr Vec2 leftSize = levelpanel::menuSize;
constexpr Vec2 rightLow = levelpanel::low;
constexpr Vec2 rightSize = levelpanel::size;
constexpr double runsMenuY = rightLow.y + rightSize.y - space::padding - 2.5 * menuItemStep;
constexpr double pickedStep = 44.0;

Menu runsMenu() {
    return Menu({{translatable("CARDS")}, {translatable("HIGH SCORES")}, {translatable("BACK")}},
                {levelpanel::middle, runsMenuY}, menuItemStep,
                {rightSize.x - 2.0 * space::padding, menuItemHeight});
}

std::string orNone(int number, const std::string& text) { return number > 0 ? text : "-"; }

std::vector<RunsScreen::Figure> figuresOf(const Catalogue& catalogue, const RunRecords& runs, Day today) {
    return {{translatable("Runs begun"), std::to_string(runs.begun)},
            {translatable("Runs won"), std::to_string(runs.won)},
            {translatable("Opponents beaten"), std::to_string(runs.beaten.size())},
            {translatable("Greatest heat"), orNone(runs.heat, std::to_string(runs.heat))},
            {translatable("Most points"), orNone(runs.mostPoints, std::to_string(runs.mostPoints))},
            {translatable("Most steals"), orNone(runs.mostSteals, std::to_string(runs.mostSteals))},
            {translatable("Fastest goal"), orNone(runs.fastestGoal, tenthsText(catalogue, runs.fastestGoal))},
            {translatable("Daily duels in a row"),
             // Translators: days in a row until today, and the longest row so far.
             fill(catalogue.text("{n}, longest {longest}"),
                  {{"n", runs.streakAt(today)}, {"longest", runs.longestStreak}})}};
}

std::vector<std::string> duelsOf(const Catalogue& catalogue, const RunRecords& runs) {
    std::vector<std::string> duels;
    for (auto day = runs.days.rbegin(); day != runs.days.rend() && duels.size() < RunsScreen::mostDuels;
         ++day)
        duels.push_back(catalogue.sentenceCase(shortDate(catalogue, day->first)) + "  " +
                        shownTry(catalogue, day->second));
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
    : MenuScreen(context, runsMenu()), cards_(mostPicked(context.services.profile.runs())) {
    compose();
}

void RunsScreen::compose() {
    figures_ = figuresOf(catalogue(), profile().runs(), context().state.today);
    duels_ = duelsOf(catalogue(), profile().runs());
}

ScreenChange RunsScreen::chosen(std::size_t item) {
    if (item == Shelf) return ShowShelf{};
    if (item == Scores) return ShowScores{std::string(gauntletTable)};
    return back();
}

void RunsScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawScreenHeading(textures(), palette(), text("YOUR RUNS"), text("The gauntlet"));
    drawPanel(textures(), palette(), leftLow, leftSize, 0.92);
    drawPanel(textures(), palette(), rightLow, rightSize, 0.92);
    drawFigures();
    drawCards();
    drawMenu();
    drawMenuHints(text("Choose"), text("Back"));
}

void RunsScreen::drawFigures() const {
    // Rows leave room for no more.
    const TextSize usual = type().isLarge() ? type::label : type::body;
    const double gap = type().isLarge() ? 12.0 : 19.0;
    Column rows(leftSize.x - 2.0 * space::padding);
    rows.add({std::string(text("RUNS AGAINST A COMPUTER")), type::body, palette().amber});
    for (const Figure& figure : figures_) {
        ColumnRow row{std::string(text(figure.what)), usual, palette().muted, gap};
        row.end = figure.value;
        row.endColour = palette().pale;
        rows.add(row);
    }
    rows.add({std::string(text("DAILY DUELS")), type::body, palette().amber, 2.0 * gap});
    if (duels_.empty())
        rows.add({std::string(text("None yet: one ranked try a day")), usual, palette().muted, gap});
    for (const std::string& duel : duels_) {
        ColumnRow row{duel, usual, palette().pale, gap};
        row.spared = &duel != &duels_.front();
        rows.add(row);
    }
    rows.fit(textures(), leftSize.y - 2.0 * space::padding);
    rows.draw(textures(), leftLow + Vec2{space::padding, space::padding});
}

void RunsScreen::drawCards() const {
    const double left = rightLow.x + space::padding;
    const double right = rightLow.x + rightSize.x - space::padding;
    Column heading(right - left);
    ColumnRow words{std::string(text("FAVOURITE CARDS")), type::body, palette().amber};
    // Translators: above two columns: in how many runs a card was picked, and how many of these were won.
    words.end = text("Runs, and won");
    words.endColour = palette().muted;
    heading.add(words);
    if (cards_.empty())
        heading.add({std::string(text("No run has ended yet")), type::body, palette().muted, 24.0});
    heading.fit(textures(), rightSize.y);
    heading.draw(textures(), {left, rightLow.y + space::padding});
    const double numberRoom = measureText(textures(), "888", type::body) + space::padding;
    double y = rightLow.y + 38.0;
    for (const Card card : cards_) {
        y += pickedStep;
        const CardCount& count = profile().runs().cards[cardIndex(card)];
        drawCardSign(textures(), palette(), card, Side::Blue, {left + 18.0, y}, 36.0);
        const double line = y + type::body / 2.0;
        const std::string name = capitals(shownName(catalogue(), card));
        drawText(textures(), name, {left + 52.0, line},
                 {fittingSize(textures(), name, right - left - 52.0 - 2.0 * numberRoom, {type::body}),
                  palette().pale});
        drawText(textures(), std::to_string(count.picked), {right - numberRoom, line},
                 {type::body, palette().pale, Align::Right});
        drawText(textures(), std::to_string(count.won), {right, line},
                 {type::body, palette().amber, Align::Right});
    }
}

} // namespace arkanong
