#include "app/Film.hpp"

#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/screens/match/SandboxScreen.hpp"
#include "assetgen/Picture.hpp"

namespace arkanong::test {

namespace {

constexpr std::chrono::microseconds frameTime{16'667};

unsigned pixels(double length, double scale) { return static_cast<unsigned>(length * scale); }

} // namespace

Film::Film(double scale, std::string_view palette)
    : window_(pixels(screenSize.x, scale), pixels(screenSize.y, scale)) {
    shared_.textures.useScale(scale);
    Settings settings = context().services.profile.settings();
    settings.palette = palette;
    context().services.profile.overrideSettings(settings);
    context().look.palette = *paletteNamed(palette);
    context().look.view = viewSettingsOf(settings);
}

void Film::put(std::unique_ptr<Screen> screen) { screens_.push(std::move(screen)); }

void Film::play(const MatchSetup& setup) {
    LoadedMatch match = loadMatch(setup, context().services.levelFolder);
    if (setup.is<SandboxMatch>())
        put<SandboxScreen>(std::move(match));
    else
        put<PlayScreen>(std::move(match));
}

// As Game does it.
ScreenChange Film::runFrame() {
    const int due = fixedStep_.advance(top().counted(frameTime), top().speed());
    ScreenChange change = Stay{};
    for (int i = 0; i < due && is<Stay>(change); ++i)
        change = screens_.step();
    screens_.advance(std::chrono::duration<double>(frameTime).count());
    return change;
}

ScreenChange Film::run(int frames) {
    ScreenChange change = Stay{};
    for (int i = 0; i < frames && is<Stay>(change); ++i)
        change = runFrame();
    return change;
}

ScreenChange Film::runSeconds(double seconds) { return run(static_cast<int>(seconds * 60.0 + 0.5)); }

void Film::runUntil(const std::function<bool(const World&)>& isSo) {
    constexpr int patience = 5 * 60 * 60;
    for (int i = 0; i < patience && !isSo(world()); ++i)
        REQUIRE(is<Stay>(runFrame()));
    REQUIRE(isSo(world()));
}

sf::Image Film::picture() {
    screens_.draw(shared_.textures, fixedStep_.alpha(), context().look.view.movesMenus());
    return window_.flush(shared_.textures);
}

MatchSetup watchSetup(const std::string& level, std::uint64_t seed, Difficulty difficulty) {
    MatchSetup setup;
    setup.kind = WatchMatch{};
    setup.level = level;
    setup.contestants.fill({Controller::Computer, {difficulty}});
    setup.seed = seed;
    return setup;
}

void savePicture(const sf::Image& image, const std::filesystem::path& path) {
    std::filesystem::create_directories(path.parent_path());
    const auto [width, height] = image.getSize();
    const std::uint8_t* bytes = image.getPixelsPtr();
    savePng(
        {static_cast<int>(width), static_cast<int>(height), {bytes, bytes + std::size_t{4} * width * height}},
        path.string());
}

} // namespace arkanong::test
