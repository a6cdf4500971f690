#include "arkanong/storage/player/SettingsTable.hpp"

#include "arkanong/language/Translatable.hpp"

#include <algorithm>

namespace arkanong {

namespace {

using Page = OptionPage;
using Switch = SettingSwitch;
using Unit = SettingUnit;

constexpr SettingAmount volume(int Settings::*value) { return {value, 0, 100}; }

constexpr AffectedParts effectsAndPicture = AffectedParts(Affects::Picture) | Affects::EffectsLevel;

constexpr Setting row(std::string_view table, std::string_view key, SettingKind kind,
                      std::string_view comment, AffectedParts affects, SettingLine line = {},
                      SettingOption option = {}) {
    return {table, key, kind, comment, affects, line, option};
}

constexpr auto settings = rowsOf<settingCount, Setting>({
    row("sound", "master", volume(&Settings::masterVolume), "0 to 100", Affects::Sound,
        {Page::Sound, 0, translatable("Master volume"), translatable("Volume of everything")},
        {Page::Sound, 0, "--volume", translatable("Set the overall volume, from 0 to 100")}),
    row("sound", "music", volume(&Settings::musicVolume), "0 to 100", Affects::Sound,
        {Page::Sound, 0, translatable("Music"), translatable("Volume of the music")},
        {Page::Sound, 0, "--music-volume", translatable("Set the volume of the music, from 0 to 100")}),
    row("sound", "effects", volume(&Settings::effectsVolume), "0 to 100", Affects::Sound,
        {Page::Sound,
         0,
         translatable("sound", "Effects"),
         translatable("Volume of balls, bricks, power-ups and menus"),
         {},
         {},
         "sound"},
        {Page::Sound, 0, "--effects-volume",
         translatable("Set the volume of all other sounds, from 0 to 100")}),
    row("sound", "mute", Switch{&Settings::mute}, "true: no sound at all", Affects::Sound,
        {Page::Sound,
         0,
         translatable("Mute"),
         translatable("No sound at all. F10 switches it from anywhere"),
         {},
         translatable("No sound at all")},
        {Page::Sound, 0, "--mute", translatable("Start without sound; F10 turns it on")}),
    row("sound", "combo-melody", Switch{&Settings::comboMelody}, "each brick of a combo a note higher",
        Affects::Sound,
        {Page::Sound, 0, translatable("Combo melody"),
         translatable("Each brick of a combo sounds a note higher than the one before")},
        {Page::Feel, 2, "--no-combo-melody", translatable("Turn off the rising notes of combos")}),
    row("sound", "stereo", Switch{&Settings::stereo}, "sounds come from where they are", Affects::Sound,
        {Page::Sound, 0, translatable("Stereo"),
         translatable("Sounds come from their position on the field")},
        {Page::Feel, 3, "--no-stereo", translatable("Turn off stereo effects")}),

    row("window", "fullscreen", Switch{&Settings::fullscreen}, "true or false", Affects::WindowMode,
        {Page::Window,
         0,
         translatable("Full screen"),
         translatable("Fill the whole screen. F11 switches it from anywhere"),
         {},
         translatable("Fill the whole screen")},
        {Page::Window, 1, "--fullscreen", translatable("Fill the screen")}),
    row("window", "width", windowWidthSetting, "pixels, when not fullscreen", Affects::WindowSize,
        {Page::Window, 0, translatable("Window size"),
         translatable("When it is not full screen. You can also drag its edges")},
        {Page::Window, 0, "--window", translatable("Set the size of the window, in pixels")}),
    row("window", "height", windowHeightSetting, "pixels", Affects::WindowSize),
    row("window", "vsync", Switch{&Settings::verticalSync}, "false: may tear, a little quicker",
        Affects::VerticalSync,
        {Page::Window, 0, translatable("Vertical sync"),
         translatable("Frames follow the screen's refresh rate and never tear")},
        {Page::Window, 2, "--no-vsync", translatable("Turn off vertical sync")}),

    row("picture", "effects", SettingEffects{&Settings::effects}, "low, medium or full", effectsAndPicture,
        {Page::Picture, 1, translatable("Effects")},
        {Page::Picture, 1, "--effects", translatable("Set the amount of decorative effects: {choices}")}),
    row("picture", "automatic-effects", Switch{&Settings::automaticEffects},
        "fewer where the machine is slow", effectsAndPicture,
        {Page::Picture, 2, translatable("Automatic effects"),
         translatable("Lowers the effects for a while when this machine is too slow")},
        {Page::Picture, 2, "--no-automatic-effects",
         translatable("Do not reduce effects on a slow machine")}),
    row("picture", "reduced-motion", Switch{&Settings::reducedMotion}, "true: nothing moves that need not",
        AffectedParts(Affects::Picture) | Affects::Sound,
        {Page::Picture, 6, translatable("Reduced motion"),
         translatable("Only necessary motion: all of Feel is off, and sounds are centred")},
        {Page::Picture, 3, "--reduced-motion", translatable("Turn off all decorative motion")}),
    row("picture", "screen-shake", Switch{&Settings::screenShake}, "true or false", Affects::Picture,
        {Page::Picture, 4, translatable("Screen shake"),
         translatable("The field shakes for a bomb, and zooms for a goal")},
        {Page::Picture, 4, "--no-shake", translatable("Turn off screen shake")}),
    row("picture", "flashes", Switch{&Settings::flashes}, "true or false", Affects::Picture,
        {Page::Picture, 3, translatable("Flashes"), translatable("Off: nothing lights up suddenly")},
        {Page::Picture, 5, "--no-flashes", translatable("Turn off flashes")}),
    row("picture", "menu-motion", Switch{&Settings::menuMotion}, "menus glide, figures roll",
        Affects::Picture,
        {Page::Picture, 5, translatable("Moving menus"),
         translatable("Menus glide and numbers roll. Off: they appear at once")},
        {Page::Feel, 1, "--no-menu-motion", translatable("Turn off the motion of menus and numbers")}),
    row("picture", "palette", SettingPalette{&Settings::palette}, "the colours, by name", Affects::Picture,
        {Page::Picture, 0, translatable("Palette")},
        {Page::Picture, 0, "--palette", translatable("Set the colours: {choices}")}),
    row("picture", "text-size", SettingAmount{&Settings::textSize, 100, 200, Unit::Percent, 50},
        "percent, 100 to 200", Affects::Picture,
        {Page::Picture, 0, translatable("Text size"), translatable("How large all letters are")},
        {Page::Picture, 0, "--text-size",
         translatable("Set the size of the text in percent, from 100 to 200")}),
    row("picture", "language", SettingLanguage{&Settings::language}, "a code such as de, or system",
        Affects::Language,
        {Page::Picture, 7, translatable("Language"), translatable("The language of all texts")},
        {Page::Picture, 6, "--language", translatable("Set the language of all texts: {choices}")}),

    row("feel", "paddle-motion", Switch{&Settings::paddleMotion}, "paddles squash, stretch and lean",
        Affects::Picture,
        {Page::Feel, 0, translatable("Paddle motion"),
         translatable("Paddles squash, stretch and lean. Collisions stay the same")},
        {Page::Feel, 0, "--no-paddle-motion",
         translatable("Turn off squash, stretch and tilt of the paddles")}),
    row("feel", "eyes", Switch{&Settings::eyes}, "true or false", Affects::Picture,
        {Page::Feel, 0, translatable("Eyes"),
         translatable("The paddles' eyes follow the most dangerous ball")},
        {Page::Feel, 0, "--no-eyes", translatable("Turn off the paddles' eyes")}),
    row("feel", "brick-motion", Switch{&Settings::brickMotion}, "bricks pop in and jolt", Affects::Picture,
        {Page::Feel, 0, translatable("Brick motion"),
         translatable("Bricks pop in, and give way a little where they are hit")},
        {Page::Feel, 0, "--no-brick-motion", translatable("Turn off the motion of bricks")}),
    row("feel", "shards", Switch{&Settings::shards}, "of broken bricks", Affects::Picture,
        {Page::Feel, 0, translatable("Shards"),
         translatable("Broken bricks fly to pieces. Needs full effects")},
        {Page::Feel, 0, "--no-shards", translatable("Turn off the fragments of broken bricks")}),
    row("feel", "sparks", Switch{&Settings::sparks}, "true or false", Affects::Picture,
        {Page::Feel, 0, translatable("Sparks"),
         translatable("Sparks fly from hits. The effects level sets how many")},
        {Page::Feel, 0, "--no-sparks", translatable("Turn off sparks")}),
    row("feel", "trails", Switch{&Settings::trails}, "behind the balls", Affects::Picture,
        {Page::Feel, 0, translatable("Trails"),
         translatable("Trails behind balls, longer at higher speed. Needs medium effects")},
        {Page::Feel, 0, "--no-trails", translatable("Turn off the trails behind balls")}),
    row("feel", "ripples", Switch{&Settings::ripples}, "of light, in the background", Affects::Picture,
        {Page::Feel, 0, translatable("Ripples"),
         translatable("Light runs through the background from every hit. Needs medium effects")},
        {Page::Feel, 0, "--no-ripples", translatable("Turn off the ripples of light in the background")}),
    row("feel", "hit-stop", Switch{&Settings::hitStop}, "a moment's stop for big hits", {},
        {Page::Feel, 0, translatable("Hit-stop"),
         translatable("Time stops for a moment at smashes, bombs, broken shields and goals")},
        {Page::Feel, 0, "--no-hit-stop", translatable("Turn off the brief pauses after big hits")}),
    row("feel", "slow-motion", Switch{&Settings::slowMotion}, "for the last goal", {},
        {Page::Feel, 0, translatable("Slow motion"),
         translatable("Time slows down for a moment when the last goal is at stake")},
        {Page::Feel, 0, "--no-slow-motion", translatable("Turn off slow motion at the last goal")}),

    row("play", "speed", SettingAmount{&Settings::gameSpeed, 25, 100, Unit::Percent}, "percent, 25 to 100",
        {},
        {Page::Play, 0, translatable("Game speed"),
         translatable("Matches run slower for you. High scores name the speed"), 3},
        {Page::Play, 0, "--speed",
         translatable("Set the speed of matches that a person plays in percent, from 25 to 100")}),
    row("play", "mouse-sensitivity", SettingFactor{&Settings::mouseSensitivity, 0.2, 5.0}, "0.2 to 5", {},
        {Page::Play, 0, translatable("Mouse sensitivity"),
         translatable("How far the paddle moves with the mouse. Needs mouse capture")}),
    row("play", "mouse-capture", Switch{&Settings::mouseCapture},
        "true: the pointer stays in the window during play", Affects::Mouse,
        {Page::Play, 0, translatable("Mouse capture"),
         translatable("The pointer stays in the window while a paddle follows it")}),
    row("play", "relaxed", Switch{&Settings::relaxed}, "true: help in every campaign match", {},
        {Page::Play, 0, translatable("Relaxed campaign"),
         translatable("A second row of shields in every campaign match. Levels are marked as won with help")},
        {Page::Play, 2, "--relaxed", translatable("Play the campaign with a second row of shields")}),
    row("play", "ghost", Switch{&Settings::ghost}, "your best match on a level plays along", {},
        {Page::Play, 0, translatable("Ghost"),
         translatable("Your best match on a level plays along, pale, when you play it alone")},
        {Page::Play, 1, "--no-ghost", translatable("Hide the ghost of your best match on the level")}),
    // Its option stands among those for a run with a window: see CommandLine.cpp.
    row("play", "offer-first-match", Switch{&Settings::offerFirstMatch},
        "true: on the title, until it is played", {}),

    row("access", "one-button", Switch{&Settings::oneButton}, "any one key or button plays, and works menus",
        {},
        {Page::Access, 0, translatable("One button"),
         translatable("The paddle follows; any key or button serves, fires, and chooses in menus")},
        {Page::Access, 0, "--one-button",
         translatable("Let the paddle move by itself; any key or button serves, fires and chooses")}),
    row("access", "paddle-assist", SettingAmount{&Settings::paddleAssist, 0, 100, Unit::Percent},
        "percent, 0 to 100", {},
        {Page::Access, 1, translatable("Paddle assist"),
         translatable("How much the paddle is drawn to where the most urgent ball arrives")},
        {Page::Access, 1, "--paddle-assist",
         translatable("Pull the paddle towards arriving balls by N percent, from 0 to 100")}),
    row("access", "own-half", SettingAmount{&Settings::ownHalf, 40, 100, Unit::Percent},
        "percent of their speed that enemy balls have there", {},
        {Page::Access, 2, translatable("Speed on your half"),
         translatable("Enemy balls fly slower on your own half of the field, from the next match on")},
        {Page::Access, 2, "--own-half",
         translatable("Slow enemy balls on your half to N percent of their speed, from 40 to 100")}),
    row("access", "menu-pace", SettingAmount{&Settings::menuPace, 300, 4000, Unit::Milliseconds, 100},
        "milliseconds for an item of one-button menus", {},
        {Page::Access, 8, translatable("Time per menu item"),
         translatable("How long each item of a menu stays selected in one-button play")},
        {Page::Access, 3, "--menu-pace",
         translatable("Select each item of one-button menus for N milliseconds, from 300 to 4000")}),
    row("access", "toggle-serve", Switch{&Settings::toggleServe}, "a press aims, the next one serves", {},
        {Page::Access, 4, translatable("Aim without holding"),
         translatable("One press begins to aim, the next one serves")},
        {Page::Access, 4, "--toggle-serve",
         translatable("Start aiming with one press and serve with the next")}),
    row("access", "toggle-laser", Switch{&Settings::toggleLaser}, "a press starts the beam, the next ends it",
        {},
        {Page::Access, 5, translatable("Laser without holding"),
         translatable("One press starts the laser's beam, the next one ends it")},
        {Page::Access, 5, "--toggle-laser",
         translatable("Start the laser with one press and stop it with the next")}),
    row("access", "toggle-adding", Switch{&Settings::toggleAdding}, "of balls in the sandbox", {},
        {Page::Access, 6, translatable("Pour without holding"),
         translatable("Sandbox: one press begins to pour balls, the next one ends it")},
        {Page::Access, 6, "--toggle-adding",
         translatable("Start adding balls in the sandbox with one press and stop with the next")}),
    row("access", "toggle-overdrive", Switch{&Settings::toggleOverdrive}, "in the sandbox", {},
        {Page::Access, 7, translatable("Overdrive without holding"),
         translatable("Sandbox: one press starts overdrive, the next one ends it")},
        {Page::Access, 7, "--toggle-overdrive",
         translatable("Start overdrive in the sandbox with one press and stop it with the next")}),

    row("second-player", "one-button", Switch{&Settings::secondOneButton}, "as for the first", {},
        {Page::SecondPlayer, 0, translatable("One button"),
         translatable("The second player's paddle follows; any of their keys or buttons serves and fires")},
        {Page::SecondPlayer, 0, "--second-one-button",
         translatable("Apply --one-button to the second player, except in menus")}),
    row("second-player", "paddle-assist", SettingAmount{&Settings::secondAssist, 0, 100, Unit::Percent},
        "percent, 0 to 100", {},
        {Page::SecondPlayer, 1, translatable("Paddle assist"),
         translatable("How much it is drawn to where the most urgent ball arrives")},
        {Page::SecondPlayer, 1, "--second-paddle-assist",
         translatable("Apply --paddle-assist to the second player, from 0 to 100")}),
    row("second-player", "own-half", SettingAmount{&Settings::secondOwnHalf, 40, 100, Unit::Percent},
        "percent, 40 to 100", {},
        {Page::SecondPlayer, 2, translatable("Speed on their half"),
         translatable("Enemy balls fly slower on the second player's half, from the next match on")},
        {Page::SecondPlayer, 2, "--second-own-half",
         translatable("Apply --own-half to the second player, from 40 to 100")}),

    row("ear", "ball", volume(&Settings::hearBall),
        "0: off; loudness of the tones for playing without seeing", Affects::Sound,
        {Page::Ear, 0, translatable("Hear the ball"),
         translatable(
             "Pitch says where the next ball arrives, pulses say when. A steady tone: you stand right")},
        {Page::Ear, 0, "--hear-ball",
         translatable("Let tones tell where and when the next ball arrives, at N percent, from 0 to 100")}),
    row("ear", "second", volume(&Settings::hearSecond), "0 to 100, like the next three", Affects::Sound,
        {Page::Ear, 1, translatable("Ball after it"),
         translatable("Soft ticks say when the second ball arrives, faster and faster")},
        {Page::Ear, 1, "--hear-second",
         translatable("Set how loud the ticks of the ball after it are, from 0 to 100")}),
    row("ear", "capsules", volume(&Settings::hearCapsules), "good ones that you can catch", Affects::Sound,
        {Page::Ear, 2, translatable("Capsules"),
         translatable("Bells say where and when a good capsule arrives")},
        {Page::Ear, 2, "--hear-capsules",
         translatable("Set how loud the bells of capsules are, from 0 to 100")}),
    row("ear", "walls", volume(&Settings::hearWalls), "the paddle reaches one", Affects::Sound,
        {Page::Ear, 3, translatable("Walls"), translatable("A click when your paddle reaches a side wall")},
        {Page::Ear, 3, "--hear-walls",
         translatable("Set how loud the click at side walls is, from 0 to 100")}),
    row("ear", "serves", volume(&Settings::hearServes), "a ball can be served", Affects::Sound,
        {Page::Ear, 4, translatable("Serves"), translatable("Two rising notes when you can serve a ball")},
        {Page::Ear, 4, "--hear-serves",
         translatable("Set how loud the notes for a possible serve are, from 0 to 100")}),
    row("ear", "speech", Switch{&Settings::speech}, "true: screens and events are spoken",
        Affects::Picture, // Menus then appear at once.
        {Page::Ear, 5, translatable("Speech"),
         translatable("Says what is selected, what screens show and what happens in a match")},
        {Page::Ear, 5, "--speech",
         translatable("Speak what is selected, what screens show and what happens")}),
    row("ear", "speech-rate", SettingAmount{&Settings::speechRate, 0, 100}, "0 to 100, 50 is usual", {},
        {Page::Ear, 6, translatable("Speed of speech"),
         translatable("50 is the usual speed of the system's voice")},
        {Page::Ear, 6, "--speech-rate", translatable("Set the speed of speech, from 0 to 100; 50 is usual")}),
    row("ear", "speech-hints", Switch{&Settings::speechHints}, "the keys of a screen are spoken, too", {},
        {Page::Ear, 7, translatable("Spoken hints"),
         translatable("Speech also says the keys that a screen names")},
        {Page::Ear, 7, "--no-speech-hints", translatable("Do not speak the keys that a screen names")}),

    // The options of both stand among those for two machines: see CommandLine.cpp.
    row("online", "relay", SettingText{&Settings::relay},
        "an address such as 192.0.2.1:26740, a machine's name, or none", {}),
    row("online", "ask-first", Switch{&Settings::askFirst}, "the host is asked before a guest plays", {},
        {Page::Play, 0, translatable("Ask before a guest plays"),
         translatable("When you host online, you see who wants to play, and accept or refuse")}),
    row("online", "flip-for-red", Switch{&Settings::flipForRed},
        "Red's goal at the bottom of Red's own screen", Affects::Picture,
        {Page::Play, 0, translatable("Flip for Red"),
         translatable("Online as Red, you see the field flipped and defend the bottom of your screen")},
        {Page::Play, 3, "--no-flip-for-red",
         translatable("Defend the top of the screen when you play online as Red")}),
    row("online", "input-delay", SettingAmount{&Settings::inputDelay, 0, 6, Unit::Ticks, 1},
        "ticks of 1/120 s, 0 to 6", {},
        {Page::Play, 0, translatable("Input delay"),
         translatable(
             "Online, your paddle obeys later, by ticks of 8 ms, and the other player's moves jump less")},
        {Page::Play, 4, "--input-delay",
         translatable(
             "Delay your input online by N ticks of 1/120 s, from 0 to 6: less of the match is guessed")}),
});

bool sameIn(const Setting& setting, const Settings& a, const Settings& b) {
    return std::visit([&](const auto& kind) { return a.*kind.value == b.*kind.value; }, setting.kind);
}

} // namespace

const std::array<Setting, settingCount>& settingsTable() { return settings; }

AffectedParts affectedBetween(const Settings& before, const Settings& after) {
    AffectedParts affected;
    for (const Setting& setting : settings)
        if (!sameIn(setting, before, after)) affected = affected | setting.affects;
    return affected;
}

bool operator==(const Settings& a, const Settings& b) {
    return std::all_of(settings.begin(), settings.end(),
                       [&](const Setting& setting) { return sameIn(setting, a, b); }) &&
           a.playerNames == b.playerNames && a.controls == b.controls;
}

Settings withChanges(Settings kept, const Settings& before, const Settings& after) {
    const auto follow = [&](auto value) {
        if (before.*value != after.*value) kept.*value = after.*value;
    };
    for (const Setting& setting : settings)
        std::visit([&follow](const auto& kind) { follow(kind.value); }, setting.kind);
    follow(&Settings::playerNames);
    follow(&Settings::controls);
    return kept;
}

} // namespace arkanong
