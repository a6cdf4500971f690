#include "arkanong/screens/results/FinaleScreen.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/hud/Hud.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

constexpr double gap = 4.0;           ///< Between two bricks of a row.
constexpr double rowTop = 98.0;       ///< Of the first world: its name, then its bricks.
constexpr double levelRowStep = 84.0; ///< From a world to the next.
constexpr double namesDown = 16.0;    ///< From there to the world's name's baseline...
constexpr double bricksDown = 28.0;   ///< ...and to its bricks.
constexpr double ballRadius = 7.0;
constexpr double leap = 26.0;        ///< How high the ball flies between two bricks.
constexpr double figuresTop = 512.0; ///< Below the bricks.
constexpr double figuresBottom = 606.0;
constexpr double mirrorY = 640.0;

// Seconds.
constexpr double start = 0.8; ///< The ball meets the first brick.
constexpr double hop = 0.2;   ///< From a brick to the next.
constexpr double lighting = 0.4;
constexpr double figuresAt = start + hop * campaign::levels + 0.4;
constexpr double figureStep = 0.35;

/// What the player did, a number and its meaning.
struct Figure {
    std::string value;
    std::string_view meaning;
};

constexpr std::size_t figureCount = 6;

std::string partOf(int part, int whole) { return std::to_string(part) + " of " + std::to_string(whole); }

std::array<Figure, figureCount> figuresOf(const Progress& progress) {
    int ticks = 0;
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        const std::optional<LevelRecord>& record = progress.record(*at);
        ticks += record ? record->bestTicks : 0;
    }
    const CampaignTotals& totals = progress.totals();
    return {{{partOf(progress.levelsWon(), campaign::levels), "Levels won"},
             {partOf(progress.medals(), campaign::levels * static_cast<int>(medalCount)), "Medals"},
             {clockText(ticks), "All best times"},
             {std::to_string(totals.goals), "Goals scored"},
             {std::to_string(totals.steals), "Balls stolen"},
             {std::to_string(totals.bricks), "Bricks broken"}}};
}

/// The place of the ball when it meets a brick: on the middle of its top.
Vec2 onTop(const FinaleScreen::Brick& brick) {
    return brick.low + Vec2{FinaleScreen::brickSize.x / 2.0, -ballRadius};
}

/// In every second world the ball comes back, so that it never has to leap across the screen.
Vec2 placeOf(CampaignLevel at) {
    const bool back = at.world % 2 == 0;
    const int column = back ? campaign::levelsOfWorld - at.level : at.level - 1;
    return {space::margin - gap / 2.0 + column * (FinaleScreen::brickSize.x + gap),
            rowTop + (at.world - 1) * levelRowStep + bricksDown};
}

bool isPress(const sfml::WindowEvent& event) {
    using sfml::Key;
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) // Some keys are the window's.
        return key->key != Key::F3 && key->key != Key::F10 && key->key != Key::F11 && key->key != Key::F12;
    return std::holds_alternative<sfml::MousePressed>(event) ||
           std::holds_alternative<sfml::PadPressed>(event);
}

} // namespace

FinaleScreen::FinaleScreen(ScreenContext& context) : Screen(context) {
    const Campaign campaign = loadCampaign(context.services.levelFolder);
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next())
        bricks_.push_back({inCapitals(campaign.entry(*at).level.opponent->name), *at, placeOf(*at)});
    for (const Campaign::World& world : campaign.worlds)
        worlds_.push_back(inCapitals(world.name));
    fitNames();
    log().write("finale opponents " + std::to_string(bricks_.size()));
}

void FinaleScreen::fitNames() {
    std::vector<std::string> names;
    for (const Brick& brick : bricks_)
        names.push_back(shownName(brick));
    const double room = type().isLarge() ? brickSize.x - 4.0 : nameRoom;
    nameSize_ = commonSize(textures(), names, room, {type::body, type::label});
}

// Large letters leave no room for articles.
std::string FinaleScreen::shownName(const Brick& brick) const {
    constexpr std::string_view article = "THE ";
    const bool shortened = type().isLarge() && brick.name.compare(0, article.size(), article) == 0;
    return shortened ? brick.name.substr(article.size()) : brick.name;
}

double FinaleScreen::age() const {
    constexpr double longAgo = 60.0;
    return context().look.view.movesMenus() ? age_ : age_ + longAgo;
}

ScreenChange FinaleScreen::handle(const sfml::WindowEvent& event) {
    if (age_ < quietTime || !isPress(event)) return Stay{};
    sounds().play(Cue::MenuAccept);
    return ShowCampaign{};
}

// Each world's bricks play rising notes, as those of a combo do.
void FinaleScreen::advance(double seconds) {
    age_ += seconds;
    std::vector<Event> events;
    for (; met_ < bricks_.size() && age_ >= start + hop * static_cast<double>(met_); ++met_) {
        const Brick& brick = bricks_[met_];
        BrickBroken broken{};
        broken.at = {brick.low.x * tuning::fieldSize.x / screenSize.x, tuning::fieldSize.y / 2.0};
        broken.kind = BrickKind::Normal;
        broken.by = Side::Blue;
        broken.combo = brick.at.level;
        const bool heard = context().look.view.movesMenus() && profile().progress().won(brick.at);
        if (heard) events.emplace_back(broken);
    }
    sounds().play(events, std::nullopt);
}

