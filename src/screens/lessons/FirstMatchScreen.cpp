#include "arkanong/screens/lessons/FirstMatchScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/screens/lessons/LessonPanel.hpp"
#include "arkanong/screens/lessons/StrokeGhost.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

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

// Marks what has no tones of its own, as balls and capsules to be caught have.
EarScene FirstMatchScreen::earScene() const {
    constexpr std::array marked{Task::MoveThere,    Task::MoveOn,    Task::ServeAtGap, Task::OpenBrick,
                                Task::ServeAtBrick, Task::CatchNext, Task::LetFall,    Task::LetNext};
    if (!teaches()) return {};
    EarScene scene;
    scene.serves = lessons_.haveServes() && !lessons_.passed();
    const std::vector<Vec2> targets = scene_.targets(field(), lessons_);
    const bool marks = std::find(marked.begin(), marked.end(), lessons_.task()) != marked.end();
    if (!marks || targets.empty()) return scene;
    scene.mark = targets.front();
    if (lessons_.task() == Task::ServeAtGap) // The middle of the gap.
        scene.mark = lerp(targets.front(), targets.back(), 0.5);
    return scene;
}

// The words on the keys; what is spoken has them in a row, see controlsInWords().
Choices FirstMatchScreen::choices() const {
    Choices choices;
    if (teaches() && !lessons_.over())
        choices.silent.push_back(lessonControls(textures(), lessons_, prompt(catalogue())));
    return choices;
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
                    prompt(Catalogue::english()).headline);
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
    drawGhost();
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

/// The lesson on strokes shows them beside the player's paddle; under reduced motion, the moment of a smash.
void FirstMatchScreen::drawGhost() const {
    if (lessons_.current() != Lesson::Strike || lessons_.passed()) return;
    const double seconds = context().look.view.reducedMotion ? StrokeGhost::touch : seconds_;
    StrokeGhost::at(seconds).draw(textures(), palette(),
                                  ghostPlaceBeside(*field().objects().paddle(Side::Blue)));
}

/// Highlights outside the field's objects: the points in the panel, the player's own shields.
void FirstMatchScreen::drawOutline() const {
    const bool points = lessons_.current() == Lesson::Break;
    if (!points && lessons_.current() != Lesson::Convert) return;
    constexpr double around = 4.0;
    const double top = fieldOrigin.y + tuning::fieldSize.y - tuning::shieldThickness - around;
    Box box{{fieldOrigin.x, top}, {fieldOrigin.x + tuning::fieldSize.x, screenSize.y}};
    if (points) {
        constexpr Vec2 aside{6.0, 7.0}; // Clear of the wall and of the serves below.
        box = scoreBox(Side::Blue);
        box = {box.low - aside, box.high + aside};
    }
    const double light = 0.7 + moved(0.3 * swing(seconds_, pulses));
    drawRoundedOutline(textures(), Layer::Field, box.low, box.high - box.low, 10.0, lineStroke,
                       faded(palette().amber, light));
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

LessonPrompt FirstMatchScreen::prompt(const Catalogue& texts) const {
    const Controller own = match().setup.contestants[sideIndex(Side::Blue)].controller;
    return promptFor(texts, lessons_, {context().state.inHand(), own, controls(), isHeard()});
}

void FirstMatchScreen::drawPrompt() const {
    // Repeats the entrance of the lesson's text if the player does nothing.
    const double age = (lessons_.taskAge() % Lessons::impatience) * tuning::tickSeconds;
    const double arrival = context().look.view.reducedMotion ? 1.0 : easeOut(age / 0.3);
    drawLessonPanel(textures(), palette(), lessons_, prompt(catalogue()),
                    {arrival, moved(swing(seconds_, pulses / 2.0))});
}

} // namespace arkanong
