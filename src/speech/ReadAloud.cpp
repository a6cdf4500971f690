#include "arkanong/speech/ReadAloud.hpp"

#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace arkanong {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
bool isSmall(char c) { return c >= 'a' && c <= 'z'; }
/// Letters beyond ASCII are parts of words, signs are not: see signs.
bool isLetter(char c) { return isCapital(c) || isSmall(c) || static_cast<unsigned char>(c) >= 0x80; }

struct Replacement {
    std::string_view sign;
    std::string_view words;
};

// Signs that are read wherever they stand. A comma or full stop here ends a clause.
constexpr std::array signs{
    Replacement{"%", " percent"}, Replacement{"&", " and "},    Replacement{"+", " plus "},
    Replacement{"#", " number "}, Replacement{"=", " equals "}, Replacement{"|", ", "},
    Replacement{"·", ", "},       Replacement{"–", ", "},       Replacement{"—", ", "},
    Replacement{"…", ". "},       Replacement{"...", ". "},     Replacement{"←", " left "},
    Replacement{"→", " right "},  Replacement{"↑", " up "},     Replacement{"↓", " down "},
    Replacement{"°", " degrees"}, Replacement{"\"", ""},        Replacement{"“", ""},
    Replacement{"”", ""},         Replacement{"_", " "},        Replacement{"*", " "},
    Replacement{"\u00a0", " "},   Replacement{"−", " minus "}};

// Read in full after a number.
constexpr std::array units{Replacement{"s", "seconds"},   Replacement{"ms", "milliseconds"},
                           Replacement{"px", "pixels"},   Replacement{"px/s", "pixels a second"},
                           Replacement{"min", "minutes"}, Replacement{"kB", "kilobytes"},
                           Replacement{"MB", "megabytes"}};

// Short forms on keys and in the grid of letters.
constexpr std::array shortForms{Replacement{"Esc", "Escape"}, Replacement{"Ctrl", "Control"},
                                Replacement{"DEL", "Delete"}};

constexpr std::string_view thin = "\u2009", narrow = "\u202f";

/// Ends the clause where a line breaks.
void endClause(std::string& out) {
    const std::size_t last = out.find_last_not_of(' ');
    const bool ended =
        last == std::string::npos || std::string_view(".,:;!?").find(out[last]) != std::string::npos;
    out += ended ? " " : ". ";
}

/// The text with signs replaced, thin spaces within numbers gone, and line breaks as ends of sentences.
std::string withoutSigns(std::string_view text) {
    constexpr std::string_view times = "×";
    std::string out;
    while (!text.empty()) {
        const auto starts = [&](std::string_view sign) { return text.substr(0, sign.size()) == sign; };
        const auto drop = [&](std::size_t bytes) { text.remove_prefix(bytes); };
        const auto found = std::find_if(signs.begin(), signs.end(),
                                        [&](const Replacement& sign) { return starts(sign.sign); });
        if (text.front() == '\n') {
            endClause(out);
            drop(1);
        } else if (starts(thin) || starts(narrow)) {
            drop(thin.size());
        } else if (starts(times)) {
            drop(times.size());
            out += out.find_last_not_of(' ') != std::string::npos && isDigit(out[out.find_last_not_of(' ')])
                       ? " by "
                       : " times ";
        } else if (found != signs.end()) {
            drop(found->sign.size());
            out += found->words;
        } else {
            out += text.front();
            drop(1);
        }
    }
    return out;
}

std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at) words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

std::string counted(const std::string& number, std::string_view one) {
    const bool single = number == "1";
    return number + ' ' + std::string(one) + (single ? "" : "s");
}

