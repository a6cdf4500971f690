#include "arkanong/sim/replay/RecordedComputers.hpp"

#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// The computers of one side whose commands agree with the recording so far.
class Agreeing {
  public:
    Agreeing(Side side, const std::vector<BotProfile>& profiles, std::uint64_t seed) : side_(side) {
        bots_.reserve(profiles.size());
        for (const BotProfile& profile : profiles)
            bots_.emplace_back(side, profile, seed);
    }

    /// Lets them see the World before their part begins.
    void look(const World& world) {
        for (Bot& bot : bots_)
            bot.think(world);
    }

    /// Drops those that would not have given this command. Returns it if none is left.
    std::optional<ForgedCommand> compare(const World& world, const Command& recorded) {
        if (bots_.empty()) return std::nullopt;
        Command expected;
        const auto disagrees = [&](Bot& bot) {
            const Command command = bot.think(world);
            if (command == recorded) return false;
            expected = command;
            return true;
        };
        bots_.erase(std::remove_if(bots_.begin(), bots_.end(), disagrees), bots_.end());
        if (!bots_.empty()) return std::nullopt;
        return ForgedCommand{side_, world.tick() + 1, recorded, expected};
    }

    /// One of those that agree so far.
    std::optional<BotProfile> any() const {
        return bots_.empty() ? std::nullopt : std::optional(bots_.front().profile());
    }

  private:
    Side side_;
    std::vector<Bot> bots_;
};

std::string both(int x, int y) { return std::to_string(x) + ", " + std::to_string(y); }

/// What differs in a button: "fires", or "does not fire".
std::string buttonText(bool pressed, const char* presses, const char* press) {
    return pressed ? presses : std::string("does not ") + press;
}

/// The computers of a part of the match; index `sides` with sideIndex().
struct ComparedPart {
    ReplayPart part;
    std::array<Agreeing, 2> sides;
};
using ComparedParts = std::vector<ComparedPart>;

ComparedParts comparedParts(const Replay& replay, const std::vector<PossibleComputers>& computers) {
    ComparedParts parts;
    for (const ReplayPart& part : partsOf(replay)) {
        if (parts.size() == computers.size()) break;
        const PossibleComputers& its = computers[parts.size()];
        parts.push_back({part, {{{Side::Blue, its[0], part.seed}, {Side::Red, its[1], part.seed}}}});
    }
    return parts;
}

/// Lets the part compare these commands, or see the World. Returns the first command that none of its computers gives.
std::optional<ForgedCommand> compare(ComparedPart& compared, const World& world, const Commands& commands) {
    if (!compared.part.looks(world.tick())) return std::nullopt;
    std::optional<ForgedCommand> first;
    for (std::size_t side = 0; side < compared.sides.size(); ++side) {
        Agreeing& agreeing = compared.sides[side];
        std::optional<ForgedCommand> forged;
        if (compared.part.plays(world.tick()))
            forged = agreeing.compare(world, commands[side]);
        else
            agreeing.look(world);
        if (!first) first = forged;
    }
    return first;
}

/// Plays the recording and lets each part compare its commands. Stops at the first command that none of its computers gives,
/// or, with `toTheEnd`, only at the end.
std::optional<ForgedCommand> compareAll(ComparedParts& parts, const Replay& replay, bool toTheEnd) {
    World world(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    std::vector<Event> events;
    while (const std::optional<Commands> commands = player.next()) {
        for (ComparedPart& part : parts) {
            auto forged = compare(part, world, *commands);
            if (forged && !toTheEnd) return forged;
        }
        events.clear();
        world.step(*commands, events);
    }
    return std::nullopt;
}

} // namespace

std::optional<ForgedCommand> firstForgedInParts(const Replay& replay,
                                                const std::vector<PossibleComputers>& parts) {
    ComparedParts compared = comparedParts(replay, parts);
    return compareAll(compared, replay, false);
}

std::optional<ForgedCommand> firstForgedCommand(const Replay& replay, const PossibleComputers& computers) {
    return firstForgedInParts(replay, {computers});
}

std::vector<ExactComputers> agreeingComputers(const Replay& replay,
                                              const std::vector<PossibleComputers>& parts) {
    ComparedParts compared = comparedParts(replay, parts);
    static_cast<void>(compareAll(compared, replay, true));
    std::vector<ExactComputers> agreeing;
    agreeing.reserve(compared.size());
    for (const ComparedPart& part : compared)
        agreeing.push_back({part.sides[0].any(), part.sides[1].any()});
    return agreeing;
}

std::string describe(const ForgedCommand& forged) {
    const Command &is = forged.recorded, &should = forged.expected;
    const std::string when = "at tick " + std::to_string(forged.tick) + ' ' + displayName(forged.side);
    if (is.moveX != should.moveX || is.moveY != should.moveY)
        return when + "'s paddle moves at " + both(is.moveX, is.moveY) +
               " px/s, but the computer would have moved it at " + both(should.moveX, should.moveY) + " px/s";
    const auto differs = [&](Command::Button button) { return is.has(button) != should.has(button); };
    std::string did = "presses other buttons";
    if (differs(Command::servePressed))
        did = buttonText(is.has(Command::servePressed), "serves", "serve");
    else if (differs(Command::serveHeld))
        did = buttonText(is.has(Command::serveHeld), "fires", "fire");
    else if (is.buttons == should.buttons)
        return when + " aims at " + both(is.aimX, is.aimY) + ", but the computer would have aimed at " +
               both(should.aimX, should.aimY);
    return when + ' ' + did + ", unlike the computer";
}

} // namespace arkanong
