#if defined(_WIN32)

#include "FileCalls.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <share.h>
#include <sys/stat.h>
#include <windows.h>

namespace arkanong::filecalls {

namespace fs = std::filesystem;

namespace {

std::error_code lastError() { return {errno, std::generic_category()}; }

} // namespace

std::error_code read(const fs::path& path, std::size_t limit, std::string& bytes) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) return std::make_error_code(std::errc::no_such_file_or_directory);
    if (fs::is_directory(status)) return std::make_error_code(std::errc::is_a_directory);
    if (!fs::is_regular_file(status)) return std::make_error_code(std::errc::not_supported);
    std::FILE* const file = ::_wfopen(path.c_str(), L"rb");
    if (file == nullptr) return lastError();
    bytes.resize(limit + 1 < fs::file_size(path, error) ? limit + 1 : fs::file_size(path, error));
    bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file));
    if (std::ferror(file) != 0) error = lastError();
    std::fclose(file);
    return error;
}

std::error_code create(const fs::path& path, std::string_view bytes) {
    std::FILE* const file = ::_wfopen(path.c_str(), L"wbx");
    if (file == nullptr) return lastError();
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size() &&
                         std::fflush(file) == 0 && ::_commit(::_fileno(file)) == 0;
    const std::error_code error = written ? std::error_code() : lastError();
    return std::fclose(file) == 0 || error ? error : lastError();
}

std::error_code flushFolder(const fs::path&) { return {}; }

std::error_code rename(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    return error;
}

std::error_code remove(const fs::path& path) {
    std::error_code error;
    if (!fs::remove(path, error) && !error) return std::make_error_code(std::errc::no_such_file_or_directory);
    return error;
}

std::error_code makeFolder(const fs::path& path) {
    std::error_code error;
    fs::create_directory(path, error);
    return error;
}

// The lock file is opened exclusively and is deleted when it is closed.
std::error_code lockFolder(const fs::path& path, int& descriptor) {
    const int flags = _O_CREAT | _O_RDWR | _O_TEMPORARY | _O_NOINHERIT;
    const errno_t error =
        ::_wsopen_s(&descriptor, (path / ".lock").c_str(), flags, _SH_DENYRW, _S_IREAD | _S_IWRITE);
    if (error == 0) return {};
    descriptor = -1;
    return error == EACCES ? std::make_error_code(std::errc::resource_unavailable_try_again)
                           : std::error_code(error, std::generic_category());
}

void unlockFolder(int descriptor) {
    if (descriptor >= 0) ::_close(descriptor);
}

long process() { return ::_getpid(); }

bool runs(long process) {
    const HANDLE opened = ::OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(process));
    if (opened == nullptr) return ::GetLastError() != ERROR_INVALID_PARAMETER;
    const bool running = ::WaitForSingleObject(opened, 0) == WAIT_TIMEOUT;
    ::CloseHandle(opened);
    return running;
}

fs::path program() {
    std::wstring path(1U << 15U, L'\0'); // The longest path that Windows supports.
    path.resize(::GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size())));
    return path;
}

} // namespace arkanong::filecalls

#endif
