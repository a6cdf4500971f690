#pragma once

#include <string>
#include <string_view>

// Lower and upper case of texts on screens: sentence case, except headings, which are in capitals. Names in
// recordings are in capitals, too. Only ASCII letters change, except in names that are typed.

namespace arkanong {

/// The capital of a character that a player's name can have: a letter of Latin-1, which the game's font has, a digit, a
/// space, a hyphen, an apostrophe or a full stop. 0 for any other character. A sharp s stays as it is.
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
