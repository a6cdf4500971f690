#pragma once

#include "arkanong/input/bindings/WindowEvent.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace arkanong {

/// An editable line of text in UTF-8 with a caret and a selection, which new text replaces. Its characters are those
/// that the game's font has.
class TextField {
  public:
    /// The accepted characters.
    enum class Kind : std::uint8_t {
        /// Letters, digits, spaces, hyphens, apostrophes and full stops; small letters become capitals.
        Name,
        Line, ///< All characters that the font has, except signs of keys and buttons.
    };

    /// Accepts at most `longest` characters. `text` is taken unchecked.
    TextField(Kind kind, std::size_t longest, std::string text = {})
        : kind_(kind), longest_(longest), text_(std::move(text)), caret_(text_.size()), anchor_(caret_) {}

    /// Whether the line can have this character.
    bool accepts(char32_t character) const;
    /// Adds a character at the caret. Returns false, and changes nothing, for one that is not accepted, for a space at
    /// the start, or if the line is full.
    bool add(char32_t character);
    /// Adds a letter from a grid of capitals: as a small letter within a word, if the field accepts small letters. The
    /// language's code decides which one.
    bool addWritten(char32_t capital, std::string_view language = {});
    /// Adds a text in UTF-8 at the caret, without its line ends, as far as it fits. Returns false if other characters
    /// than spaces were left out.
    bool insert(std::string_view text);
    /// Removes the selection or, without one, the character before the caret. Returns false if there is neither.
    bool erase() { return remove(false, false); }
    /// Does what a key does in a line of text. Left, Right, Home and End move the caret, with Shift they select, and
    /// Ctrl+A selects all. Backspace and Delete remove the selection or a character. Ctrl moves by and removes words.
    /// Returns whether something was removed.
    bool press(const sfml::KeyPressed& pressed);

    const std::string& typed() const { return text_; }
    /// The text without spaces at its ends; may be empty.
    std::string text() const;
    /// The caret's place in typed(), bytes.
    std::size_t caret() const { return caret_; }
    /// The ends of the selection in typed(), bytes; both are the caret's place if nothing is selected.
    std::pair<std::size_t, std::size_t> selection() const { return std::minmax(caret_, anchor_); }
    std::string selected() const;

  private:
    bool remove(bool forward, bool words);
    bool begins(std::size_t place, bool words) const;
    std::size_t next(bool forward, bool words) const;

    Kind kind_;
    std::size_t longest_;
    std::string text_;
    std::size_t caret_;
    std::size_t anchor_; ///< The selection's other end.
};

/// Whether the key asks for the clipboard's text: Ctrl+V or Shift+Insert.
bool pastes(const sfml::KeyPressed& pressed);

} // namespace arkanong
