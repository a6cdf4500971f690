#include "arkanong/screens/options/PresetsScreen.hpp"

#include "BuiltCatalogue.hpp"
#include "TempFolder.hpp"
#include "arkanong/input/bindings/ControlLayouts.hpp"
#include "arkanong/render/text/Globe.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/ControlsScreen.hpp"
#include "arkanong/session/profile/Presets.hpp"
#include "render/Textures.hpp"
#include "ui/Shared.hpp"

#include <algorithm>
#include <optional>

using namespace arkanong::test;
using sfml::Key;

namespace {

void waitFor(Screen& screen, double seconds) {
    for (double passed = 0.0; passed < seconds; passed += 0.05)
        screen.advance(0.05);
}

} // namespace

TEST_CASE("a preset takes effect while it is selected, and is saved when it is chosen", "[screens]") {
    const TempFolder folder;
    Shared shared;
    shared.context.services.profile = PlayerProfile(UserFolders{folder.path(), folder.path()});
    const auto used = [&shared]() -> const Settings& { return shared.context.services.profile.settings(); };
    const auto kept = [&folder] {
        return PlayerProfile(UserFolders{folder.path(), folder.path()}).settings();
    };
    PresetsScreen screen(shared.context, false);
    press(screen, Key::Down);
    CHECK(used().palette == "high-contrast");
    CHECK(kept().palette == "standard");
    press(screen, Key::Down, 3);
    CHECK(used().palette == "standard");
    CHECK(used().paddleAssist == 50);
    SECTION("chosen") {
        CHECK(is<Resume>(press(screen, Key::Enter)));
        CHECK(kept().paddleAssist == 50);
        CHECK(kept().toggleServe);
    }
    SECTION("left") {
        CHECK(is<Resume>(press(screen, Key::Escape)));
        CHECK(used() == Settings{});
        CHECK(kept() == Settings{});
    }
}

TEST_CASE("a gamepad and the mouse choose presets, too", "[screens]") {
    Shared shared;
    PresetsScreen screen(shared.context, true);
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 0.0F});
    screen.handle(sfml::PadMoved{0, sf::Joystick::Axis::Y, 100.0F});
    CHECK(shared.context.services.profile.settings().textSize == 150);
    CHECK(is<ShowTitle>(screen.handle(sfml::PadPressed{0, padButtonAccept})));
    CHECK(shared.context.services.profile.settings().textSize == 150);
}

TEST_CASE("the preset for one button takes effect once chosen, as other keys choose, too", "[screens]") {
    Shared shared;
    PresetsScreen screen(shared.context, true);
    press(screen, Key::Up, 2); // Round to the language, and the last one above it.
    CHECK_FALSE(shared.context.services.profile.settings().oneButton);
    CHECK(is<ShowTitle>(press(screen, Key::Enter)));
    CHECK(shared.context.services.profile.settings().oneButton);
}

TEST_CASE("at the first start the selection advances by itself, and any button chooses it", "[screens]") {
    Shared shared;
    PresetsScreen screen(shared.context, true);
    const auto used = [&shared]() -> const Settings& { return shared.context.services.profile.settings(); };
    waitFor(screen, PresetsScreen::patience - 0.5);
    CHECK(presetOf(used()) == 0);
    waitFor(screen, 1.0);
    CHECK(presetOf(used()) == 1);
    waitFor(screen, PresetsScreen::pace);
    CHECK(presetOf(used()) == 2);
    const sfml::WindowEvent any =
        GENERATE(sfml::WindowEvent(sfml::KeyPressed{Key::K}), sfml::WindowEvent(sfml::PadPressed{3, 11}),
                 sfml::WindowEvent(sfml::MousePressed{sf::Mouse::Button::Right, {5, 5}}));
    CHECK(is<ShowTitle>(screen.handle(any)));
    CHECK(presetOf(used()) == 2);
}

TEST_CASE("the game's name is there from the first picture on, above the question", "[screens]") {
    Shared shared;
    const TitleScreen title(shared.context, 7U);
    const PresetsScreen first(shared.context, true);
    title.draw(1.0, first.brightnessBelow());
    const auto name = quadsOf(shared.textures, Layer::Overlay, Sprite::LogoBlue);
    REQUIRE(name.size() == 1);
    CHECK(name[0].colour.a > 200);
    shared.textures.clear();
    first.draw(1.0, 1.0);
    double top = screenSize.y;
    for (std::size_t i = 0; i < quadCount(shared.textures, Layer::Overlay); ++i)
        top = std::min(top, quad(shared.textures, Layer::Overlay, i).topLeft.y);
    CHECK(top < screenSize.y / 2.0);
    CHECK(top > name[0].bottomRight.y - 12.0); // The picture has an empty edge.
}

TEST_CASE("the selection no longer advances by itself once the player has moved it", "[screens]") {
    Shared shared;
    PresetsScreen screen(shared.context, true);
    waitFor(screen, PresetsScreen::patience - 0.5);
    press(screen, Key::Down);
    waitFor(screen, PresetsScreen::patience - 0.5);
    CHECK(presetOf(shared.context.services.profile.settings()) == 1);
    CHECK(is<Stay>(press(screen, Key::K)));
}

