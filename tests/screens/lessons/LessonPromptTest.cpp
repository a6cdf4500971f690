#include "arkanong/screens/lessons/LessonPrompt.hpp"

#include "arkanong/render/Screen.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"
#include "arkanong/screens/lessons/FirstMatchScreen.hpp"
#include "arkanong/screens/lessons/LessonPanel.hpp"
#include "arkanong/screens/match/MatchDialogs.hpp"
#include "arkanong/screens/menus/TitleScreen.hpp"
#include "arkanong/screens/options/OptionsScreen.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "render/Textures.hpp"
#include "screens/lessons/Pupil.hpp"
#include "session/School.hpp"
#include "ui/Shared.hpp"

#include <set>

using namespace arkanong::test;
using Kind = ControlPicture::Kind;
using sfml::Key;

namespace {

std::vector<Kind> kindsOf(const LessonPrompt& prompt) {
    std::vector<Kind> kinds;
    for (const ControlPicture& picture : prompt.controls)
        kinds.push_back(picture.kind);
    return kinds;
}

bool says(const LessonPrompt& prompt, const std::string& words) {
    return prompt.line.find(words) != std::string::npos;
}

/// The title of a player without any progress.
void forgetAll(Shared& shared) {
    Settings settings = shared.context.services.profile.settings();
    settings.offerFirstMatch = true;
    shared.context.services.profile.overrideSettings(settings);
}

} // namespace

TEST_CASE("a prompt pictures the device in use, and changes as soon as another device is used", "[screens]") {
    const ControlMap controls;
    School school;
    const auto move = [&](Device device) {
        return promptFor(Catalogue::english(), school.lessons, {device, Controller::AnyDevice, controls});
    };
    CHECK(kindsOf(move(Device::Keyboard)) == std::vector{Kind::Keys, Kind::Keys});
    CHECK(move(Device::Keyboard).controls[0].words == std::array<std::string, 4>{"↑", "←", "↓", "→"});
    CHECK(move(Device::Keyboard).controls[1].words == std::array<std::string, 4>{"W", "A", "S", "D"});
    CHECK(kindsOf(move(Device::Mouse)) == std::vector{Kind::Mouse});
    CHECK(kindsOf(move(Device::Gamepad)) == std::vector{Kind::Stick});
    CHECK(move(Device::Gamepad).controls[0].words[0] == "Left stick");

    REQUIRE(school.reach(Lesson::Serve));
    CHECK(says(move(Device::Keyboard), "Hold Space"));
    CHECK(kindsOf(move(Device::Keyboard)) == std::vector{Kind::Key});
    CHECK(says(move(Device::Mouse), "Hold the left button, aim with the mouse"));
    CHECK(kindsOf(move(Device::Mouse)) == std::vector{Kind::MouseLeft});
    CHECK(says(move(Device::Gamepad), "Right stick and press " + padGlyph(PadPart::A)));
    CHECK(kindsOf(move(Device::Gamepad)) == std::vector{Kind::Stick, Kind::Button});
}

TEST_CASE("a person who plays with one device is prompted for it, whatever was used last", "[screens]") {
    const ControlMap controls;
    const Device device = GENERATE(Device::Keyboard, Device::Mouse, Device::Gamepad);
    School school;
    const auto prompt = [&](Controller own) {
        return promptFor(Catalogue::english(), school.lessons, {device, own, controls});
    };
    CHECK(kindsOf(prompt(Controller::Mouse)) == std::vector{Kind::Mouse});
    CHECK(prompt(Controller::KeysLeft).controls.at(0).words[0] == "W");
    CHECK(kindsOf(prompt(Controller::KeysRight)).size() == 1);
    CHECK(kindsOf(prompt(Controller::Pad2)) == std::vector{Kind::Stick});
    REQUIRE(school.reach(Lesson::Serve));
    CHECK(says(prompt(Controller::Mouse), "aim with the mouse and let go"));
    CHECK(says(prompt(Controller::KeysLeft), "Hold Left Ctrl"));
}

TEST_CASE("prompts name keys and buttons as the player has bound them", "[screens]") {
    Settings settings;
    settings.controls["right-keys"]["move-up"] = {"I"};
    settings.controls["common"]["serve-alone"] = {"Tab"};
    settings.controls["mouse"]["serve"] = {"Right"};
    settings.controls["gamepad"]["serve"] = {"RB"};
    REQUIRE(problemsIn(settings.controls).empty());
    const ControlMap controls(settings.controls);
    School school;
    const auto prompt = [&](Device device) {
        return promptFor(Catalogue::english(), school.lessons, {device, Controller::AnyDevice, controls});
    };
    CHECK(prompt(Device::Keyboard).controls[0].words[0] == "I");
    REQUIRE(school.reach(Lesson::Serve));
    CHECK(says(prompt(Device::Keyboard), "Hold Tab"));
    CHECK(prompt(Device::Keyboard).controls[0].words[0] == "Tab");
    CHECK(kindsOf(prompt(Device::Mouse)) == std::vector{Kind::MouseRight});
    CHECK(says(prompt(Device::Mouse), "right button"));
    CHECK(prompt(Device::Gamepad).controls[1].words[0] == padGlyph(PadPart::RightShoulder));
}

