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
    /// device was lost less than 5 s ago. Then looks for one again, after 10 s and in growing intervals. Shows a toast
    /// about each change. Call once per frame.
    void watch();
    /// Mutes the sound or ends that, and saves the setting. Without a device, opens one first, if there is any.
    void toggle();

  private:
    using Clock = std::chrono::steady_clock;

    ScreenContext& context_;
    bool enabled_;
    void lookAgain();

    Clock::time_point lost_{};
    bool missing_ = false;        ///< A device was lost, and the system has no other one.
    Clock::time_point looked_{};  ///< For another one.
    std::chrono::seconds rest_{}; ///< Before the next look.
    std::optional<Track> track_;  ///< The track that was requested last.
};

} // namespace arkanong
