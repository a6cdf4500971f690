#pragma once

#include "arkanong/audio/Chorus.hpp"
#include "arkanong/audio/MusicRequest.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace arkanong {

/// The peak of the mixed music, as a share of full scale; the rest is reserved for sound effects.
inline constexpr double musicCeiling = 0.4;

/// One layer of a loop, which can be switched on and off.
struct MusicLayer {
    std::vector<std::int16_t>
        samples;         ///< The left side, or both if `right` is empty; not empty. Repeats in the loop.
    double from = 0.0;   ///< The least intensity at which it plays.
    double pan = 0.0;    ///< -1 (left) to 1 (right).
    double chorus = 0.0; ///< The gain of its chorus, 0 to 1. Only for mono layers.
    std::vector<std::int16_t> right{}; ///< The right side, as long as `samples`; empty if mono.
};

struct MusicLoop {
    std::vector<MusicLayer> layers;
    /// The length of a beat in frames, > 0. A bar has four beats; all layers are whole bars.
    std::size_t beat = 0;
};

/// Mixes the loops frame by frame: layers start and stop on bar lines, and a change of track cross-fades from
/// the next beat on. Independent of devices and threads.
class MusicMixer {
  public:
    /// Provides the loop of a track, or takes it back if `loop` is null; one that is playing plays on. Frees no
    /// memory that the caller still refers to.
    void provide(Track track, std::shared_ptr<const MusicLoop> loop);
    bool provided(Track track) const { return loops_[static_cast<std::size_t>(track)] != nullptr; }

    /// Lowers the music for this time, so that an important sound is heard; `seconds` >= 0. Of several times
    /// the longest counts.
    void duck(double seconds);

    /// Fills `frames` with interleaved stereo samples: left, right, left... Its size must be even. As long as the
    /// loop of the requested track is not provided, what was playing plays on; at first that is silence.
    void mix(const MusicRequest& request, std::vector<std::int16_t>& frames);

    /// The track being played or faded to; nullopt before the first one.
    std::optional<Track> track() const { return track_; }
    /// Whether no track is fading out.
    bool settled() const { return faded_ >= 1.0; }
    /// The gain of a layer of that track, 0 to 1.
    double layerGain(std::size_t layer) const { return now_.gains.at(layer); }

  private:
    struct Stereo {
        double left = 0.0;
        double right = 0.0;
        double wide = 0.0; ///< The input of the chorus.
    };
    /// A loop that is playing.
    struct Deck {
        std::shared_ptr<const MusicLoop> loop; ///< Null means silence.
        std::size_t at = 0;                    ///< Position in frames.
        std::vector<bool> wanted;              ///< One entry for each layer, like the next.
        std::vector<double> gains;
    };

    void followOnBeat(const MusicRequest& request);
    void choose(double intensity);
    void begin(Track track, double intensity);
    Stereo nextFrame(bool muffled);
    static Stereo nextOf(Deck& deck);
    Stereo behindDoor(Stereo dry, bool muffled);

    std::array<std::shared_ptr<const MusicLoop>, trackCount> loops_; ///< By Track.
    std::optional<Track> track_;
    Deck now_;
    Deck before_;           ///< The one that now_ replaces.
    double faded_ = 1.0;    ///< Progress of the cross-fade, 0 to 1.
    double duckLeft_ = 0.0; ///< Seconds.
    double duckGain_ = 1.0;
    Chorus chorus_;
    double door_ = 0.0;    ///< Amount of muffling, 0 to 1.
    Stereo dull_, duller_; ///< State of the two low-pass filters.
};

} // namespace arkanong
