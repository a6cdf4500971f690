#pragma once

#include "Folders.hpp"
#include "TempFolder.hpp"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace arkanong::test {

/// The system's steady clock, as the stub of speech-dispatcher writes it.
inline double millisecondsNow() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

/// A text that the synthesiser was told to say, and when.
struct Saying {
    double milliseconds;
    std::string text;
};

/// While it exists, this process and programs that it starts speak to the stub of speech-dispatcher, see programs/.
class Voice {
  public:
    Voice() {
        setenv("LD_LIBRARY_PATH", stubFolder().c_str(), 1); // For programs.
        setenv("ARKANONG_SPOKEN", path_.c_str(), 1);
    }
    ~Voice() {
        unsetenv("LD_LIBRARY_PATH");
        unsetenv("ARKANONG_SPOKEN");
    }
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    static std::string stubFolder() {
        return (std::filesystem::path(programPath()).parent_path() / "stub").string();
    }

    /// Forgets all texts so far.
    void forget() const { std::ofstream{path_}; }
    /// All texts since then.
    std::vector<Saying> said() const {
        std::vector<Saying> sayings;
        std::ifstream file(path_);
        for (std::string line; std::getline(file, line);) {
            const std::size_t at = line.find(" say ");
            if (at != std::string::npos) sayings.push_back({std::stod(line), line.substr(at + 5)});
        }
        return sayings;
    }

  private:
    TempFolder folder_;
    std::string path_ = folder_ / "spoken";
};

} // namespace arkanong::test
