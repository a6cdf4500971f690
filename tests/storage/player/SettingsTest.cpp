#include "arkanong/storage/player/Settings.hpp"

#include "UserFileText.hpp"
#include "arkanong/storage/player/SettingsTable.hpp"

using namespace arkanong::test;

namespace {

/// The switches that are on by default and not tested individually.
constexpr std::array switches{&Settings::comboMelody, &Settings::stereo,       &Settings::automaticEffects,
                              &Settings::menuMotion,  &Settings::paddleMotion, &Settings::eyes,
                              &Settings::brickMotion, &Settings::shards,       &Settings::sparks,
                              &Settings::trails,      &Settings::ripples,      &Settings::hitStop,
                              &Settings::slowMotion,  &Settings::flipForRed,   &Settings::askFirst};

constexpr std::array aids{&Settings::paddleAssist, &Settings::ownHalf, &Settings::secondAssist,
                          &Settings::secondOwnHalf};
/// Off by default.
constexpr std::array aidSwitches{&Settings::oneButton,    &Settings::secondOneButton,
                                 &Settings::toggleServe,  &Settings::toggleLaser,
                                 &Settings::toggleAdding, &Settings::toggleOverdrive};

/// Settings that all differ from the defaults.
Settings otherSettings() {
    Settings settings;
    settings.masterVolume = 0;
    settings.musicVolume = 100;
    settings.effectsVolume = 33;
    settings.mute = true;
    settings.fullscreen = true;
    settings.windowWidth = 1920;
    settings.windowHeight = 1200;
    settings.verticalSync = false;
    settings.effects = Effects::Medium;
    settings.reducedMotion = true;
    settings.screenShake = false;
    settings.flashes = false;
    settings.palette = "deutan";
    settings.language = "en";
    settings.relay = "192.0.2.1:26740";
    settings.textSize = 150;
    for (const auto flag : switches)
        settings.*flag = false;
    settings.gameSpeed = 65;
    settings.mouseSensitivity = 1.75;
    settings.mouseCapture = false;
    settings.relaxed = true;
    settings.ghost = false;
    settings.inputDelay = 6;
    for (const auto amount : aids)
        settings.*amount = 55;
    settings.menuPace = 2000;
    for (const auto amount : {&Settings::hearBall, &Settings::hearSecond, &Settings::hearCapsules,
                              &Settings::hearWalls, &Settings::hearServes})
        settings.*amount = 45;
    settings.speech = true;
    settings.speechRate = 85;
    settings.speechHints = false;
    for (const auto flag : aidSwitches)
        settings.*flag = true;
    settings.offerFirstMatch = false;
    settings.playerNames = {"Ada \"1\"", "Größe"};
    settings.controls["player-1"]["move-left"] = {"Left", "A"};
    settings.controls["player-1"]["serve"] = {};
    settings.controls["pad"]["serve"] = {"\\", "Button 3"};
    return settings;
}

void checkSame(const Settings& a, const Settings& b) {
    CHECK(a.masterVolume == b.masterVolume);
    CHECK(a.musicVolume == b.musicVolume);
    CHECK(a.effectsVolume == b.effectsVolume);
    CHECK(a.mute == b.mute);
    CHECK(a.fullscreen == b.fullscreen);
    CHECK(a.windowWidth == b.windowWidth);
    CHECK(a.windowHeight == b.windowHeight);
    CHECK(a.verticalSync == b.verticalSync);
    CHECK(a.effects == b.effects);
    CHECK(a.reducedMotion == b.reducedMotion);
    CHECK(a.screenShake == b.screenShake);
    CHECK(a.flashes == b.flashes);
    CHECK(a.palette == b.palette);
    CHECK(a.relay == b.relay);
    CHECK(a.textSize == b.textSize);
    for (const auto flag : switches)
        CHECK(a.*flag == b.*flag);
    CHECK(a.gameSpeed == b.gameSpeed);
    CHECK_THAT(a.mouseSensitivity, WithinAbs(b.mouseSensitivity, 1e-9));
    CHECK(a.mouseCapture == b.mouseCapture);
    CHECK(a.relaxed == b.relaxed);
    CHECK(a.ghost == b.ghost);
    CHECK(a.inputDelay == b.inputDelay);
    for (const auto amount : aids)
        CHECK(a.*amount == b.*amount);
    CHECK(a.menuPace == b.menuPace);
    for (const auto flag : aidSwitches)
        CHECK(a.*flag == b.*flag);
    CHECK(a.offerFirstMatch == b.offerFirstMatch);
    CHECK(a.playerNames == b.playerNames);
    CHECK(a.controls == b.controls);
}

Loaded<Settings> settingsFrom(const TempFolder& folder, const std::string& text) {
    return loadSettings(folder.write("config.toml", text));
}

} // namespace

