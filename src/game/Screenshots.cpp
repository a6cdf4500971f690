#include "arkanong/game/Screenshots.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

/// The folder that an environment variable names; empty when it names none.
fs::path folderFrom(const char* variable) {
    const char* value = std::getenv(variable);
    const fs::path folder = value != nullptr ? value : "";
    return folder.is_absolute() ? folder : fs::path();
}

} // namespace

std::string screenshotFolder() {
#if defined(_WIN32)
    const fs::path home = folderFrom("USERPROFILE");
#else
    const fs::path home = folderFrom("HOME");
#endif
    if (const fs::path pictures = folderFrom("XDG_PICTURES_DIR"); !pictures.empty())
        return (pictures / "Arkanong").string();
    std::error_code ignored;
    if (!home.empty() && fs::is_directory(home / "Pictures", ignored))
        return (home / "Pictures" / "Arkanong").string();
    if (const fs::path data = folderFrom("XDG_DATA_HOME"); !data.empty())
        return (data / "arkanong" / "screenshots").string();
    if (!home.empty()) return (home / ".local" / "share" / "arkanong" / "screenshots").string();
    return ".";
}

std::string nextScreenshot(const std::string& folder, std::string_view ending) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (!fs::is_directory(folder, error)) throw DataError(folder, "cannot make this folder for screenshots");
    for (int number = 1;; ++number) {
        char name[32];
        std::snprintf(name, sizeof name, "arkanong-%04d", number);
        const fs::path path = fs::path(folder) / (name + std::string(ending));
        if (!fs::exists(path, error)) return path.string();
    }
}

// SFML does not tell whether all bytes were written, so the end of the file must be there.
void savePicture(const sf::Image& picture, const std::string& path) {
    constexpr std::string_view ending = "IEND\xAE\x42\x60\x82";
    constexpr std::size_t largest = std::size_t{1} << 30U;
    const std::string part = path + ".part.png";
    std::string bytes;
    if (picture.saveToFile(part)) bytes = readFile(part, largest);
    removeFile(part);
    if (bytes.size() < ending.size() || bytes.substr(bytes.size() - ending.size()) != ending)
        throw MachineError(path, "cannot be written; is the disk full?");
    writeFile(path, bytes);
}

} // namespace arkanong
