#pragma once

#include <streambuf>

namespace arkanong {

/// While this exists, nothing is printed to stderr. SFML prints every failed call to a missing sound device, and the
/// libraries below it, such as ALSA, print dozens of lines; the game prints a single line instead.
class QuietDevice {
  public:
    QuietDevice();
    ~QuietDevice();
    QuietDevice(const QuietDevice&) = delete;
    QuietDevice& operator=(const QuietDevice&) = delete;

  private:
    std::streambuf* sfml_; ///< Where SFML usually prints.
    int errors_;           ///< A descriptor of the usual stderr; -1 if that was not replaced.
};

} // namespace arkanong
