#include "arkanong/storage/Files.hpp"

#include "arkanong/storage/DataError.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

namespace arkanong {

namespace fs = std::filesystem;

std::string readFile(const std::string& path, std::size_t limit) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) throw DataError(path, "there is no such file");
    if (fs::is_directory(status)) throw DataError(path, "expected a file, found a folder");

    std::ifstream file(path, std::ios::binary);
    if (!file) throw DataError(path, "cannot be opened for reading");
    // Read by what comes, not by what the size says: a pipe has none, and one byte too many is enough to
    // refuse.
    std::string bytes;
    char block[65536];
    while (file.read(block, sizeof block), file.gcount() > 0) {
        bytes.append(block, static_cast<std::size_t>(file.gcount()));
        if (bytes.size() > limit)
            throw DataError(path, "expected at most " + std::to_string(limit) + " bytes, found more");
    }
    if (file.bad()) throw DataError(path, "cannot be read to its end");
    return bytes;
}

void writeFile(const std::string& path, std::string_view bytes) {
    const fs::path target(path);
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
            throw DataError(path, "cannot be written to its end; is the disk full?");
        }
    }
    std::error_code failure;
    fs::rename(beside, target, failure);
    if (failure) {
        fs::remove(beside, error);
        throw DataError(path, "cannot be written: " + failure.message());
    }
}

} // namespace arkanong
