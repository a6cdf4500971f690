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

/// Selection among all levels; draws nothing. Holds a list of groups and, beside it, a page of the selected group's
/// levels. Typing searches groups by name and levels by title and author. Positions are logical px.
class LevelChoice {
  public:
    static constexpr std::size_t listRows = 18;
    static constexpr std::size_t columns = 6;
    static constexpr std::size_t pageSize = 24; ///< Cells, counted row by row.
    static constexpr Vec2 listLow{56.0, 100.0};
    static constexpr Vec2 rowSize{280.0, 27.0};
    static constexpr Vec2 firstCell{360.0, 92.0}; ///< Top left corner.
    static constexpr Vec2 cellStep{148.0, 124.0};
    static constexpr Vec2 cellSize{132.0, 99.0};

    /// Selects the level named `selected` if it exists. `groups` must not be empty.
    LevelChoice(std::vector<LevelGroup> groups, std::string_view selected, std::string found = "Found");
    /// For large text: fewer and higher rows in the list, and one row of cells less, whose space the texts below use.
    void enlarge(bool large);
    bool enlarged() const { return shownCells_ < pageSize; }

    /// Moves the selection. In the list, up and down select another group, and right moves to its levels; left of their
    /// first column is the list.
    Menu::Result handle(MenuIntent intent);
    Menu::Result pointTo(Vec2 at);
    /// Selects the group or accepts the level at `at`; an arrow (see centreOf()) turns the page or scrolls the list.
    Menu::Result clickAt(Vec2 at);
    /// Moves by a page of levels, or of the list if that has the focus.
    Menu::Result turn(bool forward);
    /// Scrolls the list by `rows` (negative: up) without changing the selection.
    void scroll(int rows);

    /// Adds a character to the search. Returns false if it is not printable.
    bool type(char32_t character);
    /// Adds a text in UTF-8 to the search, as far as it fits.
    void insert(std::string_view text);
    /// Removes the last character of the search. Returns false if the search is empty.
    bool erase();
    /// Does what a key does in the search's line of text. Returns whether that changed the search.
    bool press(const sfml::KeyPressed& pressed);
    const TextField& field() const { return field_; }
    const std::string& typed() const { return field_.typed(); }

    /// All groups, or the search results: the found levels, if any, followed by the found groups. Empty if nothing was
    /// found.
    const std::vector<LevelGroup>& groups() const { return typed().empty() ? all_ : found_; }
    std::size_t group() const { return group_; }
    /// Index in the selected group; meaningless if groups() is empty.
    std::size_t level() const { return level_; }
    /// The selected level's name; nullopt if groups() is empty.
    [[nodiscard]] std::optional<std::string> chosen() const;
    bool inList() const { return inList_; }

    std::size_t firstRow() const { return firstRow_; } ///< The first group shown in the list.
    std::size_t page() const { return level_ / shownCells_; }
    std::size_t pages() const;
    /// Index of the page's first level in its group, and the number of levels on the page.
    std::size_t firstOnPage() const { return page() * shownCells_; }
    std::size_t onPage() const;

    std::size_t shownRows() const { return shownRows_; } ///< Number of rows shown in the list.
    double rowHeight() const { return rowHeight_; }

    static Vec2 rowLow(std::size_t row, double height = rowSize.y);
    static Vec2 cellLow(std::size_t cell);
    enum class Arrow : std::uint8_t { ListUp, ListDown, PageBack, PageOn };
    static constexpr std::size_t arrowCount = countOf<Arrow>;
    /// Centre of an arrow.
    Vec2 centreOf(Arrow arrow) const;
    /// y of the first line of text below the cells.
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
    std::string foundName_;
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