void FinaleScreen::draw(double, double brightness) const {
    drawBackdrop(brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawScreenHeading(textures(), palette(), "THE CAMPAIGN IS WON", "These opponents stood in your way");
    for (std::size_t world = 0; world < worlds_.size(); ++world)
        drawText(textures(), std::to_string(world + 1) + "  " + worlds_[world],
                 {space::margin, rowTop + static_cast<double>(world) * levelRowStep + namesDown},
                 {type::label, palette().muted});
    for (std::size_t i = 0; i < bricks_.size(); ++i)
        drawBrick(bricks_[i], easeOut((age() - start - hop * static_cast<double>(i)) / lighting));
    drawBall();
    drawFigures((age() - figuresAt) / figureStep);
    if (age_ >= quietTime) drawHints(textures(), palette(), {{anyKey(), "The campaign's levels"}});
}

// Opponents that were skipped stay dark.
void FinaleScreen::drawBrick(const Brick& brick, double lit) const {
    const std::optional<LevelRecord>& record = profile().progress().record(brick.at);
    if (!record) lit = 0.0;
    const sf::Color colour = palette().of(BrickKind::Normal, brick.at.world); // A tint for each world.
    constexpr double dark = 0.12;
    constexpr double light = 0.36; // Names must stand out from all of them.
    constexpr double edge = 3.0;
    textures().drawRectangle(Layer::Overlay, brick.low, brickSize,
                             blended(palette().depth, colour, dark + (light - dark) * lit));
    textures().drawRectangle(Layer::Overlay, brick.low, {brickSize.x, edge}, faded(colour, 0.3 + 0.7 * lit));
    drawFrame(textures(), brick.low, brickSize, faded(colour, 0.3 + 0.4 * lit));
    const double middle = brick.low.x + brickSize.x / 2.0;
    const bool enlarged = type().isLarge(); // Then there is no room for medals.
    const double nameMiddle = enlarged ? (brickSize.y + edge) / 2.0 : 16.0;
    drawText(textures(), shownName(brick), {middle, brick.low.y + nameMiddle + nameSize_ / 2.0},
             {nameSize_, blended(palette().muted, palette().pale, lit), Align::Centre});
    if (enlarged) return;
    for (std::size_t i = 0; i < medalCount; ++i) {
        const Vec2 at{middle + (static_cast<double>(i) - 1.0) * 18.0, brick.low.y + 34.0};
        drawMedal(textures(), palette(), at, lit > 0.0 && record->medals.has(static_cast<Medal>(i)), 0.55);
    }
}

// From brick to brick in leaps, at first from above and at last out of sight.
void FinaleScreen::drawBall() const {
    const double hops = (age() - start) / hop;
    const auto last = static_cast<double>(bricks_.size());
    if (hops < -2.0 || hops >= last) return;
    const auto from = static_cast<std::size_t>(std::max(hops, 0.0));
    const Vec2 here = onTop(bricks_[from]);
    if (hops < 0.0) {
        textures().draw(Layer::Overlay, Sprite::BallBlue, here + Vec2{0.0, 30.0 * hops}, palette().blue);
        return;
    }
    const double share = hops - static_cast<double>(from);
    const bool leaves = from + 1 == bricks_.size();
    const Vec2 there = leaves ? here : onTop(bricks_[from + 1]);
    const Vec2 up{0.0, -4.0 * leap * share * (1.0 - share)};
    const sf::Color colour = leaves ? faded(palette().blue, 1.0 - share) : palette().blue;
    textures().draw(Layer::Overlay, Sprite::BallBlue, lerp(here, there, share) + up, colour);
}

void FinaleScreen::drawFigures(double shown) const {
    const std::array<Figure, figureCount> figures = figuresOf(profile().progress());
    constexpr double width = (screenSize.x - 2.0 * space::margin) / static_cast<double>(figureCount);
    std::vector<std::string> values;
    std::vector<std::string> meanings;
    for (const Figure& figure : figures) {
        values.push_back(figure.value);
        meanings.emplace_back(figure.meaning);
    }
    const TextSize size = commonSize(textures(), values, width - space::gap, {type::title});
    const TextSize small = commonSize(textures(), meanings, width - space::gap, {type::label});
    for (std::size_t i = 0; i < figureCount; ++i) {
        const double opacity = easeOut(shown - static_cast<double>(i));
        const double x = space::margin + (static_cast<double>(i) + 0.5) * width;
        Column rows(width - space::gap, Align::Centre);
        rows.add({values[i], size, faded(palette().amber, opacity)});
        rows.add({meanings[i], small, faded(palette().muted, opacity), 14.0});
        rows.drawBetween(textures(), x, figuresTop, figuresBottom);
    }
    const bool known = profile().progress().levelsWon(true) > 0;
    const std::string mirror =
        std::string(known ? "" : "New: ") + "The mirror campaign. Play the same levels as Red, from the top";
    drawText(textures(), mirror, {screenSize.x / 2.0, mirrorY},
             {fittingSize(textures(), mirror, screenSize.x - 2.0 * space::margin, {type::body}),
              faded(palette().pale, easeOut(shown - static_cast<double>(figureCount))), Align::Centre});
}

} // namespace arkanong
