#include "BuiltCatalogue.hpp"
#include "TempFolder.hpp"
#include "arkanong/app/SettingsInEffect.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/OptionPageScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/session/Levels.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <set>

using namespace arkanong::test;
using sfml::Key;

namespace {

UserFolders foldersIn(const std::string& path) { return {path, path}; }

} // namespace

TEST_CASE("a scale ends at its ends, everything else goes round", "[screens]") {
    Shared shared;
    const auto setting = [&shared]() -> const Settings& {
        return shared.context.services.profile.settings();
    };
    OptionPageScreen sound(shared.context, OptionPage::Sound);
    press(sound, Key::Right, 30);
    CHECK(setting().masterVolume == 100);
    press(sound, Key::Left, 3);
    CHECK(setting().masterVolume == 85);
    press(sound, Key::Left, 30);
    CHECK(setting().masterVolume == 0);

    OptionPageScreen picture(shared.context, OptionPage::Picture);
    for (const std::string_view name : {"red-green", "blue-yellow", "high-contrast", "standard"}) {
        press(picture, Key::Enter);
        CHECK(setting().palette == name);
    }
    press(picture, Key::Left);
    CHECK(setting().palette == "high-contrast");
}

TEST_CASE("a scale keeps moving while its key is held, and stops when it is released", "[screens]") {
    Shared shared;
    OptionPageScreen page(shared.context, OptionPage::Sound);
    const auto volume = [&shared] { return shared.context.services.profile.settings().masterVolume; };
    page.handle(sfml::KeyPressed{Key::Left});
    CHECK(volume() == 75);
    for (int frame = 0; frame < 15; ++frame)
        page.advance(1.0 / 60.0);
    CHECK(volume() == 75);
    for (int frame = 0; frame < 30; ++frame)
        page.advance(1.0 / 60.0);
    const int held = volume();
    CHECK(held < 65);
    page.handle(sfml::KeyReleased{Key::Left});
    for (int frame = 0; frame < 60; ++frame)
        page.advance(1.0 / 60.0);
    CHECK(volume() == held);
}

TEST_CASE("a gamepad changes a row, ignores a trembling stick, and goes back", "[screens]") {
    Shared shared;
    OptionPageScreen page(shared.context, OptionPage::Sound);
    const auto push = [&page](sf::Joystick::Axis axis, float position) {
        page.handle(sfml::PadMoved{0, axis, position});
    };
    const auto volume = [&shared] { return shared.context.services.profile.settings().masterVolume; };
    push(sf::Joystick::Axis::X, -100.0F);
    CHECK(volume() == 75);
    for (int frame = 0; frame < 60; ++frame) {
        push(sf::Joystick::Axis::X, frame % 2 == 0 ? -97.0F : -100.0F);
        push(sf::Joystick::Axis::Y, frame % 2 == 0 ? 3.0F : 5.0F);
        page.advance(1.0 / 60.0);
    }
    const int held = volume();
    CHECK(held < 60);
    push(sf::Joystick::Axis::X, 2.0F);
    for (int frame = 0; frame < 60; ++frame)
        page.advance(1.0 / 60.0);
    CHECK(volume() == held);
    CHECK(is<Resume>(page.handle(sfml::PadPressed{0, padButtonBack})));
}

TEST_CASE("the mouse changes a row at its sides and does nothing in its middle", "[screens]") {
    Shared shared;
    OptionPageScreen page(shared.context, OptionPage::Play);
    const auto click = [&page](double x) {
        page.handle(sfml::MousePressed{sf::Mouse::Button::Left, {x, 196}});
    };
    const auto speed = [&shared] { return shared.context.services.profile.settings().gameSpeed; };
    click(750);
    click(750);
    CHECK(speed() == 90);
    click(980);
    CHECK(speed() == 90);
    click(1210);
    CHECK(speed() == 95);
}

TEST_CASE("the way to the language is marked by a globe, and its row is named in English, too", "[screens]") {
    Shared shared;
    const auto shows = [&shared](const Screen& screen, const std::string& wanted) {
        const std::vector<std::string> texts = textsOf(shared, screen);
        return std::find(texts.begin(), texts.end(), globe() + ' ' + wanted) != texts.end();
    };
    const OptionsScreen list(shared.context);
    const OptionPageScreen page(shared.context, OptionPage::Picture);
    CHECK(shows(list, "PICTURE"));
    CHECK(shows(page, "Language"));
    const std::optional<Catalogue> german = builtCatalogue("de");
    if (!german) return; // A build without gettext.
    shared.textures.type().catalogue = &*german;
    CHECK(shows(list, "BILD"));
    CHECK(shows(page, "Sprache · Language"));
}

