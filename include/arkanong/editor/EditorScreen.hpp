#pragma once

#include "arkanong/editor/EditorTools.hpp"
#include "arkanong/editor/EditorView.hpp"
#include "arkanong/input/GamepadAxes.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "arkanong/ui/widgets/Toast.hpp"

namespace arkanong {

/// The level editor, used with mouse, keyboard or gamepad: each of them presses at a position, drags and releases.
/// Edits the level of context.state.editor, which must exist.
class EditorScreen : public Screen {
  public:
    explicit EditorScreen(ScreenContext& context);

    std::string_view name() const override { return "editor"; }
    ButtonUse buttonUse() const override { return ButtonUse::Passes; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool enters() const override { return false; }
    void resumed() override;
    /// Saves the draft if the level has unsaved changes.
    void leave() override;

  private:
    struct HeldKeys {
        bool control = false;
        bool shift = false;
        Vec2 way; ///< Direction of the held arrow key; 0,0 without one.
    };

    EditorSession& session() const { return *context().state.editor; }
    EditedLevel& draft() const { return session().draft; }

    // EditorInput.cpp: input from the devices.
    [[nodiscard]] ScreenChange handleKey(sfml::Key key);
    void handleKeyUp(sfml::Key key);
    void handleMoves(const sfml::WindowEvent& event);
    [[nodiscard]] ScreenChange handleMouse(const sfml::MousePressed& click);
    [[nodiscard]] ScreenChange handlePad(unsigned button);
    void handleTyped(char32_t character);
    void point(Vec2 at);
    void stepCursor(Vec2 way);
    void goWay(Vec2 way);
    void moveChosen(Vec2 way);
    void padAxis(const sfml::PadMoved& moved);
    /// Gamepad: selects the next or previous brush, or changes the selected setting by one step.
    void turn(bool forward);
    /// Whether the cursor moves by a few px; otherwise by one cell.
    bool stepsFinely() const;
    /// Repeats a held arrow or stick.
    void repeat(double seconds);

    // EditorScreen.cpp: actions.
    void nextBrush(bool forward);
    void takeTool(EditorTool tool);
    [[nodiscard]] ScreenChange act(EditorAction action);
    [[nodiscard]] ScreenChange saveNow();
    void keepUnsaved();

    EditorTools tools_;
    EditorView view_;
    Toast toast_;
    double unkept_ = 0.0; ///< Seconds since the draft was last saved.
    HeldKeys held_;
    MenuInput padInput_;
    GamepadAxes axes_;
    bool aside_ = false;  ///< The right stick is pushed sideways.
    double pushed_ = 0.0; ///< Seconds since the held arrow or stick was pushed.
};

} // namespace arkanong
