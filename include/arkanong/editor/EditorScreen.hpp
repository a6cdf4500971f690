#pragma once

#include "arkanong/editor/EditorPanels.hpp"
#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/input/GamepadAxes.hpp"
#include "arkanong/render/match/WorldRenderer.hpp"
#include "arkanong/sim/rules/World.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "arkanong/ui/widgets/Toast.hpp"

#include <optional>
#include <string>

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
    /// What a drag does between press and release.
    enum class Stroke : std::uint8_t { None, Paint, Erase, Size, Move, PathEnd, Corner, Rows, Way };
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

    // EditorStrokes.cpp: changes to the level.
    void press();
    void pressHexagon();
    /// The hexagon that a press at the cursor would add, whether it fits or not.
    Level::HexagonPlace nextHexagon() const;
    void beginErasing();
    /// Continues the drag: the cursor has moved from `from` to session().cursor.
    void drag(Vec2 from);
    void paint(Vec2 from);
    void erase(Vec2 from);
    void dragHexagon();
    void release();
    void removeHere();
    void change(SettingChange change);
    void changeHexagon(HexagonChange change);
    void setPathEnd(Vec2 end);
    /// Shows why a change was refused; if it was made, updates the view.
    void answer(const EditRefusal& refusal);
    void noticeChange();

    // EditorBarriers.cpp: walls and moving rows.
    void pressWall();
    /// Starts to drag a wall's corner at the cursor, or else a wall. Returns false if there is none.
    bool grabWall();
    /// Makes a wall of the placed corners.
    void closeOutline();
    /// The unfinished wall with the cursor as its last corner.
    Level::WallPlace outlineHere() const;
    /// Checks whether outlineHere() could be closed, see outlineRefusal_.
    void followOutline();
    /// Removes the last corner of the unfinished wall. Returns false if there is no unfinished wall.
    bool takeCornerBack();
    /// Snaps a position to a near corner of another wall; otherwise to whole px, and to a near centre line or edge.
    Vec2 cornerNear(Vec2 place) const;
    void dragWall();
    void tryWall(const Level::WallPlace& wall);
    void pressBand();
    /// Starts to drag a handle of the selected rows at the cursor. Returns false if there is none.
    bool grabBand();
    void dragRows();
    void tryBand(const Level::BandPlace& band);
    void changeBand(BandChange change);

    // EditorBarrierView.cpp
    void drawBands() const;
    void drawWay(const Level::BandPlace& band, sf::Color colour) const;
    void drawWallTool() const;
    void drawOutline() const;
    void drawBandCursor() const;

    // EditorView.cpp
    void rebuildField();
    void drawGridLines() const;
    void drawDrops() const;
    void drawPaths() const;
    void drawHandles() const;
    void drawCursor() const;
    void drawHexagonCursor() const;
    void drawSymmetry() const;
    void drawWords() const;
    void drawOwnHints() const;
    std::string placeWords() const;

    std::optional<Level> shown_; ///< The level that field_ shows; nullopt before the first.
    World field_;
    WorldRenderer renderer_;
    Toast toast_;
    static constexpr double wordsSeconds = 4.0;
    std::string words_; ///< Why a change was refused, shown for wordsSeconds.
    double wordsAge_ = 1e9;
    double age_ = 0.0;
    double unkept_ = 0.0; ///< Seconds since the draft was last saved.

    Stroke stroke_ = Stroke::None;
    Vec2 grab_;              ///< Vector from the cursor to the dragged object's position, px.
    std::size_t corner_ = 0; ///< Index of the dragged corner in the selected wall.
    int anchor_ = 0;         ///< The row that stays the first or last while rows are selected by dragging.
    /// The shape at the cursor that was refused, drawn in red.
    std::optional<Level::WallPlace> refusedWall_;
    std::optional<Level::BandPlace> refusedBand_;
    EditRefusal outlineRefusal_; ///< Why the unfinished wall cannot be closed at the cursor.
    HeldKeys held_;
    MenuInput padInput_;
    GamepadAxes axes_;
    bool aside_ = false;  ///< The right stick is pushed sideways.
    double pushed_ = 0.0; ///< Seconds since the held arrow or stick was pushed.
};

/// Positions of a hexagon's handles on the field: for its size and for the end of its path.
Vec2 sizeHandle(const Level::HexagonPlace& hexagon);
Vec2 pathHandle(const Level::HexagonPlace& hexagon);
inline constexpr double handleReach = 12.0; ///< Radius of a handle, px.

/// Positions of the handles of moving rows: above the first row, below the last, and at the end of their path.
struct BandHandles {
    Vec2 first;
    Vec2 last;
    Vec2 way;
};
BandHandles handlesOf(const Level::BandPlace& band, const CellGrid& cells);

/// Rounds to whole px, and snaps to a near centre line of the field.
Vec2 snapped(Vec2 place);

/// Position after `seconds` of an object that moves back and forth between `from` and `to` at `speed`, px/s.
Vec2 onItsWay(Vec2 from, Vec2 to, double speed, double seconds);

} // namespace arkanong