TEST_CASE("settings survive saving and loading", "[storage]") {
    const TempFolder folder;
    const Settings settings = GENERATE(Settings{}, otherSettings());
    saveSettings(settings, folder / "arkanong/config.toml");
    const auto loaded = loadSettings(folder / "arkanong/config.toml");
    CHECK(allNotes(loaded.notes).empty());
    checkSame(loaded.value, settings);
}

TEST_CASE("a missing or empty file gives the defaults", "[storage]") {
    const TempFolder folder;
    auto loaded = loadSettings(folder / "config.toml");
    CHECK(loaded.notes.empty());
    checkSame(loaded.value, Settings{});
    loaded = settingsFrom(folder, "");
    CHECK(loaded.notes.empty());
    checkSame(loaded.value, Settings{});
}

TEST_CASE("the settings file can be read and edited by hand", "[storage]") {
    const TempFolder folder;
    saveSettings(otherSettings(), folder / "config.toml");
    std::string text = readFile(folder / "config.toml", 10000);
    CHECK_THAT(text, ContainsSubstring("[sound]\nmaster = 0"));
    CHECK_THAT(text, ContainsSubstring("# 0 to 100"));
    CHECK_THAT(text, ContainsSubstring("move-left = [\"Left\", \"A\"]"));
    CHECK_THAT(text, ContainsSubstring("names = [\"Ada \\\"1\\\"\", \"Größe\"]"));
    text.replace(text.find("speed = 65"), 10, "speed = 70");
    const auto loaded = settingsFrom(folder, text);
    CHECK(loaded.notes.empty());
    CHECK(loaded.value.gameSpeed == 70);
}

TEST_CASE("an invalid setting keeps its default, and a note says where and what was expected", "[storage]") {
    const Wrong wrong = GENERATE(values<Wrong>({
        {"[sound]\nmaster = 101\n", "2:10: expected a whole number from 0 to 100, found 101"},
        {"[sound]\nmaster = -1\n", "2:10: expected a whole number from 0 to 100, found -1"},
        {"[sound]\nmusic = \"loud\"\n", "2:9: expected a whole number from 0 to 100, found a string"},
        {"[sound]\neffects = 50.5\n", "2:11: expected a whole number"},
        {"[sound]\nmute = 1\n", "2:8: expected true or false, found an integer"},
        {"[sound]\nvolume = 1\n", "2:1: found the unknown key \"volume\""},
        {"[window]\nwidth = 319\n", "from 320 to 16384"},
        {"[window]\nheight = 20000\n", "from 180 to 16384"},
        {"[window]\nfullscreen = \"yes\"\n", "2:14: expected true or false"},
        {"[picture]\neffects = \"much\"\n", "2:11: expected low, medium or full, found \"much\""},
        {"[picture]\npalette = \"\"\n", "2:11: expected 1 to 32"},
        {"[picture]\nlanguage = \"DE\"\n",
         "2:12: expected system, en, cs, de, es, fr, it, nl, pl, pt_BR, tr or uk, found \"DE\""},
        {"[picture]\nlanguage = 5\n",
         "2:12: expected system, en, cs, de, es, fr, it, nl, pl, pt_BR, tr or uk, found an integer"},
        {"[feel]\neyes = \"open\"\n", "2:8: expected true or false"},
        {"[picture]\ntext-size = 90\n", "from 100 to 200, found 90"},
        {"[play]\nspeed = 24\n", "from 25 to 100, found 24"},
        {"[access]\npaddle-assist = 101\n", "from 0 to 100, found 101"},
        {"[access]\nown-half = 39\n", "from 40 to 100, found 39"},
        {"[access]\nmenu-pace = 0\n", "from 300 to 4000, found 0"},
        {"[access]\none-button = 1\n", "2:14: expected true or false"},
        {"[second-player]\nown-half = 0\n", "from 40 to 100, found 0"},
        {"[online]\ninput-delay = 7\n", "from 0 to 6, found 7"},
        {"[play]\nmouse-sensitivity = 0.1\n", "from 0.2 to 5, found 0.1"},
        {"[play]\nmouse-sensitivity = nan\n", "finite"},
        {"[players]\nnames = \"Ada\"\n", "2:9: expected a list"},
        {"[players]\nnames = [\"a\", \"b\", \"c\"]\n", "at most 2"},
        {"[players]\nnames = [\"12345678901234567\"]\n", "expected 1 to 16"},
        {"[players]\nname = \"x\"\n", "unknown key \"name\""},
        {"[controls.\"Player 1\"]\nserve = [\"X\"]\n", "lower-case letters, digits and hyphens"},
        {"[controls.\"\"]\nserve = [\"X\"]\n", "lower-case letters, digits and hyphens"},
        {"[controls.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx]\nserve = [\"X\"]\n",
         "lower-case letters, digits and hyphens"},
        {"[controls]\nplayer-1 = 3\n", "expected a table [player-1]"},
        {"sound = 3\n", "1:9: expected a table [sound]"},
        {"controls = 3\n", "1:12: expected a table [controls]"},
        {"players = 3\n", "1:11: expected a table [players]"},
        {"[sounds]\nmaster = 3\n", "unknown key \"sounds\""},
        {"version = \"new\"\n", "1:11: expected a whole number"},
    }));
    CAPTURE(wrong.text);
    const TempFolder folder;
    const auto loaded = settingsFrom(folder, wrong.text);
    REQUIRE(loaded.notes.size() == 1);
    CHECK_THAT(loaded.notes[0], ContainsSubstring("config.toml:") && ContainsSubstring(wrong.note));
    checkSame(loaded.value, Settings{});
    CHECK(filesIn(folder) == 1);
}

