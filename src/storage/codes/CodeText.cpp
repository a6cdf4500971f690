#include "arkanong/storage/codes/CodeText.hpp"

#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace arkanong {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned letterBits = 6;
constexpr std::size_t headLetters = 2;
constexpr std::size_t checksumLetters = 4;
constexpr std::size_t leastLetters = 16; ///< Of a text that looks like a code. No level's code is shorter.

bool isLetter(char sign) { return alphabet.find(sign) != std::string_view::npos; }

std::uint32_t valueOf(char letter) { return static_cast<std::uint32_t>(alphabet.find(letter)); }

std::uint32_t crcOf(std::string_view letters) {
    constexpr std::uint32_t polynomial = 0x864CFB, start = 0xB704CE, highest = 1U << 23U, all = 0xFFFFFF;
    std::uint32_t sum = start;
    for (const char letter : letters) {
        sum ^= valueOf(letter) << (24 - letterBits);
        for (unsigned bit = 0; bit < letterBits; ++bit)
            sum = (sum & highest) != 0 ? (sum << 1U & all) ^ polynomial : sum << 1U;
    }
    return sum;
}

std::string crcText(std::string_view letters) {
    const std::uint32_t sum = crcOf(letters);
    std::string text;
    for (unsigned shift = 24; shift > 0; shift -= letterBits)
        text += alphabet[sum >> (shift - letterBits) & 63U];
    return text;
}

std::string lettersOf(std::string_view bytes) {
    std::string letters;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char byte : bytes) {
        bits = bits << 8U | static_cast<unsigned char>(byte);
        for (count += 8; count >= letterBits; count -= letterBits)
            letters += alphabet[bits >> (count - letterBits) & 63U];
    }
    if (count > 0) letters += alphabet[bits << (letterBits - count) & 63U];
    letters.erase(letters.find_last_not_of(alphabet[0]) + 1);
    return letters;
}

std::string bytesOf(std::string_view letters) {
    std::string bytes;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char letter : letters) {
        bits = bits << letterBits | valueOf(letter);
        count += letterBits;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 255U);
    }
    if (count > 0) bytes += static_cast<char>(bits << (8 - count) & 255U);
    return bytes;
}

bool isSpace(char sign) { return sign == ' ' || (sign >= '\t' && sign <= '\r'); }

/// The text without white space, what precedes the code in a link, and signs around the code.
std::string bareCode(std::string_view text, const CodeKind& kind) {
    const std::size_t mark = text.find(kind.link);
    if (mark != std::string_view::npos) text.remove_prefix(mark + kind.link.size());
    std::string code;
    for (const char sign : text)
        if (!isSpace(sign)) code += sign;
    code.erase(code.begin(), std::find_if(code.begin(), code.end(), isLetter));
    code.erase(std::find_if(code.rbegin(), code.rend(), isLetter).base(), code.end());
    return code;
}

} // namespace

std::string sealedCode(std::string_view body, const CodeKind& kind) {
    std::string code{kind.letter, kind.version};
    code += lettersOf(body);
    return code + crcText(code);
}

std::string unsealedCode(std::string_view text, const CodeKind& kind) {
    const std::string name(kind.called);
    const std::string code = bareCode(text, kind);
    const bool whole = code.size() >= headLetters + checksumLetters;
    const std::string_view letters(code.data(), whole ? code.size() - checksumLetters : 0);
    // No code has zeros at the end of its body.
    const bool padded = letters.size() > headLetters && letters.back() == alphabet[0];
    if (!whole || padded || !std::all_of(code.begin(), code.end(), isLetter) ||
        crcText(letters) != code.substr(letters.size())) {
        const bool isPart = !whole && !code.empty() && code[0] == kind.letter;
        if (isPart || looksLikeCode(text, kind)) throw DataError(name, "a letter is mistyped or missing");
        throw DataError(name, std::string("expected a code that begins with ") + kind.letter +
                                  ", found another text");
    }
    if (letters[0] != kind.letter)
        throw DataError(name, "expected a " + name + ", found one of another kind");
    if (letters[1] != kind.version)
        throw DataError(name, "another version of Arkanong wrote this code: expected version " +
                                  std::string{kind.version} + ", found " + letters[1]);
    return bytesOf(letters.substr(headLetters));
}

bool looksLikeCode(std::string_view text, const CodeKind& kind) {
    if (text.find(kind.link) != std::string_view::npos) return true;
    const std::string code = bareCode(text, kind);
    return code.size() >= leastLetters && code[0] == kind.letter && code[1] >= 'A' && code[1] <= 'Z' &&
           code.find_first_of("/\\.#") == std::string::npos;
}

} // namespace arkanong
