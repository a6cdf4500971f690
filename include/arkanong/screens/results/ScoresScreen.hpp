#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/Grid.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The high-score tables, one per page, with entries to play for each of them.
class ScoresScreen : public MenuScreen {
  public:
    /// For a table over a result: the new entry that is marked.
    struct Over {
        std::optional<std::size_t> place{};
    };

    /// Shows `table` first. Over a result it offers only to return to it.
    ScoresScreen(ScreenContext& context, std::string table, std::optional<Over> over = {});

    std::string_view name() const override { return "scores"; }
    /// Left and right, or a click on a table's name, turn the page.
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return over_ ? 0.0 : 1.0; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;

  private:
    const std::string& table() const { return tables_[pages_.selected()]; }
    [[nodiscard]] ScreenChange turned(Menu::Result result);
    bool enlarged() const; ///< Whether large text leaves space for less.
    void drawTabs() const;
    void drawTable() const;
    void drawSide() const;
    /// The size at which all levels' names of the table fit.
    TextSize levelSize() const;
    void drawRow(std::size_t row, double y, double shown) const;
    void drawAids(const HighScore& entry, double y, double shown) const;

    std::vector<std::string> tables_;
    Grid pages_;
    MenuInput pagesInput_;
    std::optional<Over> over_;
    std::string marked_;   ///< The table with the new entry.
    double pageAge_ = 0.0; ///< Time since the page was turned to, s.
};

} // namespace arkanong