TEST_CASE("a file without the table [feel] leaves its switches on", "[storage]") {
    const TempFolder folder;
    const auto loaded =
        settingsFrom(folder, "version = 1\n[picture]\nscreen-shake = false\n[play]\nspeed = 70\n");
    CHECK(loaded.notes.empty());
    CHECK_FALSE(loaded.value.screenShake);
    for (const auto flag : switches)
        CHECK(loaded.value.*flag);
}

TEST_CASE("one invalid setting does not affect the others", "[storage]") {
    const TempFolder folder;
    const auto loaded = settingsFrom(
        folder, "[sound]\nmaster = 500\nmusic = 10\n[play]\nspeed = true\nmouse-capture = false\n"
                "[players]\nnames = [\"Ada\"]\n"
                "[controls.player-1]\nserve = 3\nmove-left = [\"A\"]\nFlap = [\"F\"]\n");
    CHECK(loaded.notes.size() == 4);
    Settings expected;
    expected.musicVolume = 10;
    expected.mouseCapture = false;
    expected.playerNames[0] = "Ada";
    expected.controls["player-1"]["move-left"] = {"A"};
    checkSame(loaded.value, expected);
}

TEST_CASE("a settings file that is not TOML is quarantined and noted", "[storage]") {
    const TempFolder folder;
    const char* const text = "master volume: loud";
    const auto loaded = settingsFrom(folder, text);
    checkSame(loaded.value, Settings{});
    REQUIRE(loaded.notes.size() == 2);
    CHECK_THAT(loaded.notes[0], ContainsSubstring("config.toml:1:"));
    CHECK_THAT(loaded.notes[1], ContainsSubstring("config.toml.broken-1"));
    CHECK(readFile(folder / "config.toml.broken-1", 100) == text);
    CHECK_FALSE(std::filesystem::exists(folder / "config.toml"));
}

TEST_CASE("a folder in the place of the settings file is quarantined too", "[storage]") {
    const TempFolder folder;
    std::filesystem::create_directory(folder / "config.toml");
    const auto loaded = loadSettings(folder / "config.toml");
    CHECK_THAT(allNotes(loaded.notes), ContainsSubstring("found a folder"));
    saveSettings(loaded.value, folder / "config.toml");
    CHECK(loadSettings(folder / "config.toml").notes.empty());
}

TEST_CASE("any damaged settings file is read or quarantined", "[storage]") {
    const TempFolder folder;
    saveSettings(otherSettings(), folder / "config.toml");
    checkBroken(readFile(folder / "config.toml", 10000), loadSettings, saveSettings);
}

