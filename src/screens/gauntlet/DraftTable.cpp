#include "arkanong/screens/gauntlet/DraftTable.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/screens/gauntlet/GauntletParts.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

namespace {

constexpr double draftMiddle = screenSize.x / 2.0;
constexpr double cardsY = 376.0;
constexpr double cardStep = CardView::size.x + 24.0;
constexpr double focusRise = 10.0;
constexpr double marksY = 134.0;
constexpr double noteY = 600.0;
constexpr double comesAfter = 0.15; ///< Seconds between two cards of the reveal.
constexpr double comesIn = 0.35;

Grid openCards() {
    return Grid({gauntlet::openCards,
                 gauntlet::openCards,
                 {draftMiddle - cardStep, cardsY},
                 {cardStep, 0.0},
                 CardView::size});
}

} // namespace

DraftTable::DraftTable(ScreenContext& context, MatchSetup setup)
    : Screen(context), setup_(std::move(setup)), cards_(openCards()) {
    cards_.select(gauntlet::openCards / 2);
    std::string line = "draft round " + std::to_string(run().round() + 1);
    for (const GauntletRun::OpenCard& open : run().open())
        line += ", " + std::string(traitsOf(open.card).name);
    log().write(line);
    log().write("first " + nameOf(run().firstPicker()));
}

bool DraftTable::personPicks() const {
    return drafting() && isPerson(setup_.contestants[sideIndex(run().picker())].controller);
}

void DraftTable::notice(Side side, std::size_t card) {
    log().write("picked " + nameOf(side) + ' ' + std::string(traitsOf(run().open()[card].card).name));
    sounds().play(Cue::MenuAccept);
    rearranged();
    if (drafting()) focusOpen(true);
}

void DraftTable::follow(const GauntletRun& now) {
    const std::vector<std::size_t>& picks = now.record().picks;
    const std::size_t known = run().record().picks.size();
    const Side side = drafting() ? run().picker() : Side::Blue;
    setup_.as<GauntletMatch>().run = now;
    if (picks.size() > known) notice(side, picks[known]);
}

void DraftTable::focusOpen(bool right) {
    constexpr std::size_t count = gauntlet::openCards;
    for (std::size_t i = 0; i < count && !run().mayPick(cards_.selected()); ++i)
        cards_.select((cards_.selected() + (right ? 1 : count - 1)) % count);
}

// A click beside the cards of this turn is ignored, except in a computer's turn, which any click cuts short.
Menu::Result DraftTable::led(const sfml::WindowEvent& event) {
    const std::size_t before = cards_.selected();
    const Menu::Result result = lead(event, input_, cards_);
    if (!personPicks()) {
        cards_.select(before);
        const auto* click = std::get_if<sfml::MousePressed>(&event);
        const bool left = click != nullptr && click->button == sf::Mouse::Button::Left;
        if (left) return Menu::Result::Accepted;
        return result == Menu::Result::Moved ? Menu::Result::Nothing : result;
    }
    if (run().mayPick(cards_.selected())) return result;
    const bool pointed =
        std::holds_alternative<sfml::MouseMoved>(event) || std::holds_alternative<sfml::MousePressed>(event);
    if (pointed) {
        cards_.select(before);
        return Menu::Result::Nothing;
    }
    focusOpen(cards_.selected() == (before + 1) % gauntlet::openCards);
    return cards_.selected() == before ? Menu::Result::Nothing : result;
}

ScreenChange DraftTable::handle(const sfml::WindowEvent& event) {
    if (isQuiet()) {
        static_cast<void>(input_.intent(event)); // A stick must come back before it counts.
        return Stay{};
    }
    switch (led(event)) {
    case Menu::Result::Nothing: break;
    case Menu::Result::Moved:
        sounds().play(Cue::MenuMove);
        log().write("selected " + displayName(run().open()[cards_.selected()].card));
        break;
    case Menu::Result::Accepted: return accept();
    case Menu::Result::Back: return back();
    }
    return Stay{};
}

void DraftTable::advance(double seconds) {
    const bool quiet = isQuiet();
    age_ += seconds;
    if (quiet && age_ >= quietTime) log().write("takes input");
    sounds().play({}, std::nullopt);
}

Choices DraftTable::choices() const {
    Choices choices;
    if (!personPicks()) return choices;
    for (std::size_t i = 0; i < cards_.count(); ++i)
        choices.add(cards_.place(i), i == cards_.selected());
    return choices;
}

void DraftTable::logItems() const {
    for (std::size_t i = 0; i < cards_.count(); ++i)
        log().write("item " + displayName(run().open()[i].card) + ' ' + placeText(cards_.centre(i)));
    log().write("items " + std::to_string(cards_.count()));
}