TEST_CASE("PLAY, a page of the options, is another word than PLAY, the verb", "[screens]") {
    const std::optional<Catalogue> german = builtCatalogue("de");
    if (!german) return; // A build without gettext.
    Shared shared;
    shared.textures.type().catalogue = &*german;
    const auto shows = [&shared](const Screen& screen, const std::string& wanted) {
        const std::vector<std::string> texts = textsOf(shared, screen);
        return std::find(texts.begin(), texts.end(), wanted) != texts.end();
    };
    const OptionsScreen list(shared.context);
    CHECK(shows(list, "SPIEL"));
    CHECK(shows(OptionPageScreen(shared.context, OptionPage::Play), "SPIEL"));
    TitleScreen title(shared.context, 7U);
    CHECK(shows(title, "SPIELEN"));
    CHECK(shows(title, "ZUSCHAUEN")); // Computers: a replay is ANSEHEN.
}

TEST_CASE("resetting a page to its defaults changes no other page", "[screens]") {
    Shared shared;
    Settings changed;
    changed.masterVolume = 5;
    changed.mute = true;
    changed.palette = "high-contrast";
    shared.context.services.profile.change(changed);
    OptionPageScreen page(shared.context, OptionPage::Sound);
    press(page, Key::Up, 2);
    CHECK(is<Stay>(press(page, Key::Enter)));
    CHECK(shared.context.services.profile.settings().masterVolume == Settings{}.masterVolume);
    CHECK_FALSE(shared.context.services.profile.settings().mute);
    CHECK(shared.context.services.profile.settings().palette == "high-contrast");
}

TEST_CASE("a page saves once, when it is left in any way", "[screens]") {
    const TempFolder folder;
    Shared shared;
    shared.context.services.profile = PlayerProfile(foldersIn(folder.path()));
    const auto kept = [&folder] { return PlayerProfile(foldersIn(folder.path())).settings().effectsVolume; };
    OptionPageScreen page(shared.context, OptionPage::Sound);
    press(page, Key::Down, 2);
    press(page, Key::Left, 4);
    CHECK(shared.context.services.profile.settings().effectsVolume == 60);
    CHECK(kept() == 80);
    CHECK(is<Resume>(press(page, Key::Escape)));
    CHECK(kept() == 60);
    press(page, Key::Left);
    page.leave();
    CHECK(kept() == 55);
}

TEST_CASE("a page shows settings that were changed elsewhere while it is open", "[screens]") {
    Shared shared;
    OptionPageScreen page(shared.context, OptionPage::Sound);
    press(page, Key::Down, 3); // Mute.
    Settings muted;
    muted.mute = true;
    shared.context.services.profile.change(muted); // By F10.
    page.advance(0.02);
    press(page, Key::Right);
    CHECK_FALSE(shared.context.services.profile.settings().mute);
}

TEST_CASE("the options lead to their pages and back", "[screens]") {
    Shared shared;
    OptionsScreen screen(shared.context);
    std::set<OptionPage> pages;
    for (std::size_t i = 0; i < optionPageCount; ++i) {
        const ScreenChange change = press(screen, Key::Enter);
        REQUIRE(is<ShowOptionPage>(change));
        pages.insert(std::get<ShowOptionPage>(change).page);
        press(screen, Key::Down);
    }
    CHECK(pages.size() == optionPageCount);
    CHECK(is<ShowControls>(press(screen, Key::Enter)));
    press(screen, Key::Down);
    CHECK(is<ShowPresets>(press(screen, Key::Enter)));
    press(screen, Key::Down);
    CHECK(is<Resume>(press(screen, Key::Enter)));
    CHECK(is<Resume>(press(screen, Key::Escape)));
}

TEST_CASE("the less effects, the less is drawn for beauty", "[screens]") {
    Settings settings;
    const ViewSettings full = viewSettingsOf(settings);
    settings.effects = Effects::Medium;
    const ViewSettings medium = viewSettingsOf(settings);
    settings.effects = Effects::Low;
    const ViewSettings low = viewSettingsOf(settings);
    CHECK(full.sparks > medium.sparks);
    CHECK(medium.sparks > low.sparks);
    CHECK((full.trails && full.shards && full.ripples && full.halos));
    CHECK((medium.trails && medium.ripples && !medium.shards));
    CHECK_FALSE((low.trails || low.shards || low.ripples || low.halos));
    settings.flashes = settings.screenShake = false;
    settings.reducedMotion = true;
    const ViewSettings calm = viewSettingsOf(settings);
    CHECK_FALSE((calm.flashes || calm.shake));
    CHECK(calm.reducedMotion);
}

