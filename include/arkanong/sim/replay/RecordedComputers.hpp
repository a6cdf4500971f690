#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/objects/Objects.hpp"
#include "arkanong/sim/replay/Takeover.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

struct Replay;

/// The computers that can have played each side; index with sideIndex(). A side with an empty list is not
/// compared.
using PossibleComputers = std::array<std::vector<BotProfile>, 2>;

/// A command that no possible computer would have given.
struct ForgedCommand {
    Side side = Side::Blue;
    int tick = 0; ///< The tick of the command; the first one is 1.
    Command recorded;
    Command expected; ///< By the last computer that agreed with the recording up to this tick.
};

/// Plays the replay with a Bot beside it for each possible computer, and compares every command. Returns the first command
/// that rules out the last possible computer of its side; nullopt if each side that is compared has one that agrees to the
/// end. The hashes are not compared: see firstDifference(). `parts` has the computers of the first partsOf() the replay; in
/// further ones nothing is compared.
std::optional<ForgedCommand> firstForgedInParts(const Replay& replay,
                                                const std::vector<PossibleComputers>& parts);
/// The same with these computers from the first tick to the last, in a match that nobody took over.
std::optional<ForgedCommand> firstForgedCommand(const Replay& replay, const PossibleComputers& computers);

/// For each of the `parts`, as above, and each side a possible computer that agrees with the recording to the end of the
/// part; nullopt if none does.
std::vector<ExactComputers> agreeingComputers(const Replay& replay,
                                              const std::vector<PossibleComputers>& parts);

/// "at tick 35 Red's paddle moves at 0, 0 px/s, but the computer would have moved it at 212, 0 px/s".
std::string describe(const ForgedCommand& forged);

} // namespace arkanong
