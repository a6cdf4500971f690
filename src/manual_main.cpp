#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/cli/OptionText.hpp"
#include "arkanong/storage/Files.hpp"

#include <filesystem>
#include <iostream>

// For the installation: writes the page of the manual in English and the shells' completions in all languages into a folder,
// and into its folders man/CODE the page in the languages of the catalogues CODE.mo. All these folders exist.
//   arkanong_manual FOLDER DATE_OF_RELEASE [CATALOGUE...]
int main(int argc, char** argv) {
    using namespace arkanong;
    if (argc < 3) {
        std::cerr
            << "arkanong_manual: expected a folder, the release's date, such as 2026-11-23, and catalogues\n";
        return badDataExit;
    }
    try {
        const std::string folder = argv[1];
        const std::string date = argv[2];
        writeFile(folder + "/arkanong.6", manualPage(date, Catalogue::english()));
        std::vector<Catalogue> translations;
        for (int i = 3; i < argc; ++i) {
            const std::string code = std::filesystem::path(argv[i]).stem().string();
            translations.push_back(Catalogue::load(argv[i]));
            writeFile((std::filesystem::path(folder) / "man" / code / "arkanong.6").string(),
                      manualPage(date, translations.back()));
        }
        writeFile(folder + "/arkanong.bash", bashCompletion());
        writeFile(folder + "/arkanong.zsh", zshCompletion(translations));
        writeFile(folder + "/arkanong.fish", fishCompletion(translations));
    } catch (const std::exception& error) {
        return reportError(error);
    }
    return 0;
}
