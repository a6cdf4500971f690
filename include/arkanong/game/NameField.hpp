#pragma once

#include <string>

namespace arkanong {

/// A player's name as it is entered, in capitals: UTF-8, at most longestPlayerName characters.
class NameField {
  public:
    explicit NameField(std::string text = {}) : text_(std::move(text)) {}

    /// Adds a letter, digit, space, hyphen, apostrophe or full stop of Latin-1, as a capital; false for any
    /// other character, where there is no room, or a space at the beginning.
    bool add(char32_t character);
    /// Takes the last character off; false where there is none.
    bool erase();

    const std::string& text() const { return text_; }
    /// Without spaces at its end; empty where nothing was entered.
    std::string name() const;

  private:
    std::string text_;
};

} // namespace arkanong
