#include "arkanong/screens/gauntlet/ShelfScreen.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/sim/gauntlet/CardKind.hpp"
#include "arkanong/sim/gauntlet/Feats.hpp"
#include "arkanong/ui/widgets/CardView.hpp"
#include "arkanong/ui/widgets/Cards.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

namespace {

constexpr std::size_t inRow = 4;
constexpr double placeGap = 12.0;
constexpr double columns = inRow;
constexpr Vec2 placeSize{(screenSize.x - 2.0 * space::margin + placeGap) / columns - placeGap, 56.0};
constexpr Vec2 placeStep{placeSize.x + placeGap, 64.0};
constexpr double shelfTop = space::top;
constexpr double kindGap = 40.0; ///< Above the rows of a kind, for its name.
constexpr auto kindNames = tableOf<CardKind, std::string_view>({translatable("card kind", "Balls"),
                                                                translatable("card kind", "Field"),
                                                                translatable("card kind", "Paddle")});

std::vector<Card> cardsByKind() {
    std::vector<Card> cards;
    for (const CardKind kind : everyOf<CardKind>())
        for (std::size_t i = 0; i < cardCount; ++i)
            if (const auto card = static_cast<Card>(i); kindOf(card) == kind) cards.push_back(card);
    return cards;
}

double rowsTop(std::size_t kind) {
    constexpr double rows = 2.0;
    return shelfTop + kindGap + static_cast<double>(kind) * (rows * placeStep.y + kindGap);
}

Menu shelfMenu(const std::vector<Card>& cards) {
    std::vector<Menu::Item> items;
    std::vector<Box> places;
    std::array<std::size_t, countOf<CardKind>> placed{};
    for (const Card card : cards) {
        const auto kind = static_cast<std::size_t>(kindOf(card));
        const std::size_t number = placed[kind]++;
        const std::size_t row = number / inRow;
        const Vec2 low{space::margin + placeStep.x * static_cast<double>(number % inRow),
                       rowsTop(kind) + placeStep.y * static_cast<double>(row)};
        items.push_back({displayName(card)});
        places.push_back({low, low + placeSize});
    }
    return {std::move(items), std::move(places)};
}

} // namespace

ShelfScreen::ShelfScreen(ScreenContext& context)
    : MenuScreen(context, shelfMenu(cardsByKind())), cards_(cardsByKind()),
      open_(context.services.profile.runs().shelf()) {}

std::string ShelfScreen::about(Card card) const {
    const std::string name = capitals(shownName(catalogue(), card));
    if (isOpen(card))
        return fill(text("{name}: {sentence}"), {{"name", name}, {"sentence", shownText(catalogue(), card)}});
    // Translators: a card, and what a player must do to get it, as in "Win a run".
    return fill(text("{name} is still closed. To open it: {feat}"),
                {{"name", name}, {"feat", text(traitsOf(*featOf(card)).text)}});
}

void ShelfScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawScreenHeading(
        textures(), palette(), text("YOUR CARDS"),
        // Translators: cards that a player has.
        fill(text("{part} of {whole} are open"), {{"part", open_.count()}, {"whole", cardCount}}));
    const double up = space::unit + type().capHeight(type::label) - type::label; // Letters grow upwards.
    for (std::size_t kind = 0; kind < kindNames.size(); ++kind)
        drawText(textures(), text("card kind", kindNames[kind]), {space::margin, rowsTop(kind) - up},
                 {type::label, palette().muted});
    for (std::size_t item = 0; item < cards_.size(); ++item)
        drawPlace(item);
    drawExplanation(about(cards_[menu().selected()]));
    drawHints(textures(), palette(), {{shownControls().back, text("Back")}});
}

void ShelfScreen::drawPlace(std::size_t item) const {
    const Card card = cards_[item];
    const Box place = menu().place(item);
    const bool open = isOpen(card);
    drawCardBox(textures(), palette(), place, menu().glow(item), open ? palette().amber : palette().muted);
    const double middle = (place.low.y + place.high.y) / 2.0;
    constexpr double frame = 44.0;
    const Vec2 sign{place.low.x + space::gap + frame / 2.0, middle};
    drawCardSign(textures(), palette(), open ? std::optional(card) : std::nullopt, Side::Blue, sign, frame);
    const std::string name = capitals(shownName(catalogue(), card));
    const double left = sign.x + frame / 2.0 + space::gap;
    const TextSize size =
        fittingSize(textures(), name, place.high.x - space::gap - left, {type::body, type::label});
    drawText(textures(), name, {left, middle + size / 2.0}, {size, open ? palette().pale : palette().muted});
}

} // namespace arkanong