TEST_CASE("every task has words that fit, and praise has no controls", "[screens]") {
    const ControlMap controls;
    const Device device = GENERATE(Device::Keyboard, Device::Mouse, Device::Gamepad);
    const bool byEar = GENERATE(false, true);
    School school;
    for (int i = 0; i < tuning::seconds(120.0) && !school.lessons.over(); ++i) {
        school.tick(school.willing());
        const LessonPrompt prompt =
            promptFor(Catalogue::english(), school.lessons, {device, Controller::AnyDevice, controls, byEar});
        REQUIRE_FALSE(prompt.headline.empty());
        REQUIRE(prompt.headline.size() < 26);
        REQUIRE_FALSE(prompt.line.empty());
        REQUIRE(prompt.line.size() < 76);
        if (school.lessons.passed()) REQUIRE(prompt.controls.empty());
    }
    CHECK(school.lessons.over());
}

TEST_CASE("at every text size a prompt stays in its panel, clear of bricks and Red's paddle", "[screens]") {
    Shared shared;
    const double scale = GENERATE(1.0, 1.5, 2.0);
    const Device device = GENERATE(Device::Keyboard, Device::Mouse, Device::Gamepad);
    const bool byEar = GENERATE(false, true);
    shared.textures.type().scale = scale;
    const ControlMap controls;
    School school;
    std::set<std::string> drawn;
    for (int i = 0; i < tuning::seconds(120.0) && !school.lessons.over(); ++i) {
        school.tick(school.willing());
        if (school.lessons.over()) break;
        const LessonPrompt prompt =
            promptFor(Catalogue::english(), school.lessons, {device, Controller::AnyDevice, controls, byEar});
        if (!drawn.insert(prompt.headline + prompt.line).second) continue;
        INFO(prompt.headline << " at " << scale);
        const Box panel = lessonPanel(school.lessons.current());
        const auto clear = [&panel](Vec2 centre, Vec2 size) {
            const Vec2 at = fieldOrigin + centre;
            return at.x + size.x / 2.0 <= panel.low.x || at.x - size.x / 2.0 >= panel.high.x ||
                   at.y + size.y / 2.0 <= panel.low.y || at.y - size.y / 2.0 >= panel.high.y;
        };
        const ObjectManager& objects = school.world.objects();
        CHECK(clear(objects.paddle(Side::Red)->position, objects.paddle(Side::Red)->size));
        for (const Brick& brick : objects.bricks)
            CHECK(clear(brick.centre, tuning::brickSize));
        std::vector<DrawnText> texts;
        shared.textures.type().noted = &texts;
        drawLessonPanel(shared.textures, shared.context.look.palette, school.lessons, prompt);
        shared.textures.type().noted = nullptr;
        shared.textures.clear();
        for (const DrawnText& text : texts) {
            INFO(text.text);
            CHECK(text.low.x > panel.low.x);
            CHECK(text.low.y > panel.low.y);
            CHECK(text.high.x < panel.high.x);
            CHECK(text.high.y < panel.high.y);
            for (const DrawnText& other : texts)
                if (&other != &text && !hasPadGlyph(text.text) && !hasPadGlyph(other.text))
                    CHECK((text.low.x >= other.high.x || other.low.x >= text.high.x ||
                           text.low.y >= other.high.y || other.low.y >= text.high.y));
        }
    }
    CHECK(school.lessons.over());
}

TEST_CASE("a frame rings Blue's score while bricks are to be broken, at every text size", "[screens]") {
    Shared shared;
    TextureManager& textures = shared.textures;
    textures.type().scale = GENERATE(1.0, 1.5, 2.0);
    Pupil screen(shared.context, loadMatch(lessonsSetup(shared.context.state.ownController),
                                           shared.context.services.levelFolder));
    REQUIRE(screen.reachBricks());
    std::vector<DrawnText> texts;
    textures.type().noted = &texts;
    screen.draw(1.0, 1.0);
    textures.type().noted = nullptr;
    Box frame{screenSize, {}};
    const sf::Color amber = shared.context.look.palette.amber;
    for (std::size_t i = 0; i < quadCount(textures, Layer::Field); ++i) {
        const QuadSeen line = quad(textures, Layer::Field, i);
        const bool coloured = line.colour.r == amber.r && line.colour.g == amber.g;
        if (!coloured || line.centre().x > fieldOrigin.x) continue;
        const Vec2 at = line.centre();
        frame = {{std::min(frame.low.x, at.x), std::min(frame.low.y, at.y)},
                 {std::max(frame.high.x, at.x), std::max(frame.high.y, at.y)}};
    }
    std::size_t found = 0;
    for (const DrawnText& text : texts) {
        if (text.high.x > fieldOrigin.x || text.low.y < screenSize.y / 2.0) continue;
        INFO(text.text);
        const bool score = text.text.find_first_not_of("0123456789") == std::string::npos;
        if (score) {
            ++found;
            CHECK(frame.low.x < text.low.x);
            CHECK(frame.low.y < text.low.y);
            CHECK(frame.high.x > text.high.x);
            CHECK(frame.high.y > text.high.y);
        } else {
            CHECK((frame.high.y < text.low.y || frame.low.y > text.high.y));
        }
    }
    CHECK(found == 1);
}

