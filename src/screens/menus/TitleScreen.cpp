#include "arkanong/screens/menus/TitleScreen.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/Outlines.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/ui/widgets/Widgets.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace arkanong {

namespace {

// The first three are large.
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
    Scores,
    OptionPages,
    Leave
};

constexpr double stepAside = 1.5;  ///< Seconds.
constexpr double behindMenu = 0.7; ///< The match's brightness.

// The name stands at the top left, the menu below it.
constexpr double left = 52.0;
constexpr double textLeft = left + 28.0;
constexpr Vec2 logo{376.0, 96.0};
constexpr double logoScale = 0.82; ///< Up to the left edge of the option pages, which leave it in sight.
constexpr double taglineY = 172.0;
constexpr std::size_t large = 3;
constexpr Vec2 largeFirst{left, 204.0}; ///< The low corner of its place.
constexpr Vec2 largeSize{560.0, 84.0};
constexpr double largeStep = 94.0;
constexpr double smallInset = 12.0;              ///< To the left of a text...
constexpr double besideSmall = smallInset + 4.0; ///< ...and on both sides.
constexpr Vec2 smallFirst{textLeft - smallInset, 506.0};
constexpr Vec2 smallSize{128.0, 40.0};
constexpr double smallStep = 48.0;
constexpr double menuMiddle = left + largeSize.x / 2.0;
/// The small items in a row, and the width of one, px.
struct SmallRow {
    std::size_t count;
    double width;
};
/// Large letters need three rows.
SmallRow smallRow(bool enlarged) { return enlarged ? SmallRow{3, 232.0} : SmallRow{5, smallSize.x}; }

/// The place of a large item; enlarged letters have as much room as the small items.
Box largePlace(std::size_t item, bool enlarged) {
    const SmallRow row = smallRow(enlarged);
    const Vec2 low = largeFirst + Vec2{0.0, largeStep * static_cast<double>(item)};
    const double right = smallFirst.x + row.width * static_cast<double>(row.count);
    return {low, low + Vec2{enlarged ? right - left : largeSize.x, largeSize.y}};
}

/// The widths of the small items' columns: those of long words are wider, and the others give way.
std::vector<double> smallWidths(const TextureManager& textures, const std::vector<std::string>& shown) {
    constexpr double apart = 12.0; ///< Further from the next column, where there is room.
    const SmallRow row = smallRow(textures.type().isLarge());
    const std::vector<double> usual(row.count, row.width);
    std::vector<double> least;
    for (const TextSize size : {type::body, type::label}) {
        for (const double beside : {besideSmall + apart, besideSmall}) {
            least.assign(row.count, 0.0);
            for (std::size_t i = 0; i < shown.size(); ++i) {
                double& column = least[i % row.count];
                column = std::max(column, std::ceil(measureText(textures, shown[i], size)) + beside);
            }
            if (std::accumulate(least.begin(), least.end(), 0.0) <=
                row.width * static_cast<double>(row.count))
                return widthsByNeed(usual, least);
        }
    }
    return widthsByNeed(usual, least);
}

/// The places of the small items, which show these texts.
std::vector<Box> smallPlaces(const TextureManager& textures, const std::vector<std::string>& shown) {
    const std::vector<double> widths = smallWidths(textures, shown);
    std::vector<Box> places;
    Vec2 low = smallFirst;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const double width = widths[i % widths.size()];
        places.push_back({low, low + Vec2{width, smallSize.y}});
        low.x += width;
        if ((i + 1) % widths.size() == 0) low = {smallFirst.x, low.y + smallStep};
    }
    return places;
}

/// Darkens the left of the window, so that the menu can be read over the match.
void drawShade(TextureManager& textures, const Palette& palette) {
    constexpr double panel = fieldOrigin.x - 2.0; ///< Up to here the panel's words do not show.
    const double whole = largePlace(0, textures.type().isLarge()).high.x + space::gap;
    constexpr double end = 880.0;
    constexpr int strips = 24;
    const double step = (end - whole) / strips;
    const sf::Color dark = blended(palette.depth, sf::Color::Black, 0.6);
    const auto shade = [&](double from, double width, double opacity) {
        textures.drawRectangle(Layer::Overlay, {from, 0.0}, {width, screenSize.y}, faded(dark, opacity));
    };
    constexpr double overField = 0.88;
    shade(0.0, panel, 0.97);
    shade(panel, whole - panel, overField);
    for (int i = 0; i < strips; ++i)
        shade(whole + step * i, step, overField * easeInOut(1.0 - (i + 0.5) / strips));
}

