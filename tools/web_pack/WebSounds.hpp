#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

inline constexpr unsigned webSoundRate = 22050;

/// A sound at soundRate as the page has it: at webSoundRate, with 10 bits, at most 1.1 s long, so that its file is small.
std::vector<std::int16_t> webSound(const std::vector<std::int16_t>& samples);

/// Reads SOUNDS/name.flac and writes it, so reduced, into another folder. Throws DataError.
void packSound(const std::string& name, const std::string& sounds, const std::string& folder);

} // namespace arkanong
