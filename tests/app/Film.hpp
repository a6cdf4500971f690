#pragma once

#include "arkanong/app/frames/FixedStep.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/ui/ScreenStack.hpp"
#include "render/TestWindow.hpp"
#include "ui/Shared.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace arkanong::test {

/// The game's own screens without a clock: each frame lasts a sixtieth of a second, so that the same screens
/// show the same pictures each time. Nobody touches anything but through top().
class Film {
  public:
    /// `scale` = window px for a logical px.
    explicit Film(double scale = 1.0, std::string_view palette = "standard");
    /// In a language; the catalogue must outlive the film.
    explicit Film(const Catalogue& catalogue) : Film() { shared_.textures.type().catalogue = &catalogue; }

    ScreenContext& context() { return shared_.context; }

    /// Shows it, over those that are there already.
    void put(std::unique_ptr<Screen> screen);
    template <typename Shown, typename... Arguments>
    Shown& put(Arguments&&... arguments) {
        auto screen = std::make_unique<Shown>(context(), std::forward<Arguments>(arguments)...);
        Shown& shown = *screen;
        put(std::move(screen));
        return shown;
    }
    /// Shows a match.
    void play(const MatchSetup& setup);

    Screen& top() { return screens_.top(); }
    /// The match on the topmost screen that has one; there must be one.
    const World& world() const { return *screens_.world(); }

    /// Plays up to this number of frames, until a screen requests another one. Returns the request.
    ScreenChange run(int frames);
    ScreenChange runSeconds(double seconds);
    /// Lets frames pass until it is so; fails where that takes more than five minutes.
    void runUntil(const std::function<bool(const World&)>& isSo);

    /// The latest frame.
    sf::Image picture();

  private:
    ScreenChange runFrame();

    Shared shared_;
    TestWindow window_;
    FixedStep fixedStep_;
    ScreenStack screens_{shared_.log};
};

/// Computer against computer, equally strong, on a level by its name.
MatchSetup watchSetup(const std::string& level, std::uint64_t seed,
                      Difficulty difficulty = Difficulty::Master);

/// Writes it as a PNG file, and makes its folder.
void savePicture(const sf::Image& image, const std::filesystem::path& path);

} // namespace arkanong::test