TEST_CASE("the title offers the first match to a newcomer, and never again after it", "[screens]") {
    Shared shared;
    forgetAll(shared);
    {
        TitleScreen title(shared.context);
        const ScreenChange change = press(title, Key::Enter);
        REQUIRE(is<ShowMatch>(change));
        CHECK(std::get<ShowMatch>(change).setup.is<FirstMatch>());
        CHECK(std::get<ShowMatch>(change).setup.settings.practice);
        press(title, Key::Down, 3);
        CHECK(is<ShowCampaign>(press(title, Key::Enter)));
        press(title, Key::Down);
        press(title, Key::Right, 3);
        CHECK(is<Quit>(press(title, Key::Enter)));
    }
    const ChoiceScreen ready(shared.context, readyDialog(shared.context));
    TitleScreen title(shared.context);
    const ScreenChange change = press(title, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.is<CampaignMatch>());
}

TEST_CASE("the first match is not offered to a player who has won a campaign level", "[screens]") {
    Shared shared;
    forgetAll(shared);
    shared.context.services.profile.addVictory({}, {100, 1, 1}, {});
    TitleScreen title(shared.context);
    const ScreenChange change = press(title, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK(std::get<ShowMatch>(change).setup.as<CampaignMatch>().at == CampaignLevel{1, 2});
}

TEST_CASE("the options over the title lead to the first match, those over a pause do not", "[screens]") {
    Shared shared;
    OptionsScreen overTitle(shared.context, true);
    press(overTitle, Key::Up, 2);
    CHECK(is<ShowMatch>(press(overTitle, Key::Enter)));
    OptionsScreen overPause(shared.context);
    press(overPause, Key::Up);
    CHECK(is<Resume>(press(overPause, Key::Enter)));
    press(overPause, Key::Up, 2);
    CHECK(is<ShowControls>(press(overPause, Key::Enter)));
}

TEST_CASE("the lessons can be skipped from the pause", "[screens]") {
    Shared shared;
    ChoiceScreen pause(shared.context, pauseDialog(lessonsSetup(shared.context.state.ownController)));
    press(pause, Key::Down);
    CHECK(is<ShowReady>(press(pause, Key::Enter)));
    ChoiceScreen match(shared.context, pauseDialog(firstMatchSetup(shared.context.state.ownController)));
    press(match, Key::Down);
    CHECK(is<ShowMatch>(press(match, Key::Enter)));
}

TEST_CASE("the first match follows the lessons, and the campaign follows the first match", "[screens]") {
    Shared shared;
    ChoiceScreen taught(shared.context, readyDialog(shared.context));
    settle(taught);
    const ScreenChange change = press(taught, Key::Enter);
    REQUIRE(is<ShowMatch>(change));
    CHECK_FALSE(std::get<ShowMatch>(change).setup.settings.practice);
    const Side winner = GENERATE(Side::Blue, Side::Red);
    ChoiceScreen played(shared.context, readyDialog(shared.context, winner));
    settle(played);
    CHECK(is<ShowCampaign>(press(played, Key::Enter)));
    CHECK(is<ShowTitle>(press(played, Key::Escape)));
}

TEST_CASE("the first match's screen draws every lesson, at rest and moving", "[screens]") {
    Shared shared;
    shared.context.look.view.reducedMotion = GENERATE(false, true);
    shared.context.state.device = GENERATE(Device::Keyboard, Device::Mouse, Device::Gamepad);
    FirstMatchScreen screen(shared.context, loadMatch(lessonsSetup(shared.context.state.ownController),
                                                      shared.context.services.levelFolder));
    screen.draw(1.0, 0.3);
    const std::size_t bare = shared.textures.batch(Layer::Field).count;
    shared.textures.clear();
    CHECK(is<Stay>(screen.step()));
    screen.advance(0.5);
    screen.draw(1.0, 1.0);
    CHECK(shared.textures.batch(Layer::Field).count > bare + 600);
    CHECK(screen.world()->match().playing());
    CHECK(is<ShowPause>(screen.handle(sfml::FocusLost{})));
}
