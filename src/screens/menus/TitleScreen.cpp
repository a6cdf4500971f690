#include "arkanong/screens/menus/TitleScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/screens/menus/TitleArena.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

// The first two are large.
enum Item : std::size_t {
    GoOn,
    Versus,
    Gauntlet,
    CampaignLevels,
    Solo,
    Sandbox,
    Editor,
    Watch,
    Replays,
    OptionPages,
    Leave
};

constexpr double stepAside = 1.5;  ///< Seconds.
constexpr double behindMenu = 0.7; ///< The match's brightness.

// The plate that the menu stands on; it covers the left panel's words.
constexpr Vec2 plateLow{14.0, 20.0};
constexpr Vec2 plateSize{500.0, screenSize.y - 2.0 * plateLow.y};
constexpr double plateMiddle = plateLow.x + plateSize.x / 2.0;
constexpr double inside = plateSize.x - 2.0 * space::gap;
constexpr double taglineY = 76.0;
constexpr double firstY = 152.0;
constexpr double largeStep = 96.0;
constexpr Vec2 largeSize{inside, 80.0};
constexpr double smallStep = 37.0;
constexpr Vec2 smallSize{inside, smallStep - 2.0};

// The name stands in the middle of the visible part of the field, and the balls bounce off it.
constexpr double fieldRight = fieldOrigin.x + tuning::fieldSize.x;
constexpr Vec2 logo{(plateLow.x + plateSize.x + fieldRight) / 2.0, screenSize.y / 2.0};
constexpr double logoScale = 0.58;
constexpr double textLeft = plateMiddle - inside / 2.0 + space::padding;

/// Nothing behind the plate is seen through it.
void drawPlate(TextureManager& textures, const Palette& palette) {
    constexpr double corner = 12.0;
    const sf::Color dark = blended(palette.depth, sf::Color::Black, 0.5);
    const Vec2 size = plateSize + Vec2{0.0, hintShift(textures.type())};
    for (const Vec2 inset : {Vec2{1.0, corner}, Vec2{corner, 1.0}})
        textures.drawRectangle(Layer::Overlay, plateLow + inset, size - 2.0 * inset, dark);
    drawPanel(textures, palette, plateLow, size);
}

bool offersFirstMatch(const PlayerProfile& records) {
    // The lessons ask for more than one button.
    return records.settings().offerFirstMatch && !records.settings().oneButton &&
           records.progress().levelsWon() == 0;
}

/// "CAMPAIGN 3-4  PISTONS AGAINST DIESEL".
std::string described(CampaignLevel at, const Level& level) {
    std::string text = "CAMPAIGN " + nameOf(at) + "  " + inCapitals(level.name);
    if (level.opponent) text += " AGAINST " + inCapitals(level.opponent->name);
    return text;
}

Menu titleMenu(const std::string& first) {
    Menu menu({{first},
               {"VERSUS"},
               {"GAUNTLET"},
               {"CAMPAIGN"},
               {"SOLO"},
               {"SANDBOX"},
               {"EDITOR"},
               {"WATCH"},
               {"REPLAYS"},
               {"OPTIONS"},
               {"QUIT"}},
              {plateMiddle, firstY}, smallStep, smallSize);
    menu.enlarge(2, largeStep, largeSize);
    return menu;
}

/// Those with bricks, the best-looking one first.
std::vector<std::string> arenasOf(const std::string& levelFolder) {
    std::vector<std::string> names = matchLevels(levelFolder);
    std::rotate(names.begin(), std::find(names.begin(), names.end(), titleLevel), names.end());
    return names;
}

} // namespace

TitleScreen::Way TitleScreen::wayOn(const ScreenContext& context) {
    const PlayerProfile& profile = context.services.profile;
    const std::string& folder = context.services.levelFolder;
    const Controller own = context.state.ownController;
    if (offersFirstMatch(profile))
        return {"FIRST MATCH", "LEARN TO PLAY IN TWO MINUTES", ShowMatch{lessonsSetup(own)}};
    if (const std::shared_ptr<const Replay>& match = profile.interrupted())
        return {"RESUME", "UNFINISHED: " + match->summary->place + "  " + inCapitals(match->level.name),
                ShowMatch{interruptedSetup(match, folder, own)}};
    const CampaignLevel at = profile.progress().current();
    const std::optional<std::string> path = campaignLevelPath(folder, at);
    const bool begun = profile.progress().levelsWon() > 0;
    if (!path || profile.progress().won(at))
        return {"PLAY", "CHOOSE A LEVEL OF THE CAMPAIGN", ShowCampaign{}};
    MatchSetup setup = campaignSetup(at, *path, own);
    setup.as<CampaignMatch>().briefing = true;
    try {
        return {begun ? "RESUME" : "PLAY", described(at, loadLevel(*path)), ShowMatch{setup}};
    } catch (const DataError&) {
        return {"PLAY", "THE CAMPAIGN", ShowCampaign{}}; // That screen shows the error.
    }
}

TitleScreen::TitleScreen(ScreenContext& context, std::optional<std::uint64_t> seed)
    : TitleScreen(context, wayOn(context), seed) {}

TitleScreen::TitleScreen(ScreenContext& context, Way way, std::optional<std::uint64_t> seed)
    : MenuScreen(context, titleMenu(way.name)), way_(std::move(way)),
      arenas_(arenasOf(context.services.levelFolder)), seed_(seed) {
    startExhibition();
}

