#include "arkanong/game/ToolBar.hpp"

#include "arkanong/render/Text.hpp"

#include <array>
#include <cmath>
#include <string_view>

namespace arkanong {

namespace {

constexpr double left = 18.0;
constexpr double width = 142.0; ///< Of what can be clicked, from a little left of that.
constexpr double top = 84.0;
constexpr double rowStep = 27.0;
constexpr double groupGap = 12.0;
constexpr double nameX = left + 37.0;
constexpr double inset = 10.0;
constexpr std::size_t firstOfSettings = static_cast<std::size_t>(ToolAction::Variant);
constexpr std::size_t firstOfField = static_cast<std::size_t>(ToolAction::Wireframe);

struct Entry {
    std::string_view key;
    std::string_view name;
};
constexpr std::array<Entry, toolActionCount> entries{{
    {"1", "SERVE"},
    {"2", "BRICK"},
    {"3", "HEXAGON"},
    {"4", "POLYGON"},
    {"5", "REMOVE"},
    {"Q", ""},
    {"E", ""},
    {"F", "WIREFRAME"},
    {"O", "OVERDRIVE"},
    {"C", "CLEAR"},
    {"R", "REBUILD"},
    {"ESC", "PAUSE"},
}};

/// The baseline of an entry.
double rowY(std::size_t index) {
    const int groups = (index >= firstOfSettings ? 1 : 0) + (index >= firstOfField ? 1 : 0);
    return top + rowStep * static_cast<double>(index) + groupGap * groups;
}

std::string spinText(double spin) {
    if (spin == 0.0) return "NO SPIN";
    const std::string sign = spin < 0.0 ? "-" : "";
    const int hundredths = static_cast<int>(std::abs(spin) * 100.0 + 0.5);
    const std::string digits = std::to_string(hundredths);
    return "SPIN " + sign + (digits.size() < 2 ? "0.0" : "0.") + digits;
}

std::string nameFor(ToolAction action, const SandboxTools& tools) {
    if (action == ToolAction::Variant) return tools.variant();
    if (action == ToolAction::Spin) return tools.tool() == Tool::Hexagon ? spinText(tools.spin()) : "";
    return std::string(entries[static_cast<std::size_t>(action)].name);
}

} // namespace

std::optional<Tool> toolOf(ToolAction action) {
    const auto index = static_cast<std::size_t>(action);
    return index < toolCount ? std::optional(static_cast<Tool>(index)) : std::nullopt;
}

std::optional<ToolAction> toolActionOf(sfml::Key key) {
    using sfml::Key;
    switch (static_cast<int>(key)) {
    case static_cast<int>(Key::Num1):
    case static_cast<int>(Key::Numpad1): return ToolAction::Serve;
    case static_cast<int>(Key::Num2):
    case static_cast<int>(Key::Numpad2): return ToolAction::Brick;
    case static_cast<int>(Key::Num3):
    case static_cast<int>(Key::Numpad3): return ToolAction::Hexagon;
    case static_cast<int>(Key::Num4):
    case static_cast<int>(Key::Numpad4): return ToolAction::Polygon;
    case static_cast<int>(Key::Num5):
    case static_cast<int>(Key::Numpad5): return ToolAction::Remove;
    case static_cast<int>(Key::Q): return ToolAction::Variant;
    case static_cast<int>(Key::E): return ToolAction::Spin;
    case static_cast<int>(Key::F): return ToolAction::Wireframe;
    default: return std::nullopt;
    }
}

std::optional<ToolAction> toolActionAt(Vec2 at) {
    if (at.x < left - inset || at.x > left - inset + width) return std::nullopt;
    for (std::size_t i = 0; i < toolActionCount; ++i) {
        const double middle = rowY(i) - 5.0;
        if (at.y >= middle - rowStep / 2.0 && at.y < middle + rowStep / 2.0)
            return static_cast<ToolAction>(i);
    }
    return std::nullopt;
}

void drawToolBar(TextureManager& textures, const Palette& palette, const SandboxTools& tools,
                 bool wireframe) {
    TextStyle style;
    style.size = 10.0;
    for (std::size_t i = 0; i < toolActionCount; ++i) {
        const auto action = static_cast<ToolAction>(i);
        const std::string name = nameFor(action, tools);
        if (name.empty()) continue;
        const double y = rowY(i);
        const bool lit = toolOf(action) == tools.tool() || (action == ToolAction::Wireframe && wireframe);
        const bool setting = i >= firstOfSettings && i < firstOfField;
        if (lit)
            textures.drawRectangle(Layer::Overlay, {left - inset, y - 17.0}, {width, 24.0},
                                   faded(palette.blue, 0.22));
        style.colour = lit ? palette.blue : palette.muted;
        drawText(textures, entries[i].key, {left, y}, style);
        style.colour = setting ? palette.amber : (lit ? sf::Color(255, 255, 255) : palette.pale);
        drawText(textures, name, {nameX, y}, style);
    }
}

std::string_view explain(Tool tool) {
    // In the order of Tool.
    constexpr std::array<std::string_view, toolCount> lines{
        "CLICK SERVES, HOLD POURS. OR SPACE",
        "CLICK OR SPACE PUTS A BRICK. HOLD PAINTS. RIGHT CLICK REMOVES",
        "CLICK OR SPACE PUTS A HEXAGON. RIGHT CLICK REMOVES",
        "CLICK CORNER BY CORNER. THE FIRST AGAIN, OR A RIGHT CLICK, CLOSES. BACKSPACE TAKES ONE BACK",
        "CLICK OR SPACE REMOVES WHAT IS THERE, HOLD GOES ON",
    };
    return lines[static_cast<std::size_t>(tool)];
}

} // namespace arkanong
