#pragma once

#include "arkanong/audio/MusicRequest.hpp"
#include "arkanong/audio/SoundManager.hpp"
#include "arkanong/collision/Jobs.hpp"
#include "arkanong/input/InputState.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/session/EventLog.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/session/profile/PlayerProfile.hpp"
#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/ui/HeldControls.hpp"
#include "arkanong/ui/OneButton.hpp"
#include "arkanong/ui/Scenery.hpp"
#include "arkanong/ui/ScreenChange.hpp"
#include "arkanong/ui/Spoken.hpp"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

struct EditorSession;

/// The services that every screen uses.
struct ScreenServices {
    std::string levelFolder; ///< The folder of the game's levels.
    TextureManager& textures;
    SoundManager& sounds;
    EventLog& log;
    PlayerProfile profile{};
    std::string ownLevels{}; ///< The folder of the player's own levels; empty if there is none.
    Jobs jobs{};             ///< The processors that a match may use.
};

/// How screens are drawn, according to the settings.
struct ScreenLook {
    Palette palette = defaultPalette();
    ViewSettings view{};
    Effects effects = Effects::Full; ///< In use: those of the settings, or fewer on a slow machine.
};

/// State that is kept until the program ends.
struct SessionState {
    // The last choices, offered again.
    MatchSetup lastVersus{};
    MatchSetup lastWatch{};
    GauntletPlayers lastGauntlet{};
    Side onlineSide = Side::Blue; ///< The host's side in an online match.
    std::optional<CampaignLevel> lastCampaignLevel{};
    std::string lastSoloLevel{}; ///< First level of the last solo run; empty: the campaign.
    std::string lastReplay{};    ///< Path of the replay that was selected last.
    std::string lastName{};      ///< The name that was last entered for a high score.

    std::size_t exhibitions = 0; ///< Number of matches that were started behind the title.

    std::optional<int> clipPercent{}; ///< While a highlight is being saved: how much of it has been drawn, %.
    Day today{};                      ///< The date in UTC; Game updates it.
    std::string toast{};              ///< A brief message; shown and cleared at the next frame.
    std::string
        aside{}; ///< A brief message that is only spoken, where it is drawn all the time; cleared likewise.
    std::shared_ptr<EditorSession> editor{};          ///< Null except while a level is being edited.
    Pads pads{};                                      ///< The gamepads that have been used, by their slots.
    Controller ownController = Controller::AnyDevice; ///< Of a person who plays alone.
    std::array<int, powerUpCount> powersMet{}; ///< How often each power-up has appeared; see Announcer.
    HeldControls held{};                       ///< The held controls, whatever screen is on top.
    Device device = Device::Keyboard; ///< The device that was used last: hints name its keys or buttons.
    bool deviceUsed = false;          ///< Whether any device has been used yet.
    Vec2 pointer{};                   ///< Position of the mouse, logical px.

    /// The device of a player who can use any: the mouse until another one is used.
    Device inHand() const { return deviceUsed ? device : Device::Mouse; }
};

/// The state that all screens share. It outlives them.
struct ScreenContext {
    ScreenServices services;
    ScreenLook look{};
    SessionState state{};
    Scenery scenery{};
};

/// Names of the controls that accept and go back.
struct MenuControls {
    std::string accept;
    std::string back;
};

/// One of the game's screens, such as title, match or pause. The topmost screen is active; the screens below it are
/// paused. A screen requests another one by the ScreenChange that it returns.
class Screen {
  public:
    explicit Screen(ScreenContext& context) : context_(context) {}
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    virtual ~Screen() = default;

    /// Identifier in the event log, one word.
    virtual std::string_view name() const = 0;

    /// Handles a window event. Mouse positions are logical px.
    [[nodiscard]] virtual ScreenChange handle(const sfml::WindowEvent& event) = 0;
    /// Whether this key repeats while it is held, as in a line of text. Letters repeat if Backspace does.
    virtual bool repeats(sfml::Key /*key*/) const { return false; }
    /// Adds the clipboard's text in UTF-8, for which the screen asked by PasteText, to its line of text.
    virtual void paste(std::string_view /*text*/) {}
    /// Advances by one tick of the simulation, 1/120 s.
    [[nodiscard]] virtual ScreenChange step() { return Stay{}; }
    /// Whether its steps are so slow that they should run on a second thread while its picture is drawn, see
    /// FrameSteps. Then step() must not access anything that drawing the vertices uses.
    virtual bool stepsWhileDrawn() const { return false; }
    /// Advances by frame time, seconds. Called after the frame's steps and before draw().
    virtual void advance(double seconds) = 0;
    /// Draws the screen. `alpha` in [0, 1] is the elapsed share of the next tick. `brightness` < 1 means that another
    /// screen covers this one.
    virtual void draw(double alpha, double brightness) const = 0;

