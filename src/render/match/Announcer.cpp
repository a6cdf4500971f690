#include "arkanong/render/match/Announcer.hpp"

#include "arkanong/render/Motion.hpp"
#include "arkanong/render/Text.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double shownSeconds = 1.9;
constexpr TextSize nameSize = type::heading;
constexpr TextSize lineSize = type::body;
constexpr double nameHeight = 168.0; ///< Middle of the name, px from the goal line.
constexpr double lineBelow = 36.0;   ///< Middle of the explanation, px below the name's.
constexpr double signScale = 1.9;
constexpr double signGap = 34.0; ///< From the name to the icon's middle.

// In the order of PowerUp; '*' stands for the name of the affected side.
constexpr std::array<std::string_view, powerUpCount> lines{
    "A WIDER PADDLE FOR *",
    "EVERY BALL OF * BECOMES THREE",
    "*'S BALLS BURN THROUGH BRICKS",
    "*'S PADDLE HOLDS THE BALL",
    "HOLD SERVE TO FIRE",
    "ENEMY BALLS SLOW DOWN NEAR *'S GOAL",
    "A SECOND ROW OF SHIELDS FOR *",
    "A BROKEN SHIELD OF * STANDS AGAIN",
    "GOOD CAPSULES COME TO *",
    "A NARROWER PADDLE FOR *",
    "*'S PADDLE GOES THE OTHER WAY",
    "* CANNOT MOVE",
    "* CANNOT SEE INTO THE FOG",
    "*'S BALLS FLY MUCH FASTER",
};

} // namespace

std::string shownName(PowerUp kind) {
    std::string name(traitsOf(kind).name);
    std::transform(name.begin(), name.end(), name.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    return name;
}

std::string effectLine(PowerUp kind, Side side) {
    std::string line(lines[powerUpIndex(kind)]);
    if (const std::size_t place = line.find('*'); place != std::string::npos)
        line.replace(place, 1, side == Side::Blue ? "BLUE" : "RED");
    return line;
}

Announcer::Announcer(const Palette& palette, const ViewSettings& settings)
    : palette_(palette), settings_(settings) {
    latest_.fill({{}, false, shownSeconds});
}

void Announcer::notice(const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (const auto* caught = std::get_if<CapsuleCaught>(&event))
            latest_[sideIndex(caught->by)] = {caught->drop, false, 0.0};
        else if (const auto* played = std::get_if<BossAbilityUsed>(&event))
            latest_[sideIndex(played->by)] = {{played->kind, false}, true, 0.0};
    }
}

void Announcer::advance(double seconds) {
    for (Announcement& announcement : latest_)
        announcement.age += seconds;
}

void Announcer::draw(TextureManager& textures) const {
    for (const Side side : {Side::Blue, Side::Red})
        if (latest_[sideIndex(side)].age < shownSeconds) drawFor(textures, side);
}

void Announcer::drawFor(TextureManager& textures, Side side) const {
    const auto& [drop, ability, age] = latest_[sideIndex(side)];
    const bool strikesOpponent = traitsOf(drop.kind).hinders && !drop.bad;
    const Side worksOn = strikesOpponent ? opponent(side) : side;
    const double opacity = std::min(easeOut(age / 0.12), easeOut((shownSeconds - age) / 0.5));
    const TextSize size =
        settings_.reducedMotion ? nameSize : nameSize * (0.6 + 0.4 * easeOutBack(age / motion::pop));
    const sf::Color colour = drop.bad ? palette_.bad : (ability ? palette_.of(side) : palette_.amber);
    const Vec2 middle{tuning::fieldSize.x / 2.0, goalLine(side) + forward(side) * nameHeight};

    std::string name = shownName(drop.kind);
    if (ability) name = "ABILITY: " + name;
    if (strikesOpponent) name += '!';
    const double width = measureText(textures, name, size);
    // A dark shade separates the text from bricks.
    textures.draw(Layer::Field, Sprite::Glow, {middle, Vec2{width + 200.0, size + 120.0} / 64.0, {}},
                  faded(sf::Color(4, 6, 16), 0.8 * opacity));
    drawText(textures, name, middle + Vec2{0.0, size / 2.0},
             {size, faded(colour, opacity), Align::Centre, Layer::Field});
    drawText(textures, effectLine(drop.kind, worksOn), middle + Vec2{0.0, lineBelow + lineSize / 2.0},
             {lineSize, faded(palette_.pale, opacity), Align::Centre, Layer::Field});
    for (const double way : {-1.0, 1.0}) {
        const Vec2 place = middle + Vec2{way * (width / 2.0 + signGap), 0.0};
        const Sprite sign = drop.bad ? Sprite::Warning : spriteOf(drop.kind);
        textures.draw(Layer::Field, sign, place, faded(colour, opacity), signScale);
    }
}

} // namespace arkanong
