#pragma once

#include "arkanong/ui/MenuScreen.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Lies over a match at rest until the player resumes it; never resumes by itself.
class PauseScreen : public MenuScreen {
  public:
    /// The plan of the match, in Solo with the run as it stands, and its recording.
    PauseScreen(ScreenContext& context, const MatchSetup& setup,
                const std::shared_ptr<const Replay>& recording = nullptr);

    std::string_view name() const override { return "pause"; }
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override;

  protected:
    ScreenChange chosen(std::size_t item) override { return entries_.at(item).change; }
    ScreenChange back() override { return Resume{}; }

  private:
    struct MenuEntry {
        std::string text;
        ScreenChange change;
    };
    PauseScreen(ScreenContext& context, std::vector<MenuEntry> entries);
    static std::vector<MenuEntry> entriesFrom(const MatchSetup& setup,
                                              const std::shared_ptr<const Replay>& recording);

    std::vector<MenuEntry> entries_;
};

} // namespace arkanong
