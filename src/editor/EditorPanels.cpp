#include "arkanong/editor/EditorPanels.hpp"

#include "EditorPanelParts.hpp"

namespace arkanong {

using namespace editorpanel;

namespace {

// The left panel.
constexpr double left = 14.0;
constexpr double leftWidth = 144.0;
constexpr double leftTop = 92.0;
constexpr double nameX = left + 40.0;
constexpr double largeNameX = left - 4.0; ///< Large names reach from edge to edge.
constexpr double largeNameEnd = 157.0;
constexpr double largeWidth = 152.0; ///< Of a highlighted entry then, px.

struct Entry {
    std::string_view key;
    std::string_view name;
};
constexpr auto entries = tableOf<EditorAction, Entry>({
    {translatable("key", "Tab"), translatable("Bricks")},
    {"", translatable("Power-ups")},
    {"", translatable("Hexagons")},
    {"", translatable("Walls")},
    {"", translatable("Moving rows")},
    {"", translatable("Remove")},
    {"F1", translatable("Symmetry")},
    {"F2", translatable("Copy down")},
    {"F4", translatable("Copy right")},
    {"^Z", translatable("Undo")},
    {"^Y", translatable("Redo")},
    {"F5", translatable("Test")},
    {"F6", translatable("Properties")},
    {"^S", translatable("Save")},
    {translatable("key", "Esc"), translatable("Menu")},
});

/// Vertical distance between two actions, px.
double actionStep(double textScale) { return 27.0 + 7.0 * (textScale - 1.0); }
/// Height of the extra line for the symmetry's value, px.
double valueStep(double textScale) { return 16.0 + 21.0 * (textScale - 1.0); }

/// The space between two groups of actions, px.
double groupGap(double textScale) { return 14.0 - 3.0 * (textScale - 1.0); }

/// Baseline of an action, px. Gaps separate the groups: tools, drawing, history and the rest.
double actionY(std::size_t index, double textScale) {
    const auto after = [index](EditorAction last) { return index > static_cast<std::size_t>(last) ? 1 : 0; };
    const int groups =
        after(EditorAction::Remove) + after(EditorAction::MirrorAside) + after(EditorAction::Redo);
    const double value =
        index > static_cast<std::size_t>(EditorAction::Symmetry) ? valueStep(textScale) : 0.0;
    return leftTop + actionStep(textScale) * static_cast<double>(index) + groupGap(textScale) * groups +
           value;
}

bool possible(EditorAction action, const EditorSession& session) {
    if (action == EditorAction::Undo) return session.draft.stepsBack() > 0;
    if (action == EditorAction::Redo) return session.draft.stepsForward() > 0;
    return true;
}

// With large text there is no space for key names, and with a gamepad they are not needed.
void drawActions(TextureManager& textures, const Palette& palette, const EditorSession& session, bool byPad) {
    const Type& words = textures.type();
    const double scale = words.scale;
    const bool keys = !byPad && !words.isLarge();
    const double from = keys ? nameX : words.isLarge() ? largeNameX : left;
    const double room = (words.isLarge() ? largeNameEnd : left + leftWidth - inset) - from;
    const double row = actionStep(scale) - 3.0;
    for (std::size_t i = 0; i < editorActionCount; ++i) {
        const auto action = static_cast<EditorAction>(i);
        const double y = actionY(i, scale);
        const bool lit = toolOf(action) == session.tool;
        if (lit)
            drawLit(textures, palette, {left - inset, y - (type::label + row) / 2.0},
                    {words.isLarge() ? largeWidth : leftWidth, row});
        const double difficulty = possible(action, session) ? 1.0 : 0.4;
        if (keys)
            drawFitting(textures, words.text("key", entries[i].key), {left, y}, nameX - left - inset,
                        faded(lit ? palette.blue : palette.muted, difficulty));
        drawFitting(textures, words.text(entries[i].name), {from, y}, room,
                    faded(lit ? white : palette.pale, difficulty));
    }
    const Flip symmetry = session.draft.symmetry();
    drawFitting(
        textures, words.text("symmetry", displayName(symmetry)),
        {from, actionY(static_cast<std::size_t>(EditorAction::Symmetry), scale) + 3.0 + valueStep(scale)},
        room, symmetry == Flip::None ? palette.muted : palette.amber);
}

} // namespace

std::optional<EditorTool> toolOf(EditorAction action) {
    const auto index = static_cast<std::size_t>(action);
    return index < editorToolCount ? std::optional(static_cast<EditorTool>(index)) : std::nullopt;
}

std::optional<EditorAction> editorActionOf(sfml::Key key, bool control, bool shift) {
    using sfml::Key;
    if (control) {
        if (key == Key::Z) return shift ? EditorAction::Redo : EditorAction::Undo;
        if (key == Key::Y) return EditorAction::Redo;
        return key == Key::S ? std::optional(EditorAction::Save) : std::nullopt;
    }
    switch (static_cast<int>(key)) {
    case static_cast<int>(Key::F1): return EditorAction::Symmetry;
    case static_cast<int>(Key::F2): return EditorAction::MirrorDown;
    case static_cast<int>(Key::F4): return EditorAction::MirrorAside;
    case static_cast<int>(Key::F5): return EditorAction::Trial;
    case static_cast<int>(Key::F6): return EditorAction::Properties;
    case static_cast<int>(Key::Escape): return EditorAction::Menu;
    default: return std::nullopt;
    }
}

std::optional<EditorAction> editorActionAt(Vec2 at, double textScale) {
    if (at.x < left - inset || at.x > left - inset + leftWidth) return std::nullopt;
    for (std::size_t i = 0; i < editorActionCount; ++i) {
        const double step = actionStep(textScale);
        const double low = actionY(i, textScale) - (type::label + step) / 2.0;
        const double value =
            static_cast<EditorAction>(i) == EditorAction::Symmetry ? valueStep(textScale) : 0.0;
        if (at.y >= low && at.y < low + step + value) return static_cast<EditorAction>(i);
    }
    return std::nullopt;
}

void drawEditorPanels(TextureManager& textures, const Palette& palette, const EditorSession& session,
                      bool unsaved, bool byPad) {
    const Type& words = textures.type();
    Column head(leftWidth - inset);
    if (const std::string_view name = words.text("LEVEL EDITOR"); hasRoom(textures, name, leftWidth - inset))
        head.add({std::string(name), type::label, palette.muted});
    // Translators: the state of a level in the editor.
    head.add({std::string(unsaved                ? words.text("level", "Not saved")
                          : session.file.empty() ? words.text("level", "New")
                                                 : words.text("level", "Saved")),
              type::label, unsaved ? palette.amber : palette.good});
    head.drawBetween(textures, left, headTop, headBottom);
    drawActions(textures, palette, session, byPad);
    editorpanel::drawRight(textures, palette, session, byPad);
}

} // namespace arkanong
