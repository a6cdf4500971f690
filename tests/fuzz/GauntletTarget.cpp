#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/SealedReplay.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

bool readAnyGauntlet(std::string_view bytes) {
    for (const std::string& file : {std::string(bytes), sealed(bytes, gauntletFormat)}) {
        try {
            const GauntletReplay replay = decodeGauntlet(file, "any.replay");
            must(encodeGauntlet(replay) == file, "a run that is read is written back");
            constexpr int mostTicks = 240;
            GauntletCheck check(replay);
            check.advance(mostTicks);
            must(!check.fault() || !check.fault()->why.empty(), "what cannot have happened is told why");
            if (GauntletRun::replayed(replay.record)) scoreOf(*GauntletRun::replayed(replay.record));
            return true;
        } catch (const DataError&) {
            continue;
        }
    }
    return false;
}

} // namespace arkanong::test