void TitleScreen::startExhibition() {
    while (!arenas_.empty()) {
        const std::size_t next = context().state.exhibitions++ % arenas_.size();
        try {
            const Level level = loadLevel(levelPath(context().services.levelFolder, arenas_[next]));
            if (!level.bricks.empty()) {
                arena_ = arenas_[next];
                exhibition_.emplace(aroundTitle(level, logo - fieldOrigin, logoScale), palette(),
                                    context().look.view, seed_.value_or(randomSeed()));
                return;
            }
        } catch (const DataError&) {
            // The player is told when choosing this level.
        }
        arenas_.erase(arenas_.begin() + static_cast<std::ptrdiff_t>(next));
        --context().state.exhibitions;
    }
}

ScreenChange TitleScreen::handle(const sfml::WindowEvent& event) {
    if (!deviceBehind(event)) return MenuScreen::handle(event);
    const bool wakes = demonstrates();
    untouched_ = 0.0;
    if (wakes) {
        log().write("demonstration ends");
        return Stay{};
    }
    const auto* click = std::get_if<sfml::MousePressed>(&event);
    const bool back = click != nullptr && click->button == sf::Mouse::Button::Right;
    return back ? Stay{} : MenuScreen::handle(event); // A slip of the finger shall not end the game.
}

void TitleScreen::lookChanged() {
    if (exhibition_) exhibition_->setLook(palette(), context().look.view);
}

ScreenChange TitleScreen::step() {
    stepBelow();
    return Stay{};
}

void TitleScreen::stepBelow() {
    if (moves() && !exhibition_->step()) startExhibition();
}

void TitleScreen::advance(double seconds) {
    MenuScreen::advance(seconds);
    const bool before = demonstrates();
    untouched_ += seconds;
    if (demonstrates() && !before) log().write("demonstration begins");
    advanceBelow(seconds);
}

void TitleScreen::advanceBelow(double seconds) {
    if (moves()) exhibition_->advance(seconds);
}

std::optional<MusicRequest> TitleScreen::music() const {
    constexpr double seconds = 16.0;
    return MusicRequest{Track::Title, std::min(1.0, 0.2 + age() / seconds)};
}

void TitleScreen::draw(double alpha, double brightness) const {
    const double aside = demonstrates() ? easeInOut((untouched_ - patience) / stepAside) : 0.0;
    if (exhibition_) {
        const double backdrop = behindMenu + (1.0 - behindMenu) * aside;
        // The screen above decides its brightness.
        exhibition_->draw(textures(), alpha, brightness < 1.0 ? brightness : backdrop);
    }
    drawTitle(textures(), palette(), logo, logoScale, age(), brightness);
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    if (aside < 1.0) {
        const TextureManager::Mark before = textures().mark();
        drawPlate(textures(), palette());
        constexpr std::string_view tagline = "PONG MEETS BREAKOUT";
        drawText(
            textures(), tagline, {textLeft, taglineY - 12.0 * type().growth()},
            {fittingSize(textures(), tagline, inside - 2.0 * space::padding, {type::body}), palette().amber});
        drawEntries();
        const MenuControls controls = shownControls();
        drawHints(textures(), palette(), {{controls.accept, "CHOOSE"}, {controls.back, "QUIT"}},
                  space::hintLine, plateMiddle);
        if (aside > 0.0) textures().moveOverlay(before, {-plateSize.x * aside, 0.0}, 1.0 - aside);
    }
    if (aside > 0.0) {
        drawHints(textures(), palette(), {{anyKey(), "TO PLAY"}});
    }
}

void TitleScreen::drawEntries() const {
    drawLarge(GoOn, way_.detail);
    drawLarge(Versus, "THE COMPUTER, OR A FRIEND BESIDE YOU");
    for (std::size_t item = Gauntlet; item <= Leave; ++item) {
        const double glow = menu().glow(item);
        const Vec2 centre = menu().centre(item);
        drawSelection(textures(), palette(), centre, menu().itemSize(item), glow);
        drawText(textures(), menu().items()[item].text, {textLeft, centre.y + type::body / 2.0},
                 {type::body, blended(palette().pale, palette().blue, glow)});
    }
}

void TitleScreen::drawLarge(std::size_t item, std::string_view detail) const {
    const double glow = menu().glow(item);
    const Vec2 centre = menu().centre(item);
    const Vec2 size = menu().itemSize(item);
    if (glow > 0.0) {
        const Vec2 low = centre - size / 2.0;
        textures().drawBox(Layer::Overlay, Sprite::Panel, low, size, faded(palette().blue, 0.3 * glow));
        drawRoundedOutline(textures(), Layer::Overlay, low, size, 12.0, 3.0, faded(palette().blue, glow));
    }
    const double room = size.x - space::padding - space::gap;
    const double more = type().growth();
    const std::string& name = menu().items()[item].text;
    // Both lines stay within the frame, so of large letters the name's grow less.
    const TextSize letters =
        fittingSize(textures(), name, room, {type().isLarge() ? type::title * 1.3 : type::heading});
    drawText(textures(), name, {textLeft, centre.y - 16.0 - more + letters / 2.0},
             {letters, blended(palette().pale, palette().blue, glow)});
    drawText(textures(), detail, {textLeft, centre.y + 29.0 - 2.0 * more},
             {fittingSize(textures(), detail, room, {type::body, type::label}),
              blended(palette().muted, sf::Color(255, 255, 255), glow)});
}

ScreenChange TitleScreen::chosen(std::size_t item) {
    switch (item) {
    case GoOn: return way_.change;
    case CampaignLevels: return ShowCampaign{true};
    case Versus: return ShowSetup{SetupKind::Versus};
    case Gauntlet: return ShowGauntletSetup{};
    case Solo: return ShowScores{};
    case Sandbox: return ShowMatch{sandboxSetup(context().state.ownController)};
    case Editor: return ShowEditorChoice{};
    case Watch: return ShowSetup{SetupKind::Watch};
    case Replays: return ShowReplays{};
    case OptionPages: return ShowOptions{true};
    case Leave: return Quit{};
    default: return Stay{};
    }
}

} // namespace arkanong
