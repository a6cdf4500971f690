#include "arkanong/sim/World.hpp" // what the include check must find
