#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/input/InputState.hpp"
#include "arkanong/input/gamepad/GamepadSlots.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "input/gamepad/SimulatedPad.hpp"

#include <cmath>
#include <fstream>
#include <set>

using namespace arkanong;
using namespace arkanong::test;

// Every entry of the database becomes a gamepad, or several where the entry leaves open which axes it has. Its controls
// are pressed one by one, and what comes out at the other end, in menus and in a match, must be theirs and nothing
// else. Nothing here knows how the game reads an entry.

namespace {

/// Turns what SFML reports into what the game's screens are given.
using Reading = std::function<std::vector<sfml::WindowEvent>(const sfml::WindowEvent&)>;

/// What a control did in the game.
struct Outcome {
    std::set<MenuIntent> intents;
    std::set<Action> pressed;
    Vec2 move;
    Vec2 aim;
};

/// The game's ends of the wire: a menu, and a match in which gamepad 1 plays.
class Ends {
  public:
    explicit Ends(Reading reading) : reading_(std::move(reading)) {}

    Outcome after(const std::vector<sfml::WindowEvent>& events) {
        Outcome outcome;
        for (const sfml::WindowEvent& event : events) {
            for (const sfml::WindowEvent& read : reading_(event)) {
                const sfml::WindowEvent slotted = slots_.assigned(read);
                if (const auto intent = menu_.intent(slotted)) outcome.intents.insert(*intent);
                match_.handle(slotted);
                common_.handle(slotted);
            }
        }
        for (int tick = 0; tick < 4; ++tick) {
            note(match_.nextTick(), outcome);
            note(common_.nextTick(), outcome);
        }
        return outcome;
    }

  private:
    static void note(const TickInput& input, Outcome& outcome) {
        for (std::size_t i = 0; i < actionCount; ++i)
            if (input.pressed[i]) outcome.pressed.insert(static_cast<Action>(i));
        if (input.padMove != Vec2{}) outcome.move = input.padMove;
        if (input.padAim != Vec2{}) outcome.aim = input.padAim;
    }

    Reading reading_;
    GamepadSlots slots_;
    MenuInput menu_;
    InputState match_{bindingsFor(Controller::Pad1)};
    InputState common_{commonBindings(false)};
};

bool near(Vec2 a, Vec2 b) { return length(a - b) < 0.01; }

/// Presses the control and lets it go.
Outcome tap(SimulatedPad& pad, Ends& ends, const std::string& control, int direction = 1) {
    const Outcome outcome = ends.after(pad.press(control, direction));
    ends.after(pad.release(control));
    return outcome;
}

/// The first of the controls A, B, START, sticks and D-pad that does not do what it should; empty if all do.
std::string wrongControl(SimulatedPad& pad, const Reading& reading) {
    Ends ends(reading);
    const auto does = [&](const char* button, std::set<MenuIntent> intents, std::set<Action> actions) {
        if (!pad.has(button)) return true;
        const Outcome seen = tap(pad, ends, button);
        return seen.intents == intents && seen.pressed == actions && seen.move == Vec2{} &&
               seen.aim == Vec2{};
    };
    if (!does("a", {MenuIntent::Accept}, {Action::ServeAtAim})) return "a";
    if (!does("b", {MenuIntent::Back}, {})) return "b";
    if (!does("start", {MenuIntent::Accept}, {Action::Pause})) return "start";

    struct Push {
        const char* control;
        int sign;
        Vec2 direction;
        MenuIntent intent;
    };
    for (const Push& push :
         {Push{"leftx", -1, {-1, 0}, MenuIntent::Left}, Push{"leftx", 1, {1, 0}, MenuIntent::Right},
          Push{"lefty", -1, {0, -1}, MenuIntent::Up}, Push{"lefty", 1, {0, 1}, MenuIntent::Down},
          Push{"dpleft", 1, {-1, 0}, MenuIntent::Left}, Push{"dpright", 1, {1, 0}, MenuIntent::Right},
          Push{"dpup", 1, {0, -1}, MenuIntent::Up}, Push{"dpdown", 1, {0, 1}, MenuIntent::Down}}) {
        if (!pad.pushes(push.control, push.sign)) continue;
        const Outcome seen = tap(pad, ends, push.control, push.sign);
        if (!near(seen.move, push.direction) || seen.intents != std::set{push.intent} ||
            !seen.pressed.empty() || seen.aim != Vec2{})
            return push.control;
    }
    for (const Push& push : {Push{"rightx", -1, {-1, 0}, {}}, Push{"rightx", 1, {1, 0}, {}},
                             Push{"righty", -1, {0, -1}, {}}, Push{"righty", 1, {0, 1}, {}}}) {
        if (!pad.pushes(push.control, push.sign)) continue;
        const Outcome seen = tap(pad, ends, push.control, push.sign);
        if (!near(seen.aim, push.direction) || seen.move != Vec2{} || !seen.pressed.empty())
            return push.control;
    }
    return {};
}

/// The sets of axes that gamepads' drivers report: X and Y, the others in the order of their codes.
const std::vector<std::vector<int>>& usualAxes() {
    static const std::vector<std::vector<int>> all{
        {},
        {0, 1},
        {0, 1, 2},
        {0, 1, 5},
        {0, 1, 2, 5},
        {0, 1, 3, 4},
        {0, 1, 2, 3, 4},
        {0, 1, 2, 5, 6},
        {0, 1, 2, 3, 5},
        {0, 1, 2, 3, 4, 5},
        {0, 1, 2, 5, 9, 10},
        {0, 1, 2, 3, 4, 5, 6},
        {0, 1, 2, 3, 4, 5, 9},
        {0, 1, 2, 3, 4, 5, 6, 7},
        {0, 1, 2, 3, 4, 5, 9, 10},
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10},
        // The Steam Controller's and the Steam Deck's, whose hats are axes.
        {0, 1, 3, 4, 16, 17, 20, 21},
        {0, 1, 3, 4, 16, 17, 18, 19, 20, 21},
    };
    return all;
}

