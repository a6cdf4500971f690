#include <SFML/Graphics.hpp> // what the include check must find; shown whole
