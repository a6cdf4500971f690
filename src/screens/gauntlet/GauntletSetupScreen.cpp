#include "arkanong/screens/gauntlet/GauntletSetupScreen.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/screens/gauntlet/GauntletDialogs.hpp"
#include "arkanong/session/DailyDuel.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/ui/widgets/LevelPanel.hpp"

#include <algorithm>

namespace arkanong {

namespace {

using Item = GauntletSetupScreen::Item;

constexpr double setupStep = 52.0;
constexpr Vec2 setupFirst{levelpanel::menuMiddle, levelpanel::menuLow.y + 46.0};
constexpr double ladderY = levelpanel::menuLow.y + levelpanel::menuSize.y - 34.0;

constexpr std::size_t indexOf(Item item) { return static_cast<std::size_t>(item); }
constexpr Item playerItem(Side side) { return side == Side::Blue ? Item::BluePlayer : Item::RedPlayer; }
constexpr Item opponentItem(Side side) { return side == Side::Blue ? Item::BlueOpponent : Item::RedOpponent; }

Menu::Item controllers(const char* side) {
    Menu::Item item{side};
    for (std::size_t i = 0; i < controllerCount; ++i)
        item.options.emplace_back(displayName(static_cast<Controller>(i)));
    return item;
}

Menu::Item opponents(const std::vector<GauntletOpponent>& ladder) {
    Menu::Item item{"·  Opponent"};
    for (std::size_t i = 0; i < ladder.size(); ++i)
        item.options.push_back(std::to_string(i + 1) + "  " + ladder[i].name);
    return item;
}

std::string dailyItem(const ScreenContext& context) {
    const Day today = context.state.today;
    return shownDuel(today) + (context.services.profile.runs().tried(today) ? ": AGAIN" : ": RANKED");
}

Menu setupMenuOf(const std::vector<GauntletOpponent>& ladder, const std::string& daily) {
    return Menu({{"BEGIN THE RUN"},
                 {daily},
                 controllers("BLUE"),
                 opponents(ladder),
                 controllers("RED"),
                 opponents(ladder),
                 {"YOUR RUNS"},
                 {"BACK"}},
                setupFirst, setupStep, {levelpanel::itemWidth, menuItemHeight});
}

} // namespace

GauntletSetupScreen::GauntletSetupScreen(ScreenContext& context)
    : GauntletSetupScreen(context, gauntletLadder(loadCampaign(context.services.levelFolder))) {}

GauntletSetupScreen::GauntletSetupScreen(ScreenContext& context, std::vector<GauntletOpponent> ladder)
    : MenuScreen(context, setupMenuOf(ladder, dailyItem(context))), ladder_(std::move(ladder)) {
    for (const Side side : {Side::Blue, Side::Red}) {
        menu().item(indexOf(playerItem(side))).option =
            static_cast<std::size_t>(players().controllers[sideIndex(side)]);
        menu().item(indexOf(opponentItem(side))).option =
            std::min(players().rungs[sideIndex(side)], ladder_.size() - 1);
    }
    followMenu();
}

void GauntletSetupScreen::followMenu() {
    const GauntletPlayers before = players();
    for (const Side side : {Side::Blue, Side::Red}) {
        players().controllers[sideIndex(side)] =
            static_cast<Controller>(menu().items()[indexOf(playerItem(side))].option);
        players().rungs[sideIndex(side)] = menu().items()[indexOf(opponentItem(side))].option;
    }
    // If the other side uses the chosen device, moves one option further in the same direction.
    auto& [blue, red] = players().controllers;
    if (!goTogether(blue, red)) {
        const std::size_t moved = blue != before.controllers[0] ? 0 : 1;
        const auto from = static_cast<std::size_t>(before.controllers[moved]);
        const auto to = static_cast<std::size_t>(players().controllers[moved]);
        const bool forward = to == (from + 1) % controllerCount;
        players().controllers[moved] =
            static_cast<Controller>((to + (forward ? 1 : controllerCount - 1)) % controllerCount);
    }
    for (const Side side : {Side::Blue, Side::Red}) {
        const Controller controller = players().controllers[sideIndex(side)];
        menu().item(indexOf(playerItem(side))).option = static_cast<std::size_t>(controller);
        menu().item(indexOf(opponentItem(side))).enabled = !isPerson(controller);
    }
}

ScreenChange GauntletSetupScreen::chosen(std::size_t item) {
    if (item == indexOf(Item::Begin)) return ShowDraft{gauntletSetup(players(), ladder_, randomSeed())};
    if (item == indexOf(Item::Daily)) return dailyTry(context(), context().state.today);
    if (item == indexOf(Item::Runs)) return ShowRuns{};
    if (item == indexOf(Item::Back)) return back();
    menu().handle(MenuIntent::Right);
    followMenu();
    return Stay{};
}

void GauntletSetupScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawScreenHeading(textures(), palette(), "THE GAUNTLET", "Seven rounds of cards");
    drawPanel(textures(), palette(), levelpanel::menuLow, levelpanel::menuSize, 0.92);
    drawPanel(textures(), palette(), levelpanel::low, levelpanel::size, 0.92);
    drawMenu();
    drawLadder();
    const auto selected = static_cast<Item>(menu().selected());
    if (selected == Item::Daily) {
        drawDaily();
    } else {
        // Large letters leave room for one or the other.
        const bool enlarged = type().isLarge();
        const bool aboutPlayers = selected >= Item::BluePlayer && selected <= Item::RedOpponent;
        if (!enlarged || !aboutPlayers) drawRules();
        if (!enlarged || aboutPlayers) {
            drawSide(Side::Blue, levelpanel::low.y + (enlarged ? 60.0 : 318.0));
            drawSide(Side::Red, levelpanel::low.y + (enlarged ? 320.0 : 428.0));
        }
    }
    const bool plays = selected == Item::Begin || selected == Item::Daily;
    const bool leads = selected == Item::Runs || selected == Item::Back;
    drawMenuHints(plays ? "Play" : leads ? "Choose" : "Change", "Back");
}

