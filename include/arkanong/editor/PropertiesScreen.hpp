#pragma once

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// What a level has beside what stands on its field, over the editor. Every change is a step of the draft, so
/// that it can be undone.
class PropertiesScreen : public MenuScreen {
  public:
    explicit PropertiesScreen(ScreenContext& context);

    std::string_view name() const override { return "properties"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }
    void resumed() override { show(); }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;

  private:
    enum class Item : std::uint8_t {
        Name,
        Idea,
        Theme,
        Luck,
        Goals,
        Rules,
        Opponent,
        Strength,
        Character,
        Boss,
        Time,
        Mission,
        MissionCount,
        Points,
        Back,
    };
    static constexpr std::size_t itemCount = countOf<Item>;
    /// A number that can be chosen: those on offer, and which one it is.
    struct Numbers {
        std::vector<int> values;
        std::size_t chosen = 0;
    };

    static Menu::Item itemFor(Item item, const Level& level);
    static Numbers numbersFor(Item item, const Level& level);
    /// The level with this item as the menu says.
    Level with(Item item, std::size_t option) const;
    void show();
    std::string explanation() const;

    std::vector<std::size_t> shown_; ///< The options as show() has set them.
    Opponent lastOpponent_;          ///< Where it was taken out, to come back.
    std::string refusal_;
};

} // namespace arkanong
