#pragma once

#include "arkanong/editor/document/EditorSession.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// The level's properties other than its objects, shown over the editor. Every change is one undoable step.
class PropertiesScreen : public MenuScreen {
  public:
    explicit PropertiesScreen(ScreenContext& context);

    std::string_view name() const override { return "properties"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override { return light::underMenu; }
    void resumed() override { show(); }
    void lookChanged() override { show(); }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Resume{}; }
    void selectionMoved() override;
    /// The options are in the language in use.
    std::string shownOption(std::size_t item) const override {
        return menu().items()[item].options[menu().items()[item].option];
    }

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
    /// The numbers that an item offers, and the index of the selected one.
    struct Numbers {
        std::vector<int> values;
        std::size_t chosen = 0;
    };

    /// Its name in English, its options in the language of the catalogue.
    static Menu::Item itemFor(const Catalogue& words, Item item, const Level& level);
    static Numbers numbersFor(Item item, const Level& level);
    /// The level with the item set to this option.
    Level with(Item item, std::size_t option) const;
    void show();
    /// In English.
    std::string_view explanation() const;

    std::vector<std::size_t> shown_; ///< The selected options as last set by show().
    Opponent lastOpponent_;          ///< The opponent as it was when it was switched off, to restore it.
    EditRefusal refusal_;
};

} // namespace arkanong
