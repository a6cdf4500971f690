#include "arkanong/render/match/Announcer.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr TextSize nameSize = type::body;
constexpr double paddleGap = 20.0;    ///< From the paddle's front to the name, px; it may stretch by 10.
constexpr double nameRise = 8.0;      ///< px.
constexpr double nameSignRoom = 22.0; ///< Left of the name, px.
constexpr double signScale = 0.8;
constexpr double wallGap = 8.0;

constexpr auto shortWords = tableOf<PowerUp, std::string_view>({
    translatable("Wider paddle"),
    translatable("Three balls each"),
    translatable("Burns through"),
    translatable("Catches balls"),
    translatable("Hold to fire"),
    translatable("Slows their balls"),
    translatable("Second shield row"),
    translatable("Repairs a shield"),
    translatable("Pulls capsules"),
    translatable("Narrower paddle"),
    translatable("Moves backwards"),
    translatable("Cannot move"),
    translatable("Hides part"),
    translatable("Faster balls"),
});

} // namespace

std::string_view explanationOf(PowerUp kind, Mode mode) {
    if (kind == PowerUp::ExtraShield && mode == Mode::Solo) return translatable("One more life");
    // Without an opponent all balls are one's own, and no row of shields stands from the start.
    if (kind == PowerUp::ShieldWall && mode != Mode::Versus) return translatable("A row of shields");
    if (kind == PowerUp::Slow && mode != Mode::Versus) return translatable("Slows balls");
    return shortWords[powerUpIndex(kind)];
}

Announcer::Announcer(const Palette& palette, const ViewSettings& settings)
    : palette_(palette), settings_(settings) {}

void Announcer::notice(const std::vector<Event>& events) {
    for (const Event& event : events)
        if (const auto* caught = std::get_if<CapsuleCaught>(&event))
            announce(caught->by, caught->drop, caught->at);
}

void Announcer::announce(Side by, const PowerUpDrop& drop, Vec2 at) {
    latest_[sideIndex(by)] = {drop, 0.0};
    const Side affected = traitsOf(drop.kind).hinders && !drop.bad ? opponent(by) : by;
    int& met = met_[powerUpIndex(drop.kind)];
    news_[sideIndex(affected)] = {drop.kind, fieldOrigin + at, explains_ && met < explanations, 0.0};
    ++met;
}

void Announcer::advance(double seconds) {
    for (Announcement& announcement : latest_)
        announcement.age += seconds;
    for (News& news : news_)
        news.age += seconds;
}

PowerNews Announcer::news(Side side, Mode mode) const {
    const News& latest = news_[sideIndex(side)];
    PowerNews news{latest.kind, mode, latest.from, 1.0, {}, 0.0};
    if (!settings_.reducedMotion) news.arrived = std::min(latest.age / flightSeconds, 1.0);
    if (latest.explained && latest.age < sentenceSeconds) {
        news.sentence = explanationOf(latest.kind, mode);
        news.opacity = std::min(easeOut(latest.age / motion::fade),
                                easeOut((sentenceSeconds - latest.age) / motion::fade));
    }
    return news;
}

std::vector<Box> Announcer::draw(TextureManager& textures, const Scene& scene, Mode mode) const {
    std::vector<Box> places;
    for (const Paddle& paddle : scene.objects.paddles)
        if (latest_[sideIndex(paddle.side)].age < nameSeconds)
            places.push_back(drawFor(textures, paddle, scene.alpha, mode));
    return places;
}

Box Announcer::drawFor(TextureManager& textures, const Paddle& paddle, double alpha, Mode mode) const {
    const auto& [drop, age] = latest_[sideIndex(paddle.side)];
    const double opacity = std::min(easeOut(age / 0.1), easeOut((nameSeconds - age) / 0.25));
    const double rise = settings_.reducedMotion ? 0.0 : nameRise * easeOut(age / nameSeconds);
    const sf::Color colour = drop.bad ? palette_.bad : palette_.amber;
    const Type& type = textures.type();
    const std::string name = type.capitals(shownName(*type.catalogue, drop.kind, mode));
    const double half = (measureText(textures, name, nameSize) + nameSignRoom) / 2.0;
    const Vec2 place = interpolated(paddle.previous, paddle.position, alpha);
    const double x = std::clamp(place.x, half + wallGap, tuning::fieldSize.x - half - wallGap);
    const double y =
        place.y + forward(paddle.side) * (paddle.size.y / 2.0 + paddleGap + rise + nameSize / 2.0);
    const Sprite sign = drop.bad ? Sprite::Warning : spriteOf(drop.kind);
    textures.draw(Layer::Field, sign, Vec2{x - half + nameSignRoom / 2.0 - 3.0, y}, faded(colour, opacity),
                  signScale);
    const Vec2 baseline{x - half + nameSignRoom, y + nameSize / 2.0};
    const TextStyle style{nameSize, faded(colour, opacity), Align::Left, Layer::Field};
    drawText(textures, name, baseline, style);
    const Box written = textBox(textures, name, baseline, style);
    return {written.low - Vec2{nameSignRoom, 0.0}, written.high};
}

} // namespace arkanong
