#include "arkanong/input/Players.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

Players::Players(const std::array<Contestant, 2>& contestants, const MatchSettings& settings,
                 std::uint64_t seed, const ControlMap& controls, const std::array<InputAids, 2>& aids)
    : settings_(settings) {
    for (const Side side : {Side::Blue, Side::Red}) {
        if (side == Side::Red && settings.mode != Mode::Versus) continue;
        const Contestant& own = contestants[sideIndex(side)];
        if (isPerson(own.controller))
            people_.push_back(personAt(side, contestants, controls, aids[sideIndex(side)]));
        else
            bots_.emplace_back(side, own.computer, seed);
    }
}

std::array<Contestant, 2> onePerson(Side side, Controller controller) {
    std::array<Contestant, 2> contestants;
    contestants.fill({Controller::Computer});
    contestants[sideIndex(side)].controller = controller;
    return contestants;
}

Players::Players(Side side, Controller controller, const MatchSettings& settings, const ControlMap& controls,
                 const InputAids& aids)
    : settings_(settings) {
    people_.push_back(personAt(side, onePerson(side, controller), controls, aids));
}

Players::Person Players::personAt(Side side, const std::array<Contestant, 2>& contestants,
                                  const ControlMap& controls, const InputAids& aids) const {
    const Controller own = contestants[sideIndex(side)].controller;
    const Controller other = contestants[sideIndex(opponent(side))].controller;
    Bindings bindings = bindingsFor(own, other, controls);
    if (aids.oneButton) bindings = oneButton(std::move(bindings), !isPerson(other));
    // In the sandbox the mouse builds and adds balls, unless it is the player's only device.
    const bool leads = settings_.mode != Mode::Sandbox || own == Controller::Mouse;
    const auto pointer = leads ? PlayerInput::Pointer::Leads : PlayerInput::Pointer::Aims;
    return {side, InputState(std::move(bindings)), PlayerInput(side, pointer, settings_, aids),
            aids.guides() ? std::optional(PaddleGuide(side)) : std::nullopt};
}

void Players::reassign(const std::array<Contestant, 2>& contestants, const ControlMap& controls,
                       const std::array<InputAids, 2>& aids) {
    for (Person& person : people_)
        person = personAt(person.side, contestants, controls, aids[sideIndex(person.side)]);
}

void Players::handle(const sfml::WindowEvent& event) {
    for (Person& person : people_)
        person.input.handle(event);
}

void Players::placePointer(Vec2 at) {
    for (Person& person : people_)
        person.input.placePointer(at);
}

Commands Players::commands(const World& world, bool peopleServe) {
    Commands commands{};
    for (Person& person : people_) {
        TickInput input = person.input.nextTick();
        if (flipped_) input = flipped(input);
        const Paddle* const paddle = world.objects().paddle(person.side);
        if (paddle == nullptr) continue;
        PlayerState state = playerState(world, person.side, peopleServe);
        if (person.guide) state.arrival = person.guide->look(world);
        commands[sideIndex(person.side)] = person.player.command(input, *paddle, state);
    }
    for (Bot& bot : bots_)
        commands[sideIndex(bot.side())] = bot.think(world);
    return commands;
}

void Players::watch(const World& world) {
    for (Bot& bot : bots_)
        bot.think(world);
}

void Players::release() {
    for (Person& person : people_) {
        person.input.releaseAll();
        person.player.release();
    }
}

bool Players::capturePointer() const {
    return std::any_of(people_.begin(), people_.end(),
                       [](const Person& person) { return person.player.capturesPointer(); });
}

Pads Players::replacing(unsigned pad) const {
    for (const Person& person : people_)
        if (person.input.dependsOn(pad)) return person.input.pads();
    return {};
}

std::array<std::optional<Aim>, 2> Players::aims() const {
    std::array<std::optional<Aim>, 2> aims;
    for (const Person& person : people_)
        aims[sideIndex(person.side)] = person.player.shownAim();
    return aims;
}

} // namespace arkanong
