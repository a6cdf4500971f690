#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "arkanong/ui/widgets/TextField.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// All levels there are to choose from, without a picture: a list of groups and, beside it, a page of the
/// selected one's levels; what is typed finds groups by their names and levels by titles and authors. Places
/// are logical px.
class LevelChoice {
  public:
    static constexpr std::size_t listRows = 18;
    static constexpr std::size_t columns = 6;
    static constexpr std::size_t pageSize = 24; ///< Cells, row by row.
    static constexpr Vec2 listLow{56.0, 100.0};
    static constexpr Vec2 rowSize{280.0, 27.0};
    static constexpr Vec2 firstCell{360.0, 92.0}; ///< Its top left corner.
    static constexpr Vec2 cellStep{148.0, 124.0};
    static constexpr Vec2 cellSize{132.0, 99.0};

    /// With `selected`, a level's name, selected where it is among them. At least one group.
    LevelChoice(std::vector<LevelGroup> groups, std::string_view selected);
    /// For large letters: fewer and higher rows in the list, and a row of cells less, whose place the words below have.
    void enlarge(bool large);
    bool enlarged() const { return shownCells_ < pageSize; }

    /// In the list: up and down change the group, right goes to its levels; there, left of the first column
    /// is the list.
    Menu::Result handle(MenuIntent intent);
    Menu::Result pointTo(Vec2 at);
    /// A group is selected, a level is accepted; the arrows (see centreOf()) turn the page or the list.
    Menu::Result clickAt(Vec2 at);
    /// A page on or back: of the levels, or of the list where that is in hand.
    Menu::Result turn(bool forward);
    /// So many rows of the list on, or back where it is negative; nothing is selected by that.
    void scroll(int rows);

    /// What is typed leads to what it finds; false where it is nothing to type.
    bool type(char32_t character);
    /// Takes the last character off; false where there is none.
    bool erase();
    const std::string& typed() const { return field_.typed(); }

    /// All, or what was found: first the levels, if any, then groups. Empty where there is nothing.
    const std::vector<LevelGroup>& groups() const { return typed().empty() ? all_ : found_; }
    std::size_t group() const { return group_; }
    /// Its place in its group; meaningless where groups() is empty.
    std::size_t level() const { return level_; }
    /// The selected level's name; nothing where groups() is empty.
    [[nodiscard]] std::optional<std::string> chosen() const;
    bool inList() const { return inList_; }

    std::size_t firstRow() const { return firstRow_; } ///< The group that is the list's first one shown.
    std::size_t page() const { return level_ / shownCells_; }
    std::size_t pages() const;
    /// The levels of the page: from this one of the group, so many.
    std::size_t firstOnPage() const { return page() * shownCells_; }
    std::size_t onPage() const;

    std::size_t shownRows() const { return shownRows_; } ///< Of the list.
    double rowHeight() const { return rowHeight_; }

    static Vec2 rowLow(std::size_t row, double height = rowSize.y);
    static Vec2 cellLow(std::size_t cell);
    enum class Arrow : std::uint8_t { ListUp, ListDown, PageBack, PageOn };
    static constexpr std::size_t arrowCount = countOf<Arrow>;
    /// An arrow's middle.
    Vec2 centreOf(Arrow arrow) const;
    /// y of the first line of words below the cells.
    double wordsY() const { return enlarged() ? 602.0 - cellStep.y : 602.0; }

  private:
    Menu::Result toGroup(std::size_t group);
    Menu::Result toLevel(std::size_t level);
    Menu::Result handleInList(MenuIntent intent);
    Menu::Result handleInPage(MenuIntent intent);
    std::size_t levelCount() const;
    [[nodiscard]] std::optional<std::size_t> cellAt(Vec2 at) const;
    [[nodiscard]] std::optional<std::size_t> rowAt(Vec2 at) const;
    void showGroup();
    void find();

    std::vector<LevelGroup> all_;
    std::vector<LevelGroup> found_;
    TextField field_{TextField::Kind::Name, longestPlayerName};
    std::size_t group_ = 0;
    std::size_t level_ = 0;
    std::size_t firstRow_ = 0;
    std::size_t shownRows_ = listRows;
    std::size_t shownCells_ = pageSize;
    double rowHeight_ = rowSize.y;
    bool inList_ = false;
};

} // namespace arkanong
