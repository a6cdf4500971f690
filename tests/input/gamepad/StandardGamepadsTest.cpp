#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include "TempFolder.hpp"
#include "input/gamepad/VirtualPad.hpp"

#include <csignal>

using namespace arkanong::test;
using Axis = sf::Joystick::Axis;

namespace {

/// An event in words: "+7" and "-7" for a button, "X 50" for an axis.
std::string wordFor(const sfml::WindowEvent& event) {
    if (const auto* down = std::get_if<sfml::PadPressed>(&event)) return "+" + std::to_string(down->button);
    if (const auto* up = std::get_if<sfml::PadReleased>(&event)) return "-" + std::to_string(up->button);
    if (const auto* moved = std::get_if<sfml::PadMoved>(&event))
        return std::string(sfmlName(moved->axis)) + ' ' + std::to_string(std::lround(moved->position));
    if (std::holds_alternative<sfml::PadConnected>(event)) return "here";
    return std::holds_alternative<sfml::PadDisconnected>(event) ? "gone" : "other";
}

std::string polled(StandardGamepads& pads) {
    std::string words;
    for (const sfml::WindowEvent& one : pads.poll())
        words += (words.empty() ? "" : ", ") + wordFor(one);
    return words;
}

/// SDL's gamepads and one virtual pad that has been reported as connected.
struct PadBench {
    PadBench() : PadBench(VirtualPad::Look()) {}
    explicit PadBench(const VirtualPad::Look& look) : pad(look) { CHECK(polled(pads) == "here"); }
    std::string press(int button) {
        pad.press(button);
        return polled(pads);
    }
    std::string release(int button) {
        pad.release(button);
        return polled(pads);
    }
    std::string push(int axis, double position) {
        pad.push(axis, position);
        return polled(pads);
    }

    StandardGamepads pads;
    VirtualPad pad;
};

std::string word(char sign, PadPart part) { return sign + std::to_string(static_cast<unsigned>(part)); }

PadFamily familyOfVirtual(Uint16 vendor, Uint16 product) {
    VirtualPad::Look look;
    look.vendor = vendor;
    look.product = product;
    const PadBench bench(look);
    return bench.pads.family(0).value();
}

/// SDL 3, on which newer SDL 2 are built, says of each emulated pad only that it is virtual.
bool hidesMakerOfVirtual() {
    VirtualPad::Look look;
    look.vendor = 0x45e;
    look.product = 0x28e;
    const PadBench bench(look);
    return SDL_GameControllerTypeForIndex(0) == SDL_CONTROLLER_TYPE_VIRTUAL;
}

} // namespace

TEST_CASE("each of SDL's buttons becomes the standard button of the same meaning", "[input]") {
    VirtualPad::Look look;
    look.buttons = (1U << SDL_CONTROLLER_BUTTON_MAX) - 1;
    PadBench bench(look);
    CHECK(bench.press(SDL_CONTROLLER_BUTTON_A) == "+" + std::to_string(padButtonAccept));
    CHECK(bench.release(SDL_CONTROLLER_BUTTON_A) == "-" + std::to_string(padButtonAccept));
    for (const auto& [button, part] : {std::pair{SDL_CONTROLLER_BUTTON_B, PadPart::B},
                                       {SDL_CONTROLLER_BUTTON_X, PadPart::X},
                                       {SDL_CONTROLLER_BUTTON_Y, PadPart::Y},
                                       {SDL_CONTROLLER_BUTTON_BACK, PadPart::Back},
                                       {SDL_CONTROLLER_BUTTON_GUIDE, PadPart::Guide},
                                       {SDL_CONTROLLER_BUTTON_START, PadPart::Start},
                                       {SDL_CONTROLLER_BUTTON_LEFTSTICK, PadPart::LeftStick},
                                       {SDL_CONTROLLER_BUTTON_RIGHTSTICK, PadPart::RightStick},
                                       {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PadPart::LeftShoulder},
                                       {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PadPart::RightShoulder},
                                       {SDL_CONTROLLER_BUTTON_MISC1, PadPart::Share},
                                       {SDL_CONTROLLER_BUTTON_PADDLE1, PadPart::Paddle1},
                                       {SDL_CONTROLLER_BUTTON_PADDLE4, PadPart::Paddle4}})
        CHECK(bench.press(button) == word('+', part));
}

TEST_CASE("the sticks move the axes of the standard gamepad, the direction pad PovX and PovY", "[input]") {
    PadBench bench;
    CHECK(bench.push(SDL_CONTROLLER_AXIS_LEFTX, -1.0) == "X -100");
    CHECK(bench.push(SDL_CONTROLLER_AXIS_LEFTY, 0.5) == "Y 50");
    CHECK(bench.push(SDL_CONTROLLER_AXIS_RIGHTX, 1.0) == "U 100");
    CHECK(bench.push(SDL_CONTROLLER_AXIS_RIGHTY, 1.0) == "V 100");
    CHECK(bench.press(SDL_CONTROLLER_BUTTON_DPAD_UP) == "PovY -100");
    CHECK(bench.press(SDL_CONTROLLER_BUTTON_DPAD_DOWN) == "PovY 0");
    CHECK(bench.release(SDL_CONTROLLER_BUTTON_DPAD_UP) == "PovY 100");
    CHECK(bench.press(SDL_CONTROLLER_BUTTON_DPAD_LEFT) == "PovX -100");
    CHECK(bench.release(SDL_CONTROLLER_BUTTON_DPAD_LEFT) == "PovX 0");
    CHECK(bench.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT) == "PovX 100");
}

