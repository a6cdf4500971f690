#include "arkanong/screens/match/FirstMatchScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>

namespace arkanong {

namespace {

// Above the wall that keeps balls on Blue's half; while its gate is open for a red ball, beside the gate.
constexpr Box wholePanel{{200.0, 104.0}, {1080.0, 230.0}};
constexpr Box sidePanel{{166.0, 40.0}, {492.0, 230.0}};
constexpr TextSize headlineSize = type::heading;
constexpr TextSize lineSize = type::body;
constexpr double sideMargin = 28.0;
constexpr double controlGap = 26.0;
constexpr double lineStroke = 2.5;
constexpr double pulses = 0.9; ///< A second.

} // namespace

FirstMatchScreen::FirstMatchScreen(ScreenContext& context, LoadedMatch match)
    : PlayScreen(context, std::move(match)),
      scene_(teaches() ? loadLevel(levelPath(context.services.levelFolder, "first-match/capsules"))
                       : Level{}) {}

void FirstMatchScreen::command(const TickInput&, Commands& commands) {
    if (teaches()) commands = lessons_.allowed(commands);
}

void FirstMatchScreen::setScene(std::vector<Event>& events) {
    if (teaches()) scene_.prepare(field(), lessons_, events);
}

ScreenChange FirstMatchScreen::step() {
    const int before = field().tick();
    ScreenChange change = PlayScreen::step();
    if (!teaches() || field().tick() == before) return change;
    const Task task = lessons_.task();
    lessons_.notice(field(), happened());
    if (lessons_.over()) return ShowReady{};
    if (lessons_.task() != task || field().tick() == 1)
        log().write("lesson " + std::to_string(static_cast<int>(lessons_.current()) + 1) + ' ' +
                    prompt().headline);
    if (lessons_.task() == Task::Enjoy && task != Task::Enjoy) sounds().play(Cue::MenuAccept);
    return change;
}

void FirstMatchScreen::advance(double seconds) {
    PlayScreen::advance(seconds);
    seconds_ += seconds;
}

void FirstMatchScreen::draw(double alpha, double brightness) const {
    PlayScreen::draw(alpha, brightness);
    if (!teaches() || brightness < 1.0 || lessons_.over()) return;
    drawPrompt();
    textures().setOrigin(fieldOrigin);
    drawMarkers(alpha);
    textures().setOrigin({});
    drawOutline();
}

void FirstMatchScreen::drawMarkers(double alpha) const {
    constexpr double around = 38.0; ///< px around a ball or a capsule.
    const Task task = lessons_.task();
    const bool bricks = task == Task::OpenBrick || task == Task::ServeAtBrick || task == Task::CatchNext;
    for (const Vec2 at : scene_.targets(field(), lessons_, alpha))
        drawMarker(at, bricks ? 0.0 : (lessons_.spot() ? Lessons::spotRadius : around));
}

/// Where to look besides the field: the points in the panel, the player's own shields.
void FirstMatchScreen::drawOutline() const {
    const bool points = lessons_.current() == Lesson::Break;
    if (!points && lessons_.current() != Lesson::Convert) return;
    constexpr double around = 4.0;
    const Vec2 shields{fieldOrigin.x, fieldOrigin.y + tuning::fieldSize.y - tuning::shieldThickness - around};
    const Vec2 low = points ? Vec2{72.0, 606.0} : shields;
    const Vec2 size = points ? Vec2{80.0, 28.0} : Vec2{tuning::fieldSize.x, screenSize.y - shields.y};
    const double light = 0.7 + moved(0.3 * swing(seconds_, pulses));
    drawRoundedOutline(textures(), Layer::Field, low, size, 10.0, lineStroke, faded(palette().amber, light));
}

/// A ring and an arrow; without a radius around a brick.
void FirstMatchScreen::drawMarker(Vec2 at, double radius) const {
    constexpr double aside = 3.0;
    const double swung = moved(swing(seconds_, pulses));
    double above = radius;
    if (radius > 0.0) {
        drawCircle(textures(), Layer::Field, at, radius + aside * swung, lineStroke, palette().amber);
    } else {
        const Vec2 size = tuning::brickSize + 2.0 * Vec2{aside, aside};
        drawRoundedOutline(textures(), Layer::Field, at - size / 2.0, size, 8.0, lineStroke, palette().amber);
        above = size.y / 2.0;
    }
    textures().draw(Layer::Field, Sprite::Chevron,
                    {at - Vec2{0.0, above + 16.0 + 5.0 * swung}, {1.4, 1.4}, rotationFromTurns(0.25)},
                    palette().amber);
}

LessonPrompt FirstMatchScreen::prompt() const {
    const Controller own = match().setup.contestants[sideIndex(Side::Blue)].controller;
    return promptFor(lessons_, {context().state.inHand(), own, controls()});
}

Box FirstMatchScreen::panel() const {
    const bool open = lessons_.current() == Lesson::Convert || lessons_.current() == Lesson::Score;
    return open ? sidePanel : wholePanel;
}

void FirstMatchScreen::drawPrompt() const {
    constexpr double headlineGap = 16.0; ///< From the headline to the first line.
    constexpr double stepsRoom = 22.0;
    const LessonPrompt prompt = this->prompt();
    const bool praise = lessons_.task() == Task::Enjoy;
    // Who does nothing is told again: it comes in once more.
    const double age = (lessons_.taskAge() % Lessons::impatience) * tuning::tickSeconds;
    const double arrival = context().look.view.reducedMotion ? 1.0 : easeOut(age / 0.3);
    const double more = textures().textGrowth(); // Larger letters need a higher panel.
    Box panel = this->panel();
    panel.low.y -= 60.0 * more;
    textures().drawBox(Layer::Field, Sprite::Panel, panel.low, panel.high - panel.low,
                       faded(palette().panel, 0.86));

    const double left = drawControls(prompt, panel.low.x + sideMargin);
    const double room = panel.high.x - sideMargin - left;
    const double middle = left + room / 2.0;
    const bool enlarged = textures().hasLargeText();
    const FittedLines told =
        fittingLines(textures(), prompt.line, room, 3, {lineSize, enlarged ? type::label : lineSize});
    const double step = enlarged ? 1.3 * capHeight(textures(), told.size) : type::lineStep * told.size;
    const TextSize size = fittingSize(textures(), prompt.headline, room,
                                      {told.lines.size() > 1 ? type::title : headlineSize, type::title});
    const double head = capHeight(textures(), size);
    const double high = head + headlineGap + step * static_cast<double>(told.lines.size());
    double y = (panel.low.y + panel.high.y - stepsRoom - high + head) / 2.0; // The headline's middle.
    const sf::Color colour = praise ? palette().amber : sf::Color(255, 255, 255);
    drawText(textures(), prompt.headline, {middle, y + size / 2.0},
             {size * (0.85 + 0.15 * arrival), faded(colour, arrival), Align::Centre, Layer::Field});
    y += (head + capHeight(textures(), told.size)) / 2.0 + headlineGap;
    for (const std::string& line : told.lines) {
        drawText(textures(), line, {middle, y + told.size / 2.0},
                 {told.size, faded(palette().pale, arrival), Align::Centre, Layer::Field});
        y += step;
    }
    drawSteps({(panel.low.x + panel.high.x) / 2.0, panel.high.y - 14.0});
}

double FirstMatchScreen::drawControls(const LessonPrompt& prompt, double left) const {
    const double swung = moved(swing(seconds_, pulses / 2.0));
    const Box panel = this->panel();
    for (const ControlPicture& picture : prompt.controls) {
        const double width = sizeOf(picture, textures()).x;
        drawControl(textures(), palette(), Layer::Field, picture,
                    {left + width / 2.0, (panel.low.y + panel.high.y) / 2.0}, swung);
        left += width + controlGap;
    }
    return left;
}

/// A dot for each lesson, filled as far as the player has come.
void FirstMatchScreen::drawSteps(Vec2 at) const {
    constexpr double step = 16.0;
    const auto now = static_cast<std::size_t>(lessons_.current());
    for (std::size_t i = 0; i < lessonCount; ++i) {
        const bool done = i < now || (i == now && lessons_.passed());
        const sf::Color colour = done ? palette().amber : (i == now ? palette().pale : palette().muted);
        const double x = (static_cast<double>(i) - (lessonCount - 1) / 2.0) * step;
        textures().draw(Layer::Field, done ? Sprite::ServeFull : Sprite::ServeEmpty, at + Vec2{x, 0.0},
                        colour, 0.6);
    }
}

} // namespace arkanong
