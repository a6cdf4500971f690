#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

bool readAnySet(std::string_view bytes) {
    looksLikeSet(bytes); // Must end.
    const std::size_t titles = readSetTitles(bytes).size();
    if (titles == 0) return false;
    for (std::size_t number = 1; number <= titles; ++number) {
        try {
            const Level level = parseSetLevel(bytes, number, "set");
            must(!brickFault(level) && !passageFault(level), "a level of a set obeys the rules");
        } catch (const DataError&) {
            return false;
        }
    }
    return true;
}

} // namespace arkanong::test
