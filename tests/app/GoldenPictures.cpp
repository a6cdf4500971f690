#include "app/GoldenPictures.hpp"

#include "BuiltCatalogue.hpp"
#include "app/Film.hpp"
#include "arkanong/editor/EditorScreen.hpp"
#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/screens/menus/CampaignScreen.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/screens/results/ResultScreen.hpp"
#include "arkanong/session/Levels.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "render/Textures.hpp"

#include <algorithm>

namespace arkanong::test {

namespace {

constexpr std::uint64_t seed = 7;

Level levelCalled(const std::string& name) { return loadLevel(levelPath(assetsPath("levels"), name)); }

sf::Image title(const Catalogue& language) {
    Film film(language);
    film.put<TitleScreen>(seed);
    film.runSeconds(3.0);
    return film.picture();
}

sf::Image options(const Catalogue& language) {
    Film film(language);
    film.put<TitleScreen>(seed);
    film.runSeconds(1.0);
    film.put<OptionsScreen>();
    film.put<OptionPageScreen>(OptionPage::Picture);
    film.runSeconds(2.0);
    return film.picture();
}

sf::Image campaign(const Catalogue& language) {
    Film film(language);
    for (int level = 1; level <= 6; ++level)
        film.context().services.profile.addVictory({1, level}, {}, {});
    film.put<CampaignScreen>();
    film.runSeconds(2.0);
    return film.picture();
}

sf::Image editor() {
    Film film;
    film.context().state.editor = std::make_shared<EditorSession>(copyOf(levelCalled("2-8")));
    film.put<EditorScreen>();
    film.runSeconds(2.0);
    return film.picture();
}

/// A person against the computer, while the countdown runs.
sf::Image matchBegins(const Catalogue& language) {
    Film film(language);
    MatchSetup setup = watchSetup("beehive", seed);
    setup.kind = VersusMatch{};
    setup.contestants[sideIndex(Side::Blue)].controller = Controller::AnyDevice;
    film.play(setup);
    film.runSeconds(1.5);
    return film.picture();
}

sf::Image matchIn(std::string_view palette, double scale = 1.0) {
    Film film(scale, palette);
    film.play(watchSetup("beehive", seed));
    film.runSeconds(12.0);
    return film.picture();
}
sf::Image match() { return matchIn("standard"); }
sf::Image redGreen() { return matchIn("red-green"); }
sf::Image blueYellow() { return matchIn("blue-yellow"); }
sf::Image highContrast() { return matchIn("high-contrast"); }
sf::Image large() { return matchIn("standard", 1.5); }

/// One of the powder keg's bombs has gone off.
sf::Image explosion() {
    const auto bombs = [](const World& world) {
        const std::vector<Brick>& bricks = world.objects().bricks;
        return std::count_if(bricks.begin(), bricks.end(),
                             [](const Brick& brick) { return brick.kind == BrickKind::Bomb; });
    };
    Film film;
    film.play(watchSetup("1-5", seed));
    const auto all = bombs(film.world());
    film.runUntil([&](const World& world) { return bombs(world) < all; });
    film.run(12);
    return film.picture();
}

/// Everything that works for a while works on both sides, and it is Blue that is to see nothing in the fog.
sf::Image powers() {
    TestWindow window;
    TextureManager textures = gameTextures();
    World world(levelCalled("beehive"), MatchSettings{}, seed);
    MatchView view(defaultPalette(), {});
    view.playedBy(Side::Blue);
    std::vector<Event> events;
    const auto run = [&](int frames, const Command& command) {
        for (int frame = 0; frame < frames; ++frame) {
            for (int tick = 0; tick < 2; ++tick)
                world.step({command, command}, events);
            view.notice(events);
            events.clear();
            view.advance(1.0 / 60.0, world);
        }
    };
    run(190, {});
    for (const Side side : {Side::Blue, Side::Red})
        for (const PowerUp kind : {PowerUp::Laser, PowerUp::ShieldWall, PowerUp::Slow, PowerUp::Sticky,
                                   PowerUp::Fireball, PowerUp::Magnet})
            world.applyPowerUp({kind, false}, side, events);
    world.applyPowerUp({PowerUp::BlindSpot, true}, Side::Blue, events);
    for (const double x : {300.0, 420.0, 540.0})
        world.putBall({x, 560.0}, {160.0, -300.0}, x < 400.0 ? Side::Red : Side::Blue);
    world.putCapsule({380.0, 520.0}, {PowerUp::Wide, false}, Side::Blue);
    world.putCapsule({480.0, 540.0}, {PowerUp::Reverse, true}, Side::Blue);
    Command fire;
    fire.buttons = Command::serveHeld;
    run(24, fire);
    view.draw(textures, world, 1.0, std::nullopt);
    return window.flush(textures);
}

sf::Image atPhase(const std::string& level, const MatchSettings& settings, Phase phase) {
    Film film;
    MatchSetup setup = watchSetup(level, seed);
    setup.settings = settings;
    film.play(setup);
    film.runUntil([&](const World& world) { return world.match().phase() == phase; });
    film.run(40);
    return film.picture();
}

sf::Image suddenDeath() {
    MatchSettings settings;
    settings.suddenDeathAt = tuning::seconds(6.0);
    return atPhase("crossfire", settings, Phase::SuddenDeath);
}

/// Some of the bricks stand again: the first time that there are more than a moment before.
sf::Image fieldRises() {
    Film film;
    film.play(watchSetup("beehive", seed));
    film.runUntil([](const World& world) {
        const std::vector<Regrowth>& regrowths = world.objects().regrowths;
        return std::any_of(regrowths.begin(), regrowths.end(),
                           [](const Regrowth& regrowth) { return regrowth.rises; });
    });
    film.run(120);
    return film.picture();
}

/// Broken shields in Blue's line.
int gaps(const World& world) {
    return tuning::shieldsOfRow - world.objects().shieldsOf(Side::Blue, ShieldRow::Line);
}

/// A shield breaks beside a gap.
sf::Image shieldBreaks() {
    Film film;
    film.play(watchSetup("beehive", seed));
    film.runUntil([](const World& world) { return gaps(world) == 2; });
    film.run(11); // The match stands still for the first few.
    return film.picture();
}

/// Red has scored; the line lights up and its plates return.
sf::Image goal() {
    Film film;
    film.play(watchSetup("beehive", seed));
    film.runUntil([](const World& world) { return world.match().standing(Side::Red).goals == 1; });
    film.run(24); // The match stands still for the first fifteen.
    return film.picture();
}

sf::Image result(const Catalogue& language) {
    Film film(language);
    MatchSetup setup = watchSetup("first-light", seed);
    setup.settings.goals = {2, 2};
    film.play(setup);
    constexpr double longest = 600.0;
    const ScreenChange change = film.runSeconds(longest);
    REQUIRE(is<ShowResult>(change));
    const auto& [ended, decided, recording] = std::get<ShowResult>(change);
    film.put<ResultScreen>(ended, decided, recording);
    film.runSeconds(2.0);
    return film.picture();
}

sf::Image sandboxOf(int balls) {
    Film film;
    MatchSetup setup = sandboxSetup(film.context().state.ownController);
    setup.as<SandboxMatch>().balls = balls;
    setup.seed = seed;
    film.play(setup);
    film.runSeconds(1.0);
    return film.picture();
}
sf::Image sandbox() { return sandboxOf(40); }
sf::Image crowd() { return sandboxOf(4000); }

/// A tick of a recorded match, as the page shows it after a jump to this tick. tests/web/picture_tests.py compares the
/// page's pictures with it: the match is that of recordings.txt with this level and seed.
sf::Image recordedAt(const std::string& level, const MatchSettings& settings, int tick) {
    TestWindow window;
    TextureManager textures = gameTextures();
    const MatchPlay play{levelCalled(level), settings, seed, {BotProfile{}, BotProfile{}}, tick};
    World world(play.level, settings, seed);
    Replay replay;
    runMatch(play, &replay);
    ReplayPlayer player(replay);
    std::vector<Event> events;
    while (const std::optional<Commands> commands = player.next())
        world.step(*commands, events);
    HudLabels labels;
    labels.world = displayName(play.level.world);
    labels.level = inCapitals(play.level.name);
    labels.blue = labels.red = "Medium";
    labels.bricks = brickNames(play.level, assetsPath("levels"));
    MatchView view(defaultPalette(), labels, {}, play.level.theme);
    constexpr double settled = 10.0;
    view.advance(settled, world);
    view.advance(settled, world);
    view.draw(textures, world, 1.0, std::nullopt);
    return window.flush(textures);
}

sf::Image page() {
    MatchSettings settings;
    settings.bosses[sideIndex(Side::Red)] = Boss::Queen;
    return recordedAt("crossfire", settings, 2000);
}

sf::Image pageFinale() { return recordedAt(std::string(finaleLevel), {}, 600); }

} // namespace

sf::Image GoldenPicture::taken() const {
    return sfml::cropped(frame(), part.left, part.top, part.width, part.height);
}

namespace {

/// A screen that is compared in several languages.
struct Translated {
    const char* name;
    GoldenPicture::Part part;
    sf::Image (*frame)(const Catalogue&);
};
constexpr Translated inLanguages[] = {{"title", {0, 20, 960, 680}, title},
                                      {"options", {160, 40, 1120, 600}, options},
                                      {"campaign", {0, 0, 1280, 400}, campaign},
                                      {"match-begins", {0, 420, 1280, 300}, matchBegins},
                                      {"result", {80, 60, 1120, 500}, result}};

std::vector<GoldenPicture> picturesOf(const std::string& suffix, const Catalogue& language) {
    std::vector<GoldenPicture> pictures;
    for (const auto& [name, part, frame] : inLanguages)
        pictures.push_back({name + suffix, part, [frame = frame, language] { return frame(language); }});
    return pictures;
}

std::vector<GoldenPicture> allPictures() {
    std::vector<GoldenPicture> pictures = picturesOf("", {});
    for (const std::string code : {"de", "fr", "pl", "uk"}) {
        const std::optional<Catalogue> language = builtCatalogue(code);
        if (!language) continue;
        for (GoldenPicture& picture : picturesOf('-' + code, *language))
            pictures.push_back(std::move(picture));
    }
    const std::vector<GoldenPicture> others{
        {"editor", {160, 180}, editor},
        {"match", {320, 180}, match},
        {"explosion", {320, 180}, explosion},
        {"powers", {320, 360}, powers},
        {"shield-breaks", {0, 500, 1280, 220}, shieldBreaks},
        {"goal", {0, 400, 1280, 320}, goal},
        {"sudden-death", {320, 180, 960, 360}, suddenDeath},
        {"field-rises", {320, 180}, fieldRises},
        {"sandbox", {0, 180, 480, 360}, sandbox},
        {"crowd", {400, 200, 320, 240}, crowd},
        {"red-green", {320, 180}, redGreen},
        {"blue-yellow", {320, 180}, blueYellow},
        {"high-contrast", {320, 180}, highContrast},
        {"large", {240, 560, 640, 360}, large},
        {"page", {0, 0, 1280, 720}, page},
        {"page-finale", {160, 0, 960, 720}, pageFinale},
    };
    pictures.insert(pictures.end(), others.begin(), others.end());
    return pictures;
}

} // namespace

const std::vector<GoldenPicture>& goldenPictures() {
    static const std::vector<GoldenPicture> pictures = allPictures();
    return pictures;
}

sf::Image rounded(const sf::Image& picture) {
    constexpr int step = 4;
    const auto [width, height] = picture.getSize();
    std::vector<std::uint8_t> bytes(picture.getPixelsPtr(),
                                    picture.getPixelsPtr() + std::size_t{4} * width * height);
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(std::min(255, (byte + step / 2) / step * step));
    return sfml::imageFromPixels(width, height, bytes.data());
}

} // namespace arkanong::test
