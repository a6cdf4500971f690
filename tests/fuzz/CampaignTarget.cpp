#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

bool readAnyCampaignWorld(std::string_view bytes) {
    Campaign::World world;
    try {
        world = parseWorld(bytes, "world.toml");
    } catch (const DataError&) {
        return false;
    }
    const auto fits = [](const std::string& text, std::size_t longest) {
        return !text.empty() && countCharacters(text) <= longest && printable(text) == text;
    };
    must(fits(world.name, levelrules::longestName) && fits(world.idea, levelrules::longestIdea),
         "a world's name and idea can be shown");
    return true;
}

} // namespace arkanong::test
