#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/cli/Signals.hpp"
#include "arkanong/storage/Assets.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Utf8.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelSets.hpp"

#include <cstdlib>
#include <iostream>
#include <new>

// Start and end of the program.

namespace arkanong {

int reportError(const std::exception& error) {
    const bool noMemory = dynamic_cast<const std::bad_alloc*>(&error) != nullptr;
    std::cerr << "arkanong: " << (noMemory ? "there is not enough memory" : printable(error.what()))
              << std::endl;
    const bool machine = dynamic_cast<const MachineError*>(&error) != nullptr;
    return !machine && dynamic_cast<const DataError*>(&error) != nullptr ? badDataExit : machineExit;
}

namespace {

/// Throws if the replay or the screenshots cannot be written to the paths in the options.
void checkOutputs(const Options& options) {
    if (!options.record.empty()) checkWritable(options.record);
    if (options.screenshots.empty()) return;
    makeFolder(options.screenshots);
    checkWritable(options.screenshots + "/arkanong.png");
}

int printLevels(const Options& options) {
    for (const std::string& word : levelWords(levelFolder(options), userFolders()))
        std::cout << printable(word) << '\n';
    return 0;
}

} // namespace

int runProgram(const std::vector<const char*>& arguments, const std::function<int(const Options&)>& run) {
    const auto parsed = parseCommandLine(static_cast<int>(arguments.size()), arguments.data());
    int exitCode = 0;
    if (const auto* reply = std::get_if<CommandLineReply>(&parsed)) {
        (reply->exitCode == 0 ? std::cout : std::cerr) << reply->text << '\n';
        exitCode = reply->exitCode;
    } else {
        failWritesWithoutSignal();
        try {
            const auto& options = std::get<Options>(parsed);
            checkOutputs(options);
            exitCode = options.levels ? printLevels(options) : run(options);
        } catch (const std::exception& error) {
            exitCode = reportError(error);
        }
    }
    if (std::cout.flush() || exitCode != 0) return exitCode;
    return reportError(MachineError("standard output", "cannot be written; is the disk full?"));
}

std::string assetsFolder(const Options& options) {
    const char* const environment = std::getenv("ARKANONG_ASSETS");
    return findAssets(
        {options.assets, environment != nullptr ? environment : "", programFolder(options.program)});
}

std::string levelFolder(const Options& options) { return assetsFolder(options) + "/levels"; }

std::vector<std::string> levelWords(const std::string& folder, const std::optional<UserFolders>& user) {
    std::vector<std::string> words = levelNames(folder);
    for (int world = 1; world <= campaign::worlds; ++world)
        for (int level = 1; level <= campaign::levelsOfWorld; ++level)
            if (campaignLevelPath(folder, {world, level}))
                words.push_back(nameOf(CampaignLevel{world, level}));
    if (user)
        for (const std::string& name : levelNames(user->levelFolder()))
            words.push_back(user->levelFolder() + '/' + name + ".toml");
    for (const SetEntry& set : listSets(setFolders(user)))
        for (std::size_t number = 1; number <= set.titles.size(); ++number)
            words.push_back(setLevelName(set.name, number));
    return words;
}

} // namespace arkanong
