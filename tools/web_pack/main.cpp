#include "WebAtlas.hpp"
#include "WebLevels.hpp"
#include "WebSounds.hpp"
#include "arkanong/render/AtlasManifest.hpp"
#include "arkanong/render/Sfml.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/web/Pack.hpp"

#include <exception>
#include <iostream>
#include <string>

// Packs what the page needs of the assets: arkanong_web_pack ASSETS FOLDER SOUND... writes FOLDER/atlas.webp, the pictures,
// FOLDER/atlas.bin, where they are, the levels and names, and the sounds as FOLDER/SOUND.flac. script/web runs it.

namespace {

constexpr std::size_t largestManifest = std::size_t{1} << 20U;

void pack(const std::string& assets, const std::string& folder) {
    using namespace arkanong;
    const std::string path = assets + "/textures/atlas-1x.toml";
    const AtlasManifest manifest = parseAtlasManifest(readFile(path, largestManifest), path);
    const sf::Image picture = sfml::loadPicture(assets + "/textures/" + manifest.image, manifest.pictureSize);
    const WebAtlas atlas = webAtlas(manifest, picture);
    writeFile(folder + "/atlas.webp", atlas.webp);
    const std::string levels = assets + "/levels";
    writeFile(folder + "/atlas.bin", encodePack({atlas.manifest, webLevels(levels), webFinaleNames(levels)}));
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "arkanong_web_pack ASSETS FOLDER SOUND...\n";
        return 2;
    }
    try {
        pack(argv[1], argv[2]);
        for (int i = 3; i < argc; ++i)
            arkanong::packSound(argv[i], std::string(argv[1]) + "/sounds", argv[2]);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
