#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

// The calls of the operating system that Files.cpp needs, because the C++ standard library lacks them or does
// not report their errors. Each returns the error, if any.

namespace arkanong::filecalls {

/// Appends the bytes of a regular file to `bytes`, at most `limit` + 1 of them. Any other kind of file, sockets and
/// devices without a driver included, is std::errc::not_supported.
std::error_code read(const std::filesystem::path& path, std::size_t limit, std::string& bytes);

/// Creates a file with these bytes and flushes it to disk; std::errc::file_exists if the file exists. After another
/// error a part of the file may exist.
std::error_code create(const std::filesystem::path& path, std::string_view bytes);

/// Flushes a folder's list of files to disk, on systems that support it.
std::error_code flushFolder(const std::filesystem::path& path);

/// Replaces a file at `to`.
std::error_code rename(const std::filesystem::path& from, const std::filesystem::path& to);
std::error_code remove(const std::filesystem::path& path);
/// Creates a folder that only its owner can access.
std::error_code makeFolder(const std::filesystem::path& path);

/// Locks the folder, if it is free, for the descriptor that it stores; the descriptor is -1 if the file
/// system has no locks. std::errc::resource_unavailable_try_again if another program has locked it.
std::error_code lockFolder(const std::filesystem::path& path, int& descriptor);
void unlockFolder(int descriptor);

/// The number of this process.
long process();
/// Whether a process has this number, which is at least 1; also true if the system cannot tell.
bool runs(long process);
/// The file of the running program; empty if the system cannot tell.
std::filesystem::path program();

} // namespace arkanong::filecalls
