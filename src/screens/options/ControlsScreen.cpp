#include "arkanong/screens/options/ControlsScreen.hpp"

#include "arkanong/input/ControllerHelp.hpp"
#include "arkanong/input/bindings/ControlLayouts.hpp"
#include "arkanong/language/Translatable.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/ui/MenuPanel.hpp"

namespace arkanong {

namespace {

// The sets stand between these, in the order of ControlSet.
enum Item : std::size_t { Own, Layout, FirstSet, Leave = FirstSet + controlSetCount };

constexpr double noteHeight = 140.0;
constexpr MenuPanel panel{928.0, Leave + 1, 0.0, noteHeight};
constexpr double noteInset = 26.0;                               ///< From the rows' left end, as their texts.
constexpr double belowNote = 2.0 * type::label * type::lineStep; ///< From its last line to that of the keys.

constexpr std::string_view note = translatable(
    "The device used last moves the paddle. Hold the mouse's button and the mouse swings an arrow, hold the "
    "key that serves and the arrow sweeps: let go and the ball flies along it. A gamepad's button serves at "
    "once. With a laser, hold any of them to fire.");
constexpr std::string_view keys =
    translatable("Esc pauses,  F3 counters,  F10 sound,  F11 full screen,  F12 screenshot");

constexpr std::size_t deviceCount = static_cast<std::size_t>(Controller::Computer); ///< All before it.

constexpr std::string_view yourOwn = translatable("controls", "Your own");

/// The ready-made layouts, followed by the player's own controls, if any.
Menu::Item layoutChoice(const ControlMap& controls, Controller own, bool ownControls) {
    Menu::Item choice{translatable("Ready-made controls")};
    for (std::size_t i = 0; i < controlLayoutCount; ++i)
        choice.options.emplace_back(shownName(Catalogue::english(), static_cast<ControlLayout>(i)));
    const std::optional<ControlLayout> layout = layoutOf(controls, own);
    if (ownControls || !layout) choice.options.emplace_back(yourOwn);
    choice.option = layout ? static_cast<std::size_t>(*layout) : controlLayoutCount;
    return choice;
}

Menu menuFor(Controller own, const ControlMap& controls) {
    Menu::Item choice{translatable("Play alone with")};
    for (std::size_t i = 0; i < deviceCount; ++i)
        choice.options.emplace_back(displayName(static_cast<Controller>(i)));
    choice.option = static_cast<std::size_t>(own);
    std::vector<Menu::Item> items{choice, layoutChoice(controls, own, false)};
    for (std::size_t i = 0; i < controlSetCount; ++i)
        items.push_back({inCapitals(shownName(Catalogue::english(), static_cast<ControlSet>(i)))});
    items.push_back({translatable("DONE")});
    return panel.menu(std::move(items));
}

bool isSet(std::size_t item) { return item >= FirstSet && item < Leave; }
ControlSet setOf(std::size_t item) { return static_cast<ControlSet>(item - FirstSet); }

} // namespace

ControlsScreen::ControlsScreen(ScreenContext& context)
    : MenuScreen(context, menuFor(context.state.ownController,
                                  ControlMap(context.services.profile.settings().controls))),
      controls_(context.services.profile.settings().controls) {
    keepOwn();
}

void ControlsScreen::resumed() {
    controls_ = ControlMap(profile().settings().controls);
    keepOwn();
    followControls();
}

void ControlsScreen::keepOwn() {
    if (!layoutOf(controls_, context().state.ownController)) own_ = controls_;
}

void ControlsScreen::followControls() {
    menu().item(Layout) = layoutChoice(controls_, context().state.ownController, own_.has_value());
    menu().item(Own).option = static_cast<std::size_t>(context().state.ownController);
}

void ControlsScreen::selectionMoved() {
    Controller& own = context().state.ownController;
    if (menu().selected() == Layout)
        choose(menu().items()[Layout].option);
    else
        own = static_cast<Controller>(menu().items()[Own].option);
    followControls();
}

void ControlsScreen::choose(std::size_t option) {
    Controller& own = context().state.ownController;
    const auto layout = static_cast<ControlLayout>(option);
    if (own == Controller::Mouse || option == static_cast<std::size_t>(ControlLayout::Mouse))
        own = option < controlLayoutCount ? controllerOf(layout) : Controller::AnyDevice;
    if (option < controlLayoutCount)
        controls_ = controlsOf(layout);
    else if (own_)
        controls_ = *own_;
    Settings settings = profile().settings();
    controls_.save(settings.controls);
    profile().change(std::move(settings));
    log().write("controls " + menu().items()[Layout].options[option]);
}

ScreenChange ControlsScreen::chosen(std::size_t item) {
    if (item == Leave) return Resume{};
    if (isSet(item)) return ShowControlSet{setOf(item)};
    menu().handle(MenuIntent::Right);
    selectionMoved();
    return Stay{};
}

std::string ControlsScreen::shownOption(std::size_t item) const {
    // The names of devices and of controls that belong together.
    const Menu::Item& its = menu().items()[item];
    return std::string(text("controls", its.options[its.option]));
}

std::string ControlsScreen::summary(ControlSet set) const {
    const Catalogue& texts = catalogue();
    if (const std::optional<Control> control = controls_.contestedControl(set))
        return fill(text("! {control} serves twice"), {{"control", shownName(texts, *control)}});
    const auto all = [&](Action action) { return allOf(texts, controls_, set, action); };
    switch (set) {
    case ControlSet::LeftKeys:
    case ControlSet::RightKeys: return movingKeys(texts, controls_, set) + ",  " + all(Action::ServeByArrow);
    // Translators: the holes are names of keys, buttons and sticks.
    case ControlSet::Mouse:
        return fill(text("{serve} serves,  {pause} pauses"),
                    {{"serve", all(Action::ServeAtAim)}, {"pause", all(Action::Pause)}});
    case ControlSet::Gamepad: {
        // Pictures of two buttons would become too narrow with large letters.
        const std::string serve = type().isLarge()
                                      ? shownName(texts, controls_.of(set, Action::ServeAtAim).front())
                                      : all(Action::ServeAtAim);
        return fill(text("{move} moves,  {aim} aims,  {serve} serves"),
                    {{"move", stickFor(texts, controls_, true)},
                     {"aim", stickFor(texts, controls_, false)},
                     {"serve", serve}});
    }
    case ControlSet::Common:
        return fill(text("Esc or {pause} pauses,  {serve} serves too"),
                    {{"pause", all(Action::Pause)}, {"serve", all(Action::ServeByArrow)}});
    }
    return {};
}

void ControlsScreen::drawRow(std::size_t row) const {
    if (!isSet(row)) return drawItem(row);
    drawMenuEntry(textures(), palette(), capitals(shownName(catalogue(), setOf(row))), summary(setOf(row)),
                  menu().centre(row), menu().glow(row), menu().itemSize());
}

// As wide as letters of 100 %, so that there are no more lines; smaller if there are. `height` is that of the room below
// the first line.
TextSize ControlsScreen::noteSize(double width, double height) const {
    TextSize size = condensed(type::label, 1.0 / type().scale);
    const auto bottom = [&] {
        const std::size_t lines = brokenText(textures(), text(note), size, width).size();
        const double step = type().lineSpacing(size, type::lineStep * size);
        return step * static_cast<double>(lines - 1) + belowNote + type().capHeight(size) / 2.0;
    };
    constexpr double smaller = 0.97;
    while (size > type::label / 2.0 && bottom() > height)
        size = size * smaller;
    return size;
}

void ControlsScreen::draw(double, double brightness) const {
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    panel.draw(textures(), palette(), text("CONTROLS"), palette().pale);
    drawPill();
    for (std::size_t i = 0; i < menu().items().size(); ++i)
        drawRow(i);
    const double left = panel.middle - panel.inside() / 2.0 + noteInset;
    const double room = panel.inside() - 2.0 * noteInset;
    Vec2 at{left, panel.belowTop() + space::padding + type::label - space::unit * type().growth()};
    const TextStyle style{noteSize(room, panel.top() + panel.height() - at.y), palette().muted};
    at.y = drawParagraph(textures(), text(note), at, room, style) + belowNote;
    drawParagraph(textures(), text(keys), at, room, style);
    drawFoot(textures(), palette());
    drawMenuHints(menu().selected() == Leave ? text("Done") : text("Change"), text("Back"));
}

} // namespace arkanong
