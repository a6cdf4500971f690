#include "arkanong/sim/world/World.hpp" // what the include check must find
