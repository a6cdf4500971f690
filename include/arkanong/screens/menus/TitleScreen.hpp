#pragma once

#include "arkanong/screens/menus/Exhibition.hpp"
#include "arkanong/ui/MenuScreen.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The game's name and the main menu over a match of computers, each time in another arena. The first entry continues
/// where the player stopped. Without input for some time, the name and menu disappear and the match is shown alone
/// until the next input. Under reduced motion the match is paused.
class TitleScreen : public MenuScreen {
  public:
    static constexpr double patience = 30.0; ///< Seconds without input until the match is shown alone.

    /// With a `seed` the matches behind the menu are reproducible.
    explicit TitleScreen(ScreenContext& context, std::optional<std::uint64_t> seed = {});

    std::string_view name() const override { return "title"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    bool showsCursor() const override { return !demonstrates(); }
    bool drawsMatch() const override { return moves(); }
    /// Adds one layer after another.
    std::optional<MusicRequest> music() const override;
    void lookChanged() override;
    void stepBelow() override;
    void advanceBelow(double seconds) override;
    void resumed() override { untouched_ = 0.0; }

    /// Whether the match is shown alone.
    bool demonstrates() const { return moves() && untouched_ >= patience; }
    /// The match behind the menu and its arena's name; null and empty if no arena can be read.
    const World* exhibited() const { return exhibition_ ? &exhibition_->world() : nullptr; }
    const std::string& arena() const { return arena_; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override { return Quit{}; }
    std::string shownItem(std::size_t item) const override;

  private:
    /// The first entry: its text, its explanation, and where it leads. Texts are in English.
    struct Way {
        std::string_view name;
        std::string_view detail; ///< With holes for the following.
        ScreenChange change;
        std::string place{};
        std::string level{};
        std::string opponent{};
    };
    static Way wayOn(const ScreenContext& context);
    TitleScreen(ScreenContext& context, Way way, std::optional<std::uint64_t> seed);

    void startExhibition();
    std::string wayDetail() const;
    std::string gauntletDetail() const;
    void drawEntries() const;
    void drawLarge(std::size_t item, std::string_view detail) const;
    bool moves() const { return exhibition_ && !context().look.view.reducedMotion; }

    Way way_;
    std::vector<std::string> arenas_; ///< Arenas that were not tried yet.
    std::optional<std::uint64_t> seed_;
    std::optional<Exhibition> exhibition_;
    std::string arena_;
    double untouched_ = 0.0; ///< Time without input, s.
};

} // namespace arkanong
