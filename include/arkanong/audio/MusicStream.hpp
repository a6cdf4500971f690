#pragma once

#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/audio/SfmlAudio.hpp"

#include <future>
#include <mutex>
#include <optional>
#include <vector>

namespace arkanong {

/// Plays the output of a MusicMixer. SFML's audio thread runs the mixer; the other functions can be called at
/// any time from the game's thread.
class MusicStream : private sfml::StereoStream {
  public:
    /// Decodes the files in the background; silent until then.
    explicit MusicStream(MusicFiles files);
    ~MusicStream() override;
    MusicStream(const MusicStream&) = delete;
    MusicStream& operator=(const MusicStream&) = delete;

    /// Sets the volume immediately, 0 to 1. At 0 the music pauses and costs nothing; later it resumes from
    /// there.
    void setGain(double gain);
    /// Takes effect within a tenth of a second, like duck().
    void setRequest(const MusicRequest& request);
    void duck(double seconds);

  private:
    bool onGetData(Chunk& chunk) override;

    std::future<std::vector<MusicLoop>> loops_;
    std::mutex mutex_; ///< Protects the next two.
    MusicRequest request_;
    double duck_ = 0.0; ///< Seconds not yet passed to the mixer.
    // Used only by onGetData().
    std::optional<MusicMixer> mixer_;
    std::vector<std::int16_t> frames_;
};

} // namespace arkanong
