#include "arkanong/render/match/MatchView.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/tuning/Momentum.hpp"

namespace arkanong {

namespace {

constexpr double crowd = 40.0; ///< With this many balls in play the background is dimmed most.

// The zoom at a goal, seconds: in while the match stands still, and out before a player must aim again.
constexpr double zoomIn = 0.14;
constexpr double zoomHeld = 0.2;
constexpr double zoomOut = 0.22;

constexpr double coverSeconds =
    1.0; ///< How long a goal's rings reach over the panels. At the end pieces of a paddle do.

CardsShown cardsOf(const World& world, Side side) {
    const CardMemory& memory = world.cards(side);
    const bool plate = world.match().settings().has(side, Card::SparePlate) && memory.plateReady;
    return {memory.prizes.brick, memory.prizes.ball, plate, memory.anchored};
}

MomentumShown momentumOf(const Standing& standing) {
    return {standing.momentum * 1.0 / tuning::momentumSteals, standing.superLeft * 1.0 / tuning::superTicks};
}

} // namespace

MatchView::MatchView(const Palette& palette, HudLabels labels, const ViewSettings& settings, LevelTheme theme)
    : theme_(themeOf(theme)), palette_(inTheme(palette, theme_)), settings_(settings),
      backdrop_(theme_, palette, settings), field_(palette_, settings), particles_(palette_, settings),
      announcer_(palette, settings), finale_(palette_, settings), hud_(palette, labels, settings) {
    bosses_.setLook(settings);
    particles_.setNames(labels.bricks);
    field_.nameBricks(std::move(labels.bricks));
}

void MatchView::setLook(const Palette& palette, const ViewSettings& settings) {
    palette_ = inTheme(palette, theme_);
    settings_ = settings;
    backdrop_.setLook(palette, settings);
    field_.setLook(palette_, settings);
    particles_.setLook(palette_, settings);
    announcer_.setLook(palette, settings);
    finale_.setLook(palette_, settings);
    bosses_.setLook(settings);
    hud_.setLook(palette, settings);
}

void MatchView::showFor(Side side) {
    low_ = side;
    backdrop_.setFlipped(isFlipped());
    particles_.setFlipped(isFlipped());
    hud_.setLow(side);
}

PowerNews MatchView::news(Side side, Mode mode) const {
    PowerNews news = announcer_.news(side, mode);
    news.from = shownAt(news.from, isFlipped());
    return news;
}

void MatchView::notice(const std::vector<Event>& events) {
    if (decided_) return;
    backdrop_.notice(events);
    field_.notice(events, light_);
    particles_.notice(events, light_);
    announcer_.notice(events);
    for (const Event& event : events)
        if (const auto* goal = std::get_if<GoalScored>(&event)) {
            goalAt_ = goal->at;
            goalAge_ = 0.0;
        }
}

void MatchView::advance(double seconds, const World& current, double pace) {
    if (!current.match().over()) decided_.reset();
    if (current.match().over() && !decided_) decided_ = current;
    const World& world = decided_ ? *decided_ : current;
    light_.advance(seconds);
    seconds *= pace;
    backdrop_.advance(seconds, static_cast<double>(world.objects().balls.size()) / crowd);
    field_.advance(seconds, placesOf(world));
    particles_.advance(seconds);
    announcer_.advance(seconds);
    finale_.advance(seconds, world);
    bosses_.advance(seconds, world);
    if (const BossState* const boss = world.boss(Side::Red); boss && world.match().settings().finale)
        hud_.showTurnOf(boss->boss);
    hud_.advance(seconds, world.match());
    goalAge_ += seconds;
}

double MatchView::zoom() const {
    if (!settings_.shake || settings_.reducedMotion) return 1.0;
    const double out = easeInOut((goalAge_ - zoomHeld) / zoomOut);
    return 1.0 + (mostZoom - 1.0) * easeInOut(goalAge_ / zoomIn) * (1.0 - out);
}

void MatchView::coverPanels(TextureManager& textures) const {
    constexpr double wall = 2.0;
    constexpr double right = fieldOrigin.x + tuning::fieldSize.x + wall;
    const sf::Color dark = blended(palette_.depth, sf::Color::Black, 0.3);
    textures.drawRectangle(Layer::Overlay, {}, {fieldOrigin.x - wall, screenSize.y}, dark);
    textures.drawRectangle(Layer::Overlay, {right, 0.0}, {screenSize.x - right, screenSize.y}, dark);
}

void MatchView::draw(TextureManager& textures, const World& current, double alpha,
                     const std::optional<Aim>& aim, double brightness, const std::optional<Aim>& second,
                     const GhostScene* ghost) const {
    const World& world = decided_ ? *decided_ : current;
    if (decided_) alpha = 1.0;
    backdrop_.draw(textures, brightness * (1.0 - 0.6 * bosses_.darkness().share));
    textures.setBrightness(brightness);
    const TextureManager::Mark mark = textures.mark();
    textures.setFlipped(isFlipped());
    textures.setOrigin(fieldOrigin + particles_.shake());
    Scene scene{placesOf(world), world.powers(), world.tick(), alpha};
    scene.loser = finale_.loser();
    scene.sinceEnd = finale_.age();
    scene.broken = scene.loser && finale_.broken(*scene.loser);
    scene.darkness = bosses_.darkness();
    for (const Side side : {Side::Blue, Side::Red}) {
        std::optional<BossPose>& boss = scene.bosses[sideIndex(side)] = bosses_.pose(world, side);
        if (boss && scene.loser == side) boss->here *= scene.flying();
        scene.momentum[sideIndex(side)] = momentumOf(world.match().standing(side));
        scene.cards[sideIndex(side)] = cardsOf(world, side);
    }
    if (ghost != nullptr)
        drawGhost(textures, palette_, settings_, *ghost, alpha,
                  scene.flying() * (1.0 - scene.darkness.share));
    field_.draw(textures, scene, aim, second);
    textures.setOrigin(fieldOrigin);
    finale_.draw(textures);
    const Mode mode = world.match().settings().mode;
    std::vector<Box> written;
    if (brightness >= 1.0) {
        written = announcer_.draw(textures, scene, mode);
        textures.setOrigin({});
        for (const Box& name : bosses_.drawNames(textures, palette_, world))
            written.push_back(name);
        if (const std::optional<Box> word = hud_.bigWordBox(textures, world.match()))
            written.push_back(*word);
    }
    textures.setOrigin(fieldOrigin + particles_.shake());
    written = particles_.draw(textures, std::move(written));
    field_.drawNames(textures, scene, written);
    textures.setOrigin({});
    textures.setFlipped(false);
    if (const double factor = zoom(); factor > 1.0)
        textures.zoom(mark, fieldOrigin + shownAt(goalAt_, isFlipped()), factor);
    if (goalAge_ < coverSeconds || decided_) coverPanels(textures);
    hud_.draw(textures, world.match(), world.powers(), world.objects(), brightness >= 1.0,
              {news(Side::Blue, mode), news(Side::Red, mode)}, figuresOf(ghost));
    textures.setBrightness(1.0);
}

} // namespace arkanong