TEST_CASE("a trigger is a button that is pressed past the middle and does not tremble there", "[input]") {
    PadBench bench;
    const auto trigger = [&bench](double share) {
        return bench.push(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 2.0 * share - 1.0);
    };
    CHECK(trigger(0.5).empty());
    CHECK(trigger(0.65) == word('+', PadPart::LeftTrigger));
    CHECK(trigger(0.55).empty());
    CHECK(trigger(0.65).empty());
    CHECK(trigger(0.2) == word('-', PadPart::LeftTrigger));
    CHECK(bench.push(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 1.0) == word('+', PadPart::RightTrigger));
}

TEST_CASE("a pad that is disconnected releases everything first, and its number is free again", "[input]") {
    StandardGamepads pads;
    {
        VirtualPad::Look look;
        look.others = 2;
        const VirtualPad pad(look);
        CHECK(polled(pads) == "here");
        pad.press(SDL_CONTROLLER_BUTTON_A);
        pad.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT + 2); // SDL has no name for it.
        pad.press(SDL_CONTROLLER_BUTTON_DPAD_UP);
        pad.push(SDL_CONTROLLER_AXIS_LEFTX, 0.8);
        polled(pads);
    }
    const std::string words = polled(pads);
    for (const std::string& released : {word('-', PadPart::A), "-" + std::to_string(otherButton(16)),
                                        std::string("X 0"), std::string("PovY 0")})
        CHECK_THAT(words, ContainsSubstring(released + ", "));
    CHECK(words.substr(words.rfind(' ') + 1) == "gone");
    CHECK(polled(pads).empty());
    CHECK_FALSE(pads.describe(0));
    const VirtualPad another;
    CHECK(polled(pads) == "here");
    CHECK(pads.describe(0));
}

TEST_CASE("pads connected before the first poll are reported by it, and more than eight ignored", "[input]") {
    StandardGamepads pads;
    std::vector<VirtualPad> plugged(padCount + 1);
    const auto events = pads.poll();
    REQUIRE(events.size() == padCount);
    for (unsigned number = 0; number < padCount; ++number)
        CHECK(std::get<sfml::PadConnected>(events[number]).pad == number);
    plugged.back().press(SDL_CONTROLLER_BUTTON_A);
    CHECK(polled(pads).empty());
    CHECK_FALSE(pads.describe(padCount));
}

TEST_CASE("the player's own entries win, other systems' are skipped, malformed lines are noted", "[input]") {
    const TempFolder folder;
    StandardGamepads pads;
    const VirtualPad pad;
    folder.write("pads.txt", "\xEF\xBB\xBF# mine\n\n" + pad.guid() +
                                 ",My Pad,a:b2,b:b0,platform:" + SDL_GetPlatform() + ",\r\n" + pad.guid() +
                                 ",My Pad,a:b3,platform:Nowhere,\nno entry\n");
    Notes notes;
    pads.addEntries(folder / "pads.txt", notes);
    REQUIRE(notes.size() == 1);
    CHECK_THAT(notes.front(), ContainsSubstring("pads.txt:5: "));
    CHECK(polled(pads) == "here");
    CHECK(pads.describe(0)->name == "My Pad");
    pad.press(2);
    CHECK(polled(pads) == word('+', PadPart::A));
    pad.press(0);
    CHECK(polled(pads) == word('+', PadPart::B));
    pad.press(5); // The entry does not name it.
    CHECK(polled(pads) == "+" + std::to_string(otherButton(5)));
}

TEST_CASE("a missing file of entries is no fault, and a folder or a huge file is noted", "[input]") {
    const TempFolder folder;
    StandardGamepads pads;
    Notes notes;
    pads.addEntries(folder / "pads.txt", notes);
    CHECK(notes.empty());
    pads.addEntries(folder.path(), notes);
    CHECK(notes.size() == 1);
    folder.write("pads.txt", std::string((1U << 20U) + 1, '\n'));
    pads.addEntries(folder / "pads.txt", notes);
    CHECK(notes.size() == 2);
    std::string many;
    for (int line = 0; line < 2049; ++line)
        many += "wrong\n";
    folder.write("pads.txt", many);
    pads.addEntries(folder / "pads.txt", notes);
    REQUIRE(notes.size() > 2);
    CHECK(notes.size() < 12);
    CHECK_THAT(notes[2], ContainsSubstring("those from line 2049 are not read"));
}

