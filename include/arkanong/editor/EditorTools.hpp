#pragma once

#include "arkanong/editor/EditorPanels.hpp"
#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/ui/Screen.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace arkanong {

/// Applies the tools of the level editor to the level of context.state.editor: each tool presses at the session's cursor,
/// drags and releases. Says why a change is refused.
class EditorTools {
  public:
    /// What a drag does between press and release.
    enum class Stroke : std::uint8_t { None, Paint, Erase, Size, Move, PathEnd, Corner, Rows, Way };
    static constexpr double refusalSeconds = 4.0; ///< For how long a refusal is shown.

    explicit EditorTools(ScreenContext& context) : context_(context) {}

    Stroke stroke() const { return stroke_; }
    void press();
    /// Continues the drag: the cursor has moved from `from` to the session's cursor.
    void drag(Vec2 from);
    void release();
    /// Starts to erase at the cursor. With an unfinished wall, removes its last corner instead.
    void beginErasing();
    /// Erases at the cursor only.
    void removeHere();
    void change(SettingChange change);
    void changeHexagon(HexagonChange change);
    void changeBand(BandChange change);
    /// Shows why a change was refused; if it was made, updates the selection.
    void answer(const EditRefusal& refusal);
    /// Advances by the frame time, s.
    void advance(double seconds);

    /// The hexagon that a press at the cursor would add, whether it fits or not.
    Level::HexagonPlace nextHexagon() const;
    /// Makes a wall of the placed corners.
    void closeOutline();
    /// Removes the last corner of the unfinished wall. Returns false if there is no unfinished wall.
    bool removeLastCorner();
    /// The unfinished wall, which must have a corner, with the cursor as its last corner.
    Level::WallPlace outlineHere() const;
    /// Snaps a position to a near corner of another wall; otherwise to whole px, and to a near centre line or edge.
    Vec2 cornerNear(Vec2 place) const;

    /// The shape at the cursor that was refused, if any.
    const std::optional<Level::WallPlace>& refusedWall() const { return refusedWall_; }
    const std::optional<Level::BandPlace>& refusedBand() const { return refusedBand_; }
    /// Why the unfinished wall cannot be closed at the cursor, if so.
    const EditRefusal& outlineRefusal() const { return outlineRefusal_; }
    /// Why the last change was refused; show it while refusalAge() is below refusalSeconds.
    const EditRefusal& refusal() const { return refusal_; }
    double refusalAge() const { return refusalAge_; }
    void hideRefusal() { refusalAge_ = refusalSeconds; }

  private:
    EditorSession& session() const { return *context_.state.editor; }
    EditedLevel& draft() const { return session().draft; }
    SoundManager& sounds() const { return context_.services.sounds; }
    EventLog& log() const { return context_.services.log; }

    void pressHexagon();
    void paint(Vec2 from);
    void erase(Vec2 from);
    void dragHexagon();
    void setPathEnd(Vec2 end);

    // EditorBarriers.cpp: walls and moving rows.
    void pressWall();
    /// Starts to drag a wall's corner at the cursor, or else a wall. Returns false if there is none.
    bool grabWall();
    void dragWall();
    void tryWall(const Level::WallPlace& wall);
    void followOutline();
    void pressBand();
    /// Starts to drag a handle of the selected rows at the cursor. Returns false if there is none.
    bool grabBand();
    void dragRows();
    void tryBand(const Level::BandPlace& band);

    ScreenContext& context_;
    Stroke stroke_ = Stroke::None;
    Vec2 grab_;              ///< Vector from the cursor to the dragged object's position, px.
    std::size_t corner_ = 0; ///< Index of the dragged corner in the selected wall.
    int anchor_ = 0;         ///< The row that stays the first or last while rows are selected by dragging.
    std::optional<Level::WallPlace> refusedWall_;
    std::optional<Level::BandPlace> refusedBand_;
    EditRefusal outlineRefusal_;
    EditRefusal refusal_;
    double refusalAge_ = 1e9;
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

} // namespace arkanong
