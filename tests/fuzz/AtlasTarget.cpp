#include "arkanong/render/AtlasManifest.hpp"
#include "arkanong/storage/DataError.hpp"
#include "fuzz/Must.hpp"
#include "fuzz/Targets.hpp"

namespace arkanong::test {

bool readAnyAtlas(std::string_view bytes) {
    try {
        const AtlasManifest manifest = parseAtlasManifest(bytes, "atlas.toml");
        must(manifest.scale > 0.0 && !manifest.glyphs.empty(), "a manifest that is read can be drawn");
        return true;
    } catch (const DataError&) {
        return false;
    }
}

} // namespace arkanong::test
