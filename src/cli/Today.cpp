#include "arkanong/cli/Today.hpp"

#include <ctime>

namespace arkanong {

Day today() { return Day::atSecond(std::time(nullptr)); }

} // namespace arkanong
