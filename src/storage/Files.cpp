#include "arkanong/storage/Files.hpp"

#include "arkanong/storage/DataError.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace arkanong {

namespace fs = std::filesystem;

namespace {

/// Waits until a file or folder is written to disk, on systems that support that.
void sync(const fs::path& path) {
#if __has_include(<unistd.h>)
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
#else
    static_cast<void>(path);
#endif
}

/// The target of a symbolic link; any other path unchanged.
fs::path behindLinks(const fs::path& path) {
    std::error_code error;
    if (!fs::is_symlink(path, error)) return path;
    fs::path target = fs::weakly_canonical(path, error);
    return error ? path : target;
}

} // namespace

std::string readFile(const std::string& path, std::size_t limit) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) throw DataError(path, "there is no such file");
    if (fs::is_directory(status)) throw DataError(path, "expected a file, found a folder");

    std::ifstream file(path, std::ios::binary);
    if (!file) throw DataError(path, "cannot be opened for reading");
    // Does not trust the file size: a pipe has none. Stops at the first byte beyond the limit.
    std::string bytes;
    char block[65536];
    while (file.read(block, sizeof block), file.gcount() > 0) {
        bytes.append(block, static_cast<std::size_t>(file.gcount()));
        if (bytes.size() > limit)
            throw DataError(path, "expected at most " + std::to_string(limit) + " bytes, found more");
    }
    if (file.bad()) throw DataError(path, "cannot be read completely");
    return bytes;
}

void writeFile(const std::string& path, std::string_view bytes) {
    const fs::path target = behindLinks(path);
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    std::error_code error;
    if (!fs::is_directory(folder, error))
        throw DataError(path, "cannot be written: there is no folder " + folder.string());
    if (fs::is_directory(target, error)) throw DataError(path, "cannot be written: it is a folder");

    fs::path beside = target;
    beside += ".part";
    {
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        if (!file) throw DataError(path, "cannot be written: " + beside.string() + " cannot be created");
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        file.close();
        if (!file) {
            fs::remove(beside, error);
            throw DataError(path, "cannot be written completely; is the disk full?");
        }
    }
    sync(beside);
    std::error_code failure;
    fs::rename(beside, target, failure);
    if (failure) {
        fs::remove(beside, error);
        throw DataError(path, "cannot be written: " + failure.message());
    }
    sync(folder);
}

void makeFolder(const std::string& path) {
    const fs::path folder(path);
    std::error_code error;
    if (fs::is_directory(folder, error)) return;
    std::error_code none;
    const fs::path above = folder.parent_path();
    if (!above.empty() && above != folder) makeFolder(above.string());
    if (!fs::create_directory(folder, error) && !fs::is_directory(folder, none))
        throw DataError(path, "the folder cannot be created: " + error.message());
    fs::permissions(folder, fs::perms::owner_all, error);
}

std::string quarantine(const std::string& path, const std::string& why) {
    std::error_code error;
    std::string aside;
    int number = 0;
    do {
        aside = path + '.' + why + '-' + std::to_string(++number);
    } while (fs::exists(fs::symlink_status(aside, error)));
    fs::rename(path, aside, error);
    if (error) throw DataError(path, "cannot be renamed to " + aside + ": " + error.message());
    return aside;
}

} // namespace arkanong
