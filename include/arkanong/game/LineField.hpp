#pragma once

#include <cstddef>
#include <string>

namespace arkanong {

/// A line of text as it is entered: UTF-8, at most so many characters of those that every keyboard and the
/// game's letters have: Latin-1 without its control characters.
class LineField {
  public:
    LineField(std::string text, std::size_t longest) : text_(std::move(text)), longest_(longest) {}

    /// False for any other character, where there is no room, or a space at the beginning.
    bool add(char32_t character);
    /// From a grid of capitals: within a word a small letter.
    bool addWritten(char32_t capital);
    /// Takes the last character off; false where there is none.
    bool erase();

    const std::string& typed() const { return text_; }
    /// Without spaces at its end; may be empty.
    std::string text() const;

  private:
    std::string text_;
    std::size_t longest_;
};

} // namespace arkanong
