#include "arkanong/ui/widgets/LetterNames.hpp"

#include "arkanong/language/Translatable.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace arkanong {

namespace {

constexpr char32_t firstUnknown = 0x100; ///< What lies below is shown as it is, or a control character.

struct Script {
    char32_t first;
    char32_t last;
    const char* name;
};

constexpr Script scripts[] = {{0x180, 0x24F, translatable("other Latin letters")},
                              {0x300, 0x36F, translatable("separate accents")},
                              {0x370, 0x3FF, translatable("other Greek letters")},
                              {0x460, 0x52F, translatable("other Cyrillic letters")},
                              {0x530, 0x58F, translatable("Armenian letters")},
                              {0x590, 0x5FF, translatable("Hebrew letters")},
                              {0x600, 0x6FF, translatable("Arabic letters")},
                              {0x900, 0x97F, translatable("Devanagari letters")},
                              {0xE00, 0xE7F, translatable("Thai letters")},
                              {0x10A0, 0x10FF, translatable("Georgian letters")},
                              {0x1E00, 0x1EFF, translatable("other Latin letters")},
                              {0x1F00, 0x1FFF, translatable("other Greek letters")},
                              {0x3040, 0x30FF, translatable("Japanese letters")},
                              {0x4E00, 0x9FFF, translatable("Chinese characters")},
                              {0xAC00, 0xD7AF, translatable("Korean letters")}};

/// Empty if there is no short name.
std::string nameOf(const Catalogue& catalogue, char32_t letter) {
    if (letter < 0x80)
        if (std::string words = signInWords(catalogue, static_cast<char>(letter)); !words.empty())
            return words;
    if (letter < firstUnknown || isShownLetter(letter)) return utf8Of(letter);
    const auto* const script =
        std::find_if(std::begin(scripts), std::end(scripts),
                     [letter](const Script& known) { return letter >= known.first && letter <= known.last; });
    return script != std::end(scripts) ? std::string(catalogue.text(script->name)) : std::string();
}

} // namespace

std::string namesOfLetters(const Catalogue& catalogue, std::u32string_view letters) {
    std::vector<std::string> names;
    bool others = false;
    for (const char32_t letter : letters) {
        std::string name = nameOf(catalogue, letter);
        if (name.empty())
            others = true;
        else if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(std::move(name));
    }
    constexpr std::size_t most = 3; // They fit into a line.
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        list += (list.empty() ? "" : ", ") + names[i];
    if (names.empty()) return others ? std::string(catalogue.text("some of these signs")) : list;
    if (!others && names.size() <= most) return list;
    return fill(catalogue.text("{list} and others"), {{"list", list}});
}

std::string signInWords(const Catalogue& catalogue, char sign) {
    struct Sign {
        char sign;
        const char* words;
    };
    constexpr Sign signs[] = {
        {'-', translatable("sign", "hyphen")},        {'.', translatable("sign", "full stop")},
        {',', translatable("sign", "comma")},         {':', translatable("sign", "colon")},
        {';', translatable("sign", "semicolon")},     {'!', translatable("sign", "exclamation mark")},
        {'?', translatable("sign", "question mark")}, {'\'', translatable("sign", "apostrophe")},
        {'&', translatable("sign", "and sign")},      {'+', translatable("sign", "plus")},
        {'/', translatable("sign", "slash")},         {'[', translatable("sign", "left bracket")},
        {']', translatable("sign", "right bracket")}, {'%', translatable("sign", "percent sign")},
        {'_', translatable("sign", "underscore")},    {'@', translatable("sign", "at sign")}};
    for (const Sign& known : signs)
        if (known.sign == sign) return std::string(catalogue.text("sign", known.words));
    return {};
}

} // namespace arkanong
