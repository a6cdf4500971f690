#include "HudSides.hpp"
#include "arkanong/math/Easing.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/tuning/Serving.hpp"

#include <algorithm>

// What the rows of a side's panel hold besides text: goals, phases, lives, serves and cards.

namespace arkanong {

using namespace hudpanel;

namespace {

constexpr double besideNumber = 68.0; ///< Width of the pips and the score.

/// A check mark, or a cross, 14 px high.
void drawMark(TextureManager& textures, Vec2 centre, bool done, sf::Color colour) {
    constexpr double stroke = 2.5;
    const auto line = [&](Vec2 from, Vec2 to) {
        textures.drawLine(Layer::Overlay, centre + from, centre + to, stroke, colour);
    };
    if (done) {
        line({-7.0, 1.0}, {-2.0, 6.0});
        line({-2.0, 6.0}, {7.0, -6.0});
    } else {
        line({-6.0, -6.0}, {6.0, 6.0});
        line({-6.0, 6.0}, {6.0, -6.0});
    }
}

} // namespace

struct Hud::ScoreLine {
    std::string text;
    Vec2 at; ///< The right end of its baseline.
    TextStyle style;
};

void Hud::drawPictures(TextureManager& textures, const Match& match, const SidePanel& panel) const {
    const auto at = [&](std::optional<std::size_t> row) -> std::optional<Vec2> {
        const std::optional<double> middle = panel.column.middle(row);
        if (!middle) return std::nullopt;
        return panel.at + Vec2{0.0, *middle};
    };
    if (const auto place = at(panel.rounds); place && labels_.series.rounds > 1)
        drawRounds(textures, match, panel.side, {panel.right(), place->y});
    if (const auto place = at(panel.phase)) drawPhase(textures, match, panel.side, *place, panel.width);
    if (const auto place = at(panel.figures)) drawFigures(textures, match, panel.side, *place);
    if (const auto place = at(panel.lives)) drawLives(textures, match, panel.side, *place + Vec2{11.0, 0.0});
    if (const auto place = at(panel.serves))
        drawServes(textures, match, panel.side, {panel.right(), place->y});
    if (const auto place = at(panel.cards)) drawCards(textures, match, panel.side, *place);
    if (const auto place = at(panel.mission); place && mission_->state() != MissionProgress::State::Open) {
        const bool done = mission_->state() == MissionProgress::State::Done;
        drawMark(textures, {panel.right() - 10.0, place->y}, done, done ? palette_.amber : palette_.red);
    }
}

Hud::ScoreLine Hud::scoreLine(const TextureManager& textures, Side side, Vec2 at) const {
    constexpr double scoreDown = 12.0;
    const SideDisplay& display = sides_[sideIndex(side)];
    std::string text = spacedScore(static_cast<int>(display.score + 0.5));
    const TextSize size = fittingSize(textures, text, besideNumber, {type::body});
    const double rise = settings_.movesMenus() ? easeInOut(display.scored / scorePop) : 0.0;
    return {std::move(text),
            at + Vec2{roomIn(textures.type()), scoreDown + type::body / 2.0},
            {size, blended(palette_.pale, palette_.of(side), rise), Align::Right}};
}

Box Hud::scoreBox(const TextureManager& textures, const Match& match, const ObjectManager& objects,
                  Side side) const {
    const SidePanel panel = sidePanels(textures, match, objects, {})[sideIndex(side)];
    const double middle = panel.column.middle(panel.figures).value_or(0.0);
    const ScoreLine score = scoreLine(textures, side, panel.at + Vec2{0.0, middle});
    return textBox(textures, score.text, score.at, score.style);
}

// The goals as a large number, and beside it a pip for each goal that decides the match, above the score.
void Hud::drawFigures(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const ScoreLine score = scoreLine(textures, side, at);
    drawText(textures, score.text, score.at, score.style);
    if (match.settings().practice) return;
    const SideDisplay& display = sides_[sideIndex(side)];
    const sf::Color colour = palette_.of(side);
    const double right = at.x + roomIn(textures.type());

    const int goals = match.standing(side).goals;
    const int all = std::max(match.settings().goals[sideIndex(side)], goals);
    const double fresh = settings_.flashes ? display.goals.left / goalFlash : 0.0;
    const double pop = settings_.movesMenus() ? easeInOut(display.goals.left / goalFlash) : 0.0;
    // The font's zero has a stroke, which is needed only beside letters.
    const std::string number = goals == 0 ? "O" : std::to_string(goals);
    constexpr double numberMiddle = 19.0;
    const TextSize whole = numberSize(textures.type());
    const double growth = textures.type().isLarge() ? 0.1 : 0.14; // Large letters leave less room.
    // Only the finale has numbers of two digits.
    const TextSize size = goals < 10 ? whole : fittingSize(textures, number, 2.0 * numberMiddle, {whole});
    drawText(textures, number, {at.x + numberMiddle, at.y + size / 2.0 + size / 12.0 * pop},
             {size * (1.0 + growth * pop), blended(colour, sf::Color(255, 255, 255), fresh), Align::Centre});

    if (match.settings().finale) return; // No number of goals wins the finale.
    constexpr double usualStep = 13.0;
    constexpr double pipsUp = 15.0;
    const double step = std::min(usualStep, besideNumber / all);
    const double scale = step / usualStep;
    for (int i = 0; i < all; ++i) {
        const Vec2 place{right - step * (all - 0.5 - i), at.y - pipsUp};
        textures.draw(Layer::Overlay, i < goals ? Sprite::GoalFull : Sprite::GoalEmpty, place, colour, scale);
        if (i == goals - 1 && fresh > 0.0)
            textures.draw(Layer::OverlayGlow, Sprite::GoalFull, place, faded(sf::Color(255, 255, 255), fresh),
                          settings_.reducedMotion ? scale : scale * (1.0 + 0.4 * fresh));
    }
}

// A boss's phases: a bar with a part for each.
void Hud::drawPhase(TextureManager& textures, const Match& match, Side side, Vec2 at, double width) const {
    constexpr int phases = 3;
    constexpr double gap = 4.0;
    constexpr double height = 5.0;
    const Side enemy = opponent(side);
    const int phase = bossPhase(match.standing(enemy).goals, match.settings().goals[sideIndex(enemy)]);
    const double part = (width - gap * (phases - 1)) / phases;
    for (int i = 0; i < phases; ++i)
        textures.drawBox(Layer::Overlay, Sprite::Bar, at + Vec2{(part + gap) * i, -height / 2.0},
                         {part, height}, i < phase ? palette_.fire : faded(palette_.muted, 0.35));
}

// A hexagon for each round needed to win the series, up to the panel's right edge; won rounds are filled.
void Hud::drawRounds(TextureManager& textures, const Match& match, Side side, Vec2 end) const {
    constexpr double scale = 0.62;
    const int needed = labels_.series.needed();
    const int won = labels_.series.wonBy(side) + (match.winner() == side ? 1 : 0);
    for (int i = 0; i < needed; ++i)
        textures.draw(Layer::Overlay, i < won ? Sprite::BadgeFull : Sprite::BadgeEmpty,
                      end - Vec2{roundStep * (needed - i - 0.5), 0.0},
                      i < won ? palette_.amber : palette_.muted, scale);
}

void Hud::drawLives(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const SideDisplay& display = sides_[sideIndex(side)];
    const int full = match.standing(side).lives;
    const int all = std::max(match.settings().lives, full);
    const double step = std::min(22.0, textWidth / all);
    const double scale = step / 22.0;
    const double flash = settings_.flashes ? display.lost / lifeFlash : 0.0;
    for (int i = 0; i < all; ++i) {
        const Vec2 place = at + Vec2{i * step, 0.0};
        if (i < full) {
            textures.draw(Layer::Overlay, Sprite::BadgeFull, place, palette_.of(side), scale);
            const double gained = settings_.flashes ? display.gained / lifeFlash : 0.0;
            if (i == full - 1 && gained > 0.0)
                textures.draw(Layer::OverlayGlow, Sprite::BadgeFull, place,
                              faded(sf::Color(255, 255, 255), gained),
                              settings_.reducedMotion ? scale : scale * (1.0 + gained));
        } else {
            textures.draw(Layer::Overlay, Sprite::BadgeEmpty, place, palette_.of(side), scale);
            const double larger = settings_.reducedMotion ? scale : scale * (2.0 - flash);
            if (i == full && flash > 0.0)
                textures.draw(Layer::OverlayGlow, Sprite::BadgeFull, place,
                              faded(sf::Color(255, 255, 255), flash), larger);
        }
    }
}

void Hud::drawServes(TextureManager& textures, const Match& match, Side side, Vec2 end) const {
    const int full = match.standing(side).reserve;
    const int all = std::max(tuning::reserveSize, full);
    const double step = std::min(serveStep, 2.0 * serveStep / (all - 1));
    for (int i = 0; i < all; ++i)
        textures.draw(Layer::Overlay, i < full ? Sprite::ServeFull : Sprite::ServeEmpty,
                      end - Vec2{8.0 + step * (all - 1 - i), 0.0}, palette_.of(side), 0.9 * step / serveStep);
}

// The side's cards and fusions as signs.
void Hud::drawCards(TextureManager& textures, const Match& match, Side side, Vec2 at) const {
    const std::vector<Card> cards = cardsIn(match.settings().cards[sideIndex(side)]);
    const CardRows rows(cards.size());
    const Vec2 first = at + Vec2{rows.frame, rows.frame - rows.height(cards.size())} / 2.0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t row = i / rows.inRow;
        const Vec2 place{static_cast<double>(i % rows.inRow), static_cast<double>(row)};
        drawCardSign(textures, palette_, cards[i], side, first + rows.step * place, rows.frame);
    }
}

} // namespace arkanong
