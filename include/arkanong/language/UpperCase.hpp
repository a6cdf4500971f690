#pragma once

#include <string>
#include <string_view>

namespace arkanong {

/// The text in the capitals of a language, by its code ("de", "pt_BR"; empty: English). Turkish: i becomes İ and ı I. Greek:
/// capitals lose their accent, a diaeresis stays. Sharp s becomes SS in every language, as in German headings: the capital
/// ẞ is allowed there, but most readers expect SS. Other letters: capitalOf() in storage/LetterCase.hpp. Bytes that are no
/// UTF-8 stay.
std::string toUpper(std::string_view text, std::string_view language);

} // namespace arkanong
