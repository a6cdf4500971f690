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

  private:
    Side side_;
    std::vector<Bot> bots_;
};

std::string both(int x, int y) { return std::to_string(x) + ", " + std::to_string(y); }

/// What differs in a button: "fires", or "does not fire".
std::string buttonText(bool pressed, const char* presses, const char* press) {
    return pressed ? presses : std::string("does not ") + press;
}

} // namespace

std::optional<ForgedCommand> firstForgedCommand(const Replay& replay, const PossibleComputers& computers) {
    World world(replay.level, replay.settings, replay.seed);
    ReplayPlayer player(replay);
    std::array<Agreeing, 2> sides{
        {{Side::Blue, computers[0], replay.seed}, {Side::Red, computers[1], replay.seed}}};
    std::vector<Event> events;
    while (const std::optional<Commands> commands = player.next()) {
        for (std::size_t side = 0; side < sides.size(); ++side)
            if (const auto forged = sides[side].compare(world, (*commands)[side])) return forged;
        events.clear();
        world.step(*commands, events);
    }
    return std::nullopt;
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
