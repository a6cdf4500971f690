#include "arkanong/storage/replay/SaveSlot.hpp"

#include <cassert>
#include <filesystem>
#include <system_error>

namespace arkanong {

namespace fs = std::filesystem;

std::string InstanceFile::numbered(int number) const {
    return (fs::path(folder_) / std::to_string(number)).string();
}

std::string InstanceFile::file() const { return (fs::path(numbered(number_)) / name_).string(); }

bool InstanceFile::lock(int number) {
    number_ = 0;
    lock_ = std::make_unique<FolderLock>(numbered(number), FolderLock::IfBusy::GiveUp);
    if (lock_->holds())
        number_ = number;
    else
        lock_.reset();
    return number_ != 0;
}

void InstanceFile::take(Notes& notes, const std::function<bool(const std::string& path)>& read) {
    bool taken = false;
    std::error_code unknown;
    for (int number = 1; !taken && fs::is_directory(numbered(number), unknown); ++number)
        readOrNote(notes, [&] { taken = lock(number) && read(file()); });
    if (taken) return;
    number_ = 0;
    lock_.reset();
}

// If there is a file already, take() could not read it.
void InstanceFile::keep(std::string_view bytes) {
    std::error_code unknown;
    for (int number = 1; number_ == 0; ++number) {
        makeFolder(numbered(number));
        if (lock(number) && fs::exists(file(), unknown)) number_ = 0;
    }
    writeFile(file(), bytes);
}

void InstanceFile::drop() {
    if (number_ != 0) removeFile(file());
}

std::string InstanceFile::putAside() {
    assert(number_ != 0);
    return quarantine(file());
}

} // namespace arkanong
