#include "arkanong/storage/FileName.hpp"

#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <iterator>

namespace arkanong {

namespace {

/// Small letters that are written alike in ASCII.
struct Alike {
    std::u32string_view letters;
    std::string_view ascii;
};

constexpr Alike alike[] = {
    {U"àáâãäåāăąаαά", "a"},
    {U"б", "b"},
    {U"çćĉċčћ", "c"},
    {U"ďđðдђδ", "d"},
    {U"èéêëēĕėęěеёэεέѐ", "e"},
    {U"фφ", "f"},
    {U"ĝğġģґѓγ", "g"},
    {U"ĥħг", "h"},
    {U"ìíîïĩīĭįıіїйηήιίϊΐѝ", "i"},
    {U"ĵј", "j"},
    {U"ķĸкќκ", "k"},
    {U"ĺļľŀłлλ", "l"},
    {U"мμ", "m"},
    {U"ñńņňŉŋнν", "n"},
    {U"òóôõöøōŏőоοόωώ", "o"},
    {U"пπ", "p"},
    {U"ŕŗřрρ", "r"},
    {U"śŝşšșſсσς", "s"},
    {U"ţťŧțтτ", "t"},
    {U"ùúûüũūŭůűųуў", "u"},
    {U"вβ", "v"},
    {U"ŵ", "w"},
    {U"ξ", "x"},
    {U"ýÿŷиыυύϋΰ", "y"},
    {U"źżžзζ", "z"},
    {U"æ", "ae"},
    {U"œ", "oe"},
    {U"ß", "ss"},
    {U"þθ", "th"},
    {U"ĳ", "ij"},
    {U"є", "ie"},
    {U"ж", "zh"},
    {U"х", "kh"},
    {U"цѕ", "ts"},
    {U"чχ", "ch"},
    {U"ш", "sh"},
    {U"щ", "shch"},
    {U"ю", "iu"},
    {U"я", "ia"},
    {U"љ", "lj"},
    {U"њ", "nj"},
    {U"џ", "dz"},
    {U"ψ", "ps"},
    {U"ьъ", ""},
};

/// The letter in ASCII; a hyphen for what is no letter and no digit.
std::string_view asciiOf(char32_t small) {
    constexpr std::string_view kept = "abcdefghijklmnopqrstuvwxyz0123456789";
    if (const std::size_t at = small < 0x80 ? kept.find(static_cast<char>(small)) : std::string_view::npos;
        at != std::string_view::npos)
        return kept.substr(at, 1);
    const auto* const found = std::find_if(std::begin(alike), std::end(alike), [small](const Alike& one) {
        return one.letters.find(small) != std::u32string_view::npos;
    });
    return found != std::end(alike) ? found->ascii : "-";
}

} // namespace

std::string fileNameOf(std::string_view name) {
    std::string file;
    while (!name.empty()) {
        const std::string_view ascii = asciiOf(smallOf(takeCodePoint(name)));
        if (ascii != "-" || (!file.empty() && file.back() != '-')) file += ascii;
    }
    if (!file.empty() && file.back() == '-') file.pop_back();
    return file;
}

} // namespace arkanong
