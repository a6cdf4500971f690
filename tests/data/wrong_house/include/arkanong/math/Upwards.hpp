#include "arkanong/sim/rules/World.hpp" // what the include check must find