namespace {

/// The first start in a language, with the names of the rows that it shows.
struct FirstStart {
    explicit FirstStart(std::optional<Catalogue> catalogue) : language(std::move(catalogue)) {
        if (language) shared.textures.type().catalogue = &*language;
    }
    bool shows(const std::string& wanted) {
        const std::vector<std::string> texts = textsOf(shared, screen());
        return std::find(texts.begin(), texts.end(), wanted) != texts.end();
    }
    const std::string& used() { return shared.context.services.profile.settings().language; }
    PresetsScreen& screen() {
        if (!screen_) screen_.emplace(shared.context, true);
        return *screen_;
    }
    /// The middle of the row that chooses the language, whose ends change it.
    Vec2 row() {
        press(screen(), Key::Up);
        const Box place = screen().choices().selected.front();
        return (place.low + place.high) / 2.0;
    }

    std::optional<Catalogue> language;
    Shared shared;

  private:
    std::optional<PresetsScreen> screen_;
};

} // namespace

TEST_CASE("the first start offers the languages by their own names, from the one in use on", "[screens]") {
    FirstStart english(std::nullopt);
    CHECK(english.shows(globe() + " Language"));
    CHECK(english.shows("English"));
    FirstStart german(builtCatalogue("de"));
    if (!german.language) return; // A build without gettext.
    CHECK(german.shows(globe() + " Sprache · Language"));
    CHECK(german.shows("Deutsch"));
    CHECK(german.used() == systemLanguage);
    CHECK(is<ShowTitle>(press(german.screen(), Key::Enter))); // The standard, at once.
    CHECK(german.used() == systemLanguage);
    CHECK(presetOf(german.shared.context.services.profile.settings()) == 0);
}

TEST_CASE("keys, the mouse, a gamepad and one button change the language of the first start at once",
          "[screens]") {
    FirstStart start(std::nullopt);
    const Vec2 row = start.row();
    CHECK(start.used() == systemLanguage); // Selected alone, nothing changes.
    SECTION("keys") {
        press(start.screen(), Key::Right);
        CHECK(start.used() == "cs");
        press(start.screen(), Key::Left, 2);
        CHECK(start.used() == "uk");
        CHECK(is<Stay>(press(start.screen(), Key::Enter)));
        CHECK(start.used() == "en");
    }
    SECTION("mouse") {
        click(start.screen(), row.x + 250.0, row.y);
        CHECK(start.used() == "cs");
        click(start.screen(), row.x - 250.0, row.y);
        CHECK(start.used() == "en");
    }
    SECTION("gamepad") {
        start.screen().handle(sfml::PadMoved{0, sf::Joystick::Axis::PovX, 100.0F});
        CHECK(start.used() == "cs");
        CHECK(is<Stay>(start.screen().handle(sfml::PadPressed{0, padButtonAccept})));
        CHECK(start.used() == "de");
    }
    SECTION("one button") {
        waitFor(start.screen(), PresetsScreen::patience + presetCount * PresetsScreen::pace + 1.0);
        press(start.screen(), Key::K, 2);
        CHECK(start.used() == "de");
        waitFor(start.screen(), PresetsScreen::pace + 0.5); // On to the first preset.
        CHECK(is<ShowTitle>(press(start.screen(), Key::K)));
        CHECK(start.used() == "de");
    }
}

TEST_CASE("the language of the first start stays whichever preset is chosen, or none", "[screens]") {
    FirstStart start(std::nullopt);
    static_cast<void>(start.row());
    press(start.screen(), Key::Right, 2);
    CHECK(start.used() == "de");
    SECTION("a preset") {
        press(start.screen(), Key::Down, 2);
        CHECK(is<ShowTitle>(press(start.screen(), Key::Enter)));
        CHECK(start.shared.context.services.profile.settings().textSize == 150);
    }
    SECTION("none") { CHECK(is<ShowTitle>(press(start.screen(), Key::Escape))); }
    CHECK(start.used() == "de");
}

TEST_CASE("over the options nothing moves by itself", "[screens]") {
    Shared shared;
    const Settings before = shared.context.services.profile.settings();
    PresetsScreen screen(shared.context, false);
    waitFor(screen, 3.0 * PresetsScreen::patience);
    CHECK(shared.context.services.profile.settings() == before);
}

TEST_CASE("ready-made controls are chosen with one entry, and the own ones can be restored", "[screens]") {
    Shared shared;
    PlayerProfile& profile = shared.context.services.profile;
    ControlMap own;
    own.replace(ControlSet::Common, Action::Pause, {controlOf(Key::B)});
    Settings settings;
    own.save(settings.controls);
    profile.change(settings);
    ControlsScreen screen(shared.context);
    const auto now = [&profile] { return ControlMap(profile.settings().controls); };
    press(screen, Key::Down);
    press(screen, Key::Right); // From one's own, the last, round to the standard.
    CHECK(now() == ControlMap());
    press(screen, Key::Right);
    CHECK(now() == controlsOf(ControlLayout::LeftHand));
    press(screen, Key::Right, 2);
    CHECK(shared.context.state.ownController == Controller::Mouse);
    press(screen, Key::Right);
    CHECK(shared.context.state.ownController == Controller::AnyDevice);
    CHECK(now() == controlsOf(ControlLayout::LeftPad));
    press(screen, Key::Right, 2);
    CHECK(now() == own);
}
