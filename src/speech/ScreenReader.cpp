#include "arkanong/speech/ScreenReader.hpp"

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif defined(__linux__)
#include <filesystem>
#include <fstream>
#include <string>
#endif

namespace arkanong {

#if defined(_WIN32)
bool screenReaderRuns() {
    BOOL runs = FALSE;
    return SystemParametersInfoW(SPI_GETSCREENREADER, 0, &runs, 0) != 0 && runs != FALSE;
}
#elif defined(__linux__)
bool screenReaderRuns() {
    std::error_code error; // Processes end while they are listed.
    for (std::filesystem::directory_iterator entry("/proc", error), end; !error && entry != end;
         entry.increment(error)) {
        std::string name;
        std::ifstream file(entry->path() / "comm");
        if (file && std::getline(file, name) && name == "orca") return true;
    }
    return false;
}
#else
bool screenReaderRuns() { return false; }
#endif

} // namespace arkanong
