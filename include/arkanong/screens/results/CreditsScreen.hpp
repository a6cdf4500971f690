#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/ui/Screen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// After the finale: fireworks, and the credits roll, with the player's figures, everyone whom the campaign has, and what
/// the game is made with. Any key, click or button skips to the end, another one closes the screen, neither before
/// `quietTime`. Under reduced motion or without menu motion, the credits come page by page, and the fireworks stand still.
class CreditsScreen : public Screen {
  public:
    static constexpr double quietTime = 0.7;   ///< Time for which input is ignored, s.
    static constexpr double pageSeconds = 7.0; ///< How long a page is shown.

    /// One or, left and right, two texts.
    struct Line {
        std::string text;
        std::string right{}; ///< Empty: `text` stands in the middle.
        TextSize size = type::body;
        sf::Color Palette::*colour = &Palette::pale;
        double gap = 0.0; ///< More room above it, px.
        int tint = 0;     ///< If above 0: in the colour of this world's bricks.
    };

    /// Throws DataError if the campaign cannot be read.
    explicit CreditsScreen(ScreenContext& context);

    std::string_view name() const override { return "credits"; }
    ButtonUse buttonUse() const override { return ButtonUse::Passes; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool showsCursor() const override { return false; }
    void lookChanged() override { compose(); }
    std::optional<MusicRequest> music() const override { return MusicRequest{Track::Title, 0.8}; }

    const std::vector<Line>& lines() const { return lines_; }
    /// Whether the last lines stand still.
    bool atEnd() const { return rolled_ >= wholeWay(); }

  private:
    void compose();
    bool rolls() const { return context().look.view.movesMenus(); }
    /// How far the lines stand below the first one, px; behind the last one, where a further line would.
    std::vector<double> places() const;
    /// How far the lines roll, px, or the number of the last page.
    double wholeWay() const;
    /// The indices of the first line of each page, and the number of lines.
    std::vector<std::size_t> pages() const;
    /// Appends where it stands to `written`.
    void drawLine(const Line& line, double middle, double opacity, std::vector<Box>& written) const;

    Campaign campaign_;
    std::vector<Line> lines_; ///< In the language in use.
    double age_ = 0.0;        ///< Seconds.
    double rolled_ = 0.0;     ///< Of wholeWay().
};

} // namespace arkanong
