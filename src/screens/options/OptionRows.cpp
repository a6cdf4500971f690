#include "arkanong/screens/options/OptionRows.hpp"

#include "arkanong/render/Palette.hpp"
#include "arkanong/session/Levels.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>

namespace arkanong {

namespace {

struct Words {
    std::string_view name;
    std::string_view line;
};

// In the order of OptionPage.
constexpr std::array<Words, optionPageCount> pages{{
    {"SOUND", "HOW LOUD IT IS"},
    {"WINDOW", "ITS SIZE, THE WHOLE SCREEN, AND HOW PICTURES REACH IT"},
    {"PICTURE", "COLOURS, EFFECTS AND HOW MUCH MOVES"},
    {"FEEL", "WHAT MAKES A HIT FEEL LIKE ONE, PIECE BY PIECE"},
    {"PLAY", "THE SPEED OF THE GAME, AND THE MOUSE"},
}};

constexpr OptionAmount volume(int Settings::*value) { return {value, 0, 100, 5, ""}; }

constexpr std::array<OptionRow, 28> rows{{
    {OptionPage::Sound, "MASTER VOLUME", "HOW LOUD EVERYTHING IS", volume(&Settings::masterVolume)},
    {OptionPage::Sound, "MUSIC", "HOW LOUD THE MUSIC IS", volume(&Settings::musicVolume)},
    {OptionPage::Sound, "EFFECTS", "HOW LOUD BALLS, BRICKS, POWER-UPS AND MENUS ARE",
     volume(&Settings::effectsVolume)},
    {OptionPage::Sound, "MUTE", "NO SOUND AT ALL. F10 SWITCHES IT FROM ANYWHERE",
     OptionSwitch{&Settings::mute}},
    {OptionPage::Sound, "COMBO MELODY", "EACH BRICK OF A COMBO SOUNDS A NOTE HIGHER THAN THE ONE BEFORE",
     OptionSwitch{&Settings::comboMelody}},
    {OptionPage::Sound, "STEREO", "SOUNDS COME FROM WHERE ON THE FIELD THEY ARE",
     OptionSwitch{&Settings::stereo}},

    {OptionPage::Window, "FULLSCREEN", "FILL THE WHOLE SCREEN. F11 SWITCHES IT FROM ANYWHERE",
     OptionSwitch{&Settings::fullscreen}},
    {OptionPage::Window, "WINDOW SIZE", "WHEN IT IS NOT FULLSCREEN. YOU CAN ALSO DRAG ITS EDGES",
     OptionWindowSize{}},
    {OptionPage::Window, "VERTICAL SYNC", "PICTURES COME IN THE SCREEN'S OWN RHYTHM AND NEVER TEAR",
     OptionSwitch{&Settings::verticalSync}},

    {OptionPage::Picture, "PALETTE", "", OptionPalette{}},
    {OptionPage::Picture, "EFFECTS", "", OptionEffects{}},
    {OptionPage::Picture, "AUTOMATIC EFFECTS",
     "WHERE THIS MACHINE IS TOO SLOW FOR THAT LEVEL, THE GAME SHOWS LESS FOR A WHILE",
     OptionSwitch{&Settings::automaticEffects}},
    {OptionPage::Picture, "FLASHES", "OFF: NOTHING LIGHTS UP SUDDENLY", OptionSwitch{&Settings::flashes}},
    {OptionPage::Picture, "SCREEN SHAKE", "THE FIELD SHAKES A LITTLE FOR A LOST SHIELD OR A BOMB",
     OptionSwitch{&Settings::screenShake}},
    {OptionPage::Picture, "MOVING MENUS", "MENUS GLIDE AND FIGURES ROLL. OFF: THEY ARE THERE AT ONCE",
     OptionSwitch{&Settings::menuMotion}},
    {OptionPage::Picture, "REDUCED MOTION",
     "NOTHING MOVES THAT NEED NOT: ALL OF FEEL IS OFF, AND SOUNDS STAY IN PLACE",
     OptionSwitch{&Settings::reducedMotion}},

    {OptionPage::Feel, "PADDLE MOTION", "PADDLES SQUASH, STRETCH AND LEAN. WHERE BALLS BOUNCE STAYS THE SAME",
     OptionSwitch{&Settings::paddleMotion}},
    {OptionPage::Feel, "EYES", "THE PADDLES WATCH THE BALL THAT THEY SHOULD WORRY ABOUT",
     OptionSwitch{&Settings::eyes}},
    {OptionPage::Feel, "BRICK MOTION", "BRICKS POP IN, AND GIVE WAY A LITTLE WHERE THEY ARE HIT",
     OptionSwitch{&Settings::brickMotion}},
    {OptionPage::Feel, "SHARDS", "BROKEN BRICKS FLY TO PIECES. NEEDS FULL EFFECTS",
     OptionSwitch{&Settings::shards}},
    {OptionPage::Feel, "SPARKS", "THEY FLY WHERE SOMETHING IS HIT. HOW MANY, THE EFFECTS SAY",
     OptionSwitch{&Settings::sparks}},
    {OptionPage::Feel, "TRAILS", "THE LONGER BEHIND A BALL, THE FASTER IT IS. NEEDS MEDIUM EFFECTS",
     OptionSwitch{&Settings::trails}},
    {OptionPage::Feel, "RIPPLES", "LIGHT RUNS THROUGH THE BACKGROUND FROM EVERY HIT. NEEDS MEDIUM EFFECTS",
     OptionSwitch{&Settings::ripples}},
    {OptionPage::Feel, "HIT-STOP", "TIME STANDS STILL FOR A BLINK WHEN A BOMB GOES OFF OR A SHIELD IS LOST",
     OptionSwitch{&Settings::hitStop}},
    {OptionPage::Feel, "SLOW MOTION", "TIME SLOWS DOWN FOR A MOMENT WHEN A LAST SHIELD IS AT STAKE",
     OptionSwitch{&Settings::slowMotion}},

    {OptionPage::Play, "GAME SPEED",
     "MATCHES RUN SLOWER FOR YOU. A SLOWED SOLO RUN DOES NOT ENTER THE HIGH SCORES",
     OptionAmount{&Settings::gameSpeed, 50, 100, 5, " %"}},
    {OptionPage::Play, "MOUSE SENSITIVITY", "HOW FAR A PADDLE GOES THAT FOLLOWS THE MOUSE. NEEDS THE CAPTURE",
     OptionFactor{&Settings::mouseSensitivity}},
    {OptionPage::Play, "MOUSE CAPTURE", "THE POINTER STAYS IN THE WINDOW WHILE A PADDLE FOLLOWS IT",
     OptionSwitch{&Settings::mouseCapture}},
}};

// In the order of Effects.
constexpr std::array<std::string_view, 3> effectsLines{
    "FEW SPARKS, NO TRAILS AND SHARDS, A PLAIN BACKGROUND: CALM, AND QUICK ON SMALL MACHINES",
    "HALF OF THE SPARKS, NO SHARDS AND NO DUST",
    "EVERYTHING",
};

// In the order of Effects, but for full ones: when they are in use although the player chose more.
constexpr std::array<std::string_view, 2> fewerEffectsLines{
    "NOW LOW: THIS MACHINE IS TOO SLOW FOR MORE",
    "NOW MEDIUM: THIS MACHINE IS TOO SLOW FOR MORE",
};

// In the order of paletteNames.
constexpr std::array<std::string_view, paletteNames.size()> paletteLines{
    "CYAN AGAINST CORAL",
    "LIGHT BLUE AGAINST ORANGE: FOR WHO CONFUSES RED AND GREEN",
    "BLUE-GREEN AGAINST RED: FOR WHO CONFUSES BLUE AND YELLOW",
    "PURE COLOURS ON BLACK",
};

struct Size {
    int width;
    int height;
};
bool operator==(Size a, Size b) { return a.width == b.width && a.height == b.height; }
bool operator<(Size a, Size b) { return std::pair(a.width, a.height) < std::pair(b.width, b.height); }

constexpr std::array usualSizes{Size{960, 540},   Size{1280, 720},  Size{1600, 900},
                                Size{1920, 1080}, Size{2560, 1440}, Size{3840, 2160}};
constexpr std::array usualFactors{0.2, 0.3, 0.4, 0.5, 0.6,  0.7, 0.8, 0.9, 1.0, 1.1,
                                  1.2, 1.3, 1.4, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0, 5.0};

/// The usual values, ascending, with the present one among them.
template <typename Value>
std::vector<Value> with(std::vector<Value> usual, const Value& present) {
    const auto place = std::lower_bound(usual.begin(), usual.end(), present);
    if (place == usual.end() || !(*place == present)) usual.insert(place, present);
    return usual;
}

std::string hundredths(double factor) {
    const int whole = static_cast<int>(std::lround(factor * 100.0));
    std::string digits = std::to_string(whole % 100);
    if (digits.size() < 2) digits.insert(0, 1, '0');
    return std::to_string(whole / 100) + '.' + digits;
}

// For each kind of row: the value, all values that can be chosen, and how one is shown.

bool valueOf(const OptionSwitch& kind, const Settings& settings) { return settings.*kind.value; }
void set(const OptionSwitch& kind, Settings& settings, bool value) { settings.*kind.value = value; }
std::vector<bool> choices(const OptionSwitch&, const Settings&) { return {false, true}; }
std::string text(const OptionSwitch&, bool value) { return value ? "ON" : "OFF"; }

int valueOf(const OptionAmount& kind, const Settings& settings) { return settings.*kind.value; }
void set(const OptionAmount& kind, Settings& settings, int value) { settings.*kind.value = value; }
std::vector<int> choices(const OptionAmount& kind, const Settings& settings) {
    std::vector<int> usual;
    usual.reserve(static_cast<std::size_t>((kind.high - kind.low) / kind.step) + 2);
    for (int value = kind.low; value <= kind.high; value += kind.step)
        usual.push_back(value);
    return with(std::move(usual), valueOf(kind, settings));
}
std::string text(const OptionAmount& kind, int value) {
    return std::to_string(value) + std::string(kind.unit);
}

double valueOf(const OptionFactor& kind, const Settings& settings) { return settings.*kind.value; }
void set(const OptionFactor& kind, Settings& settings, double value) { settings.*kind.value = value; }
std::vector<double> choices(const OptionFactor& kind, const Settings& settings) {
    return with({usualFactors.begin(), usualFactors.end()}, valueOf(kind, settings));
}
std::string text(const OptionFactor&, double value) { return hundredths(value); }

Effects valueOf(const OptionEffects&, const Settings& settings) { return settings.effects; }
void set(const OptionEffects&, Settings& settings, Effects value) { settings.effects = value; }
std::vector<Effects> choices(const OptionEffects&, const Settings&) {
    return {Effects::Low, Effects::Medium, Effects::Full};
}
std::string text(const OptionEffects&, Effects value) { return displayName(nameOf(value)); }

std::string valueOf(const OptionPalette&, const Settings& settings) { return settings.palette; }
void set(const OptionPalette&, Settings& settings, const std::string& value) { settings.palette = value; }
std::vector<std::string> choices(const OptionPalette&, const Settings& settings) {
    std::vector<std::string> names(paletteNames.begin(), paletteNames.end());
    if (!paletteNamed(settings.palette)) names.push_back(settings.palette);
    return names;
}
std::string text(const OptionPalette&, const std::string& value) { return displayName(value); }

Size valueOf(const OptionWindowSize&, const Settings& settings) {
    return {settings.windowWidth, settings.windowHeight};
}
void set(const OptionWindowSize&, Settings& settings, Size value) {
    settings.windowWidth = value.width;
    settings.windowHeight = value.height;
}
std::vector<Size> choices(const OptionWindowSize& kind, const Settings& settings) {
    return with({usualSizes.begin(), usualSizes.end()}, valueOf(kind, settings));
}
std::string text(const OptionWindowSize&, Size value) {
    return std::to_string(value.width) + " × " + std::to_string(value.height);
}

} // namespace

std::string_view shownName(OptionPage page) { return pages[static_cast<std::size_t>(page)].name; }
std::string_view explain(OptionPage page) { return pages[static_cast<std::size_t>(page)].line; }

std::vector<OptionRow> optionRows(OptionPage page) {
    std::vector<OptionRow> found;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(found),
                 [page](const OptionRow& row) { return row.page == page; });
    return found;
}

