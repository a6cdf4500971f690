#include "arkanong/ui/widgets/TextField.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <string_view>

namespace arkanong {

namespace {

// Latin-1's letters, and the two signs among them. The sharp s comes before the small letters and has no capital.
constexpr char32_t firstCapital = 0xC0;
constexpr char32_t firstSmall = 0xE0;
constexpr char32_t times = 0xD7;
constexpr char32_t divided = 0xF7;
constexpr char32_t smallY = 0xFF; ///< Its capital is not in Latin-1.
constexpr char32_t toCapital = 0x20;

constexpr char32_t firstOfTwoBytes = 0x80;
constexpr char32_t erases = 0x7F; ///< The control character among the printable ones.
constexpr char32_t unbreakable = 0xA0;
constexpr char32_t softHyphen = 0xAD;
constexpr char32_t last = 0xFF;

/// The capital of a character that is accepted in a name; 0 for any other character.
char32_t capital(char32_t c) {
    if (c >= U'a' && c <= U'z') return c - toCapital;
    if ((c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9')) return c;
    constexpr std::u32string_view marks = U" -'.";
    if (marks.find(c) != std::u32string_view::npos) return c;
    if (c < firstCapital || c >= smallY || c == times || c == divided) return 0;
    return c >= firstSmall ? c - toCapital : c;
}

/// A character that is accepted in a line; 0 for any other character.
char32_t visible(char32_t c) {
    const bool plain = c >= U' ' && c < erases;
    const bool accented = c > unbreakable && c <= last && c != softHyphen;
    return plain || accented ? c : 0;
}

} // namespace

bool TextField::add(char32_t character) {
    const char32_t c = kind_ == Kind::Name ? capital(character) : visible(character);
    const bool full = countCharacters(text_) >= longest_;
    if (c == 0 || full || (text_.empty() && c == U' ')) return false;
    if (c < firstOfTwoBytes) {
        text_ += static_cast<char>(c);
    } else {
        text_ += static_cast<char>(0xC0U | (c >> 6U));
        text_ += static_cast<char>(0x80U | (c & 0x3FU));
    }
    return true;
}

bool TextField::addWritten(char32_t capital) {
    const bool begins = text_.empty() || text_.back() == ' ';
    const bool letter = capital >= U'A' && capital <= U'Z';
    return add(letter && !begins ? capital - U'A' + U'a' : capital);
}

bool TextField::erase() {
    if (text_.empty()) return false;
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    while (text_.size() > 1 && continues(text_.back()))
        text_.pop_back();
    text_.pop_back();
    return true;
}

std::string TextField::text() const { return text_.substr(0, text_.find_last_not_of(' ') + 1); }

} // namespace arkanong
