#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/gauntlet/DailyDuel.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/ui/widgets/Cards.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

std::string dailyName(const Catalogue& catalogue, const ScreenContext& context) {
    const Day today = context.state.today;
    return fill(context.services.profile.runs().tried(today) ? catalogue.text("{duel}: AGAIN")
                                                             : catalogue.text("{duel}: RANKED"),
                {{"duel", shownDuel(catalogue, today)}});
}

Menu runMenu(const ScreenContext& context) {
    return Menu({{translatable("BEGIN THE RUN")},
                 {dailyName(Catalogue::english(), context)},
                 {translatable("BLUE")},
                 {translatable("RED")},
                 {translatable("YOUR RUNS")}},
                {cardplace::button, cardplace::otherButton, cardplace::blue, cardplace::red, cardplace::bar});
}

std::string named(const Catalogue& catalogue, const BotProfile& computer) {
    return std::string(shownName(catalogue, computer.strength.nearest())) + " · " +
           std::string(shownName(catalogue, computer.personality));
}

} // namespace

GauntletSetupScreen::GauntletSetupScreen(ScreenContext& context)
    : MenuScreen(context, runMenu(context)),
      ladder_(gauntletLadder(loadCampaign(context.services.levelFolder))) {}

ScreenChange GauntletSetupScreen::chosen(std::size_t item) {
    switch (static_cast<Item>(item)) {
    case Begin:
        return ShowRunStart{
            gauntletSetup(players(), ladder_, newRun(players(), profile().runs(), randomSeed()))};
    case Daily: return dailyTry(context(), context().state.today);
    case Blue: return ShowGauntletSide{Side::Blue, ladder_};
    case Red: return ShowGauntletSide{Side::Red, ladder_};
    case Runs: break;
    }
    return ShowRuns{};
}

bool GauntletSetupScreen::beaten(const GauntletOpponent& opponent) const {
    return profile().runs().beaten.count(opponent.name) > 0;
}

const GauntletOpponent& GauntletSetupScreen::opponentOf(Side side) const {
    return ladder_[std::min(players().rungs[sideIndex(side)], ladder_.size() - 1)];
}

void GauntletSetupScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawScreenHeading(textures(), palette(), text("THE GAUNTLET"), text("Seven rounds of cards"));
    drawSide(Side::Blue);
    drawMiddle();
    drawSide(Side::Red);
    const auto done = std::count_if(ladder_.begin(), ladder_.end(),
                                    [this](const GauntletOpponent& opponent) { return beaten(opponent); });
    drawBarCard(
        textures(), palette(), menu().place(Runs), menu().glow(Runs), text("Your runs"),
        fill(text("The ladder: {part} of {whole} beaten"), {{"part", done}, {"whole", ladder_.size()}}));
    const auto button = [this](Item item, std::string_view name, std::string_view detail, sf::Color edge) {
        drawButtonCard(textures(), palette(), menu().place(item), menu().glow(item), std::string(name),
                       std::string(detail), edge);
    };
    button(Begin, shownItem(Begin), {}, palette().blue);
    const bool tried = profile().runs().tried(context().state.today);
    button(Daily, dailyName(catalogue(), context()),
           tried ? text("Again, unranked") : text("One ranked try a day"), palette().muted);
    const std::size_t selected = menu().selected();
    drawMenuHints(selected == Begin || selected == Daily ? text("Play")
                  : selected == Runs                     ? text("Choose")
                                                         : text("Change"),
                  text("Back"));
}

void GauntletSetupScreen::drawSide(Side side) const {
    const std::size_t item = side == Side::Blue ? Blue : Red;
    const Controller controller = players().controllers[sideIndex(side)];
    PaddlePortrait portrait{side};
    std::string who(side == Side::Blue ? text("Player 1") : text("Player 2"));
    std::string about(shownName(catalogue(), controller));
    if (!isPerson(controller)) {
        const GauntletOpponent& opponent = opponentOf(side);
        portrait.personality = opponent.computer.personality;
        portrait.face = opponentFace(opponent.name);
        who = nameInCapitals(catalogue(), opponent.name) + " · " + named(catalogue(), opponent.computer);
        about = text(explain(opponent.computer.personality));
    } else if (!isPerson(players().controllers[sideIndex(opponent(side))])) {
        who = text("You");
    }
    drawSideCard(textures(), palette(), menu().place(item), menu().glow(item), portrait, who, about);
}

