#include "arkanong/ui/TypingScreen.hpp"

#include "ui/Shared.hpp"

using namespace arkanong::test;
using sfml::Key;

namespace {

/// A line of at most eight characters.
struct OneLine : TypingScreen {
    explicit OneLine(Shared& shared)
        : TypingScreen(shared.context, {TextField::Kind::Line, 8},
                       {U"ABCDEFGH", 708.0, 136.0, 250.0, 480.0, type::title, "Write", "Cancel"}) {}
    std::string_view name() const override { return "line"; }
    void draw(double, double) const override { drawTyping(field().typed()); }
    ScreenChange done() override { return Quit{}; }
    const std::string& typed() const { return field().typed(); }
};

} // namespace

TEST_CASE("a line asks for the clipboard's text and takes as much of it as it has room for", "[ui]") {
    Shared shared;
    OneLine screen(shared);
    CHECK(is<PasteText>(screen.handle(sfml::KeyPressed{Key::V, true})));
    CHECK(is<PasteText>(screen.handle(sfml::KeyPressed{Key::Insert, false, true})));
    screen.paste("abcd\n");
    CHECK(screen.typed() == "abcd");
    press(screen, Key::Home);
    screen.paste("0123456789");
    CHECK(screen.typed() == "0123abcd");
    draw(shared, screen);
}

TEST_CASE("the selection is copied or cut, and without one the clipboard stays", "[ui]") {
    Shared shared;
    OneLine screen(shared);
    screen.paste("a code");
    CHECK(is<Stay>(screen.handle(sfml::KeyPressed{Key::C, true})));
    CHECK(is<Stay>(screen.handle(sfml::KeyPressed{Key::X, true})));
    static_cast<void>(screen.handle(sfml::KeyPressed{Key::A, true}));
    draw(shared, screen);
    CHECK(as<CopyText>(screen.handle(sfml::KeyPressed{Key::C, true})).text == "a code");
    CHECK(screen.typed() == "a code");
    CHECK(as<CopyText>(screen.handle(sfml::KeyPressed{Key::X, true})).text == "a code");
    CHECK(screen.typed().empty());
}

TEST_CASE("a gamepad erases before the caret, and leaves where no letter is", "[ui]") {
    Shared shared;
    OneLine screen(shared);
    screen.paste("ab");
    press(screen, Key::Left);
    CHECK(is<Stay>(screen.handle(sfml::PadPressed{0, padButtonBack})));
    CHECK(screen.typed() == "b");
    CHECK(is<Resume>(screen.handle(sfml::PadPressed{0, padButtonBack})));
}

TEST_CASE("keys that erase or move the caret repeat, those that finish or leave the line do not", "[ui]") {
    Shared shared;
    const OneLine screen(shared);
    for (const Key key : {Key::Backspace, Key::Delete, Key::Left, Key::Right})
        CHECK(screen.repeats(key));
    for (const Key key : {Key::Enter, Key::Escape, Key::Tab, Key::F11})
        CHECK_FALSE(screen.repeats(key));
    Settings settings;
    settings.oneButton = true;
    shared.context.services.profile.overrideSettings(settings);
    CHECK_FALSE(screen.repeats(Key::Backspace));
}
