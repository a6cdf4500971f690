#pragma once

#include "TempFolder.hpp"
#include "arkanong/audio/SoundFile.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace arkanong::test {

/// Records OpenAL's output with its wave-file writer: 16-bit stereo at soundRate. Only one may exist at a time in a
/// process, and all have the same file, because OpenAL reads its settings once.
class Recording {
  public:
    Recording() : path_(folder() / "played.wav"), settings_(folder() / "openal.conf") {
        // The limiter is off, so that clipping would show.
        std::ofstream(settings_) << "[general]\ndrivers=wave\nchannels=stereo\nsample-type=int16\nfrequency="
                                 << soundRate << "\noutput-limiter=false\n[wave]\nfile=" << path_ << '\n';
        setenv("ALSOFT_CONF", settings_.c_str(), 1);
    }

    ~Recording() {
        std::filesystem::remove(path_);
        std::filesystem::remove(settings_);
    }
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    const std::string& path() const { return path_; }

    /// The samples of one channel (0 left, 1 right); empty if nothing was recorded. The device must be closed.
    std::vector<double> channel(std::size_t index) const {
        std::ifstream file(path_, std::ios::binary);
        std::ostringstream whole;
        whole << file.rdbuf();
        const std::string bytes = whole.str();
        const std::size_t data = bytes.find("data");
        if (data == std::string::npos) return {};
        std::vector<double> samples;
        for (std::size_t at = data + 8 + 2 * index; at + 1 < bytes.size(); at += 4) {
            const auto low = static_cast<unsigned char>(bytes[at]);
            const auto high = static_cast<signed char>(bytes[at + 1]);
            samples.push_back((high * 256 + low) / 32768.0);
        }
        return samples;
    }

  private:
    static const TempFolder& folder() {
        static const TempFolder ofThisProcess;
        return ofThisProcess;
    }

    std::string path_;
    std::string settings_;
};

} // namespace arkanong::test