TEST_CASE("only changed settings are taken over", "[storage]") {
    checkSame(withChanges({}, {}, otherSettings()), otherSettings());
    checkSame(withChanges(otherSettings(), {}, {}), otherSettings());
    Settings now;
    now.gameSpeed = 70;
    Settings expected = otherSettings();
    expected.gameSpeed = 70;
    checkSame(withChanges(otherSettings(), {}, now), expected);
}

TEST_CASE("settings that differ in one member are not equal, and that alone is a change", "[storage]") {
    CHECK(otherSettings() == otherSettings());
    for (const Setting& setting : settingsTable()) {
        CAPTURE(setting.table, setting.key);
        const Settings other = otherSettings();
        Settings changed;
        std::visit([&](const auto& kind) { changed.*kind.value = other.*kind.value; }, setting.kind);
        CHECK(changed != Settings{});
        CHECK(withChanges({}, {}, changed) == changed);
        CHECK(withChanges(other, {}, changed) == other);
    }
    Settings named;
    named.playerNames[1] = "Ada";
    CHECK(named != Settings{});
    Settings controlled;
    controlled.controls["player-1"]["serve"] = {"A"};
    CHECK(controlled != Settings{});
}

TEST_CASE("the table says what a change affects", "[storage]") {
    Settings changed;
    CHECK_FALSE(affectedBetween(changed, {}).has(Affects::Sound));
    changed.reducedMotion = true;
    CHECK(affectedBetween({}, changed).has(Affects::Sound));
    CHECK(affectedBetween({}, changed).has(Affects::Picture));
    CHECK_FALSE(affectedBetween({}, changed).has(Affects::EffectsLevel));
    changed = {};
    changed.effects = Effects::Low;
    CHECK(affectedBetween({}, changed).has(Affects::Picture));
    CHECK(affectedBetween({}, changed).has(Affects::EffectsLevel));
    changed = {};
    changed.windowHeight = 400;
    CHECK(affectedBetween({}, changed).has(Affects::WindowSize));
    CHECK_FALSE(affectedBetween({}, changed).has(Affects::WindowMode));
}

TEST_CASE("a file of very many wrong keys, or of very long ones, gives a few short notes", "[storage]") {
    const TempFolder folder;
    std::string many;
    for (int i = 0; i < 5000; ++i)
        many += "k" + std::to_string(i) + " = 1\n";
    const auto loaded = settingsFrom(folder, many);
    REQUIRE(loaded.notes.size() == 6);
    CHECK_THAT(loaded.notes.back(), ContainsSubstring("config.toml: 4995 more problems"));
    const auto longKey = settingsFrom(folder, std::string(60'000, 'k') + " = 1\n");
    REQUIRE(longKey.notes.size() == 1);
    CHECK(longKey.notes[0].size() < folder.path().size() + 120);
    // More than the game would ever write is not read.
    const auto large = settingsFrom(folder, std::string(1U << 20U, 'k') + " = 1\n");
    REQUIRE(large.notes.size() == 2);
    CHECK_THAT(large.notes[0], ContainsSubstring("at most 65536 bytes"));
    CHECK_THAT(large.notes[1], ContainsSubstring("config.toml.broken-1"));
}

TEST_CASE("settings that another running game has changed stay when this one saves", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "config.toml";
    saveSettings({}, path);
    Settings here;
    Settings saved;
    Settings there;
    Settings savedThere;
    std::vector<std::string> notes;
    there.gameSpeed = 70;
    updateSettings(there, savedThere, path, notes);
    here.mute = true;
    updateSettings(here, saved, path, notes);
    CHECK(notes.empty());
    CHECK(loadSettings(path).value.gameSpeed == 70);
    CHECK(loadSettings(path).value.mute);
}

TEST_CASE("a setting that cannot be understood is kept in a copy when the settings are saved", "[storage]") {
    const TempFolder folder;
    const std::string text = "[sound]\nmaster = 30\nvolume = 3\n";
    const std::string path = folder.write("config.toml", text);
    Settings mine = loadSettings(path).value;
    Settings saved = mine;
    mine.mute = true;
    std::vector<std::string> notes;
    updateSettings(mine, saved, path, notes);
    CHECK(readFile(path + ".broken-1", 1000) == text);
    CHECK(loadSettings(path).value.masterVolume == 30);
}
