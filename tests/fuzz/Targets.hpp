#pragma once

#include <array>
#include <string_view>

namespace arkanong::test {

// What strangers and players can hand to the game, one function each. Each gives any bytes to one room, checks what comes
// back, and returns whether they were accepted. It fails by an exception, an abort or a sanitizer; a DataError means that
// the bytes were refused, and is expected.

bool readAnyLevel(std::string_view bytes);
/// A world.toml of the campaign.
bool readAnyCampaignWorld(std::string_view bytes);
bool readAnySet(std::string_view bytes);
/// The code of a level or a replay, or the bytes within one.
bool readAnyCode(std::string_view bytes);
bool readAnyReplay(std::string_view bytes);
/// The file of a run of the gauntlet.
bool readAnyGauntlet(std::string_view bytes);
/// The file of an interrupted campaign match.
bool continueAnyMatch(std::string_view bytes);
/// The first byte chooses the file: settings, progress, high scores or the records of runs.
bool readAnyUserFile(std::string_view bytes);
/// An argument a line.
bool readAnyCommandLine(std::string_view bytes);
bool playAnyWorld(std::string_view bytes);
/// A packet, the terms of a match between two machines, and datagrams of strangers to a host, a guest, a relay,
/// a host that is watched and one who watches.
bool readAnyPacket(std::string_view bytes);
/// A match between two machines on a network that loses, turns, changes and forges.
bool playAnyOnlineMatch(std::string_view bytes);
/// A language's catalogue, a .mo file.
bool readAnyCatalogue(std::string_view bytes);
bool readAnyAtlas(std::string_view bytes);

struct FuzzTarget {
    std::string_view name; ///< Also the folder of its corpus in tests/data/fuzz.
    bool (*run)(std::string_view bytes);
};
inline constexpr std::array<FuzzTarget, 13> fuzzTargets{{{"level", readAnyLevel},
                                                         {"campaign", readAnyCampaignWorld},
                                                         {"set", readAnySet},
                                                         {"code", readAnyCode},
                                                         {"replay", readAnyReplay},
                                                         {"gauntlet", readAnyGauntlet},
                                                         {"interrupted", continueAnyMatch},
                                                         {"user", readAnyUserFile},
                                                         {"arguments", readAnyCommandLine},
                                                         {"world", playAnyWorld},
                                                         {"packet", readAnyPacket},
                                                         {"online", playAnyOnlineMatch},
                                                         {"catalogue", readAnyCatalogue}}};
/// Needs the room render.
inline constexpr FuzzTarget atlasTarget{"atlas", readAnyAtlas};

} // namespace arkanong::test