bool offersFirstMatch(const PlayerProfile& records) {
    // The lessons ask for more than one button.
    return records.settings().offerFirstMatch && !records.settings().oneButton &&
           records.progress().levelsWon() == 0;
}

// In the order of Item, behind the first.
constexpr std::array entryNames{
    translatable("VERSUS"),  translatable("GAUNTLET"), translatable("CAMPAIGN"),      translatable("SOLO"),
    translatable("SANDBOX"), translatable("EDITOR"),   translatable("mode", "WATCH"), translatable("REPLAYS"),
    translatable("SCORES"),  translatable("OPTIONS"),  translatable("QUIT")};

/// An item's name as it is shown. The way to the language is marked, for players who cannot read the present one.
std::string entryName(const Type& type, const std::vector<Menu::Item>& items, std::size_t item) {
    const std::string name(type.text(items[item].context, items[item].text));
    return item == OptionPages ? globe() + ' ' + name : name;
}

Menu titleMenu(std::string_view first, const TextureManager& textures) {
    const Type& type = textures.type();
    std::vector<Menu::Item> items{{std::string(first)}};
    for (const std::string_view name : entryNames)
        items.push_back({std::string(name)});
    items[Watch].context = "mode";
    std::vector<Box> places;
    for (std::size_t i = 0; i < large; ++i)
        places.push_back(largePlace(i, type.isLarge()));
    std::vector<std::string> shown;
    for (std::size_t i = large; i < items.size(); ++i)
        shown.push_back(entryName(type, items, i));
    const std::vector<Box> small = smallPlaces(textures, shown);
    places.insert(places.end(), small.begin(), small.end());
    return {std::move(items), std::move(places)};
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
        return {translatable("FIRST MATCH"), translatable("Learn to play in two minutes"),
                ShowMatch{lessonsSetup(own)}};
    if (const std::shared_ptr<const Replay>& match = profile.interrupted())
        return {translatable("RESUME"), translatable("Unfinished: {place}  {level}"),
                ShowMatch{interruptedSetup(match, folder, own)}, match->summary->place, match->level.name};
    const CampaignLevel at = profile.progress().current();
    const std::optional<std::string> path = campaignLevelPath(folder, at);
    const bool begun = profile.progress().levelsWon() > 0;
    if (!path || profile.progress().won(at))
        return {translatable("PLAY"), translatable("Choose a level of the campaign"), ShowCampaign{}};
    MatchSetup setup = campaignSetup(at, *path, own);
    setup.as<CampaignMatch>().briefing = true;
    try {
        const Level level = loadLevel(*path);
        return {begun ? translatable("RESUME") : translatable("PLAY"),
                level.opponent ? translatable("Campaign {place}  {level} against {opponent}")
                               : translatable("Campaign {place}  {level}"),
                ShowMatch{setup},
                nameOf(at),
                level.name,
                level.opponent ? level.opponent->name : ""};
    } catch (const DataError&) {
        return {translatable("PLAY"), translatable("The campaign"),
                ShowCampaign{}}; // That screen shows the error.
    }
}

TitleScreen::TitleScreen(ScreenContext& context, std::optional<std::uint64_t> seed)
    : TitleScreen(context, wayOn(context), seed) {}

TitleScreen::TitleScreen(ScreenContext& context, Way way, std::optional<std::uint64_t> seed)
    : MenuScreen(context, titleMenu(way.name, context.services.textures)), way_(std::move(way)),
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
                exhibition_.emplace(catalogue(), level, palette(), context().look.view,
                                    seed_.value_or(randomSeed()));
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
    const std::size_t selected = menu().selected();
    menu() = titleMenu(way_.name, textures());
    menu().select(selected);
    if (exhibition_) exhibition_->setLook(catalogue(), palette(), context().look.view);
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
        // What happens in it is not told to players who hear the screen.
        std::vector<DrawnText>* const noted = std::exchange(textures().type().noted, nullptr);
        exhibition_->draw(textures(), alpha, brightness < 1.0 ? brightness : backdrop);
        textures().type().noted = noted;
    }
    const TextureManager::Mark before = textures().mark();
    if (aside < 1.0) drawShade(textures(), palette());
    if (aside > 0.0) textures().moveOverlay(before, {}, 1.0 - aside);
    const bool covered = brightness < 1.0;
    constexpr double settled = 10.0; // Below the first start's question the name is there at once.
    drawTitle(textures(), palette(), logo, logoScale, covered ? settled : age(), brightness);
    if (covered) return;
    if (aside < 1.0) {
        const TextureManager::Mark menuStart = textures().mark();
        drawText(textures(), text("Pong meets breakout"), {textLeft, taglineY}, {type::body, palette().pale});
        drawEntries();
        const MenuControls controls = shownControls();
        drawHints(textures(), palette(), {{controls.accept, text("Choose")}, {controls.back, text("Quit")}},
                  space::hintLine, menuMiddle);
        if (aside > 0.0) textures().moveOverlay(menuStart, {-menuMiddle * 2.0 * aside, 0.0}, 1.0 - aside);
    }
    if (aside > 0.0) drawHints(textures(), palette(), {{anyKey(), text("To play")}});
}

