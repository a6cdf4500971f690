#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// Between the lessons and the first match, and after it: where to go on. Over the field. The title need not
/// offer the first match any more.
class ReadyScreen : public MenuScreen {
  public:
    /// `winner` = of the first match; empty: it is still to come.
    explicit ReadyScreen(ScreenContext& context, std::optional<Side> winner = {});

    std::string_view name() const override { return "ready"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }

  protected:
    ScreenChange chosen(std::size_t item) override { return entries_.at(item).change; }
    ScreenChange back() override { return ShowTitle{}; }

  private:
    struct MenuEntry {
        std::string text;
        ScreenChange change;
    };
    ReadyScreen(ScreenContext& context, std::optional<Side> winner, std::vector<MenuEntry> entries);
    static std::vector<MenuEntry> entriesFrom(const ScreenContext& context, bool played);

    std::optional<Side> winner_;
    std::vector<MenuEntry> entries_;
};

} // namespace arkanong
