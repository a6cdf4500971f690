#pragma once

#include "arkanong/app/clip/ClipWriter.hpp"
#include "arkanong/screens/match/MomentPlayer.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <optional>
#include <string>

namespace arkanong {

/// Saves a match's highlight as a moving picture while the game continues: plays and draws it off-screen, and passes
/// the pictures to a ClipWriter.
class ClipRecorder {
  public:
    // Of the file, px.
    static constexpr int width = 854;
    static constexpr int height = 480;
    static constexpr int stepsAPicture = 5; ///< 24 pictures a second.
    static constexpr int mostPictures = 300;

    /// The totals of `setup` must have a highlight with its recording. Throws MachineError if drawing is impossible.
    ClipRecorder(const ScreenContext& context, const MatchSetup& setup, const std::string& path);

    /// Draws at most one picture. Call once per frame, while the batches of `textures` are empty.
    void advance(TextureManager& textures);

    /// The number of pictures that have been drawn, and the latest one, which is larger than in the file.
    int pictures() const { return pictures_; }
    sf::Image picture() const { return screen_.getTexture().copyToImage(); }
    /// The share of the highlight that has been drawn, percent.
    int percent() const { return static_cast<int>(100.0 * player_.passed()); }
    /// How saving ended; nullopt until then.
    std::optional<ClipOutcome> outcome() const { return writer_.outcome(); }

  private:
    void drawPicture(TextureManager& textures);

    MomentPlayer player_;
    sf::RenderTexture screen_;
    ClipWriter writer_;
    int pictures_ = 0;
    bool finished_ = false;
};

} // namespace arkanong
