#pragma once

#include "arkanong/render/Text.hpp"
#include "arkanong/ui/MenuPanel.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// One of the palette's colours: it follows the palette while the dialog is open.
using PaletteColour = sf::Color Palette::*;
PaletteColour paletteColourOf(Side side);

/// What a ChoiceScreen shows and offers, in the middle of the screen. Places count from the middle of the
/// content's top (see MenuPanel), px.
struct Dialog {
    /// One line, in smaller letters where it would be wider than the panel.
    struct Text {
        std::string text;
        Vec2 at; ///< On the baseline.
        TextSize size = type::body;
        PaletteColour colour = &Palette::pale;
        Align align = Align::Centre;
        bool wraps = false; ///< It may have several lines.
        bool grows = false; ///< It grows to its size when the dialog opens.
    };
    struct Picture {
        Level level;
        double top = 0.0;
        double width = 0.0;
        bool red = true; ///< With Red's paddle.
    };
    struct Portrait {
        Boss boss = Boss::Foreman;
        Vec2 at; ///< The centre of its paddle.
        double scale = 1.0;
        Side side = Side::Red; ///< Which it plays.
    };
    struct MedalTable {
        MedalLines lines;
        double top = 0.0; ///< The first baseline.
    };
    /// What lies behind the panel.
    enum class Behind : std::uint8_t { Match, List, Nothing };

    std::string_view name; ///< In the event log: one word. It must outlive the screen.
    std::string heading;
    PaletteColour headingColour = &Palette::pale;
    MenuPanel panel{}; ///< It gets as many rows as there are entries.
    std::vector<Text> texts{};
    std::optional<Picture> picture{};
    std::optional<Portrait> portrait{};
    std::optional<MedalTable> medals{};
    std::vector<MenuEntry> entries{}; ///< At least one.
    ScreenChange back = Resume{};     ///< Where going back leads.
    std::string_view acceptHint = "CHOOSE";
    std::string_view backHint = "BACK";
    Behind behind = Behind::Match;
    bool dimsAtOnce = false; ///< What is behind.
    /// The first entry is chosen by itself after ChoiceScreen::countdownTicks. The countdown stands still
    /// while another entry is selected, and stops for good when the window loses its focus or the player goes
    /// back; going back once more leads to `back`.
    bool countsDown = false;
    /// Not none: when a gamepad in one of these slots is used, the countdown begins; when it goes, it stops.
    Pads awaited{};
    bool followsPlay = false; ///< It came by itself after play: see MenuScreen::followPlay().
};

/// Something went wrong, in plain words; the title comes after it.
Dialog messageDialog(std::string text);

/// A dialog, over another screen or alone.
class ChoiceScreen : public MenuScreen {
  public:
    static constexpr int countdownTicks = tuning::seconds(3.0); ///< Ticks until a countdown ends.

    ChoiceScreen(ScreenContext& context, Dialog dialog);

    std::string_view name() const override { return dialog_.name; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;
    void lookChanged() override;

  protected:
    ScreenChange chosen(std::size_t item) override { return dialog_.entries.at(item).change; }
    ScreenChange back() override;
    /// Says and offers something else in the same place; the selection stays where it can.
    void become(Dialog dialog);

  private:
    bool followPads(const sfml::WindowEvent& event);
    bool waits() const { return !dialog_.countsDown || held_ || menu().selected() != 0; }
    void drawText(const Dialog::Text& text) const;
    void drawContent() const;
    void drawCountdown() const;
    void layOut();

    Dialog given_;
    Dialog dialog_; ///< Laid out for the player's text size.
    int ticksLeft_ = countdownTicks;
    bool held_ = false; ///< The countdown.
};

} // namespace arkanong
