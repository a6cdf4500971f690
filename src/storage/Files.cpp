#include "arkanong/storage/Files.hpp"

#include "FileCalls.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <thread>

namespace arkanong {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view partMark = ".part-";
constexpr const char* noSuchFile = "there is no such file";

/// The file that symbolic links lead to, which need not exist; any other path unchanged.
fs::path behindLinks(fs::path path) {
    constexpr int mostLinks = 40;
    std::error_code error;
    for (int links = 0; links < mostLinks && fs::is_symlink(path, error); ++links) {
        const fs::path target = fs::read_symlink(path, error);
        if (error) break;
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    return path;
}

fs::path folderOf(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// Creates a new file beside `target`, with a name that no other has, and returns its path.
fs::path createBeside(const fs::path& target, std::string_view bytes, std::error_code& error) {
    for (int number = 1;; ++number) {
        fs::path part = target;
        part += std::string(partMark) + std::to_string(filecalls::process()) + '-' + std::to_string(number);
        error = filecalls::create(part, bytes);
        if (error != std::errc::file_exists) return part;
    }
}

/// The number in `text` if that is all it contains, without a sign and leading zeros; else 0.
long numberIn(std::string_view text) {
    long number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number > 0 && std::to_string(number) == text ? number : 0;
}

/// The number of the process whose createBeside() gave a file this name; 0 for any other name.
long writerOf(std::string_view name) {
    const std::size_t mark = name.rfind(partMark);
    if (mark == std::string_view::npos || mark == 0) return 0;
    const std::string_view numbers = name.substr(mark + partMark.size());
    const std::size_t hyphen = numbers.find('-');
    if (hyphen == std::string_view::npos || numberIn(numbers.substr(hyphen + 1)) == 0) return 0;
    return numberIn(numbers.substr(0, hyphen));
}

/// Deletes the temporary files that programs left in `folder` when they were killed.
void removeParts(const fs::path& folder) {
    std::error_code error;
    for (fs::directory_iterator file(folder, error), end; !error && file != end; file.increment(error)) {
        const long writer = writerOf(file->path().filename().string());
        std::error_code unknown;
        if (writer != 0 && fs::is_regular_file(file->symlink_status(unknown)) && !filecalls::runs(writer))
            filecalls::remove(file->path());
    }
}

/// "PATH.why-NUMBER"
std::string asidePath(const std::string& path, const std::string& why, int number) {
    return path + '.' + why + '-' + std::to_string(number);
}

/// Appends up to `limit` + 1 bytes of the file to `bytes`. Returns false if there is no such file.
bool readSome(const std::string& path, std::size_t limit, std::string& bytes) {
    const std::error_code error = filecalls::read(path, limit, bytes);
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory ||
        error == std::errc::filename_too_long)
        return false;
    if (error == std::errc::is_a_directory) throw DataError(path, "expected a file, found a folder");
    if (error == std::errc::not_supported)
        throw DataError(path, "expected a file, found a pipe, a socket or a device");
    if (error == std::errc::too_many_symbolic_link_levels)
        throw DataError(path, "expected a file, found a loop of symbolic links");
    if (error) throw MachineError(path, "cannot be read: " + error.message());
    return true;
}

} // namespace

std::optional<std::string> readFileIfAny(const std::string& path, std::size_t limit) {
    std::string bytes;
    if (!readSome(path, limit, bytes)) return std::nullopt;
    if (bytes.size() > limit)
        throw DataError(path, "expected at most " + std::to_string(limit) + " bytes, found more");
    return bytes;
}

std::string readFile(const std::string& path, std::size_t limit) {
    std::optional<std::string> bytes = readFileIfAny(path, limit);
    if (!bytes) throw DataError(path, noSuchFile);
    return std::move(*bytes);
}

std::string readStart(const std::string& path, std::size_t length) {
    std::string bytes;
    if (!readSome(path, length - 1, bytes)) throw DataError(path, noSuchFile);
    return bytes;
}

namespace {

/// The path to which writeFile() writes. Throws DataError if no file can be there.
fs::path targetOf(const std::string& path) {
    fs::path target = behindLinks(path);
    const fs::path folder = folderOf(target);
    std::error_code unknown;
    if (!fs::is_directory(folder, unknown))
        throw DataError(path, "cannot be written: there is no folder " + folder.string());
    const fs::file_status before = fs::status(target, unknown);
    if (fs::is_directory(before)) throw DataError(path, "cannot be written: it is a folder");
    if (fs::exists(before) && !fs::is_regular_file(before))
        throw DataError(path, "cannot be written: it is no file, but a pipe, a socket or a device");
    return target;
}

[[noreturn]] void failToWrite(const std::string& path, const fs::path& part, const std::error_code& error) {
    filecalls::remove(part);
    throw MachineError(path, "cannot be written: " + error.message());
}

} // namespace

void writeFile(const std::string& path, std::string_view bytes) {
    const fs::path target = targetOf(path);
    std::error_code error;
    const fs::path part = createBeside(target, bytes, error);
    if (!error) error = filecalls::rename(part, target);
    if (error) failToWrite(path, part, error);
    if (const auto unsure = filecalls::flushFolder(folderOf(target)))
        throw MachineError(path, "may be lost when the power fails: " + unsure.message());
}

void checkWritable(const std::string& path) {
    std::error_code error;
    const fs::path part = createBeside(targetOf(path), {}, error);
    if (!error) error = filecalls::remove(part);
    if (error) failToWrite(path, part, error);
}

void removeFile(const std::string& path) {
    const std::error_code error = filecalls::remove(path);
    if (error && error != std::errc::no_such_file_or_directory)
        throw MachineError(path, "cannot be deleted: " + error.message());
}

void moveFile(const std::string& from, const std::string& to) {
    if (const auto error = filecalls::rename(from, to))
        throw MachineError(from, "cannot be moved to " + to + ": " + error.message());
}

void makeLatest(const std::string& path) {
    std::error_code unknown;
    fs::file_time_type others = fs::file_time_type::min();
    const fs::path folder = folderOf(path);
    for (fs::directory_iterator file(folder, unknown), end; !unknown && file != end; file.increment(unknown))
        if (std::error_code error; file->path() != path && file->is_regular_file(error))
            others = std::max(others, file->last_write_time(error));
    constexpr std::chrono::seconds coarsest{2}; // Some file systems store times no more finely.
    if (fs::last_write_time(path, unknown) <= others) fs::last_write_time(path, others + coarsest, unknown);
}

void makeFolder(const std::string& path) {
    const fs::path folder(path);
    std::error_code unknown;
    if (fs::is_directory(folder, unknown)) return;
    const fs::path above = folder.parent_path();
    if (!above.empty() && above != folder) makeFolder(above.string());
    const std::error_code error = filecalls::makeFolder(folder);
    if (error && !fs::is_directory(folder, unknown))
        throw MachineError(path, "the folder cannot be created: " + error.message());
}

std::string quarantine(const std::string& path, const std::string& why) {
    std::error_code unknown;
    int number = 1;
    while (fs::exists(fs::symlink_status(asidePath(path, why, number), unknown)))
        ++number;
    moveFile(path, asidePath(path, why, number));
    return asidePath(path, why, number);
}

std::string keepAside(const std::string& path, std::string_view bytes, const std::string& why) {
    for (int number = 1;; ++number) {
        std::string aside = asidePath(path, why, number);
        std::error_code unknown;
        if (!fs::exists(fs::symlink_status(aside, unknown))) {
            writeFile(aside, bytes);
            return aside;
        }
        if (fs::file_size(aside, unknown) == bytes.size() && readFileIfAny(aside, bytes.size()) == bytes)
            return aside;
    }
}

FolderLock::FolderLock(const std::string& folder, IfBusy ifBusy) {
    using namespace std::chrono_literals;
    const auto deadline = std::chrono::steady_clock::now() + (ifBusy == IfBusy::Wait ? 5s : 0s);
    std::error_code error = filecalls::lockFolder(folder, descriptor_);
    while (error == std::errc::resource_unavailable_try_again &&
           std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(5ms);
        error = filecalls::lockFolder(folder, descriptor_);
    }
    holds_ = error != std::errc::resource_unavailable_try_again;
    if (!holds_ && ifBusy == IfBusy::GiveUp) return;
    if (!holds_) throw MachineError(folder, "cannot be changed: another Arkanong has locked it");
    if (error) throw MachineError(folder, "cannot be opened: " + error.message());
    removeParts(folder);
}

FolderLock::~FolderLock() { filecalls::unlockFolder(descriptor_); }

} // namespace arkanong
