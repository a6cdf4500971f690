#include "QuietDevice.hpp"

#include <SFML/System/Err.hpp>

#if !defined(_WIN32)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace arkanong {

#if !defined(_WIN32)
namespace {

/// Redirects stderr to /dev/null; returns a descriptor of the former stderr, or -1 on failure.
int closeErrors() {
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    const int usual = nowhere < 0 ? -1 : ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
    if (usual >= 0) ::dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0) ::close(nowhere);
    return usual;
}

void openErrors(int usual) {
    if (usual < 0) return;
    ::dup2(usual, STDERR_FILENO);
    ::close(usual);
}

} // namespace
#else
namespace {

int closeErrors() { return -1; }
void openErrors(int) {}

} // namespace
#endif

QuietDevice::QuietDevice() : sfml_(sf::err().rdbuf(nullptr)), errors_(closeErrors()) {}

QuietDevice::~QuietDevice() {
    openErrors(errors_);
    sf::err().rdbuf(sfml_);
}

} // namespace arkanong