/// Makes the way of reading for a device.
using Reader = std::function<Reading(const GamepadDevice&)>;

Reader byDatabase(const GamepadDatabase& database) {
    return [&database](const GamepadDevice& device) -> Reading {
        const auto pads = std::make_shared<StandardGamepads>([device](unsigned) { return device; }, database);
        pads->translated(sfml::PadConnected{0});
        return [pads](const sfml::WindowEvent& event) { return pads->translated(event); };
    };
}

/// SFML's numbers taken as they are, which was all that the game did before it had a database.
Reading byNumbers(const GamepadDevice&) {
    return [](const sfml::WindowEvent& event) { return std::vector{event}; };
}

/// What is wrong with the pads of this entry; empty if nothing is.
std::string wrongWith(const std::string& line, const Reader& reader) {
    const unsigned count = SimulatedPad::axesIn(line);
    int tried = 0;
    for (const std::vector<int>& axes : usualAxes()) {
        if (axes.size() < count || axes.size() > std::max(count, 6U)) continue;
        SimulatedPad pad(line, axes);
        if (!pad.isPlausible()) continue;
        ++tried;
        const std::string wrong = wrongControl(pad, reader(pad.device()));
        if (!wrong.empty()) return wrong + " with " + std::to_string(axes.size()) + " axes";
    }
    return tried > 0 ? "" : "no such pad";
}

std::vector<std::string> linuxEntries(const std::string& file) {
    std::vector<std::string> lines;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
        if (line.find(",platform:Linux") != std::string::npos && line.front() != '#') lines.push_back(line);
    return lines;
}

} // namespace

TEST_CASE("of the gamepads in the database, 95 % work as they are", "[input]") {
    const std::string file = gamepadDatabasePath();
    if (file.empty()) {
        WARN("There is no gamecontrollerdb.txt to be tested: CONTRIBUTING.md says where to get one.");
        return;
    }
    GamepadDatabase database;
    Notes notes;
    database.load(file, notes);
    CHECK(notes == Notes{});

    const std::vector<std::string> lines = linuxEntries(file);
    REQUIRE(lines.size() > 200);
    std::size_t right = 0;
    std::size_t before = 0;
    std::string wrong;
    for (const std::string& line : lines) {
        if (line.rfind("xinput,", 0) == 0) continue; // Of no device: it counts as wrong.
        const std::string problem = wrongWith(line, byDatabase(database));
        if (problem.empty())
            ++right;
        else
            wrong += line.substr(0, 60) + ": " + problem + "\n";
        before += wrongWith(line, byNumbers).empty() ? 1U : 0U;
    }
    const double percent = 100.0 * static_cast<double>(right) / static_cast<double>(lines.size());
    const double percentBefore = 100.0 * static_cast<double>(before) / static_cast<double>(lines.size());
    INFO("right: " << right << " of " << lines.size() << ", " << percent << " %; by SFML's numbers alone "
                   << percentBefore << " %; wrong:\n"
                   << wrong);
    CHECK(percent >= 95.0);
    CHECK(percentBefore < 50.0); // The measure can tell right from wrong.
}