    /// Brightness of the screens below, 0 to 1; ignored for a screen that is not shown over another one.
    virtual double brightnessBelow() const { return 1.0; }
    /// Whether it appears with an animation, as menus and lists do.
    virtual bool enters() const { return true; }
    virtual bool showsCursor() const { return true; }
    /// How this screen uses the button of one-button play.
    virtual ButtonUse buttonUse() const { return ButtonUse::Chooses; }
    /// Whether the pointer must stay in the window.
    virtual bool grabsPointer() const { return false; }
    /// Speed of its ticks, percent of real time.
    virtual int speed() const { return 100; }
    /// Converts a frame's real time to the time that its ticks advance by. Called once per frame while it is the
    /// topmost screen.
    virtual std::chrono::microseconds counted(std::chrono::microseconds frame) { return frame; }
    /// Called when the context's palette or view has changed.
    virtual void lookChanged() {}
    /// The match on this screen, for the debug overlay; null if it shows none.
    virtual const World* world() const { return nullptr; }
    /// The side of the only person who plays here; empty without one, and for two.
    virtual std::optional<Side> onlyPerson() const { return std::nullopt; }
    /// Whether it draws a moving match, whose frame times then determine how many effects the machine can draw.
    virtual bool drawsMatch() const { return world() != nullptr; }
    /// Whether the screen must stay on although the player touches nothing: while a match goes on.
    virtual bool keepsScreenOn() const { return world() != nullptr; }
    /// What the player should hear of even if the window lies in the background, because it waits for an answer; empty:
    /// nothing. The window's title says it.
    virtual std::string_view urgent() const { return {}; }
    /// The screen's music. Nullopt: the music of the screen below, muffled; without a screen below, the title's calm
    /// music.
    [[nodiscard]] virtual std::optional<MusicRequest> music() const { return std::nullopt; }
    // Called instead of step() and advance() while another screen covers this one, for animations that continue.
    virtual void stepBelow() {}
    virtual void advanceBelow(double /*seconds*/) {}
    /// Whether the screens above must close immediately, because something has happened that cannot wait.
    virtual bool comesBack() const { return false; }
    /// Called when this screen is the topmost one again.
    virtual void resumed() {}
    /// What can be selected, and what is, for players who hear it: see Spoken.
    virtual Choices choices() const { return {}; }
    /// Logs what can be clicked, one line each: "item SOLO 640,390" (logical px), then the number of items: "items 9".
    virtual void logItems() const {}
    /// A number that changes with each call of rearranged().
    int arrangement() const { return arrangement_; }
    /// Called before the screen closes. Throws DataError if something could not be saved.
    virtual void leave() {}

  protected:
    /// Call when the same position means something else from now on, for example when a menu appears or a card is gone.
    /// ScreenStack then ignores clicks for a moment.
    void rearranged() { ++arrangement_; }
    ScreenContext& context() const { return context_; }
    TextureManager& textures() const { return context_.services.textures; }
    const Type& type() const { return context_.services.textures.type(); }
    /// The text in the language in use, see Catalogue.hpp.
    std::string_view text(std::string_view english) const { return type().text(english); }
    std::string_view text(std::string_view context, std::string_view english) const {
        return type().text(context, english);
    }
    std::string_view plural(std::string_view one, std::string_view many, std::uint64_t n) const {
        return type().plural(one, many, n);
    }
    std::string capitals(std::string_view words) const { return type().capitals(words); }
    std::string sentenceCase(std::string_view words) const { return type().sentenceCase(words); }
    /// The texts of the language in use, for functions that compose sentences.
    const Catalogue& catalogue() const { return *type().catalogue; }
    SoundManager& sounds() const { return context_.services.sounds; }
    EventLog& log() const { return context_.services.log; }
    PlayerProfile& profile() const { return context_.services.profile; }
    const Palette& palette() const { return context_.look.palette; }
    /// Draws the background of a screen that fills the window; without `theme`, that of the world of the next campaign
    /// level.
    void drawBackdrop(double brightness = 1.0) const { drawBackdrop(brightness, ownTheme()); }
    void drawBackdrop(double brightness, LevelTheme theme) const;
    /// Whether menus are used with one button: then all other keys, buttons and sticks are ignored, see OneButton.
    bool oneButton() const { return profile().settings().oneButton; }
    /// The names of the accepting and the back control, on the device in use or in one-button play.
    MenuControls shownControls() const;
    /// Draws these names with their actions along the bottom.
    void drawMenuHints(std::string_view accept, std::string_view back) const;
    /// "ANY KEY", or its equivalent on the device in use.
    std::string anyKey() const;
    /// How a person moves, aims and serves with this controller: "Mouse to move,  ...".
    std::string controlsLine(Controller controller) const;

  private:
    LevelTheme ownTheme() const;

    ScreenContext& context_;
    int arrangement_ = 0;
};

} // namespace arkanong
