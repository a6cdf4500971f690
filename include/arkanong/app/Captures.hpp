#pragma once

#include "arkanong/app/clip/ClipRecorder.hpp"
#include "arkanong/ui/Screen.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderWindow.hpp>

#include <memory>
#include <optional>
#include <string>

namespace arkanong {

struct Options;

/// Saves screenshots, the pictures of --pictures, and highlights as moving pictures (clips). A failure to save is shown
/// as a toast and logged.
class Captures {
  public:
    /// Files are saved in the folder of --screenshots, by default in screenshotFolder(). With --pictures, saving a
    /// picture shows no toast, which would be visible in the next one.
    Captures(ScreenContext& context, const Options& options) : context_(context), options_(options) {}

    /// Saves the next picture as a screenshot.
    void wantScreenshot() { screenshotWanted_ = true; }
    bool wantsScreenshot() const { return screenshotWanted_; }
    /// Keeps the next picture in memory, and forgets the one that was kept before.
    void keepNext() { keepWanted_ = true; }
    /// Saves the kept picture and forgets it. Returns false if no picture is kept.
    bool saveKept();
    /// Call once per frame, before the window displays the picture that was drawn.
    void take(const sf::RenderWindow& window);
    /// Saves a picture. Nullopt fails: the window's picture cannot be read.
    void save(const std::optional<sf::Image>& picture);

    /// Starts to save the highlight of `setup`, unless another one is being saved.
    void startClip(const MatchSetup& setup);
    /// Draws the next picture of the clip that is being saved, if any. Call once a frame before anything else is drawn:
    /// it uses the batches of `textures`, which must still be empty.
    void advanceClip(TextureManager& textures);

  private:
    std::string folder() const;
    void tellFailure(const std::string& kind, const std::string& problem);

    ScreenContext& context_;
    const Options& options_;
    bool screenshotWanted_ = false;
    bool keepWanted_ = false;
    std::optional<sf::Image> kept_;
    std::unique_ptr<ClipRecorder> clip_; ///< Null unless a clip is being saved.
    std::string clipPath_;
};

} // namespace arkanong
