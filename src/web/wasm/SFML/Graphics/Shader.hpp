#pragma once

// A stand-in, see Color.hpp: the page's script has the pictures.

namespace sf {

class Shader {};

} // namespace sf
