#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace arkanong {

/// A line of text as it is entered: UTF-8, its characters those of Latin-1, which the game's letters have.
class TextField {
  public:
    /// What it takes.
    enum class Kind : std::uint8_t {
        Name, ///< Letters, digits, spaces, hyphens, apostrophes and full stops; small letters as capitals.
        Line, ///< All but control characters, as they are.
    };

    /// At most `longest` characters; what is there already is taken as it is.
    TextField(Kind kind, std::size_t longest, std::string text = {})
        : kind_(kind), longest_(longest), text_(std::move(text)) {}

    /// False for any other character, where there is no room, or a space at the beginning.
    bool add(char32_t character);
    /// From a grid of capitals: within a word a small letter, where the field has any.
    bool addWritten(char32_t capital);
    /// Takes the last character off; false where there is none.
    bool erase();

    const std::string& typed() const { return text_; }
    /// Without spaces at its end; may be empty.
    std::string text() const;

  private:
    Kind kind_;
    std::size_t longest_;
    std::string text_;
};

} // namespace arkanong
