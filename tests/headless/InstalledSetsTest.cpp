#include "Catch.hpp"
#include "arkanong/headless/MatchRun.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

#include <vector>

using namespace arkanong;

// Level sets of other games that are installed on this machine. Without any, the tests say so and pass.

namespace {

std::vector<SetEntry> installedSets() { return listSets(setFolders(userFolders())); }

/// Describes the first fault of a level; empty if it has none.
std::string wrongWith(const SetEntry& set, std::size_t number) {
    try {
        const Level level = loadSetLevel(set.path, number);
        if (const auto fault = brickFault(level)) return *fault;
        if (const auto fault = passageFault(level)) return fault->message;
        if (level.rows != tuning::fineBrickRows || level.name.empty()) return "is no level of a set";
        const World world(level, {}, number);
        if (world.objects().bricks.size() != level.bricks.size()) return "bricks are missing";
        return world.brokenInvariant();
    } catch (const DataError& error) {
        return error.what();
    }
}

} // namespace

TEST_CASE("every level of the installed sets can be read and fits on a field", "[sets]") {
    const std::vector<SetEntry> sets = installedSets();
    std::size_t levels = 0;
    for (const SetEntry& set : sets) {
        for (std::size_t number = 1; number <= set.titles.size(); ++number, ++levels) {
            const std::string why = wrongWith(set, number);
            if (!why.empty()) FAIL_CHECK(setLevelName(set.name, number) << ": " << why);
        }
    }
    if (levels == 0)
        WARN("no sets here: install lbreakouthd-data and lbreakout2-data for this test");
    else
        WARN(levels << " levels of " << sets.size() << " sets");
}

TEST_CASE("computers play levels of all installed sets to their ends", "[sets]") {
    const std::vector<SetEntry> sets = installedSets();
    constexpr std::size_t samples = 20;
    for (std::size_t i = 0; i < samples && !sets.empty(); ++i) {
        const SetEntry& set = sets[i * sets.size() / samples];
        const std::size_t number = i % set.titles.size() + 1;
        CAPTURE(setLevelName(set.name, number));
        for (const Mode mode : {Mode::Versus, Mode::Solo}) {
            MatchPlay match;
            match.level = loadSetLevel(set.path, number);
            match.settings.mode = mode;
            match.seed = i + 1;
            const MatchResult result = runMatch(match);
            CHECK(result.over);
            if (result.breach) FAIL_CHECK(result.breach->what);
        }
    }
}
