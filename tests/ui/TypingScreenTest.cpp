#include "arkanong/ui/TypingScreen.hpp"

#include "arkanong/ui/widgets/LetterNames.hpp"
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

namespace {

/// The names that players enter.
struct NameLine : TypingScreen {
    explicit NameLine(Shared& shared)
        : TypingScreen(shared.context, {TextField::Kind::Name, 16},
                       {U"ABCDEFGH", 708.0, 136.0, 250.0, 480.0, type::title, "Write", "Cancel"}) {}
    std::string_view name() const override { return "line"; }
    void draw(double, double) const override { drawTyping(field().typed()); }
    ScreenChange done() override { return Quit{}; }
    using TypingScreen::write;
};

/// Whether the screen says which characters were left out, and these words of them.
bool says(Shared& shared, const Screen& screen, const std::string& words) {
    std::vector<DrawnText> noted;
    shared.textures.type().noted = &noted;
    draw(shared, screen);
    shared.textures.type().noted = nullptr;
    return std::any_of(noted.begin(), noted.end(), [&words](const DrawnText& text) {
        return text.text == (words.empty() ? "" : "Cannot be written here: " + words);
    });
}

} // namespace

TEST_CASE("a line says which letters it cannot show, however they came", "[ui]") {
    Shared shared;
    NameLine screen(shared);
    const std::u32string name = U"\u0141ukasz \u4e2d\u6587 Gro\u00df!";
    const std::string words = "Chinese characters, exclamation mark";
    SECTION("typed") {
        for (const char32_t letter : name)
            static_cast<void>(screen.handle(sfml::CharacterTyped{letter}));
    }
    SECTION("pasted") { screen.paste("\u0141ukasz \u4e2d\u6587 Gro\u00df!\n"); }
    SECTION("suggested") { screen.write("\u0141ukasz \u4e2d\u6587 Gro\u00df!"); }
    CHECK(says(shared, screen, words));
    press(screen, Key::Backspace);
    CHECK_FALSE(says(shared, screen, words));
    static_cast<void>(screen.handle(sfml::CharacterTyped{U'\r'}));
    static_cast<void>(screen.handle(sfml::CharacterTyped{U'a'}));
    CHECK_FALSE(says(shared, screen, words));
}

TEST_CASE("letters that cannot be shown are named by what can be", "[ui]") {
    CHECK(namesOfLetters(Catalogue::english(), U"\u4e2d\u3042\u6587\ud55c\u0e01") ==
          "Chinese characters, Japanese letters, Korean letters and others");
    CHECK(namesOfLetters(Catalogue::english(), U"\U0001F600!\u00ff") ==
          "exclamation mark, \u00ff and others");
    CHECK(namesOfLetters(Catalogue::english(), U"\U0001F600\U0001F601") == "some of these signs");
    CHECK(namesOfLetters(Catalogue::english(), U"\u1ea1\ud55c") == "other Latin letters, Korean letters");
    CHECK(namesOfLetters(Catalogue::english(), U"").empty());
}
