#pragma once

#include "arkanong/audio/MusicFiles.hpp"
#include "arkanong/audio/SfmlAudio.hpp"

#include <future>
#include <mutex>
#include <optional>
#include <vector>

namespace arkanong {

/// Plays what the mixer mixes. It is asked for by SFML's own thread, where the mixer lives; the rest of the
/// game tells it what it wants, at any time.
class MusicStream : private sfml::StereoStream {
  public:
    /// Silent until the files are decoded, which goes on aside.
    explicit MusicStream(MusicFiles files);
    ~MusicStream() override;
    MusicStream(const MusicStream&) = delete;
    MusicStream& operator=(const MusicStream&) = delete;

    /// At once; 0 to 1. At 0 the music rests and takes no time; it goes on from there.
    void setGain(double gain);
    /// Heard in a tenth of a second, as is the next.
    void setRequest(const MusicRequest& request);
    void duck(double seconds);

  private:
    bool onGetData(Chunk& chunk) override;

    std::future<std::vector<MusicLoop>> loops_;
    std::mutex mutex_; ///< For the next two.
    MusicRequest request_;
    double duck_ = 0.0; ///< Seconds not yet told the mixer.
    // Only onGetData()'s.
    std::optional<MusicMixer> mixer_;
    std::vector<std::int16_t> frames_;
};

} // namespace arkanong
