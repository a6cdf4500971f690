#pragma once

#include "arkanong/app/frames/FixedStep.hpp"
#include "arkanong/ui/ScreenStack.hpp"
#include "ui/Keeping.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Every screen of the game, in each of its states that shows other words, with the longest words there are: for
// tests of all screens, and for script/screens.

namespace arkanong::test {

/// How the screens of a gallery are shown.
struct GalleryLook {
    int textSize = 100; ///< Percent.
    std::string_view palette = "standard";
    Device device = Device::Keyboard;
    const Catalogue* catalogue = &Catalogue::english(); ///< Never null; outlives the stage.
};

/// Screens over each other, without a window.
struct Stage : Keeping {
    explicit Stage(const GalleryLook& look);

    template <typename Shown, typename... Arguments>
    Shown& put(Arguments&&... arguments) {
        auto screen = std::make_unique<Shown>(context, std::forward<Arguments>(arguments)...);
        Shown& shown = *screen;
        screens.push(std::move(screen));
        return shown;
    }
    /// The player chooses another text size, percent, while the screens are open.
    void setTextSize(int percent);
    /// Shows a match.
    void play(const MatchSetup& setup);
    /// Lets time pass in frames of a sixtieth of a second, or less: until a screen asks for another one.
    ScreenChange runSeconds(double seconds);

    ScreenStack screens{log};

  private:
    FixedStep fixedStep_;
};

struct GalleryPicture {
    std::string name; ///< A word with hyphens.
    std::function<void(Stage&)> show;
    double seconds = 2.0; ///< Shown for so long.
};
const std::vector<GalleryPicture>& gallery();

/// What an environment variable asks a test for: ARKANONG_ONLY (pictures whose names begin with it), ARKANONG_LANGUAGE (a
/// code as of Language) and those of script/screens. `otherwise`: without that variable.
std::string wordFrom(const char* variable, const char* otherwise);

} // namespace arkanong::test
