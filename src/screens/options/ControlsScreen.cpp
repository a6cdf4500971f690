#include "arkanong/screens/options/ControlsScreen.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

// The sets stand between these, in the order of ControlSet.
enum Item : std::size_t { Own, FirstSet, Leave = FirstSet + controlSetCount };

constexpr double noteHeight = 112.0;
constexpr MenuPanel panel{928.0, Leave + 1, 0.0, noteHeight};
constexpr double noteInset = 26.0; ///< From the rows' left end, as their texts.

constexpr std::string_view note =
    "WHAT YOU MOVE LAST MOVES THE PADDLE. HOLD THE MOUSE'S BUTTON AND THE MOUSE SWINGS AN ARROW, HOLD THE "
    "KEY THAT SERVES AND THE ARROW SWEEPS: LET GO AND THE BALL FLIES ALONG IT. A GAMEPAD'S BUTTON SERVES AT "
    "ONCE. WITH A LASER, HOLD ANY OF THEM TO FIRE.\n"
    "\nALWAYS:  ESC PAUSES,  F3 COUNTERS,  F10 SOUND,  F11 WHOLE SCREEN,  F12 PICTURE";

constexpr std::size_t deviceCount = static_cast<std::size_t>(Controller::Computer); ///< All before it.

Menu menuFor(Controller own) {
    Menu::Item choice{"WHEN ALONE, PLAY WITH"};
    for (std::size_t i = 0; i < deviceCount; ++i)
        choice.options.emplace_back(shownName(static_cast<Controller>(i)));
    choice.option = static_cast<std::size_t>(own);
    std::vector<Menu::Item> items{choice};
    for (std::size_t i = 0; i < controlSetCount; ++i)
        items.push_back({std::string(shownName(static_cast<ControlSet>(i)))});
    items.push_back({"DONE"});
    return panel.menu(std::move(items));
}

bool isSet(std::size_t item) { return item >= FirstSet && item < Leave; }
ControlSet setOf(std::size_t item) { return static_cast<ControlSet>(item - FirstSet); }

} // namespace

ControlsScreen::ControlsScreen(ScreenContext& context)
    : MenuScreen(context, menuFor(context.state.ownController)),
      controls_(context.services.profile.settings().controls) {}

void ControlsScreen::resumed() { controls_ = ControlMap(profile().settings().controls); }

void ControlsScreen::selectionMoved() {
    context().state.ownController = static_cast<Controller>(menu().items()[Own].option);
}

ScreenChange ControlsScreen::chosen(std::size_t item) {
    if (item == Leave) return Resume{};
    if (isSet(item)) return ShowControlSet{setOf(item)};
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

std::string ControlsScreen::summary(ControlSet set) const {
    if (const std::optional<Control> control = controls_.contestedControl(set))
        return "! " + shownName(*control) + " SERVES TWICE";
    switch (set) {
    case ControlSet::LeftKeys:
    case ControlSet::RightKeys:
        return movingKeys(controls_, set) + ",  " + allOf(controls_, set, Action::ServeByArrow);
    case ControlSet::Mouse:
        return allOf(controls_, set, Action::ServeAtAim) + " SERVES,  " +
               allOf(controls_, set, Action::Pause) + " PAUSES";
    case ControlSet::Gamepad:
        return stickFor(controls_, true) + " MOVES,  " + stickFor(controls_, false) + " AIMS,  " +
               allOf(controls_, set, Action::ServeAtAim) + " SERVES";
    case ControlSet::Common:
        return "ESC OR " + allOf(controls_, set, Action::Pause) + " PAUSES,  " +
               allOf(controls_, set, Action::ServeByArrow) + " SERVES TOO";
    }
    return {};
}

void ControlsScreen::drawRow(std::size_t row) const {
    if (!isSet(row)) return drawItem(row);
    drawMenuEntry(textures(), palette(), menu().items()[row].text, summary(setOf(row)), menu().centre(row),
                  menu().glow(row), menu().itemSize());
}

void ControlsScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // What lies over it needs its place.
    panel.draw(textures(), palette(), "CONTROLS", palette().pale);
    drawPill();
    for (std::size_t i = 0; i < menu().items().size(); ++i)
        drawRow(i);
    const double left = panel.middle - panel.inside() / 2.0 + noteInset;
    drawParagraph(textures(), note, {left, panel.belowTop() + space::padding + type::label},
                  panel.inside() - 2.0 * noteInset, {type::label, palette().muted});
    drawFoot(textures(), palette());
    drawMenuHints(menu().selected() == Own ? "CHANGE" : (menu().selected() == Leave ? "DONE" : "CHANGE"),
                  "BACK");
}

} // namespace arkanong
