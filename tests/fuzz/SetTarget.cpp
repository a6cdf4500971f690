#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

bool readAnySet(std::string_view bytes) {
    looksLikeSet(bytes); // Must end; stricter than the parser, which skips empty lines at the start.
    const std::size_t titles = readSetTitles(bytes).size();
    std::vector<Level> levels;
    try {
        levels = parseSet(bytes, "set");
    } catch (const DataError&) {
        return false;
    }
    must(!levels.empty() && levels.size() == titles, "a set has as many titles as levels");
    for (std::size_t i = 0; i < levels.size(); ++i) {
        must(!brickFault(levels[i]) && !passageFault(levels[i]), "a level of a set obeys the rules");
        must(parseSetLevel(bytes, i + 1, "set") == levels[i], "a level of a set is the same alone");
    }
    return true;
}

} // namespace arkanong::test