std::string TitleScreen::shownItem(std::size_t item) const { return entryName(type(), menu().items(), item); }

std::string TitleScreen::wayDetail() const {
    const auto named = [this](const std::string& name) { return displayName(text(name)); };
    return fill(text(way_.detail),
                {{"place", way_.place}, {"level", named(way_.level)}, {"opponent", named(way_.opponent)}});
}

std::string TitleScreen::gauntletDetail() const {
    if (const std::shared_ptr<const GauntletReplay>& run = profile().interruptedRun())
        return fill(text("Unfinished: round {n} of {rounds}"),
                    {{"n", run->record.results.size() + 1}, {"rounds", gauntlet::rounds}});
    return std::string(profile().runs().tried(context().state.today)
                           ? text("Seven rounds of cards. Today's duel: played")
                           : text("Seven rounds of cards. Today's duel: not played yet"));
}

void TitleScreen::drawEntries() const {
    drawLarge(GoOn, wayDetail());
    drawLarge(Versus, text("The computer, a friend here, or a friend online"));
    drawLarge(Gauntlet, gauntletDetail());
    std::vector<std::string> shown;
    std::vector<double> rooms;
    for (std::size_t item = large; item <= Leave; ++item) {
        shown.push_back(shownItem(item));
        rooms.push_back(menu().itemSize(item).x - besideSmall);
    }
    const TextSize size = commonSize(textures(), shown, rooms, {type::body, type::label});
    for (std::size_t item = large; item <= Leave; ++item) {
        const double glow = menu().glow(item);
        const Vec2 centre = menu().centre(item);
        if (glow > 0.0) drawSelection(textures(), palette(), centre, menu().itemSize(item), glow);
        drawText(textures(), shown[item - large],
                 {menu().place(item).low.x + smallInset, centre.y + size / 2.0},
                 {size, blended(palette().pale, palette().blue, glow)});
    }
}

void TitleScreen::drawLarge(std::size_t item, std::string_view detail) const {
    const double glow = menu().glow(item);
    const Vec2 size = menu().itemSize(item);
    const Vec2 low = menu().centre(item) - size / 2.0;
    if (glow > 0.0) {
        textures().drawBox(Layer::Overlay, Sprite::Panel, low, size, faded(palette().blue, 0.3 * glow));
        drawRoundedOutline(textures(), Layer::Overlay, low, size, 12.0, 3.0, faded(palette().blue, glow));
    }
    Column rows(size.x - (textLeft - left) - space::gap);
    const std::string name = shownItem(item);
    const bool high = marksAbove(name) > 0.0; // The letters and their marks fit.
    const TextSize letters = high ? type::title * 0.85 : type::title;
    rows.add({name, type().isLarge() ? letters : type::heading * 0.9,
              blended(palette().pale, palette().blue, glow)});
    rows.add({std::string(detail), type().isLarge() ? type::label : type::body,
              blended(palette().muted, sf::Color(255, 255, 255), glow), 12.0});
    rows.fit(textures(), size.y - (type().isLarge() ? 1.0 : 2.0) * space::unit);
    rows.draw(textures(), {textLeft, low.y + (size.y - rows.height()) / 2.0});
}

ScreenChange TitleScreen::chosen(std::size_t item) {
    switch (item) {
    case GoOn: return way_.change;
    case CampaignLevels: return ShowCampaign{true};
    case Versus: return ShowSetup{SetupKind::Versus};
    case Gauntlet: return ShowGauntletSetup{};
    case Solo: return ShowSoloStart{};
    case Scores: return ShowScores{};
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