bool GauntletSetupScreen::beaten(const GauntletOpponent& opponent) const {
    return profile().runs().beaten.count(opponent.name) > 0;
}

/// Draws a mark for each opponent, filled if the opponent has been beaten, with a ring if it is selected.
void GauntletSetupScreen::drawLadder() const {
    constexpr double step = 14.4;
    const auto count = static_cast<double>(ladder_.size());
    const auto done = std::count_if(ladder_.begin(), ladder_.end(),
                                    [this](const GauntletOpponent& opponent) { return beaten(opponent); });
    const std::string words =
        "The ladder: " + std::to_string(done) + " of " + std::to_string(ladder_.size()) + " beaten";
    drawText(textures(), words, {levelpanel::menuMiddle, ladderY - 20.0 - 6.0 * type().growth()},
             {fittingSize(textures(), words, levelpanel::itemWidth, {type::label}), palette().muted,
              Align::Centre});
    for (std::size_t rung = 0; rung < ladder_.size(); ++rung) {
        const Vec2 at{levelpanel::menuMiddle + step * (static_cast<double>(rung) - (count - 1.0) / 2.0),
                      ladderY};
        const bool won = beaten(ladder_[rung]);
        textures().draw(Layer::Overlay, won ? Sprite::BadgeFull : Sprite::BadgeEmpty, at,
                        won ? palette().amber : palette().pale, 0.6);
        for (const Side side : {Side::Blue, Side::Red})
            if (!isPerson(players().controllers[sideIndex(side)]) && players().rungs[sideIndex(side)] == rung)
                drawCircle(textures(), Layer::Overlay, at, 8.5, 2.0, palette().of(side));
    }
}

