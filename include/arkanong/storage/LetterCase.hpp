#pragma once

#include <string>
#include <string_view>

// Lower and upper case of texts on screens: sentence case, except headings, which are in capitals. Names in
// recordings are in capitals, too. The letters are those of the game's font: Latin, Greek and Cyrillic. Rules of single
// languages are in language/UpperCase.hpp.

namespace arkanong {

/// The capital of a letter that the game's font has; any other character as it is, also a letter without a single
/// capital (sharp s).
char32_t capitalOf(char32_t character);
/// The small letter of a capital that the game's font has; any other character as it is.
char32_t smallOf(char32_t character);

/// Whether the game's font has this letter: Latin with its marks, Greek or Cyrillic.
bool isShownLetter(char32_t character);

/// The capital of a character that a player's name can have: a letter that the game's font has, a digit, a space, a
/// hyphen, an apostrophe or a full stop. 0 for any other character. A sharp s stays as it is, so that a name can be read
/// back.
char32_t capitalInNames(char32_t character);

/// Whether the game can show the name, whose length and spaces are not looked at: see capitalInNames().
bool hasOnlyNameLetters(std::string_view name);

/// The text in capitals, as headings and the names in recordings are: "HIT-AND-RUN".
std::string inCapitals(std::string_view text);

/// The text with a capital as its first letter: "Hard" for "hard", "Twin Wells" for "Twin Wells".
std::string displayName(std::string_view text);

/// A name or line that was recorded in capitals, in sentence case: "Campaign 1-3" for "CAMPAIGN 1-3".
std::string inSentenceCase(std::string_view capitals);

/// A player's name that was recorded in capitals: "The Porter" for "THE PORTER".
std::string nameFromCapitals(std::string_view capitals);

/// The text with a small first letter: "left button" for "Left button".
std::string insideSentence(std::string_view text);

} // namespace arkanong