/// "1:05" and "3:1", both parts numbers; empty for anything else.
std::string readColon(const std::string& word) {
    const std::size_t colon = word.find(':');
    if (colon == std::string::npos || colon == 0 || colon + 1 == word.size()) return {};
    const std::string before = word.substr(0, colon), after = word.substr(colon + 1);
    if (!std::all_of(before.begin(), before.end(), isDigit) ||
        !std::all_of(after.begin(), after.end(), isDigit))
        return {};
    if (after.size() != 2) return before + " to " + after;
    const std::string seconds = after.front() == '0' ? after.substr(1) : after;
    std::string time;
    if (before != "0") time = counted(before, "minute");
    if (seconds != "0" || time.empty()) time += (time.empty() ? "" : " ") + counted(seconds, "second");
    return time;
}

/// "4/12" is "4 of 12", "1-3" is "1 3", as levels are called.
std::string readPair(std::string word) {
    for (std::size_t i = 1; i + 1 < word.size(); ++i) {
        if (!isDigit(word[i - 1]) || !isDigit(word[i + 1])) continue;
        if (word[i] == '/') word.replace(i, 1, " of ");
        if (word[i] == '-') word[i] = ' ';
    }
    return word;
}

/// A word in capitals in small letters. Names of keys such as "F1", single letters, and what has no vowel and is spelled,
/// such as "RB", stay.
std::string inSmallLetters(std::string word) {
    const auto letters = std::count_if(word.begin(), word.end(), isLetter);
    const bool capitals = std::none_of(word.begin(), word.end(), isSmall);
    const bool spelled = word.find_first_of("AEIOUY") == std::string::npos &&
                         letters == static_cast<std::ptrdiff_t>(word.size());
    if (letters < 2 || !capitals || (spelled && letters < 4)) return word;
    for (char& c : word)
        if (isCapital(c)) c = static_cast<char>(c - 'A' + 'a');
    return word;
}

struct Parts {
    std::string word;
    std::string end; ///< Its punctuation.
};

Parts partsOf(const std::string& word) {
    const std::size_t last = word.find_last_not_of(".,;:!?)");
    const std::size_t first = word.find_first_not_of('(');
    if (last == std::string::npos || first == std::string::npos || first > last) return {{}, word};
    std::string end = word.substr(last + 1);
    end.erase(std::remove(end.begin(), end.end(), ')'), end.end());
    return {word.substr(first, last + 1 - first), end};
}

std::string readWord(const std::string& word, const std::string& before) {
    const bool afterNumber = !before.empty() && isDigit(before.back());
    if (afterNumber)
        for (const Replacement& unit : units)
            if (word == unit.sign) return std::string(unit.words);
    if (word == "/" && afterNumber) return "of";
    for (const Replacement& form : shortForms)
        if (word == form.sign) return std::string(form.words);
    if (std::string time = readColon(word); !time.empty()) return time;
    return inSmallLetters(readPair(word));
}

std::string readInEnglish(std::string_view text) {
    std::string out;
    std::string before;
    for (const std::string& whole : wordsOf(withoutSigns(text))) {
        const Parts parts = partsOf(whole);
        const bool ofNumber = parts.word == "/" && !before.empty() && isDigit(before.back());
        const bool sign = parts.word.size() == 1 && !isLetter(parts.word[0]) && !isDigit(parts.word[0]);
        if (parts.word.empty() || (sign && !ofNumber)) { // A sign alone: its pause stays.
            const bool pause =
                !out.empty() && parts.word.empty() && (isLetter(out.back()) || isDigit(out.back()));
            if (pause) out += parts.end.substr(0, 1);
            continue;
        }
        std::string read = readWord(parts.word, before);
        const bool begins = out.empty() || out.back() == '.' || out.back() == '!' || out.back() == '?';
        if (begins && isSmall(read.front())) read.front() = static_cast<char>(read.front() - 'a' + 'A');
        out += (out.empty() ? "" : " ") + read + parts.end.substr(0, 1);
        before = parts.end.empty() ? parts.word : std::string();
    }
    const bool said = std::any_of(out.begin(), out.end(), [](char c) { return isLetter(c) || isDigit(c); });
    return said ? out : std::string();
}

// In languages other than English, which no word of English is put into: their synthesisers know how signs are read.

