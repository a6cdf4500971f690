#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/storage/ByteFormat.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <string>
#include <string_view>

namespace arkanong::test {

/// The bytes with this version's numbers behind the file's first line, and with the checksum that belongs to them.
/// Otherwise almost nothing would get farther than these.
inline std::string sealed(std::string_view bytes, std::uint32_t format = replayFormat) {
    constexpr std::size_t magic = 16, sum = 8;
    std::string text(bytes.substr(0, bytes.size() < sum ? 0 : bytes.size() - sum));
    ByteWriter versions;
    versions.whole(format, 4);
    versions.whole(simulationVersion, 4);
    if (text.size() >= magic + versions.bytes().size())
        text.replace(magic, versions.bytes().size(), versions.bytes());
    Hash hash;
    for (const char byte : text)
        hash.add(std::uint64_t{static_cast<unsigned char>(byte)});
    ByteWriter end;
    end.whole(hash.value(), 8);
    return text + end.bytes();
}

} // namespace arkanong::test
