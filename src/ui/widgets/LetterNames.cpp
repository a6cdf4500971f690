#include "arkanong/ui/widgets/LetterNames.hpp"

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

constexpr Script scripts[] = {
    {0x180, 0x24F, "other Latin letters"},   {0x300, 0x36F, "separate accents"},
    {0x370, 0x3FF, "other Greek letters"},   {0x460, 0x52F, "other Cyrillic letters"},
    {0x530, 0x58F, "Armenian letters"},      {0x590, 0x5FF, "Hebrew letters"},
    {0x600, 0x6FF, "Arabic letters"},        {0x900, 0x97F, "Devanagari letters"},
    {0xE00, 0xE7F, "Thai letters"},          {0x10A0, 0x10FF, "Georgian letters"},
    {0x1E00, 0x1EFF, "other Latin letters"}, {0x1F00, 0x1FFF, "other Greek letters"},
    {0x3040, 0x30FF, "Japanese letters"},    {0x4E00, 0x9FFF, "Chinese characters"},
    {0xAC00, 0xD7AF, "Korean letters"}};

/// Empty if there is no short name.
std::string nameOf(char32_t letter) {
    if (letter < firstUnknown || isShownLetter(letter)) return utf8Of(letter);
    const auto* const script =
        std::find_if(std::begin(scripts), std::end(scripts),
                     [letter](const Script& known) { return letter >= known.first && letter <= known.last; });
    return script != std::end(scripts) ? script->name : "";
}

} // namespace

std::string namesOfLetters(std::u32string_view letters) {
    std::vector<std::string> names;
    bool others = false;
    for (const char32_t letter : letters) {
        std::string name = nameOf(letter);
        if (name.empty())
            others = true;
        else if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(std::move(name));
    }
    constexpr std::size_t most = 3; // They fit into a line.
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        list += (list.empty() ? "" : ", ") + names[i];
    if (names.empty()) return others ? "some of these signs" : list;
    return others || names.size() > most ? list + " and others" : list;
}

std::string signInWords(char sign) {
    struct Sign {
        char sign;
        const char* words;
    };
    constexpr Sign signs[] = {{'-', "hyphen"},        {'.', "full stop"},    {',', "comma"},
                              {':', "colon"},         {';', "semicolon"},    {'!', "exclamation mark"},
                              {'?', "question mark"}, {'\'', "apostrophe"},  {'&', "and sign"},
                              {'+', "plus"},          {'/', "slash"},        {'[', "left bracket"},
                              {']', "right bracket"}, {'%', "percent sign"}, {'_', "underscore"},
                              {'@', "at sign"}};
    for (const Sign& known : signs)
        if (known.sign == sign) return known.words;
    return {};
}

} // namespace arkanong
