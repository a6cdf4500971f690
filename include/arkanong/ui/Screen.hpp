#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/audio/SoundManager.hpp"
#include "arkanong/input/InputState.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/session/EventLog.hpp"
#include "arkanong/session/GauntletPlayers.hpp"
#include "arkanong/session/PlayerProfile.hpp"
#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/ui/HeldControls.hpp"
#include "arkanong/ui/OneButton.hpp"
#include "arkanong/ui/Scenery.hpp"
#include "arkanong/ui/ScreenChange.hpp"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

struct EditorSession;

/// What every screen works with.
struct ScreenServices {
    std::string levelFolder; ///< The game's levels.
    TextureManager& textures;
    SoundManager& sounds;
    EventLog& log;
    PlayerProfile profile{};
    std::string ownLevels{}; ///< The player's folder for levels; empty: there is none.
};

/// How screens are drawn, as the settings say.
struct ScreenLook {
    Palette palette = defaultPalette();
    ViewSettings view{};
    Effects effects = Effects::Full; ///< In use: the settings' level, or less where the machine is slow.
};

/// What is remembered until the program ends.
struct SessionState {
    // What was chosen last, offered again.
    MatchSetup lastVersus{};
    MatchSetup lastWatch{};
    GauntletPlayers lastGauntlet{};
    Side onlineSide = Side::Blue; ///< Of who hosts a match between two machines.
    std::optional<CampaignLevel> lastCampaignLevel{};
    std::string lastSoloLevel{}; ///< Where the last run began; empty: in the campaign.
    std::string lastReplay{};    ///< The path of the one selected last.
    std::string lastName{};      ///< The name that a player entered last.

    std::size_t exhibitions = 0; ///< So many matches have been begun behind the title.

    std::optional<int>
        clipPercent{};   ///< While the best moment is being saved: how much of it has been drawn.
    Day today{};         ///< In UTC. The game keeps it up to date.
    std::string toast{}; ///< A brief message of a screen; shown and emptied at the next frame.
    std::shared_ptr<EditorSession> editor{};          ///< Null except while a level is being edited.
    Pads pads{};                                      ///< The gamepads that have been used, by their slots.
    Controller ownController = Controller::AnyDevice; ///< Of one person, where nobody else plays.
    std::array<int, powerUpCount> powersMet{}; ///< How often each power-up has been met; see Announcer.
    HeldControls held{};                       ///< What is down, whatever screen is on top.
    Device device = Device::Keyboard;          ///< What the player used last: hints name its keys or buttons.
    bool deviceUsed = false;                   ///< Has one been used yet?
    Vec2 pointer{};                            ///< Where the mouse is, logical px.

    /// What a player has in hand who may play with anything: the mouse, until something is used.
    Device inHand() const { return deviceUsed ? device : Device::Mouse; }
};

/// What all screens share; it outlives them.
struct ScreenContext {
    ScreenServices services;
    ScreenLook look{};
    SessionState state{};
    Scenery scenery{};
};

/// What accepts, and what goes back.
struct MenuControls {
    std::string accept;
    std::string back;
};

/// One of the game's screens: title, match, pause... Game shows the topmost one's menus and matches running,
/// those below it at rest. A screen asks for another one by the value that it returns.
class Screen {
  public:
    explicit Screen(ScreenContext& context) : context_(context) {}
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    virtual ~Screen() = default;

    /// What the event log calls it: one word.
    virtual std::string_view name() const = 0;

    /// Something happened to the window; mouse positions are logical px.
    [[nodiscard]] virtual ScreenChange handle(const sfml::WindowEvent& event) = 0;
    /// One tick of the simulation, 1/120 s.
    [[nodiscard]] virtual ScreenChange step() { return Stay{}; }
    /// Whether its steps take so long that they should be made on a second thread while its picture is drawn, see
    /// FrameSteps. They must touch nothing then that drawing the vertices does.
    virtual bool stepsWhileDrawn() const { return false; }
    /// Frame time passes, seconds: after the frame's steps, before it is drawn.
    virtual void advance(double seconds) = 0;
    /// `alpha` in [0, 1]: how much of the next tick has passed; `brightness` below 1: another screen lies
    /// over this one.
    virtual void draw(double alpha, double brightness) const = 0;

    /// How bright the screens below show through; what isn't shown over another has none below.
    virtual double brightnessBelow() const { return 1.0; }
    /// Comes in with an ease, as menus and lists do.
    virtual bool enters() const { return true; }
    virtual bool showsCursor() const { return true; }
    /// What one-button play does here.
    virtual ButtonUse buttonUse() const { return ButtonUse::Chooses; }
    /// The pointer must not leave the window.
    virtual bool grabsPointer() const { return false; }
    /// How fast its ticks come, percent of real time.
    virtual int speed() const { return 100; }
    /// So much real time passes in the frame that begins: how much of it counts for its ticks. Called once a
    /// frame while it is the topmost one.
    virtual std::chrono::microseconds counted(std::chrono::microseconds frame) { return frame; }
    /// The context's palette or view have changed.
    virtual void lookChanged() {}
    /// The match on this screen, for the debug overlay; null where there is none.
    virtual const World* world() const { return nullptr; }
    /// A match is drawn that moves: what its frames take says how many effects this machine can draw.
    virtual bool drawsMatch() const { return world() != nullptr; }
    /// The music it goes with; none: that of the screen below, muffled, or the calm title's where there is
    /// none below.
    [[nodiscard]] virtual std::optional<MusicRequest> music() const { return std::nullopt; }
    // While another screen lies over this one: for what plays on by itself.
    virtual void stepBelow() {}
    virtual void advanceBelow(double /*seconds*/) {}
    /// Another screen lies over this one and has to go at once: something has happened that does not wait.
    virtual bool comesBack() const { return false; }
    /// The screen that lay over this one is gone.
    virtual void resumed() {}
    /// Tells the event log what can be chosen by a click, a line each: "item SOLO 640,390" (logical
    /// px), and "items 9" after the last one.
    virtual void logItems() const {}
    /// A number that changes with each call of rearranged().
    int arrangement() const { return arrangement_; }
    /// The screen is about to go. Throws DataError where something could not be saved.
    virtual void leave() {}

  protected:
    /// To be called when a click at the same place means something else from now on: a menu has appeared, a card is gone.
    /// For a moment clicks do not count then, see ScreenStack.
    void rearranged() { ++arrangement_; }
    ScreenContext& context() const { return context_; }
    TextureManager& textures() const { return context_.services.textures; }
    SoundManager& sounds() const { return context_.services.sounds; }
    EventLog& log() const { return context_.services.log; }
    PlayerProfile& profile() const { return context_.services.profile; }
    const Palette& palette() const { return context_.look.palette; }
    /// The background of a screen that has the window to itself; without a theme, that of the world where the
    /// campaign goes on.
    void drawBackdrop(double brightness = 1.0) const { drawBackdrop(brightness, ownTheme()); }
    void drawBackdrop(double brightness, LevelTheme theme) const;
    /// Menus are worked by one button: no other key, button or stick does anything there, see OneButton.
    bool oneButton() const { return profile().settings().oneButton; }
    /// What accepts and what goes back on the device in use, or in one-button play.
    MenuControls shownControls() const;
    /// The same along the bottom.
    void drawMenuHints(std::string_view accept, std::string_view back) const;
    /// "ANY KEY", or what stands for it on the device in use.
    std::string anyKey() const;

  private:
    LevelTheme ownTheme() const;

    ScreenContext& context_;
    int arrangement_ = 0;
};

} // namespace arkanong
