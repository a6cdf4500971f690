#pragma once

#include <string>
#include <string_view>

// Codes: levels and replays as text for a chat line or a link. A code consists of letters of the alphabet of base64url
// (A to Z, a to z, 0 to 9, '-', '_'; RFC 4648), each of which has a value from 0 to 63:
//     kind 1: 'L' for a level, 'R' for a replay,
//     version 1: 'A' for the first,
//     body: bits, the highest of each byte and letter first; zeros at its end are left out,
//     checksum 4: the CRC-24 of RFC 4880 of all letters before it, 6 bits each.
// All versions share this frame. A burst of up to 24 wrong bits always changes a CRC of 24 bits, so every mistyped letter
// and every swap of two neighbours is found, as are all errors within four consecutive letters. Of all other errors, such
// as a missing letter, one in 16.8 million is not found, except for letters of the value 0 behind a code: they leave its CRC
// right and add to its body, so whoever reads a body has to refuse what follows its end.

namespace arkanong {

/// A kind of code.
struct CodeKind {
    char letter;
    char version;
    std::string_view called; ///< In messages: "level code".
    std::string_view link;   ///< What precedes the code in a link: "#level=".
};
inline constexpr CodeKind levelCodes{'L', 'A', "level code", "#level="};
inline constexpr CodeKind replayCodes{'R', 'A', "replay code", "#replay="};

/// The code of this body, whose trailing zero bytes are lost.
std::string sealedCode(std::string_view body, const CodeKind& kind);

/// The body of the code in a text. White space, what precedes the code in a link, and signs around the code, such as
/// quotes, are ignored. Throws DataError if the text is no code, a damaged one, or one of another kind or version. Trailing
/// zero bytes are missing from the body.
std::string unsealedCode(std::string_view text, const CodeKind& kind);

/// Whether the text is meant as a code of this kind, though it may be damaged: it contains the link's mark, or begins as
/// codes of this kind do, has at least 16 letters, and is no path.
bool looksLikeCode(std::string_view text, const CodeKind& kind);

} // namespace arkanong
