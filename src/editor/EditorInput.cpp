#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double repeatAfter = 0.28; ///< Time until a held arrow repeats, s.
constexpr double repeatStep = 0.065; ///< Interval between repeats, s.
constexpr double fineStep = 10.0;    ///< Step of the cursor with the hexagon and wall tools, px.
constexpr double nudge = 2.0;
constexpr double pushedAt = 0.6;

// Buttons of standard gamepads that Bindings.hpp does not name.
constexpr unsigned padRemove = 2;
constexpr unsigned padBrush = 3;
constexpr unsigned padLeftShoulder = 4;
constexpr unsigned padUndo = 6;

Vec2 wayOf(sfml::Key key) {
    using sfml::Key;
    if (key == Key::Left) return {-1.0, 0.0};
    if (key == Key::Right) return {1.0, 0.0};
    if (key == Key::Up) return {0.0, -1.0};
    if (key == Key::Down) return {0.0, 1.0};
    return {};
}

Vec2 wayOf(MenuIntent intent) {
    switch (intent) {
    case MenuIntent::Left: return {-1.0, 0.0};
    case MenuIntent::Right: return {1.0, 0.0};
    case MenuIntent::Up: return {0.0, -1.0};
    case MenuIntent::Down: return {0.0, 1.0};
    case MenuIntent::Next:
    case MenuIntent::Accept:
    case MenuIntent::Back: break;
    }
    return {};
}

/// Rounds a stick's deflection to one of eight directions, or to 0,0.
Vec2 straightened(Vec2 push) {
    const auto whole = [](double part) {
        return std::abs(part) < pushedAt ? 0.0 : (part < 0.0 ? -1.0 : 1.0);
    };
    return {whole(push.x), whole(push.y)};
}

} // namespace

ScreenChange EditorScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* key = std::get_if<sfml::KeyPressed>(&event)) return handleKey(key->key);
    if (const auto* click = std::get_if<sfml::MousePressed>(&event)) return handleMouse(*click);
    if (const auto* button = std::get_if<sfml::PadPressed>(&event)) return handlePad(button->button);
    if (const auto* up = std::get_if<sfml::KeyReleased>(&event)) handleKeyUp(up->key);
    if (const auto* typed = std::get_if<sfml::CharacterTyped>(&event)) handleTyped(typed->character);
    if (std::holds_alternative<sfml::MouseReleased>(event)) tools_.release();
    const auto* up = std::get_if<sfml::PadReleased>(&event);
    if (up != nullptr && up->button == padButtonAccept) tools_.release();
    if (std::holds_alternative<sfml::FocusLost>(event)) {
        tools_.release();
        held_ = {};
    }
    handleMoves(event);
    return Stay{};
}

void EditorScreen::handleMoves(const sfml::WindowEvent& event) {
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) point(moved->at);
    if (const auto* axis = std::get_if<sfml::PadMoved>(&event)) {
        padAxis(*axis);
        const bool right = axis->axis == padRightX || axis->axis == padRightY;
        if (const auto intent = right ? std::nullopt : padInput_.intent(event)) stepCursor(wayOf(*intent));
    }
    const auto* wheel = std::get_if<sfml::MouseWheeled>(&event);
    if (wheel == nullptr) return;
    const bool up = wheel->notches > 0.0F;
    if (session().tool == EditorTool::Hexagon)
        tools_.changeHexagon({HexagonSetting::Spin, up});
    else if (session().tool == EditorTool::Band)
        tools_.changeBand({BandSetting::Speed, up});
    else
        nextBrush(!up);
}

// The left stick moves the cursor, the right stick changes the brush or setting.
void EditorScreen::padAxis(const sfml::PadMoved& moved) {
    axes_.handle(moved);
    if (moved.axis != padRightX) return;
    constexpr float pushedFar = 60.0F;
    const bool pushed = std::abs(moved.position) > pushedFar;
    if (pushed && !aside_) turn(moved.position > 0.0F);
    aside_ = pushed;
}

