#pragma once

#include "arkanong/audio/MusicRequest.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arkanong {

/// The mixed music never goes beyond this share of full scale, so that effects know what is theirs.
inline constexpr double musicCeiling = 0.4;

/// One voice of a loop, that can be there or not.
struct MusicLayer {
    std::vector<std::int16_t> samples; ///< Mono; not empty. Repeats itself within the loop.
    double from = 0.0;                 ///< The intensity from which on it plays.
    double pan = 0.0;                  ///< -1 (left) to 1 (right).
};

struct MusicLoop {
    std::vector<MusicLayer> layers;
    std::size_t beat = 0; ///< Frames, > 0. Four are a bar; all layers are whole bars.
};

/// Mixes the loops as is wished, frame by frame: layers come and go on bar lines, one loop fades into another
/// from a beat on. Knows no device and no thread.
class MusicMixer {
  public:
    /// One loop for each Track, in their order.
    explicit MusicMixer(std::vector<MusicLoop> loops);

    /// Steps back for so long, for something that must be heard; `seconds` >= 0. The longest counts.
    void duck(double seconds);

    /// Fills `frames` with stereo frames: left, right, left... Their number must be even.
    void mix(const MusicRequest& request, std::vector<std::int16_t>& frames);

    /// What is being played, or faded to; nothing before the first mix().
    std::optional<Track> track() const;
    /// How loud a layer of that track is: 0 to 1.
    double layerGain(std::size_t layer) const { return now_.gains.at(layer); }

  private:
    struct Stereo {
        double left = 0.0;
        double right = 0.0;
    };
    /// A loop that is being played.
    struct Deck {
        const MusicLoop* loop = nullptr; ///< Null: silence.
        std::size_t at = 0;              ///< Frames since it began.
        std::vector<bool> wanted;        ///< For each layer, like the next.
        std::vector<double> gains;
    };

    void followOnBeat(const MusicRequest& request);
    void choose(double intensity);
    void begin(Track track, double intensity);
    Stereo nextFrame(bool muffled);
    static Stereo nextOf(Deck& deck);
    Stereo behindDoor(Stereo dry, bool muffled);

    std::vector<MusicLoop> loops_;
    Deck now_;
    Deck before_;           ///< The one that now_ replaces.
    double faded_ = 1.0;    ///< How far it has been replaced, 0 to 1.
    double duckLeft_ = 0.0; ///< Seconds.
    double duckGain_ = 1.0;
    double door_ = 0.0;    ///< How far it is shut, 0 to 1.
    Stereo dull_, duller_; ///< What the door lets through.
};

} // namespace arkanong
