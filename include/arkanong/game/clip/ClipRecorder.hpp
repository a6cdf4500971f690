#pragma once

#include "arkanong/game/clip/ClipWriter.hpp"
#include "arkanong/screens/match/MomentPlayer.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <optional>
#include <string>

namespace arkanong {

/// Plays a match's best moment out of sight, draws it and hands it to a ClipWriter, while the game continues.
class ClipRecorder {
  public:
    static constexpr int stepsAPicture = 4; ///< 30 pictures a second.
    static constexpr int mostPictures = 300;

    /// `setup` has a moment in its totals, and its recording. Throws MachineError if nothing can be drawn.
    ClipRecorder(const ScreenContext& context, const MatchSetup& setup, const std::string& path);

    /// Call once a frame, between two frames' drawing: draws at most one picture, with the textures' empty batches.
    void advance(TextureManager& textures);

    /// How much of the moment has been drawn, percent.
    int percent() const { return static_cast<int>(100.0 * player_.passed()); }
    /// Empty until the clip is finished.
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
