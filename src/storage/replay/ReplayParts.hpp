#pragma once

#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/storage/ByteFormat.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

// Parts that the levels, settings and summaries of replays share: ReplayLevel.cpp and ReplayStart.cpp write and read them.

namespace arkanong {

template <typename Kind>
void writeKind(ByteWriter& out, Kind kind) {
    out.whole(static_cast<std::uint64_t>(kind), 1);
}

template <typename Kind>
Kind readKind(ByteReader& in, std::size_t kinds, const std::string& what) {
    return static_cast<Kind>(in.between(0, static_cast<int>(kinds) - 1, in.signed8(), what));
}

void writeBoss(ByteWriter& out, std::optional<Boss> boss);
std::optional<Boss> readBoss(ByteReader& in);

void writeProfile(ByteWriter& out, const BotProfile& computer);
BotProfile readProfile(ByteReader& in);

Mutators readMutators(ByteReader& in);

} // namespace arkanong
