#pragma once

#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/audio/SfmlAudio.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <mutex>
#include <vector>

namespace arkanong {

/// Plays the output of a MusicMixer. SFML's audio thread runs the mixer; the other functions can be called at
/// any time from the game's thread.
class MusicStream : private sfml::StereoStream {
  public:
    /// Decodes a track in the background when it is requested, and forgets those that no longer play.
    explicit MusicStream(std::shared_ptr<const MusicFiles> files);
    ~MusicStream() override;
    MusicStream(const MusicStream&) = delete;
    MusicStream& operator=(const MusicStream&) = delete;

    /// Sets the volume immediately, 0 to 1. At 0 the music pauses and costs nothing; later it resumes at
    /// the same position.
    void setGain(double gain);
    /// Takes effect within a tenth of a second, like duck(); a track begins when it has been decoded.
    void setRequest(const MusicRequest& request);
    void duck(double seconds);
    /// The device takes the music far faster than it can be heard: it is gone. The music has ended.
    bool deviceGone() const { return deviceGone_; }

  private:
    using Loop = std::shared_ptr<const MusicLoop>;

    bool onGetData(Chunk& chunk) override;
    /// Whether the device takes chunks in about their own time.
    bool inTime();
    /// Sees to it that the mixer gets the loop of this track, and has none that it does not need.
    void supply(Track track);

    const std::shared_ptr<const MusicFiles> files_;
    std::atomic<bool> deviceGone_{false};
    std::mutex mutex_; ///< Protects the next two.
    MusicRequest request_;
    double duck_ = 0.0; ///< Seconds not yet passed to the mixer.
    // Used only by onGetData().
    MusicMixer mixer_;
    Track coming_ = Track::Title;            ///< The track that is being decoded, or was decoded last.
    std::future<Loop> decoding_;             ///< Null if the file is damaged.
    std::array<bool, trackCount> damaged_{}; ///< By Track.
    std::vector<std::int16_t> frames_;
    double ahead_ = 0.0; ///< Seconds of music that the device has taken before their time.
    std::chrono::steady_clock::time_point taken_ = std::chrono::steady_clock::now(); ///< The last chunk.
};

} // namespace arkanong