void GauntletSetupScreen::drawDaily() const {
    constexpr double left = levelpanel::low.x + space::padding;
    constexpr double room = levelpanel::size.x - 2.0 * space::padding;
    const Day today = context().state.today;
    const RunRecords& runs = profile().runs();
    const GauntletOpponent& other = ladder_[dailyDuel(today).rung];
    double y = levelpanel::low.y + 46.0;
    const auto write = [&](const std::string& text, double down, TextSize size, sf::Color colour) {
        y += down + (down > 0.0 ? 12.0 * type().growth() : 0.0);
        drawText(textures(), text, {left, y},
                 {fittingSize(textures(), text, room, {size, type::label}), colour});
    };
    write(shownDuel(today), 0.0, type::title, palette().amber);
    write("Against " + other.name, 40.0, type::title, palette().red);
    write(displayName(nameOf(other.computer.strength.nearest())) + ", " +
              displayName(nameOf(other.computer.personality)),
          26.0, type::body, palette().pale);
    y = drawParagraph(textures(),
                      "The same levels, cards and opponent for everybody, new each day at midnight UTC. "
                      "the first try is ranked. It counts from its first round on.",
                      {left, y + 44.0}, room,
                      {type().isLarge() ? condensed(type::label, 0.7) : type::body * 0.9, palette().pale});
    const auto begun = runs.days.find(today);
    write(dailyOpen() ? "Ranked try not used yet" : "Again, unranked", 60.0, type::title, palette().blue);
    if (begun != runs.days.end())
        write("Ranked try: " + shownTry(begun->second), 34.0, type::body, palette().pale);
    if (const int streak = runs.streakAt(today); streak > 0)
        write(std::to_string(streak) + (streak == 1 ? " day" : " days") + " in a row", 34.0, type::body,
              palette().muted);
}

void GauntletSetupScreen::drawRules() const {
    constexpr double left = levelpanel::low.x + space::padding;
    constexpr double room = levelpanel::size.x - 2.0 * space::padding;
    double y = levelpanel::low.y + 46.0;
    const double more = type().growth();
    const TextSize letters = type().isLarge() ? condensed(type::label, 0.85) : type::body * 0.9;
    drawText(textures(), "HOW IT GOES", {left, y}, {type::body, palette().amber});
    y += 12.0;
    const std::string rounds = "A round goes to " + std::to_string(tuning::gauntletGoals) +
                               " goals. The last of seven rounds counts double.";
    for (const std::string_view line :
         {std::string_view("Before each round, draft one of three cards: a rule for your side only."),
          std::string_view("The side that is behind picks first. The other takes one of the two left."),
          std::string_view("Some pairs fuse into a bonus rule."), std::string_view(rounds)})
        y = drawParagraph(textures(), line, {left, y + 24.0 + 16.0 * more}, room, {letters, palette().pale}) +
            4.0;
}

std::string GauntletSetupScreen::playerText(Side side) const {
    const Controller controller = players().controllers[sideIndex(side)];
    if (!isPerson(controller)) {
        const BotProfile& computer = ladder_[players().rungs[sideIndex(side)]].computer;
        return displayName(nameOf(computer.strength.nearest())) + ", " +
               displayName(nameOf(computer.personality)) + ".  " + std::string(explain(computer.personality));
    }
    const bool byPad = context().state.device == Device::Gamepad; // Which names no keys.
    const ControllerHelp help = helpFor(controller, ControlMap(profile().settings().controls),
                                        byPad ? std::optional(Device::Gamepad) : std::nullopt);
    return help.move + " to move,  " + help.aim + " to aim,  " + help.serve + " to serve";
}

void GauntletSetupScreen::drawSide(Side side, double top) const {
    constexpr double left = levelpanel::low.x + space::padding;
    constexpr double room = levelpanel::size.x - 2.0 * space::padding;
    const bool person = isPerson(players().controllers[sideIndex(side)]);
    const std::string colour = side == Side::Blue ? "BLUE: " : "RED: ";
    const std::string who = person ? std::string(displayName(players().controllers[sideIndex(side)]))
                                   : ladder_[players().rungs[sideIndex(side)]].name;
    const std::string heading = colour + who;
    drawText(textures(), heading, {left, top},
             {fittingSize(textures(), heading, room, {type::title, type::body}), palette().of(side)});
    const bool enlarged = type().isLarge();
    drawParagraph(textures(), playerText(side), {left, top + (enlarged ? 50.0 : 28.0)}, room,
                  {enlarged ? condensed(type::label, 0.85) : type::body, palette().pale});
}

} // namespace arkanong
