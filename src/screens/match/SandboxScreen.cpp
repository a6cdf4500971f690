#include "arkanong/screens/match/SandboxScreen.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/match/Wireframe.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double cursorSpeed = 420.0; ///< px/s.
constexpr double wireframeBrightness = 0.25;

} // namespace

SandboxScreen::SandboxScreen(ScreenContext& context, LoadedMatch match)
    : PlayScreen(context, std::move(match)),
      builder_(bindingsFor(Controller::AnyDevice, Controller::Computer, controls())),
      toolBindings_(toolBindings(controls())), cursor_{tuning::fieldSize.x / 2.0, 300.0} {}

void SandboxScreen::resumed() {
    PlayScreen::resumed();
    builder_.rebind(bindingsFor(Controller::AnyDevice, Controller::Computer, controls()));
    toolBindings_ = toolBindings(controls());
    overdrive_ = false;
}

ScreenChange SandboxScreen::handle(const sfml::WindowEvent& event) {
    if (handleTools(event)) return Stay{};
    builder_.handle(event);
    return PlayScreen::handle(event);
}

bool SandboxScreen::handleTools(const sfml::WindowEvent& event) {
    if (const std::optional<Action> action = pressedAction(toolBindings_, event)) {
        const bool byPad = std::holds_alternative<sfml::PadPressed>(event);
        return handleAction(*action, byPad);
    }
    if (std::holds_alternative<sfml::MouseReleased>(event) && !profile().settings().toggleOverdrive)
        overdrive_ = false;
    const auto* click = std::get_if<sfml::MousePressed>(&event);
    return click != nullptr && handleClick(!isSecond(click->button), click->at);
}

bool SandboxScreen::handleAction(Action action, bool byPad) {
    // The gamepad's next tool shares its button with the serve while there is no tool in hand.
    if (action == Action::NextTool && byPad && peoplePlay()) return false;
    if (action == Action::NextTool || action == Action::PreviousTool)
        takeNext(action == Action::NextTool);
    else if (action == Action::DropCorner)
        tools_.dropCorner();
    else if (const std::optional<ToolAction> its = toolActionOf(action))
        act(*its, true);
    return true;
}

bool SandboxScreen::isSecond(sf::Mouse::Button button) const {
    const std::vector<Control>& seconds = controls().of(ControlSet::Mouse, Action::Pause);
    return std::find(seconds.begin(), seconds.end(), controlOf(button)) != seconds.end();
}

// The bar comes first; with a tool in hand the other button removes, or closes the polygon.
bool SandboxScreen::handleClick(bool first, Vec2 at) {
    if (const auto action = toolActionAt(at, type().scale)) {
        act(*action, first);
        return true;
    }
    if (first || peoplePlay()) return false;
    const Vec2 place = at - fieldOrigin;
    if (tools_.tool() != Tool::Polygon) {
        if (field().removeAt(place)) built(nameOf(Tool::Remove), place);
    } else if (tools_.close(field())) {
        built(nameOf(Tool::Polygon), place);
    }
    return true;
}

void SandboxScreen::act(ToolAction action, bool forward) {
    if (const auto tool = toolOf(action)) take(*tool);
    if (action == ToolAction::Variant) tools_.change(forward);
    if (action == ToolAction::Spin) tools_.changeSpin(forward);
    if (action == ToolAction::Wireframe) wireframe_ = !wireframe_;
    if (action == ToolAction::Overdrive) overdrive_ = !overdrive_ || !profile().settings().toggleOverdrive;
    if (action == ToolAction::ClearBalls) clears_ = true;
    if (action == ToolAction::Rebuild) rebuild();
    if (action == ToolAction::Pause) pauses_ = true;
}

void SandboxScreen::takeNext(bool forward) {
    const auto now = static_cast<std::size_t>(tools_.tool());
    take(static_cast<Tool>((now + (forward ? 1 : toolCount - 1)) % toolCount));
}

void SandboxScreen::take(Tool tool) {
    tools_.take(tool);
    releasePeople();
    builder_.releaseAll();
    sounds().play(Cue::MenuMove);
    log().write("tool " + std::string(nameOf(tool)));
}

ScreenChange SandboxScreen::step() {
    const TickInput input = builder_.nextTick();
    if (!peoplePlay()) build(input);
    if (std::exchange(pauses_, false)) return pause();
    return PlayScreen::step();
}

void SandboxScreen::command(const TickInput& common, Commands& commands) {
    if (common.wasPressed(Action::Rebuild)) rebuild();
    std::uint8_t& buttons = commands[sideIndex(Side::Blue)].buttons;
    if (common.wasPressed(Action::ClearBalls) || std::exchange(clears_, false))
        buttons |= Command::clearBalls;
    const bool toggles = profile().settings().toggleOverdrive;
    if (toggles && common.wasPressed(Action::Overdrive)) overdrive_ = !overdrive_;
    if ((!toggles && common.isDown(Action::Overdrive)) || overdrive_) buttons |= Command::overdrive;
}

