#include "arkanong/ui/Spoken.hpp"

#include "Catch.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/text/Text.hpp"
#include "render/GameTextures.hpp"

namespace arkanong {

namespace {

/// A line of `width` px, whose capitals are 16 px high.
DrawnText line(std::string text, Vec2 low, double width, bool dark = false) {
    return {std::move(text), low, low + Vec2{width, 16.0}, sf::Color::White, Layer::Overlay, dark, {}};
}

Box around(const DrawnText& text) { return {text.low - Vec2{8.0, 8.0}, text.high + Vec2{8.0, 8.0}}; }

} // namespace

TEST_CASE("the selected item is said with its value, and the other items are not", "[ui]") {
    const DrawnText heading = line("SOUND", {100.0, 40.0}, 90.0);
    const DrawnText music = line("Music", {100.0, 100.0}, 60.0), volume = line("60 %", {300.0, 100.0}, 50.0);
    const DrawnText back = line("BACK", {100.0, 140.0}, 50.0);
    Choices choices;
    choices.add({around(music).low, around(volume).high}, true);
    choices.add(around(back), false);
    const Spoken spoken = spokenOf(Catalogue::english(), {heading, music, volume, back}, choices);
    CHECK(spoken.lines == std::vector<std::string>{"SOUND"});
    CHECK(spoken.focus == "Music, 60 %");
}

TEST_CASE("a label that lies apart from its value is said with it", "[ui]") {
    const DrawnText name = line("Serve", {100.0, 100.0}, 60.0), other = line("Space", {400.0, 100.0}, 60.0),
                    key = line("Enter", {600.0, 100.0}, 60.0);
    Choices choices;
    choices.add(around(name), true);
    choices.add(around(other), false);
    choices.add(around(key), true);
    CHECK(spokenOf(Catalogue::english(), {name, other, key}, choices).focus == "Serve, Enter");
}

TEST_CASE("what explains the selection, and the controls, are said apart", "[ui]") {
    const DrawnText item = line("PLAY", {100.0, 100.0}, 60.0);
    const DrawnText words = line("Volume of the music", {400.0, space::explanationLine - 16.0}, 200.0);
    const DrawnText key = line("Enter", {400.0, space::hintLine - 16.0}, 50.0),
                    action = line("Choose", {460.0, space::hintLine - 16.0}, 60.0);
    Choices choices;
    choices.add(around(item), true);
    const Spoken spoken = spokenOf(Catalogue::english(), {item, words, key, action}, choices);
    CHECK(spoken.lines.empty());
    CHECK(spoken.explanation == "Volume of the music");
    CHECK(spoken.hints == "Enter, Choose");
}

TEST_CASE("the lines of a paragraph are one sentence, and the rows of a list are not", "[ui]") {
    const DrawnText first = line("A ball you touch becomes", {100.0, 100.0}, 240.0);
    DrawnText second = line("yours", {100.0, 128.0}, 50.0);
    second.continues = true;
    CHECK(spokenOf(Catalogue::english(), {first, second}, {}).lines ==
          std::vector<std::string>{"A ball you touch becomes yours"});
    const Spoken list = spokenOf(Catalogue::english(),
                                 {line("Steals", {100.0, 200.0}, 60.0), line("4", {300.0, 200.0}, 10.0),
                                  line("Smashes", {100.0, 228.0}, 70.0), line("1", {300.0, 228.0}, 10.0)},
                                 {});
    CHECK(list.lines == std::vector<std::string>{"Steals, 4", "Smashes, 1"});
}

TEST_CASE("a score drawn in parts is one text", "[ui]") {
    const Spoken spoken = spokenOf(
        Catalogue::english(),
        {line("5", {100.0, 100.0}, 10.0), line(":", {120.0, 100.0}, 5.0), line("3", {135.0, 100.0}, 10.0)},
        {});
    CHECK(spoken.lines == std::vector<std::string>{"5:3"});
}

TEST_CASE("an item that is selected although it is disabled is said to be so", "[ui]") {
    const DrawnText dark = line("EXPORT", {100.0, 100.0}, 60.0, true),
                    bright = line("SAVE", {100.0, 140.0}, 60.0);
    Choices choices;
    choices.add(around(dark), true);
    CHECK(spokenOf(Catalogue::english(), {dark, bright}, choices).focus == "EXPORT, not available");
    choices.add(around(bright), true); // A part of it is bright.
    CHECK(spokenOf(Catalogue::english(), {dark, bright}, choices).focus == "EXPORT\nSAVE");
}

TEST_CASE("a picture is said by its name, in its row", "[ui]") {
    TextureManager textures = test::gameTextures();
    std::vector<DrawnText> texts;
    textures.type().noted = &texts;
    drawText(textures, "Speed", {100.0, 110.0}, {type::label});
    namePicture(textures, "medal earned", {300.0, 110.0 - type::label / 2.0});
    namePicture(textures, "fading", {300.0, 160.0}, 0.1);
    CHECK(spokenOf(Catalogue::english(), texts, {}).lines == std::vector<std::string>{"Speed, medal earned"});
}

TEST_CASE("what is dark or fading is not said", "[ui]") {
    DrawnText fading = line("GOAL", {100.0, 100.0}, 60.0);
    fading.colour.a = 40;
    CHECK(spokenOf(Catalogue::english(), {fading, line("Below", {100.0, 140.0}, 60.0, true)}, {})
              .lines.empty());
}

} // namespace arkanong
