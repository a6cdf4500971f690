#include "arkanong/render/Palette.hpp"
