#pragma once

#include <string>
#include <string_view>

namespace arkanong {

/// A text of the screen as a speech synthesiser should read it.
/// - Words in capitals become ordinary words, which would otherwise be spelled: "PLAY ON" is "Play on".
/// - Signs and units become words: "80 %" is "80 percent", "1.2 s" is "1.2 seconds", "4/12" is "4 of 12".
/// - Short forms become words: "Esc" is "Escape".
/// - "3:1" is a score, "3 to 1"; with two digits after the colon it is a time: "1:05" is "1 minute 5 seconds".
/// - Line breaks, bars and middle dots end a clause; what has no sound, such as a quotation mark, goes.
/// Returns an empty text for one without letters and digits.
///
/// `language` is the text's: "pt_BR"; empty: English. In others no English words are put in: signs, units, short forms and
/// numbers stay as they are, for the synthesiser to read.
std::string readAloud(std::string_view text, std::string_view language = {});

} // namespace arkanong
