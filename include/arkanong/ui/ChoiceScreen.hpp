#pragma once

#include "arkanong/audio/StingPlayer.hpp"
#include "arkanong/language/Translatable.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/ui/MenuPanel.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/LevelCard.hpp"
#include "arkanong/ui/widgets/PaddlePortrait.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// A colour of the palette, by member, so that it follows palette changes while the dialog is open.
using PaletteColour = sf::Color Palette::*;
PaletteColour paletteColourOf(Side side);

/// The content and entries of a ChoiceScreen, a dialog in the middle of the screen. Positions are relative to the top
/// middle of the content (see MenuPanel), px.
struct Dialog {
    /// One line of text, condensed if it is wider than the panel.
    struct Text {
        std::string text; ///< In the language in use.
        Vec2 at;          ///< The text's reference point on its baseline.
        TextSize size = type::body;
        PaletteColour colour = &Palette::pale;
        Align align = Align::Centre;
        bool wraps = false; ///< Whether it is wrapped into several lines.
        bool grows = false; ///< Whether it grows to its size when the dialog opens.
        double room = 0.0;  ///< Its width, px; 0 = all of the panel's. Set where the dialog is laid out.
        int spared = 0;     ///< Left out where room is short, those of the highest number first; 0: never.
    };
    struct Picture {
        Level level;
        double top = 0.0;
        double width = 0.0;
        bool red = true; ///< Whether to draw Red's paddle.
    };
    struct Portrait {
        PaddlePortrait who;
        Vec2 at; ///< Centre of the paddle.
        double scale = 1.0;
    };
    struct MedalTable {
        MedalLines lines;
        double top = 0.0; ///< Baseline of the first line.
    };
    /// The background of the panel.
    enum class Behind : std::uint8_t { Match, List, Nothing };

    std::string_view name; ///< Identifier in the event log, one word. Must outlive the screen.
    std::string heading;   ///< Looked up when it is drawn, like the entries and hints.
    PaletteColour headingColour = &Palette::pale;
    MenuPanel panel{}; ///< Its number of rows is set to the number of entries.
    std::vector<Text> texts{};
    std::optional<Picture> picture{};
    std::optional<Portrait> portrait{};
    std::optional<MedalTable> medals{};
    std::vector<MenuEntry> entries{}; ///< At least one.
    ScreenChange back = Resume{};     ///< The change when the player goes back.
    std::string_view acceptHint = translatable("Choose");
    std::string_view backHint = translatable("Back");
    Behind behind = Behind::Match;
    bool dimsAtOnce = false; ///< Whether the background is dimmed at once, without an animation.
    /// Chooses the first entry after ChoiceScreen::countdownTicks. The countdown pauses while another entry is
    /// selected, and is cancelled when the window loses focus or the player goes back once; going back again leads to
    /// `back`.
    bool countsDown = false;
    /// If not empty: using a gamepad in one of these slots starts the countdown, and disconnecting it cancels the
    /// countdown.
    Pads awaited{};
    Sting sting{};            ///< A tune that plays once while the dialog is on top.
    bool followsPlay = false; ///< Whether it opened by itself during play: see MenuScreen::followPlay().
};

/// A dialog that reports an error in plain words and leads to the title.
Dialog messageDialog(std::string text);

/// A dialog, shown over another screen or alone.
class ChoiceScreen : public MenuScreen {
  public:
    static constexpr int countdownTicks = tuning::seconds(3.0); ///< Length of a countdown, ticks.

    ChoiceScreen(ScreenContext& context, Dialog dialog);

    std::string_view name() const override { return dialog_.name; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;
    void lookChanged() override;

  protected:
    ScreenChange chosen(std::size_t item) override { return dialog_.entries.at(item).change; }
    ScreenChange back() override;
    /// Replaces the texts and entries; keeps the selection if its index still exists.
    void become(Dialog dialog);

  private:
    bool followPads(const sfml::WindowEvent& event);
    bool waits() const { return !dialog_.countsDown || held_ || menu().selected() != 0; }
    void drawText(const Dialog::Text& line) const;
    void drawContent() const;
    void drawCountdown() const;
    void layOut();

    Dialog given_;
    Dialog dialog_; ///< given_, laid out for the player's text size.
    StingPlayer sting_;
    int ticksLeft_ = countdownTicks;
    bool held_ = false; ///< The countdown is cancelled.
};

} // namespace arkanong
