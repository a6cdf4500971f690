#include "arkanong/session/Version.hpp"

namespace arkanong {

std::string_view gameVersion() { return ARKANONG_VERSION; }

} // namespace arkanong