void SandboxScreen::build(const TickInput& input) {
    const auto axis = [&input](Action less, Action more) {
        return (input.isDown(more) ? 1.0 : 0.0) - (input.isDown(less) ? 1.0 : 0.0);
    };
    const Vec2 push = input.padMove +
                      Vec2{axis(Action::MoveLeft, Action::MoveRight), axis(Action::MoveUp, Action::MoveDown)};
    if (push != Vec2{})
        cursor_ += push * (cursorSpeed * tuning::tickSeconds);
    else if (input.aimDevice == Device::Mouse && input.pointer)
        cursor_ = *input.pointer - fieldOrigin;
    cursor_ = nearestPoint({{0.0, 0.0}, tuning::fieldSize}, cursor_);

    const bool pressed = input.wasPressed(Action::ServeAtAim) || input.wasPressed(Action::ServeByArrow) ||
                         input.wasPressed(Action::ServeByPointer);
    const bool held = input.serveIsDown();
    const bool paints = tools_.tool() == Tool::Brick || tools_.tool() == Tool::Remove;
    if (!pressed && !(held && paints)) return;
    const Vec2 at = cursor_;
    if (tools_.use(field(), at))
        built(nameOf(tools_.tool()), at);
    else if (tools_.tool() == Tool::Polygon)
        log().write("corner " + placeText(at));
}

void SandboxScreen::built(std::string_view what, Vec2 at) {
    endRecording();
    sounds().play(Cue::MenuAccept);
    log().write("built " + std::string(what) + ' ' + placeText(at));
}

void SandboxScreen::draw(double alpha, double brightness) const {
    PlayScreen::draw(alpha, wireframe_ ? wireframeBrightness * brightness : brightness);
    textures().setBrightness(brightness);
    textures().setOrigin(fieldOrigin);
    if (wireframe_) drawWireframe(textures(), palette(), field(), alpha);
    if (brightness >= 1.0 && !peoplePlay()) drawCursor();
    textures().setOrigin({});
    drawToolBar(textures(), palette(), tools_, wireframe_, controls(), byPad());
    drawExplanation();
    textures().setBrightness(1.0);
}

bool SandboxScreen::byPad() const { return context().state.device == Device::Gamepad; }

void SandboxScreen::drawExplanation() const {
    Column rows(122.0);
    rows.add(
        {explain(catalogue(), tools_.tool(), controls(), byPad()), type::label, palette().muted, 0.0, 8});
    rows.drawBetween(textures(), 1145.0, 390.0, 704.0);
}

bool SandboxScreen::fits() const {
    const Box room = field().buildingRoom();
    switch (tools_.tool()) {
    case Tool::Hexagon: return holds(room, boxAround(cursor_, {tools_.radius(), tools_.radius()}));
    case Tool::Polygon: return nearestPoint(room, cursor_) == cursor_;
    case Tool::Brick: {
        const Vec2 size{tuning::brickColumns * tuning::brickSize.x, tuning::brickRows * tuning::brickSize.y};
        const Box grid{tuning::brickOrigin, tuning::brickOrigin + size};
        return nearestPoint(grid, cursor_) == cursor_;
    }
    case Tool::Serve:
    case Tool::Remove: break;
    }
    return true;
}

// What the tool would do, at the cursor.
void SandboxScreen::drawCursor() const {
    const sf::Color colour = fits() && tools_.tool() != Tool::Remove ? palette().amber : palette().red;
    constexpr double stroke = 2.0;
    textures().draw(Layer::Overlay, Sprite::Crosshair, cursor_, colour);
    if (tools_.tool() == Tool::Brick && fits()) {
        const int rows = field().objects().brickRows();
        const Vec2 size = brickSizeOf(rows);
        const Vec2 cell = cursor_ - tuning::brickOrigin;
        const Vec2 centre =
            brickCentre(static_cast<int>(cell.x / size.x), static_cast<int>(cell.y / size.y), rows);
        textures().drawRectangle(Layer::Overlay, centre - size / 2.0, size,
                                 faded(palette().of(tools_.brickKind()), 0.5));
    }
    if (tools_.tool() == Tool::Hexagon) {
        Vec2 before = cursor_ + Vec2{tools_.radius(), 0.0};
        for (int i = 1; i <= 6; ++i) {
            const Vec2 corner = cursor_ + rotate({tools_.radius(), 0.0}, rotationFromTurns(i / 6.0));
            textures().drawLine(Layer::Overlay, before, corner, stroke, colour);
            before = corner;
        }
    }
    const std::vector<Vec2>& corners = tools_.corners();
    for (std::size_t i = 0; i < corners.size(); ++i)
        textures().drawLine(Layer::Overlay, corners[i], i + 1 < corners.size() ? corners[i + 1] : cursor_,
                            stroke, colour);
    if (!corners.empty())
        textures().draw(Layer::Overlay, Sprite::ServeFull, corners.front(), palette().amber, 0.8);
}

} // namespace arkanong