// What has no sound, and what ends a clause.
constexpr std::array silent{
    Replacement{"|", ", "},     Replacement{"·", ", "},    Replacement{"–", ", "},   Replacement{"—", ", "},
    Replacement{"…", ". "},     Replacement{"...", ". "},  Replacement{"\"", ""},    Replacement{"“", ""},
    Replacement{"”", ""},       Replacement{"„", ""},      Replacement{"«", ""},     Replacement{"»", ""},
    Replacement{"_", " "},      Replacement{"*", " "},     Replacement{"(", ", "},   Replacement{")", ""},
    Replacement{"\u00a0", " "}, Replacement{"\u2009", ""}, Replacement{"\u202f", ""}};

std::string withoutSilentSigns(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const auto* const found = std::find_if(silent.begin(), silent.end(), [&](const Replacement& sign) {
            return text.substr(0, sign.sign.size()) == sign.sign;
        });
        if (text.front() == '\n') {
            endClause(out);
            text.remove_prefix(1);
        } else if (found != silent.end()) {
            out += found->words;
            text.remove_prefix(found->sign.size());
        } else {
            out += text.front();
            text.remove_prefix(1);
        }
    }
    return out;
}

/// Whether the word would be spelled letter by letter: it has two capitals or more and no small letter. What has no vowel,
/// such as "RB", is.
bool isOfCapitals(std::string_view word) {
    const bool spelled = word.size() < 4 && word.find_first_of("AEIOUY") == std::string_view::npos &&
                         std::all_of(word.begin(), word.end(), isCapital);
    int capitals = 0;
    while (!word.empty()) {
        const char32_t letter = takeCodePoint(word);
        if (capitalOf(letter) != letter) return false;
        if (smallOf(letter) != letter) ++capitals;
    }
    return capitals >= 2 && !spelled;
}

// In small letters throughout, German nouns and names too: which words had a capital cannot be told from capitals, and
// nobody hears it. Of the texts in capitals of all ten languages, espeak-ng 1.51 speaks all but one alike in capitals, in
// small letters, and with a capital at each word ("Wege", with a short e in small letters). Other synthesisers spell
// capitals.
std::string inSmallLetters(std::string word, std::string_view language) {
    if (!isOfCapitals(word)) return word;
    if (language.substr(0, 2) != "tr") return insideSentence(inSentenceCase(word));
    std::string turkish; // Its I has no dot, and its İ keeps it.
    for (std::string_view rest = word; !rest.empty();) {
        const char32_t letter = takeCodePoint(rest);
        turkish += letter == U'I' ? "ı" : letter == U'İ' ? "i" : utf8Of(smallOf(letter));
    }
    return turkish;
}

std::string readElsewhere(std::string_view text, std::string_view language) {
    constexpr std::string_view marks = ".,;:!?-"; // They have no sound where they stand alone.
    std::string out;
    for (const std::string& word : wordsOf(withoutSilentSigns(text))) {
        if (word.find_first_not_of(marks) == std::string::npos) {
            const bool pause =
                word.front() != '-' && !out.empty() && marks.find(out.back()) == std::string::npos;
            if (pause) out += word.front();
            continue;
        }
        const bool begins = out.empty() || out.back() == '.' || out.back() == '!' || out.back() == '?';
        std::string read = inSmallLetters(word, language);
        const bool pausesTwice = read.size() > 2 && read.back() == ',' &&
                                 marks.find(read[read.size() - 2]) != std::string_view::npos;
        if (pausesTwice) read.pop_back();
        const bool dotted = language.substr(0, 2) == "tr" && read.front() == 'i';
        out += out.empty() ? "" : " ";
        if (!begins)
            out += read;
        else
            out += dotted ? "İ" + read.substr(1) : displayName(read);
    }
    const bool said = std::any_of(out.begin(), out.end(), [](char c) { return isLetter(c) || isDigit(c); });
    return said ? out : std::string();
}

} // namespace

std::string readAloud(std::string_view text, std::string_view language) {
    return language.empty() || language == "en" ? readInEnglish(text) : readElsewhere(text, language);
}

} // namespace arkanong
