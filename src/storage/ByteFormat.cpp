#include "arkanong/storage/ByteFormat.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <cstring>

namespace arkanong {

namespace {

constexpr std::size_t longestText = 1024;

} // namespace

void ByteWriter::whole(std::uint64_t number, int length) {
    for (int i = 0; i < length; ++i, number >>= 8U)
        bytes_ += static_cast<char>(number & 0xFFU);
}

void ByteWriter::real(double number) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &number, sizeof bits);
    whole(bits, 8);
}

void ByteWriter::place(Vec2 v) {
    real(v.x);
    real(v.y);
}

void ByteWriter::text(std::string_view text) {
    const std::string written = printable(text, longestText - 3); // Room for the "..." at the end.
    count(written.size());
    raw(written);
}

std::string_view ByteReader::raw(std::size_t length) {
    if (length > rest_.size()) fail("expected more bytes, found the end of the file");
    const std::string_view taken = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return taken;
}

std::uint64_t ByteReader::whole(std::size_t length) {
    const std::string_view taken = raw(length);
    std::uint64_t number = 0;
    for (std::size_t i = length; i > 0; --i)
        number = number << 8U | static_cast<unsigned char>(taken[i - 1]);
    return number;
}

double ByteReader::real() {
    const std::uint64_t bits = whole(8);
    double number = 0.0;
    std::memcpy(&number, &bits, sizeof number);
    return number;
}

Vec2 ByteReader::place() {
    const double x = real();
    const double y = real();
    return {x, y};
}

std::string ByteReader::text() {
    const std::size_t length = count(1);
    if (length > longestText) fail("expected a shorter text");
    const std::string_view taken = raw(length);
    if (!isPrintable(taken)) fail("expected a text of printable characters");
    return std::string(taken);
}

std::size_t ByteReader::count(std::size_t bytesEach) {
    const std::size_t length = whole(4);
    if (length > rest_.size() / bytesEach) fail("expected a shorter list");
    return length;
}

int ByteReader::between(int low, int high, int found, const std::string& what) const {
    if (found < low || found > high)
        fail("expected " + what + " from " + std::to_string(low) + " to " + std::to_string(high) +
             ", found " + std::to_string(found));
    return found;
}

void ByteReader::fail(const std::string& message) const { throw DataError(*file_, "is broken: " + message); }

} // namespace arkanong