void GauntletSetupScreen::drawMiddle() const {
    const Box& card = cardplace::middle;
    drawCardBox(textures(), palette(), card, 0.0, palette().muted);
    Column rows(card.high.x - card.low.x - 2.0 * space::padding);
    const auto heading = [&](std::string_view words, sf::Color colour) {
        rows.add({std::string(words), type::body, colour});
    };
    const auto add = [&](std::string_view words, sf::Color colour, std::size_t lines, bool spared = false) {
        ColumnRow row{std::string(words), type::label, colour, space::gap, lines};
        row.spared = spared;
        rows.add(row);
    };
    if (menu().selected() == Daily) {
        const Day today = context().state.today;
        const RunRecords& runs = profile().runs();
        const GauntletOpponent& other = ladder_[dailyDuel(today).rung];
        heading(fill(text("AGAINST {name}"), {{"name", nameInCapitals(catalogue(), other.name)}}),
                palette().red);
        add(sentenceCase(named(catalogue(), other.computer)), palette().pale, 1);
        add(text("The same levels, cards and opponent for everybody, new each day at midnight UTC."),
            palette().pale, 3);
        add(text("The first try is ranked from its first round on."), palette().pale, 3, true);
        const auto begun = runs.days.find(today);
        // Translators: what came of the ranked try.
        add(begun == runs.days.end()
                ? std::string(text("Ranked try not used yet"))
                : fill(text("Ranked try: {result}"), {{"result", shownTry(catalogue(), begun->second)}}),
            palette().amber, 1);
        if (const int streak = runs.streakAt(today); streak > 0)
            add(fill(plural("{n} day in a row", "{n} days in a row", static_cast<std::uint64_t>(streak)),
                     {{"n", streak}}),
                palette().muted, 1);
    } else {
        heading(text("HOW IT GOES"), palette().amber);
        add(text("Before each round, draft one of three cards: a rule for your side only."), palette().pale,
            3);
        add(text("The side that is behind picks first. The other takes one of the two left."), palette().pale,
            3);
        add(text("Some pairs fuse into a bonus rule."), palette().pale, 3, true);
        constexpr auto goals = static_cast<std::uint64_t>(tuning::gauntletGoals);
        add(fill(plural("A round goes to {n} goal. The last of seven rounds counts double.",
                        "A round goes to {n} goals. The last of seven rounds counts double.", goals),
                 {{"n", goals}}),
            palette().pale, 3, true);
    }
    const double ladderRoom = 56.0 - 12.0 * type().growth();
    rows.fit(textures(), card.high.y - card.low.y - 2.0 * space::padding - ladderRoom);
    rows.draw(textures(), card.low + Vec2{space::padding, space::padding});
    drawLadder();
}

// A mark for each opponent, filled if the opponent has been beaten, with a ring if it is selected.
void GauntletSetupScreen::drawLadder() const {
    constexpr std::size_t inRow = 18;
    constexpr double step = 20.0;
    const double down = 12.0 * type().growth(); // Larger letters need the room above.
    const Box& card = cardplace::middle;
    const double middle = (card.low.x + card.high.x) / 2.0;
    for (std::size_t rung = 0; rung < ladder_.size(); ++rung) {
        const std::size_t row = rung / inRow;
        const auto inThisRow = static_cast<double>(std::min(inRow, ladder_.size() - row * inRow));
        const Vec2 at{middle + step * (static_cast<double>(rung % inRow) - (inThisRow - 1.0) / 2.0),
                      card.high.y - 52.0 + down + 24.0 * static_cast<double>(row)};
        const bool won = beaten(ladder_[rung]);
        textures().draw(Layer::Overlay, won ? Sprite::BadgeFull : Sprite::BadgeEmpty, at,
                        won ? palette().amber : palette().pale, 0.6);
        for (const Side side : {Side::Blue, Side::Red})
            if (!isPerson(players().controllers[sideIndex(side)]) && players().rungs[sideIndex(side)] == rung)
                drawCircle(textures(), Layer::Overlay, at, 8.5, 2.0, palette().of(side));
    }
}

} // namespace arkanong
