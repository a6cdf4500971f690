#include "arkanong/game/ControlsScreen.hpp"

#include "arkanong/game/Levels.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/Widgets.hpp"

#include <array>

namespace arkanong {

namespace {

enum Item : std::size_t { Own, Done };

constexpr Vec2 panelLow{140.0, 34.0};
constexpr Vec2 panelSize{1000.0, 616.0};
constexpr double tableTop = panelLow.y + 124.0;
constexpr double rowStep = 34.0;
constexpr std::array<double, 3> columns{196.0, 440.0, 700.0};
constexpr double menuTop = panelLow.y + panelSize.y - 86.0;
constexpr double menuWidth = 560.0;

using Row = std::array<std::string_view, 3>;

constexpr std::array<Row, 9> rows{{
    {"", "MOVE", "AIM AND SERVE"},
    {"ANY DEVICE", "ARROWS OR W A S D", "POINT AND CLICK, OR SPACE"},
    {"WASD", "W A S D", "LEFT CTRL OR LEFT SHIFT"},
    {"ARROWS", "ARROWS", "RIGHT CTRL, RIGHT SHIFT OR ENTER"},
    {"MOUSE", "THE PADDLE FOLLOWS IT", "LEFT BUTTON"},
    {"GAMEPAD", "LEFT STICK", "RIGHT STICK AIMS, A OR RB SERVES"},
    {"", "", ""},
    {"PAUSE", "ESC, P OR START", "RIGHT BUTTON OF THE MOUSE"},
    {"ALWAYS", "F3  COUNTERS", "F11  WHOLE SCREEN     F12  PICTURE"},
}};

constexpr std::string_view note =
    "HOLD THE KEY AND AN ARROW SWEEPS TO AND FRO: LET GO AND THE BALL FLIES ALONG IT. WITH A LASER, HOLD IT "
    "TO FIRE. CTRL AND SHIFT DO NOT BLOCK OTHER KEYS, SO TWO CAN SHARE ONE KEYBOARD.";

// Everything but the computer.
constexpr std::size_t firstDevice = static_cast<std::size_t>(Controller::AnyDevice);

Menu menuFor(Controller own) {
    Menu::Item choice{"ALONE YOU PLAY WITH"};
    for (std::size_t i = firstDevice; i < controllerCount; ++i)
        choice.options.push_back(displayName(nameOf(static_cast<Controller>(i))));
    choice.option = static_cast<std::size_t>(own) - firstDevice;
    return centredMenu({choice, {"DONE"}}, menuTop, menuWidth);
}

} // namespace

ControlsScreen::ControlsScreen(ScreenContext& context) : MenuScreen(context, menuFor(context.ownController)) {
    menu().select(Done);
}

void ControlsScreen::selectionMoved() {
    context().ownController = static_cast<Controller>(menu().items()[Own].option + firstDevice);
}

ScreenChange ControlsScreen::chosen(std::size_t item) {
    if (item == Done) return Resume{};
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

void ControlsScreen::draw(double, double) const {
    drawPanel(textures(), palette(), panelLow, panelSize);
    drawHeading(textures(), palette(), "CONTROLS", {screenSize.x / 2, panelLow.y + 70.0});
    drawTable();
    drawMenu();
    drawMenuHints(menu().selected() == Own ? "CHANGE" : "DONE", "BACK");
}

void ControlsScreen::drawTable() const {
    TextStyle style;
    double y = tableTop;
    for (const Row& row : rows) {
        const bool title = row[0].empty();
        for (std::size_t column = 0; column < row.size(); ++column) {
            style.size = column == 0 ? 14.0 : 10.0;
            style.colour = column == 0 ? palette().blue : (title ? palette().muted : palette().pale);
            drawText(textures(), row[column], {columns[column], y}, style);
        }
        y += rowStep;
    }
    style.size = 10.0;
    style.colour = palette().muted;
    constexpr double noteTop = tableTop + 9.3 * rowStep;
    drawParagraph(textures(), note, {columns[0], noteTop}, panelSize.x - 2.0 * (columns[0] - panelLow.x),
                  style);
}

} // namespace arkanong
