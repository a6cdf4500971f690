#include "arkanong/screens/match/ToolBar.hpp"

#include "arkanong/render/text/Text.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace arkanong {

namespace {

constexpr double left = 18.0;
constexpr double width = 142.0; ///< Of what can be clicked, from a little left of that.
constexpr double top = 84.0;
constexpr double groupGap = 12.0;
constexpr double nameX = left + 37.0;
constexpr double keyRoom = 33.0;
constexpr double inset = 10.0;
constexpr TextSize letters = type::label;
constexpr std::size_t firstOfSettings = static_cast<std::size_t>(ToolAction::Variant);
constexpr std::size_t firstOfField = static_cast<std::size_t>(ToolAction::Wireframe);

struct Entry {
    Action action;
    std::string_view name; ///< Empty: see toolName().
};
// In the order of ToolAction.
constexpr auto entries = tableOf<ToolAction, Entry>({
    {Action::TakeServe, translatable("tool", "SERVE")},
    {Action::TakeBrick, translatable("tool", "BRICK")},
    {Action::TakeHexagon, translatable("tool", "HEXAGON")},
    {Action::TakePolygon, translatable("tool", "POLYGON")},
    {Action::TakeRemove, translatable("tool", "REMOVE")},
    {Action::OtherKind, ""},
    {Action::OtherSpin, ""},
    {Action::Wireframe, translatable("tool", "WIREFRAME")},
    {Action::Overdrive, translatable("tool", "OVERDRIVE")},
    {Action::ClearBalls, translatable("tool", "CLEAR")},
    {Action::Rebuild, translatable("tool", "REBUILD")},
    {Action::Pause, translatable("tool", "PAUSE")},
});

/// From one entry to the next.
double rowStep(double textScale) { return 27.0 + 8.0 * (textScale - 1.0); }

/// The baseline of an entry.
double rowY(std::size_t index, double textScale) {
    const int groups = (index >= firstOfSettings ? 1 : 0) + (index >= firstOfField ? 1 : 0);
    return top + rowStep(textScale) * static_cast<double>(index) + groupGap * groups;
}

std::string spinText(const Type& type, double spin) {
    if (spin == 0.0) return std::string(type.text("No spin"));
    const std::string sign = spin < 0.0 ? "-" : "";
    const int hundredths = static_cast<int>(std::abs(spin) * 100.0 + 0.5);
    const std::string digits = std::to_string(hundredths);
    return fill(type.text("Spin {turns}"), {{"turns", sign + (digits.size() < 2 ? "0.0" : "0.") + digits}});
}

std::string toolName(const Type& type, ToolAction action, const SandboxTools& tools) {
    if (action == ToolAction::Variant) return tools.variant(*type.catalogue);
    if (action == ToolAction::Spin) return tools.tool() == Tool::Hexagon ? spinText(type, tools.spin()) : "";
    return std::string(type.text("tool", entries[static_cast<std::size_t>(action)].name));
}

/// The gamepad button of an entry, which for tools selects the next one; empty if the gamepad has none.
std::string buttonFor(const Catalogue& catalogue, ToolAction action, const ControlMap& controls) {
    const bool first = action == ToolAction::Serve;
    const bool known =
        first || action == ToolAction::Variant || action == ToolAction::Spin || action == ToolAction::Pause;
    if (!known) return {};
    const Action its = first ? Action::NextTool : entries[static_cast<std::size_t>(action)].action;
    const std::vector<Control>& buttons = controls.of(ControlSet::Gamepad, its);
    return buttons.empty() ? std::string() : shortName(catalogue, buttons.front());
}

// Escape pauses whatever is set.
std::string keyFor(const Catalogue& catalogue, ToolAction action, const ControlMap& controls) {
    if (action == ToolAction::Pause) return std::string(catalogue.text("key", "Esc"));
    const Action its = entries[static_cast<std::size_t>(action)].action;
    return shortName(catalogue, controls.of(ControlSet::Common, its).front());
}

} // namespace

std::optional<Tool> toolOf(ToolAction action) {
    const auto index = static_cast<std::size_t>(action);
    return index < toolCount ? std::optional(static_cast<Tool>(index)) : std::nullopt;
}

std::optional<ToolAction> toolActionOf(Action action) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [action](const Entry& entry) { return entry.action == action; });
    if (found == entries.end()) return std::nullopt;
    return static_cast<ToolAction>(found - entries.begin());
}

std::optional<ToolAction> toolActionAt(Vec2 at, double textScale) {
    if (at.x < left - inset || at.x > left - inset + width) return std::nullopt;
    for (std::size_t i = 0; i < toolActionCount; ++i) {
        const double middle = rowY(i, textScale) - type::label / 2.0;
        if (std::abs(at.y - middle) <= rowStep(textScale) / 2.0) return static_cast<ToolAction>(i);
    }
    return std::nullopt;
}

void drawToolBar(TextureManager& textures, const Palette& palette, const SandboxTools& tools, bool wireframe,
                 const ControlMap& controls, bool byPad) {
    const Type& type = textures.type();
    TextStyle style;
    style.size = letters;
    for (std::size_t i = 0; i < toolActionCount; ++i) {
        const auto action = static_cast<ToolAction>(i);
        const std::string name = toolName(type, action, tools);
        if (name.empty()) continue;
        const double y = rowY(i, textures.type().scale);
        const bool lit = toolOf(action) == tools.tool() || (action == ToolAction::Wireframe && wireframe);
        const bool setting = i >= firstOfSettings && i < firstOfField;
        const double row = rowStep(textures.type().scale) - 3.0;
        if (lit)
            textures.drawRectangle(Layer::Overlay, {left - inset, y - type::label / 2.0 - row / 2.0},
                                   {width, row}, faded(palette.blue, 0.22));
        style.colour = lit ? palette.blue : palette.muted;
        const bool keys = !textures.type().isLarge(); // Large letters leave no room for them.
        const std::string key =
            byPad ? buttonFor(*type.catalogue, action, controls) : keyFor(*type.catalogue, action, controls);
        style.size = fittingSize(textures, key, keyRoom, {letters});
        if (keys) drawText(textures, key, {left, y}, style);
        const double from = keys ? nameX : left;
        style.size = fittingSize(textures, name, left - inset + width - from - 2.0, {letters});
        style.colour = setting ? palette.amber : (lit ? sf::Color(255, 255, 255) : palette.pale);
        drawText(textures, name, {from, y}, style);
    }
}

} // namespace arkanong
