#include "SealedFile.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/DataError.hpp"

namespace arkanong {

namespace {

constexpr std::size_t checksumBytes = 8;

std::uint64_t checksumOf(std::string_view bytes) {
    Hash hash;
    for (const char byte : bytes)
        hash.add(std::uint64_t{static_cast<unsigned char>(byte)});
    return hash.value();
}

} // namespace

void beginSealed(ByteWriter& out, const SealedFormat& format, std::uint32_t simulation) {
    out.raw(format.magic);
    out.whole(format.version, 4);
    out.whole(simulation, 4);
    out.whole(static_cast<std::uint64_t>(tuning::ticksPerSecond), 4);
}

std::string sealedBytes(ByteWriter& out) {
    out.whole(checksumOf(out.bytes()), checksumBytes);
    return out.take();
}

std::string_view unsealedStart(std::string_view bytes, const SealedFormat& format, const std::string& file) {
    const std::string called(format.called);
    if (bytes.substr(0, format.magic.size()) != format.magic)
        throw DataError(file, "expected an Arkanong " + called + ", found another kind of file");
    ByteReader in(bytes.substr(format.magic.size()), file);
    const auto version = [&](const std::string& what, std::uint32_t expected) {
        const std::uint32_t found = in.whole32();
        if (found != expected)
            throw DataError(file, "expected " + what + ' ' + std::to_string(expected) + ", found " +
                                      std::to_string(found) + ": another version of Arkanong wrote this " +
                                      called);
    };
    constexpr std::uint32_t ticks{tuning::ticksPerSecond};
    version(called + " format", format.version);
    version("simulation version", simulationVersion);
    version("ticks per second of", ticks);
    return in.raw(in.left());
}

std::string_view unsealed(std::string_view bytes, const SealedFormat& format, const std::string& file) {
    std::string_view content = unsealedStart(bytes, format, file);
    const ByteReader in(content, file);
    if (content.size() < checksumBytes) in.fail("expected more bytes, found the end of the file");
    ByteReader checksum(bytes.substr(bytes.size() - checksumBytes), file);
    if (checksum.whole(checksumBytes) != checksumOf(bytes.substr(0, bytes.size() - checksumBytes)))
        in.fail("the checksum does not match; the file was cut short or changed");
    content.remove_suffix(checksumBytes);
    return content;
}

} // namespace arkanong
