#if defined(__APPLE__) || !(defined(__unix__) || defined(_WIN32))

#include "Synthesiser.hpp"

namespace arkanong {

struct Synthesiser::Connection {};

Synthesiser::Synthesiser() : problem_("Nothing can speak: this system's synthesiser is not supported yet") {}
Synthesiser::~Synthesiser() = default;
bool Synthesiser::say(const std::string&, int) { return false; }
void Synthesiser::stop() {}

} // namespace arkanong

#endif
