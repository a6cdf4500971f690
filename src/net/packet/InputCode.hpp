#pragma once

#include "arkanong/net/rollback/OnlineMatch.hpp"
#include "arkanong/storage/ByteFormat.hpp"

#include <cstddef>
#include <string>
#include <vector>

// Inputs of consecutive ticks as a bit stream, lowest bit of the first byte first: the number of ticks (8 bits), and
// for each tick whether it is as predicted (1 bit). Moves and buttons are predicted to stay as in the tick before, the
// aim to repeat its last change. For a tick that is not as predicted: which fields differ (moveX, moveY, aimX, aimY,
// buttons, wishes: 1 bit each); for each differing one of the first four its difference, zigzag-coded (0, -1, 1, -2 and
// so on) and less one; and the buttons (4 bits) and wishes (6 bits) themselves. Differences are written with the
// adaptive Rice code of LOCO-I (Weinberger, Seroussi and Sapiro, 2000), each field with its own parameter. The last
// byte is padded with zeros.

namespace arkanong {

/// Packs as many of the inputs as fit into `room` bytes (at least 1), from the first one on, at most mostInputs. The
/// inputs must have no undefined bits in buttons and wishes.
std::string packedInputs(const std::vector<OnlineInput>& inputs, std::size_t room);

/// Number of packed inputs.
inline std::size_t inputsIn(const std::string& packed) { return static_cast<unsigned char>(packed.front()); }

/// Throws DataError if the bytes end too soon or hold more than mostInputs.
std::vector<OnlineInput> readInputs(ByteReader& in);

} // namespace arkanong
