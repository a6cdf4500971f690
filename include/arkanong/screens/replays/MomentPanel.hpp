#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/ui/widgets/Menu.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// What can be chosen at a moment of a replay.
enum class MomentChoice : std::uint8_t {
    Watch,
    NextPoint,
    PointBefore,
    PlayOn,
    WhatIf, ///< Of what a side did.
    Draft,  ///< Of the cards of a gauntlet round.
    HideCurve,
    Leave,
    Back, ///< From the alternatives to the other choices.
};

/// A panel above the ChanceCurve of a paused replay: what the moment is, and a menu.
class MomentPanel {
  public:
    struct Entry {
        MomentChoice choice;
        std::string text; ///< In English.
    };
    /// `entries` is not empty.
    MomentPanel(const Type& type, std::vector<Entry> entries);

    Menu& menu() { return menu_; }
    const Menu& menu() const { return menu_; }
    /// Of the selected entry.
    MomentChoice chosen() const { return entries_[menu_.selected()].choice; }
    /// The same panel for another text size.
    MomentPanel resized(const Type& type) const;

    /// A column as wide as the panel's inside.
    static Column column();
    /// Draws the panel with these rows above the menu.
    void draw(TextureManager& textures, const Palette& palette, Column rows) const;

  private:
    std::vector<Entry> entries_;
    Menu menu_;
};

} // namespace arkanong
