#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace arkanong {

/// An editable line of text in UTF-8. Its characters are those of Latin-1, which the game's font has.
class TextField {
  public:
    /// The accepted characters.
    enum class Kind : std::uint8_t {
        /// Letters, digits, spaces, hyphens, apostrophes and full stops; small letters become capitals.
        Name,
        Line, ///< All characters except control characters.
    };

    /// Accepts at most `longest` characters. `text` is taken unchecked.
    TextField(Kind kind, std::size_t longest, std::string text = {})
        : kind_(kind), longest_(longest), text_(std::move(text)) {}

    /// Adds a character. Returns false for one that is not accepted, for a space at the start, or if the line is full.
    bool add(char32_t character);
    /// Adds a letter from a grid of capitals: as a small letter within a word, if the field accepts small letters.
    bool addWritten(char32_t capital);
    /// Removes the last character. Returns false if the line is empty.
    bool erase();

    const std::string& typed() const { return text_; }
    /// The text without trailing spaces; may be empty.
    std::string text() const;

  private:
    Kind kind_;
    std::size_t longest_;
    std::string text_;
};

} // namespace arkanong