Menu::Item itemOf(const OptionRow& row, const Settings& settings) {
    Menu::Item item{std::string(row.name)};
    item.scale =
        std::holds_alternative<OptionAmount>(row.kind) || std::holds_alternative<OptionFactor>(row.kind);
    std::visit(
        [&](const auto& kind) {
            const auto values = choices(kind, settings);
            const auto present = std::find(values.begin(), values.end(), valueOf(kind, settings));
            item.option = static_cast<std::size_t>(present - values.begin());
            item.options.reserve(values.size());
            for (const auto& value : values)
                item.options.push_back(text(kind, value));
        },
        row.kind);
    return item;
}

std::string_view explain(const OptionRow& row, const Settings& settings) {
    if (!row.line.empty()) return row.line;
    if (std::holds_alternative<OptionEffects>(row.kind))
        return effectsLines[static_cast<std::size_t>(settings.effects)];
    const auto name = std::find(paletteNames.begin(), paletteNames.end(), settings.palette);
    if (name == paletteNames.end()) return "THIS PALETTE IS NOT THERE";
    return paletteLines[static_cast<std::size_t>(name - paletteNames.begin())];
}

std::string_view explain(const OptionRow& row, const Settings& settings, Effects inUse) {
    if (std::holds_alternative<OptionEffects>(row.kind) && inUse < settings.effects)
        return fewerEffectsLines[static_cast<std::size_t>(inUse)];
    return explain(row, settings);
}

Settings withChoice(const OptionRow& row, Settings settings, std::size_t option) {
    std::visit(
        [&](const auto& kind) {
            const auto values = choices(kind, settings);
            assert(option < values.size());
            set(kind, settings, values[option]);
        },
        row.kind);
    return settings;
}

Settings withDefault(const OptionRow& row, Settings settings) {
    std::visit([&](const auto& kind) { set(kind, settings, valueOf(kind, Settings{})); }, row.kind);
    return settings;
}

} // namespace arkanong