void EditorScreen::turn(bool forward) {
    if (settingsWith(session().tool) > 0)
        tools_.change({session().setting, forward});
    else
        nextBrush(forward);
}

ScreenChange EditorScreen::handleKey(sfml::Key key) {
    using sfml::Key;
    if (key == Key::LControl || key == Key::RControl) held_.control = true;
    if (key == Key::LShift || key == Key::RShift) held_.shift = true;
    if (const Vec2 way = wayOf(key); way != Vec2{}) {
        held_.way = way;
        pushed_ = 0.0;
        goWay(way);
        return Stay{};
    }
    if (key == Key::Tab) {
        const auto now = static_cast<std::size_t>(session().tool);
        takeTool(static_cast<EditorTool>((now + (held_.shift ? editorToolCount - 1 : 1)) % editorToolCount));
    } else if (key == Key::Enter && !session().outline.empty()) {
        tools_.closeOutline();
    } else if (key == Key::Escape && !session().outline.empty()) {
        session().outline.clear();
    } else if (key == Key::Space || key == Key::Enter) {
        tools_.press();
    } else if (key == Key::Delete || key == Key::Backspace) {
        tools_.removeHere();
    } else if (key == Key::PageUp || key == Key::PageDown) {
        nextBrush(key == Key::PageDown);
    } else if (const auto action = editorActionOf(key, held_.control, held_.shift)) {
        return act(*action);
    }
    return Stay{};
}

void EditorScreen::handleKeyUp(sfml::Key key) {
    using sfml::Key;
    if (key == Key::LControl || key == Key::RControl) held_.control = false;
    if (key == Key::LShift || key == Key::RShift) held_.shift = false;
    if (key == Key::Space || key == Key::Enter) tools_.release();
    if (wayOf(key) == held_.way) held_.way = {};
}

// The letters of the level file choose the brush; '.' removes.
void EditorScreen::handleTyped(char32_t character) {
    constexpr char32_t firstBeyond = 0x7f;
    if (character <= U' ' || character >= firstBeyond || held_.control) return;
    const char sign = static_cast<char>(character);
    if (const auto set = settingTyped(session().tool, character)) return tools_.change(*set);
    if (settingsWith(session().tool) > 0) return;
    if (session().tool == EditorTool::Wall) return;
    if (session().tool == EditorTool::PowerUp) {
        const std::vector<PowerUpDrop> drops = allDrops();
        auto drop = dropOf(sign);
        if (!drop) drop = dropOf(static_cast<char>(sign - 'a' + 'A')); // The small letter has no power-up.
        if (!drop && sign != '.') return;
        const auto found = drop ? std::find(drops.begin(), drops.end(), *drop) : drops.end();
        session().drop = static_cast<std::size_t>(found - drops.begin());
        sounds().play(Cue::MenuMove);
        return;
    }
    if (sign == '.') return takeTool(EditorTool::Remove);
    const std::vector<Level::BrickPlace> bricks = allBricks();
    const auto found = std::find_if(bricks.begin(), bricks.end(), [sign](const Level::BrickPlace& brick) {
        return signOf(brick) == (sign == '1' ? 'n' : sign);
    });
    if (found == bricks.end()) return;
    session().brick = static_cast<std::size_t>(found - bricks.begin());
    takeTool(EditorTool::Brick);
}

ScreenChange EditorScreen::handleMouse(const sfml::MousePressed& click) {
    const Vec2 at{static_cast<double>(click.at.x), static_cast<double>(click.at.y)};
    const bool first = click.button == sf::Mouse::Button::Left;
    if (const auto action = editorActionAt(at, type().scale)) return act(*action);
    if (const auto index = paletteAt(session(), at, type().scale)) {
        (session().tool == EditorTool::Brick ? session().brick : session().drop) = *index;
        sounds().play(Cue::MenuMove);
        return Stay{};
    }
    if (const auto set = settingAt(session(), at, type().scale)) {
        const bool path = session().tool == EditorTool::Hexagon &&
                          set->setting == static_cast<std::size_t>(HexagonSetting::Path);
        if (path && set->more)
            tools_.answer(translatable("Drag the dot below the hexagon to the end of its path"));
        else
            tools_.change(*set);
        return Stay{};
    }
    const Vec2 place = at - fieldOrigin;
    if (nearestPoint({{0.0, 0.0}, tuning::fieldSize}, place) != place) return Stay{};
    session().cursor = place;
    if (first)
        tools_.press();
    else
        tools_.beginErasing();
    return Stay{};
}

