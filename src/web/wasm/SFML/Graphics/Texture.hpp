#pragma once

// A stand-in, see Color.hpp: the page's script has the pictures.

namespace sf {

class Texture {};

} // namespace sf
