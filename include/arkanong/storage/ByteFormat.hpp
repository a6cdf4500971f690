#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

// Numbers and texts as bytes, the same on every system: the lowest byte first, real numbers as IEEE 754
// doubles, negative whole numbers in two's complement, a text or list as its length in 4 bytes and what is in
// it.

namespace arkanong {

class ByteWriter {
  public:
    /// The lowest `length` bytes of `number`.
    void whole(std::uint64_t number, int length);
    void signedWhole(std::int64_t number, int length) { whole(static_cast<std::uint64_t>(number), length); }
    void count(std::size_t number) { whole(number, 4); }
    void real(double number);
    void place(Vec2 v);
    void text(std::string_view text);
    void raw(std::string_view bytes) { bytes_ += bytes; }

    const std::string& bytes() const { return bytes_; }
    std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
};

/// Takes what a ByteWriter wrote off the front of some bytes. Everything throws DataError where they end too
/// soon.
class ByteReader {
  public:
    /// `file` is what error messages call the bytes; both must outlive the reader.
    ByteReader(std::string_view bytes, const std::string& file) : rest_(bytes), file_(&file) {}

    std::string_view raw(std::size_t length);
    std::uint64_t whole(std::size_t length);
    std::uint32_t whole32() { return static_cast<std::uint32_t>(whole(4)); }
    int signed8() { return static_cast<std::int8_t>(whole(1)); }
    int signed16() { return static_cast<std::int16_t>(whole(2)); }
    int signed32() { return static_cast<std::int32_t>(whole(4)); }
    double real();
    Vec2 place();
    /// Throws DataError also where it is not UTF-8 or unreasonably long.
    std::string text();
    /// The length of a list whose elements take `bytesEach`. Throws DataError where the rest cannot hold so
    /// many, so that a broken length never asks for more memory than the file is long.
    std::size_t count(std::size_t bytesEach);
    bool atEnd() const { return rest_.empty(); }

    /// `found` if it lies from `low` to `high`, else a DataError that calls it `what`.
    int between(int low, int high, int found, const std::string& what) const;
    /// Throws the DataError.
    [[noreturn]] void fail(const std::string& message) const;

  private:
    std::string_view rest_;
    const std::string* file_;
};

} // namespace arkanong
