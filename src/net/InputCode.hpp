#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/storage/ByteFormat.hpp"

#include <cstddef>
#include <string>
#include <vector>

// Inputs of consecutive ticks as bits, from the lowest of the first byte on: their number (8 bits), and for each tick
// whether it is as foreseen (1 bit). The paddle's move and the buttons are foreseen as in the tick before, the aim as
// going on by its last step. Where one of them is not: which (moveX, moveY, aimX, aimY, buttons and wishes: 1 bit each),
// of the first four the difference (0, -1, 1, -2 and so on, from 0, less one), and the buttons (4) and wishes (6)
// themselves. A difference is written by the adaptive Rice code of LOCO-I (Weinberger, Seroussi and Sapiro, 2000), each
// field with a parameter of its own. Zeros fill up the last byte.

namespace arkanong {

/// The first of the inputs, as many as fit into `room` bytes (at least 1), at most mostInputs. They have defined buttons
/// and wishes only.
std::string packedInputs(const std::vector<OnlineInput>& inputs, std::size_t room);

/// How many they are.
inline std::size_t inputsIn(const std::string& packed) { return static_cast<unsigned char>(packed.front()); }

/// Throws DataError where the bytes end too soon or would be more than mostInputs.
std::vector<OnlineInput> readInputs(ByteReader& in);

} // namespace arkanong
