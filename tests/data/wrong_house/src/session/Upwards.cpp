#include "arkanong/ui/Screen.hpp"

#include <SFML/Graphics.hpp>