CardView DraftTable::viewOf(std::size_t card) const {
    const GauntletRun::OpenCard& open = run().open()[card];
    CardView view;
    view.card = open.card;
    if (open.takenBy) {
        view.state = CardView::State::Taken;
        view.side = *open.takenBy;
        view.footer = told(catalogue(),
                           {translatable("Yours"), translatable("Taken by BLUE"),
                            translatable("Taken by RED"), translatable("Taken by {name}")},
                           setup_, view.side);
        return view;
    }
    if (drafting() && !run().mayPick(card)) {
        view.state = CardView::State::Taken;
        view.side = run().picker();
        // Translators: below a card: that side has it already.
        view.footer = personPicks() ? text("You have it") : text("Has it");
        return view;
    }
    if (!drafting()) {
        view.state = CardView::State::Gone;
        return view;
    }
    view.side = run().picker();
    const std::optional<std::size_t> looked = personPicks() ? cards_.selected() : thought();
    if (looked == card && age() >= quietTime) view.state = CardView::State::Focused;
    view.completes = completedBy(run(), view.side, open.card);
    if (view.completes) view.partner = partnerOf(*view.completes, open.card);
    return view;
}

void DraftTable::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawHead();
    for (const Side side : {Side::Blue, Side::Red})
        BuildColumn::draw(textures(), palette(), setup_, side);
    for (std::size_t i = 0; i < cards_.count(); ++i) {
        const CardView view = viewOf(i);
        const bool up = view.state == CardView::State::Focused && context().look.view.movesMenus();
        drawCard(textures(), palette(), view, cards_.centre(i) - Vec2{0.0, up ? focusRise : 0.0},
                 (age() - comesAfter * static_cast<double>(i)) / comesIn);
    }
    drawNote();
    drawOwnHints();
}

std::string DraftTable::headText() const {
    const int round = run().round();
    const std::optional<Boss> boss = run().boss(round);
    const bool last = gauntlet::pointsOf(round) > 1;
    const std::string_view words =
        boss   ? last ? text("ROUND {n}: {boss}, COUNTS DOUBLE") : text("ROUND {n}: {boss}")
          : last ? text("ROUND {n}, COUNTS DOUBLE")
               : text("ROUND {n}");
    return fill(words,
                {{"n", round + 1}, {"boss", boss ? capitals(shownName(catalogue(), *boss)) : std::string()}});
}

void DraftTable::drawHead() const {
    Column rows(screenSize.x - 2.0 * 200.0, Align::Centre); // Between both sides' names.
    rows.add({headText(), type::heading, palette().pale});
    rows.add({whyFirst(catalogue(), setup_), type::body, palette().amber, 18.0});
    rows.drawBetween(textures(), draftMiddle, space::unit, marksY - space::gap);
    drawRoundMarks(textures(), palette(), run(), {draftMiddle, marksY});
}

std::string DraftTable::turnText() const {
    if (!drafting()) return std::string(text("The cards are picked: the round begins"));
    const Side side = run().picker();
    const bool second = side != run().firstPicker();
    const std::string turn = told(catalogue(),
                                  second ? SideSentence{translatable("YOU take one of the two left"),
                                                        translatable("BLUE takes one of the two left"),
                                                        translatable("RED takes one of the two left"),
                                                        translatable("{name} takes one of the two left")}
                                         : SideSentence{translatable("YOU take one of the three cards"),
                                                        translatable("BLUE takes one of the three cards"),
                                                        translatable("RED takes one of the three cards"),
                                                        translatable("{name} takes one of the three cards")},
                                  setup_, side);
    const std::vector<Card>& cards = run().cards(side);
    if (cards.size() >= run().mostCards(side))
        // Translators: {turn} is a sentence such as "YOU take one of the three cards"; the card that it has longest goes.
        return withTimeLeft(
            fill(text("{turn}, replacing {card}"),
                 {{"turn", turn}, {"card", capitals(shownName(catalogue(), cards.front()))}}));
    // Translators: {turn} is a sentence such as "YOU take one of the two left".
    return withTimeLeft(second ? fill(text("{turn}, the third is gone"), {{"turn", turn}}) : turn);
}

/// Draws whose turn it is, or the description of the card sign that the mouse points at.
void DraftTable::drawNote() const {
    std::string words = turnText();
    sf::Color colour = drafting() ? palette().of(run().picker()) : palette().pale;
    for (const Side side : {Side::Blue, Side::Red})
        if (const std::optional<Card> card = BuildColumn::at(run(), side, context().state.pointer)) {
            words = fill(text("{name}: {sentence}"), {{"name", capitals(shownName(catalogue(), *card))},
                                                      {"sentence", shownText(catalogue(), *card)}});
            colour = palette().pale;
        }
    constexpr double room = screenSize.x - 2.0 * space::margin;
    drawText(textures(), words, {draftMiddle, noteY},
             {fittingSize(textures(), words, room, {type::body, type::label}), colour, Align::Centre});
}

} // namespace arkanong
