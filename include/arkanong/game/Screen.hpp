#pragma once

#include "arkanong/audio/SoundManager.hpp"
#include "arkanong/game/CommandLine.hpp"
#include "arkanong/game/EditorSession.hpp"
#include "arkanong/game/EventLog.hpp"
#include "arkanong/game/InputState.hpp"
#include "arkanong/game/Records.hpp"
#include "arkanong/game/ScreenChange.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <string>
#include <string_view>

namespace arkanong {

/// The table of solo runs in the high scores.
inline constexpr std::string_view soloTable = "solo";

/// What all screens share; it outlives them.
struct ScreenContext {
    std::string levelFolder;
    TextureManager& textures;
    SoundManager& sounds;
    EventLog& log;
    Palette palette = defaultPalette();
    MatchPlan lastVersus{}; ///< What was chosen last, offered again in this session.
    MatchPlan lastWatch{};
    std::optional<CampaignLevel> lastCampaignLevel{};
    std::string lastName{}; ///< That a player has entered.
    Records records{};
    std::string ownLevels{};               ///< The player's folder for levels; empty: there is none.
    std::optional<EditorSession> editor{}; ///< The work on a level, while there is any.
    Pads pads{};                           ///< The gamepads that have been used, by their seats.
    Controller ownController = Controller::AnyDevice; ///< Of one person, where nobody else plays.
    Device device = Device::Keyboard; ///< What the player used last: hints name its keys or buttons.
};

/// Another number each time: for matches whose seed nobody chose.
std::uint64_t randomSeed();

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
    virtual ScreenChange handle(const sfml::WindowEvent& event) = 0;
    /// One tick of the simulation, 1/120 s.
    virtual ScreenChange step() { return Stay{}; }
    /// Frame time passes, seconds: after the frame's steps, before it is drawn.
    virtual void advance(double seconds) = 0;
    /// `alpha` in [0, 1]: how much of the next tick has passed; `brightness` below 1: another screen lies
    /// over this one.
    virtual void draw(double alpha, double brightness) const = 0;

    /// How bright the screen below shows through; what isn't shown over another has none below.
    virtual double brightnessBelow() const { return 1.0; }
    virtual bool showsCursor() const { return true; }
    /// The pointer must not leave the window.
    virtual bool grabsPointer() const { return false; }
    /// The match on this screen, for the debug overlay; null where there is none.
    virtual const World* world() const { return nullptr; }
    /// The screen that lay over this one is gone.
    virtual void resumed() {}
    /// The screen is about to go. Throws DataError where something could not be saved.
    virtual void leave() {}

  protected:
    ScreenContext& context() const { return context_; }
    TextureManager& textures() const { return context_.textures; }
    const Palette& palette() const { return context_.palette; }

  private:
    ScreenContext& context_;
};

} // namespace arkanong
