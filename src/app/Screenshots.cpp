#include "arkanong/app/Screenshots.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Files.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <png.h>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

/// The picture as PNG. SFML 2 can only write to a file that it opens itself. `path` is for the message of a
/// MachineError.
std::string pngOf(const sf::Image& picture, const std::string& path) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = picture.getSize().x;
    image.height = picture.getSize().y;
    image.format = PNG_FORMAT_RGBA;
    image.flags = PNG_IMAGE_FLAG_FAST; // A third of the time; the game stands still meanwhile.
    std::string bytes(PNG_IMAGE_PNG_SIZE_MAX(image), '\0');
    png_alloc_size_t size = bytes.size();
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, picture.getPixelsPtr(), 0, nullptr) == 0)
        throw MachineError(path, std::string("cannot be encoded as PNG: ") + image.message);
    bytes.resize(size);
    return bytes;
}

/// The folder that an environment variable names; empty if the variable is not set.
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
    makeFolder(folder);
    std::error_code error;
    for (int number = 1;; ++number) {
        char name[32];
        std::snprintf(name, sizeof name, "arkanong-%04d", number);
        const fs::path path = fs::path(folder) / (name + std::string(ending));
        if (!fs::exists(path, error)) return path.string();
    }
}

void savePicture(const sf::Image& picture, const std::string& path) { writeFile(path, pngOf(picture, path)); }

} // namespace arkanong
