#pragma once

#include "arkanong/ui/Screen.hpp"

#include <chrono>
#include <optional>

namespace arkanong {

/// Keeps the sound audible: replaces a lost sound device, switches the sound by F10, and logs the music.
class SoundDevice {
  public:
    /// `enabled`: false with --no-audio, which uses no device.
    SoundDevice(ScreenContext& context, bool enabled) : context_(context), enabled_(enabled) {}

    /// Plays this music; logs when its track changes. Call once per frame.
    void play(const MusicRequest& music);
    /// If the device is lost, opens the system's present one; closes the sound if the system has none, or if the last
    /// device was lost less than 5 s ago. Shows a toast about it. Call once per frame.
    void watch();
    /// Mutes the sound or ends that, and saves the setting. Without a device, opens one first, if there is any.
    void toggle();

  private:
    using Clock = std::chrono::steady_clock;

    ScreenContext& context_;
    bool enabled_;
    Clock::time_point lost_{};
    std::optional<Track> track_; ///< The track that was requested last.
};

} // namespace arkanong