TEST_CASE("a pad unknown to SDL has the commonest numbers; a device with few controls is none", "[input]") {
    VirtualPad::Look look;
    look.type = SDL_JOYSTICK_TYPE_UNKNOWN;
    look.name = "Something";
    PadBench bench(look);
    CHECK(bench.pads.describe(0)->guessed);
    for (const unsigned button : {padButtonAccept, padButtonBack, padButtonShoulder, padButtonStart})
        CHECK(bench.press(static_cast<int>(button)) == "+" + std::to_string(button));
    CHECK(bench.push(0, 0.6) == "X 60");
    CHECK(bench.push(2, 0.6) == "U 60");
    bench.pad.pushHat(SDL_HAT_LEFT);
    CHECK(polled(bench.pads) == "PovX -100");
    look.buttons = 7;
    look.product = 2;
    const VirtualPad mouse(look);
    CHECK(polled(bench.pads).empty());
}

TEST_CASE("a pad's family is known by its maker and product", "[input]") {
    if (hidesMakerOfVirtual()) {
        WARN("this SDL hides the makers of the pads that it emulates");
        return;
    }
    CHECK(familyOfVirtual(0x45e, 0x28e) == PadFamily::Xbox);
    CHECK(familyOfVirtual(0x54c, 0x5c4) == PadFamily::PlayStation);
    CHECK(familyOfVirtual(0x54c, 0xce6) == PadFamily::PlayStation);
    CHECK(familyOfVirtual(0x57e, 0x2009) == PadFamily::Nintendo);
    CHECK(familyOfVirtual(0x1234, 1) == PadFamily::Xbox);
}

TEST_CASE("A is the lowest button whatever is printed on it and the environment says", "[input]") {
    REQUIRE(SDL_setenv("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "1", 1) == 0);
    const TempFolder folder;
    StandardGamepads pads;
    const VirtualPad pad;
    const std::string end =
        std::string("hint:SDL_GAMECONTROLLER_USE_BUTTON_LABELS:=1,platform:") + SDL_GetPlatform();
    const std::string negated =
        std::string("hint:!SDL_GAMECONTROLLER_USE_BUTTON_LABELS:=1,platform:") + SDL_GetPlatform();
    folder.write("pads.txt", pad.guid() + ",By sign,a:b1,b:b0," + end + ",\n" + pad.guid() +
                                 ",By place,a:b0,b:b1," + negated + ",\n");
    Notes notes;
    pads.addEntries(folder / "pads.txt", notes);
    CHECK(notes.empty());
    CHECK(polled(pads) == "here");
    pad.press(0);
    CHECK(polled(pads) == word('+', PadPart::A));
    REQUIRE(SDL_setenv("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "", 1) == 0);
}

TEST_CASE("an entry in the environment, as Steam sets it, is used", "[input]") {
    std::string guid;
    {
        const PadBench bench;
        guid = bench.pad.guid();
    }
    REQUIRE(SDL_setenv("SDL_GAMECONTROLLERCONFIG", (guid + ",Steam's pad,a:b1,b:b0,").c_str(), 1) == 0);
    {
        PadBench bench;
        CHECK(bench.pads.describe(0)->name == "Steam's pad");
        CHECK(bench.press(1) == word('+', PadPart::A));
    }
    REQUIRE(SDL_setenv("SDL_GAMECONTROLLERCONFIG", "", 1) == 0);
}

TEST_CASE("pads that the environment asks to ignore, as Steam does with real ones, are no gamepads",
          "[input]") {
    if (hidesMakerOfVirtual()) {
        WARN("this SDL hides the makers of the pads that it emulates");
        return;
    }
    const auto [hint, list, here] = GENERATE(table<const char*, const char*, bool>(
        {{"SDL_GAMECONTROLLER_IGNORE_DEVICES", "0x045E/0x028E,0x1234/0x0001", false},
         {"SDL_GAMECONTROLLER_IGNORE_DEVICES", "0x1234/0x0002,,nonsense", true},
         {"SDL_GAMECONTROLLER_IGNORE_DEVICES_EXCEPT", "0x045E/0x028E", false},
         {"SDL_GAMECONTROLLER_IGNORE_DEVICES_EXCEPT", "0x1234/0x0001", true}}));
    CAPTURE(hint, list);
    REQUIRE(SDL_setenv(hint, list, 1) == 0);
    {
        StandardGamepads pads;
        VirtualPad::Look look;
        look.type = GENERATE(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_JOYSTICK_TYPE_UNKNOWN);
        const VirtualPad pad(look);
        CHECK(polled(pads) == (here ? "here" : ""));
        look.vendor = 0x28de; // Steam's own.
        look.product = 0x11ff;
        const VirtualPad emulated(look);
        CHECK(polled(pads) == "here");
        CHECK(pads.isSteams(here ? 1 : 0));
    }
    REQUIRE(SDL_setenv(hint, "", 1) == 0);
}

TEST_CASE("reading gamepads leaves the program's signals alone", "[input]") {
    const auto before = std::signal(SIGINT, SIG_DFL);
    {
        const StandardGamepads pads;
        CHECK(pads.failure().empty());
        CHECK(std::signal(SIGINT, SIG_DFL) == SIG_DFL);
    }
    std::signal(SIGINT, before);
}