ScreenChange EditorScreen::handlePad(unsigned button) {
    const auto now = static_cast<std::size_t>(session().tool);
    switch (button) {
    case padButtonAccept: tools_.press(); break;
    case padButtonBack:
    case padRemove: tools_.removeHere(); break;
    case padBrush:
        if (!session().outline.empty())
            tools_.closeOutline();
        else if (const std::size_t count = settingsWith(session().tool); count > 0)
            session().setting = (session().setting + 1) % count;
        else
            nextBrush(true);
        break;
    case padLeftShoulder:
        takeTool(static_cast<EditorTool>((now + editorToolCount - 1) % editorToolCount));
        break;
    case padButtonShoulder: takeTool(static_cast<EditorTool>((now + 1) % editorToolCount)); break;
    case padUndo: return act(EditorAction::Undo);
    case padButtonStart: return act(EditorAction::Menu);
    default: break;
    }
    return Stay{};
}

void EditorScreen::point(Vec2 at) {
    const Vec2 from = session().cursor;
    session().cursor = nearestPoint({{0.0, 0.0}, tuning::fieldSize}, at - fieldOrigin);
    tools_.drag(from);
}

bool EditorScreen::stepsFinely() const {
    return session().tool == EditorTool::Hexagon || session().tool == EditorTool::Wall ||
           tools_.stroke() == EditorTools::Stroke::Way;
}

// Steps by one cell, or by a few px if stepsFinely().
void EditorScreen::stepCursor(Vec2 way) {
    const Vec2 from = session().cursor;
    if (stepsFinely()) {
        const auto stepped = [](double place, double step) {
            return (std::round(place / fineStep) + step) * fineStep;
        };
        const double room = levelrules::bandTop;
        const Box band{{0.0, room}, {tuning::fieldSize.x, tuning::fieldSize.y - room}};
        session().cursor = nearestPoint(band, {stepped(from.x, way.x), stepped(from.y, way.y)});
    } else {
        const CellGrid cells = draft().cells();
        const Cell cell = cells.nearest(from);
        session().cursor = cells.centre(cells.nearest(
            cells.centre({cell.column + static_cast<int>(way.x), cell.row + static_cast<int>(way.y)})));
    }
    tools_.drag(from);
}

void EditorScreen::goWay(Vec2 way) {
    if (held_.control)
        moveChosen(way);
    else
        stepCursor(way);
}

void EditorScreen::moveChosen(Vec2 way) {
    if (!session().chosen || session().tool == EditorTool::Band) return;
    if (session().tool == EditorTool::Wall) {
        Level::WallPlace wall = draft().level().walls[*session().chosen];
        for (Vec2& corner : wall.corners)
            corner += way * nudge;
        return tools_.answer(draft().changeWall(*session().chosen, wall));
    }
    Level::HexagonPlace hexagon = draft().level().hexagons[*session().chosen];
    hexagon.centre += way * nudge;
    hexagon.pathEnd += way * nudge;
    tools_.answer(draft().changeHexagon(*session().chosen, hexagon));
}

void EditorScreen::repeat(double seconds) {
    const Vec2 way =
        held_.way != Vec2{}
            ? held_.way
            : straightened(axes_.stick(sf::Joystick::Axis::X, sf::Joystick::Axis::Y) + axes_.directionPad());
    const double before = pushed_;
    pushed_ = way == Vec2{} ? 0.0 : pushed_ + seconds;
    const auto repeats = [](double held) {
        return held < repeatAfter ? 0 : 1 + static_cast<int>((held - repeatAfter) / repeatStep);
    };
    if (pushed_ > before && repeats(pushed_) > repeats(before)) goWay(way);
}

} // namespace arkanong
