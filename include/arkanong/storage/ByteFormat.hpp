#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

// Numbers and texts as bytes, the same on every system: little-endian integers in two's complement, IEEE 754
// doubles, texts and lists as a 4-byte length followed by their content.

namespace arkanong {

class ByteWriter {
  public:
    /// The lowest `length` bytes of `number`.
    void whole(std::uint64_t number, int length);
    void signedWhole(std::int64_t number, int length) { whole(static_cast<std::uint64_t>(number), length); }
    /// The length of a list, in 4 bytes.
    void count(std::size_t number) { whole(number, 4); }
    void real(double number);
    /// x and y as real numbers.
    void place(Vec2 v);
    /// Replaces characters that a reader's text() would refuse by question marks, and shortens an overlong text by "...".
    void text(std::string_view text);
    void raw(std::string_view bytes) { bytes_ += bytes; }

    const std::string& bytes() const { return bytes_; }
    /// Moves the bytes out; the writer is empty afterwards.
    std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
};

/// Reads bytes written by ByteWriter, from front to back. Every read throws DataError if the bytes end too
/// soon.
class ByteReader {
  public:
    /// `file` names the source in error messages. Both arguments must outlive the reader.
    ByteReader(std::string_view bytes, const std::string& file) : rest_(bytes), file_(&file) {}

    /// The next `length` bytes.
    std::string_view raw(std::size_t length);
    /// An unsigned number of `length` bytes, 1 to 8.
    std::uint64_t whole(std::size_t length);
    std::uint32_t whole32() { return static_cast<std::uint32_t>(whole(4)); }
    int signed8() { return static_cast<std::int8_t>(whole(1)); }
    int signed16() { return static_cast<std::int16_t>(whole(2)); }
    int signed32() { return static_cast<std::int32_t>(whole(4)); }
    double real();
    Vec2 place();
    /// A text. Throws DataError if it is cut off, not printable (see Utf8.hpp) or longer than 1024 bytes.
    std::string text();
    /// The length of a list whose elements take at least `bytesEach` bytes. Throws DataError if the remaining
    /// bytes cannot hold that many, so a corrupt length never allocates more memory than the file's size.
    std::size_t count(std::size_t bytesEach);
    bool atEnd() const { return rest_.empty(); }
    std::size_t left() const { return rest_.size(); } ///< Bytes not read yet.

    /// Returns `found` if low <= found <= high, else throws a DataError that calls the value `what`.
    int between(int low, int high, int found, const std::string& what) const;
    /// Throws a DataError with this message.
    [[noreturn]] void fail(const std::string& message) const;

  private:
    std::string_view rest_;
    const std::string* file_;
};

} // namespace arkanong
