#pragma once

#include "arkanong/editor/EditorPanels.hpp"
#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/input/GamepadAxes.hpp"
#include "arkanong/render/match/WorldRenderer.hpp"
#include "arkanong/sim/world/World.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "arkanong/ui/widgets/Toast.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// Draws a level by mouse, keyboard or gamepad: all three press at a place, drag and let go. The level is
/// context.state.editor's; there must be one.
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
    /// Keeps what is not saved.
    void leave() override;

  private:
    /// What goes on between pressing and letting go.
    enum class Stroke : std::uint8_t { None, Paint, Erase, Size, Move, PathEnd, Corner, Rows, Way };
    struct HeldKeys {
        bool control = false;
        bool shift = false;
        Vec2 way; ///< Of the arrow keys.
    };

    EditorSession& session() const { return *context().state.editor; }
    EditedLevel& draft() const { return session().draft; }

    // EditorInput.cpp: what the devices say.
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
    /// By gamepad: another brush, or more or less of a setting.
    void turn(bool forward);
    /// What a step of the cursor is: a few px, or a cell.
    bool stepsFinely() const;
    /// An arrow or stick that is held goes on.
    void repeat(double seconds);

    // EditorScreen.cpp: what they ask for.
    void nextBrush(bool forward);
    void takeTool(EditorTool tool);
    [[nodiscard]] ScreenChange act(EditorAction action);
    [[nodiscard]] ScreenChange saveNow();
    void keepUnsaved();

    // EditorStrokes.cpp: what they do to the level.
    void press();
    void pressHexagon();
    /// What pressing at the cursor would put there, if it fits.
    Level::HexagonPlace nextHexagon() const;
    void beginErasing();
    /// The cursor has come from there.
    void drag(Vec2 from);
    void paint(Vec2 from);
    void erase(Vec2 from);
    void dragHexagon();
    void release();
    void removeHere();
    void change(SettingChange change);
    void changeHexagon(HexagonChange change);
    void setPathEnd(Vec2 end);
    /// Tells why not, where that is so; else that something was done.
    void answer(const EditRefusal& refusal);
    void noticeChange();

    // EditorBarriers.cpp: walls and moving rows.
    void pressWall();
    /// Takes hold of a wall's corner at the cursor, or of a wall; false where there is none.
    bool grabWall();
    /// Makes a wall of the corners that were set.
    void closeOutline();
    /// The wall that is being drawn, as it would be if its last corner were at the cursor.
    Level::WallPlace outlineHere() const;
    /// Finds out whether that could be closed.
    void followOutline();
    /// Removes the last corner of the wall that is being drawn; false where none is being drawn.
    bool takeCornerBack();
    /// Another wall's corner near the place; else the place in whole px, on the middle or an edge where it is near.
    Vec2 cornerNear(Vec2 place) const;
    void dragWall();
    void tryWall(const Level::WallPlace& wall);
    void pressBand();
    /// Takes hold of a handle of the chosen rows at the cursor; false where there is none.
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

    std::optional<Level> shown_; ///< The level of field_; none until it has one.
    World field_;
    WorldRenderer renderer_;
    Toast toast_;
    static constexpr double wordsSeconds = 4.0;
    std::string words_; ///< Why something was refused, for so many seconds.
    double wordsAge_ = 1e9;
    double age_ = 0.0;
    double unkept_ = 0.0; ///< Seconds since what is not saved was kept.

    Stroke stroke_ = Stroke::None;
    Vec2 grab_;              ///< From the cursor to what is moved.
    std::size_t corner_ = 0; ///< The corner of the chosen wall that is moved.
    int anchor_ = 0;         ///< While rows are chosen: the one that stays the first or last.
    /// What the cursor asks for and is refused, shown in red.
    std::optional<Level::WallPlace> refusedWall_;
    std::optional<Level::BandPlace> refusedBand_;
    EditRefusal outlineRefusal_; ///< Why the wall that is being drawn could not be closed here.
    HeldKeys held_;
    MenuInput padInput_;
    GamepadAxes axes_;
    bool aside_ = false;  ///< The right stick is pushed.
    double pushed_ = 0.0; ///< Seconds since the arrows or the stick were pushed.
};

/// Where the handles of a hexagon are, on the field: one that sizes it, one that leads its path.
Vec2 sizeHandle(const Level::HexagonPlace& hexagon);
Vec2 pathHandle(const Level::HexagonPlace& hexagon);
inline constexpr double handleReach = 12.0; ///< px.

/// Where the handles of moving rows are: above the first row, below the last, and at the end of their way.
struct BandHandles {
    Vec2 first;
    Vec2 last;
    Vec2 way;
};
BandHandles handlesOf(const Level::BandPlace& band, const CellGrid& cells);

/// Whole px, and the middle of the field where it is near.
Vec2 snapped(Vec2 place);

/// Where something is that goes there and back at this speed, px/s, after so many seconds.
Vec2 onItsWay(Vec2 from, Vec2 to, double speed, double seconds);

} // namespace arkanong
