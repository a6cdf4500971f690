#include "arkanong/sim/tuning/Shields.hpp" // what the include check must find
