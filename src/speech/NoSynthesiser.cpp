#if defined(__APPLE__) || !(defined(__unix__) || defined(_WIN32))

#include "Synthesiser.hpp"
#include "arkanong/language/Translatable.hpp"

namespace arkanong {

struct Synthesiser::Connection {};

Synthesiser::Synthesiser()
    : problem_(translatable("Nothing can speak: this system's synthesiser is not supported yet")) {}
Synthesiser::~Synthesiser() = default;
bool Synthesiser::say(const std::string&, int, const std::string&) { return false; }
void Synthesiser::stop() {}

} // namespace arkanong

#endif