TEST_CASE("an effect is drawn if its setting is on and the level of effects includes it", "[screens]") {
    struct Piece {
        bool Settings::*setting;
        bool ViewSettings::*shown;
    };
    const Piece piece = GENERATE(values<Piece>({{&Settings::shards, &ViewSettings::shards},
                                                {&Settings::trails, &ViewSettings::trails},
                                                {&Settings::ripples, &ViewSettings::ripples},
                                                {&Settings::flashes, &ViewSettings::flashes},
                                                {&Settings::screenShake, &ViewSettings::shake},
                                                {&Settings::paddleMotion, &ViewSettings::paddleMotion},
                                                {&Settings::eyes, &ViewSettings::eyes},
                                                {&Settings::brickMotion, &ViewSettings::brickMotion},
                                                {&Settings::menuMotion, &ViewSettings::menuMotion}}));
    Settings settings;
    CHECK(viewSettingsOf(settings).*piece.shown);
    settings.effects = Effects::Low;
    const bool onLow = viewSettingsOf(settings).*piece.shown;
    for (const Effects effects : {Effects::Low, Effects::Medium, Effects::Full}) {
        settings.effects = effects;
        settings.*piece.setting = false;
        CHECK_FALSE(viewSettingsOf(settings).*piece.shown);
        settings.*piece.setting = true;
        CHECK((viewSettingsOf(settings).*piece.shown || !onLow));
    }
    CHECK(viewSettingsOf(settings).sparks == 1.0);
    settings.sparks = false;
    CHECK(viewSettingsOf(settings).sparks == 0.0);
}

TEST_CASE("people play at the options' speed, and a slowed run names the slowest ever after", "[screens]") {
    Shared shared;
    MatchSetup setup;
    setup.level = firstLevel;
    setup.kind = GENERATE(MatchKind(SoloRun{}), MatchKind(VersusMatch{}));
    PlayScreen play(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    const auto slowed = [&play] {
        play.step();
        return std::get<ShowPause>(play.handle(sfml::FocusLost{})).setup.totals.aids[0].speed;
    };
    const auto changeInPause = [&](const Settings& settings) {
        shared.context.services.profile.change(settings);
        play.resumed();
    };
    CHECK(play.speed() == 100);
    CHECK(slowed() == 100);
    Settings settings;
    settings.gameSpeed = 65;
    changeInPause(settings);
    CHECK(play.speed() == 65);
    CHECK(slowed() == 65);
    changeInPause({});
    CHECK(play.speed() == 100);
    CHECK(slowed() == 65);
}

TEST_CASE("computers among themselves play at full speed", "[screens]") {
    Shared shared;
    Settings settings;
    settings.gameSpeed = 50;
    shared.context.services.profile.change(settings);
    MatchSetup setup;
    setup.kind = WatchMatch{};
    setup.level = firstLevel;
    setup.contestants.fill({});
    const PlayScreen play(shared.context, loadMatch(setup, shared.context.services.levelFolder));
    CHECK(play.speed() == 100);
}

TEST_CASE("the title's match continues below the options, and no demonstration starts", "[screens]") {
    Shared shared;
    TitleScreen title(shared.context);
    const auto picture = [&] {
        shared.textures.clear();
        title.draw(1.0, 0.5);
        const sf::Vertex* const vertices = shared.textures.batch(Layer::Balls).vertices.data();
        std::vector<float> places;
        for (std::size_t i = 0; i < shared.textures.batch(Layer::Balls).count; ++i)
            places.push_back(vertices[i].position.y);
        return places;
    };
    for (int tick = 0; tick < 4 * tuning::ticksPerSecond; ++tick)
        title.stepBelow();
    const std::vector<float> before = picture();
    for (int tick = 0; tick < tuning::ticksPerSecond; ++tick)
        title.stepBelow();
    CHECK(picture() != before);
    title.advanceBelow(TitleScreen::patience + 1.0);
    CHECK_FALSE(title.demonstrates());
    title.advance(TitleScreen::patience - 1.0);
    title.resumed();
    title.advance(2.0);
    CHECK_FALSE(title.demonstrates());

    shared.context.look.view.reducedMotion = true;
    const std::vector<float> still = picture();
    for (int tick = 0; tick < tuning::ticksPerSecond; ++tick)
        title.stepBelow();
    CHECK(picture() == still);
}

TEST_CASE("under reduced motion the title's match stands still and never takes over", "[screens]") {
    Shared shared;
    shared.context.look.view.reducedMotion = true;
    TitleScreen title(shared.context);
    title.advance(TitleScreen::patience + 5.0);
    CHECK_FALSE(title.demonstrates());
    CHECK(title.showsCursor());
}

TEST_CASE("every page of the options fits the screen", "[screens]") {
    Shared shared;
    const auto page = static_cast<OptionPage>(GENERATE(range(0, static_cast<int>(optionPageCount))));
    const OptionPageScreen screen(shared.context, page);
    shared.textures.clear();
    screen.draw(1.0, 1.0);
    const sf::Vertex* const vertices = shared.textures.batch(Layer::Overlay).vertices.data();
    for (std::size_t i = 0; i < shared.textures.batch(Layer::Overlay).count; ++i) {
        REQUIRE(vertices[i].position.y >= 0.0F);
        REQUIRE(vertices[i].position.y <= 720.0F);
    }
}
