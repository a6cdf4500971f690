#include "arkanong/sim/replay/Replay.hpp"
