#pragma once

#include "arkanong/app/frames/AdaptiveQuality.hpp"
#include "arkanong/audio/SoundCues.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"
#include "arkanong/ui/ScreenStack.hpp"

#include <string>

namespace arkanong {

struct Options;

/// The view settings of a match, without its palette: a decoration is on if both its own switch and the level of
/// effects allow it.
ViewSettings viewSettingsOf(const Settings& settings);

/// The hearing options of these settings. Under reduced motion sounds change neither pitch nor pan.
Hearing hearingOf(const Settings& settings);

/// The settings that the running game has applied to the sound, the pictures and the effects. Compares them with the
/// profile's, so that it does not matter who changes those, and when. Window applies the settings of the window.
class SettingsInEffect {
  public:
    /// Overrides the profile's settings by those of the command line, and applies them. The folder has the catalogues of
    /// the languages. Must outlive what is drawn with the context's textures.
    SettingsInEffect(ScreenContext& context, ScreenStack& screens, const Options& options,
                     std::string languageFolder);
    SettingsInEffect(const SettingsInEffect&) = delete;
    SettingsInEffect& operator=(const SettingsInEffect&) = delete;
    ~SettingsInEffect();

    const Settings& settings() const { return applied_; }
    /// Applies what has changed in the profile since the last call. Returns all affected parts, of which those of the
    /// window are left to the caller. Call once per frame.
    AffectedParts follow();
    /// Silences the game, whatever the settings say, or ends that.
    void silence(bool silent);
    /// Uses the size that the player has given the window, px, for the settings; they are saved later. Ignores it for
    /// full screen and outside the range of the settings.
    void noteWindowSize(unsigned width, unsigned height);
    /// Reduces or restores effects according to this frame, if the player wants that and a match is on the screen.
    /// `synced`: the screen sets the pace of frames by vertical sync.
    void adaptEffects(FrameTime frame, bool synced);

  private:
    void applySound();
    void applyPicture();
    void applyLanguage();

    ScreenContext& context_;
    ScreenStack& screens_;
    std::string languageFolder_;
    Catalogue catalogue_;
    Settings applied_;
    AdaptiveQuality effects_;
    bool silent_ = false;
};

} // namespace arkanong
