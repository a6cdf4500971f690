#include "arkanong/game/LineField.hpp"

#include "arkanong/storage/Utf8.hpp"

namespace arkanong {

bool LineField::add(char32_t c) {
    constexpr char32_t firstOfTwoBytes = 0x80;
    constexpr char32_t firstBeyondControls = 0xa1;
    constexpr char32_t softHyphen = 0xad;
    constexpr char32_t last = 0xff;
    const bool plain = c >= U' ' && c < firstOfTwoBytes - 1;
    const bool accented = c >= firstBeyondControls && c <= last && c != softHyphen;
    if (!plain && !accented) return false;
    if (countCharacters(text_) >= longest_ || (text_.empty() && c == U' ')) return false;
    if (plain) {
        text_ += static_cast<char>(c);
    } else {
        text_ += static_cast<char>(0xC0U | (c >> 6U));
        text_ += static_cast<char>(0x80U | (c & 0x3FU));
    }
    return true;
}

bool LineField::addWritten(char32_t capital) {
    const bool begins = text_.empty() || text_.back() == ' ';
    const bool letter = capital >= U'A' && capital <= U'Z';
    return add(letter && !begins ? capital - U'A' + U'a' : capital);
}

bool LineField::erase() {
    if (text_.empty()) return false;
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    while (text_.size() > 1 && continues(text_.back()))
        text_.pop_back();
    text_.pop_back();
    return true;
}

std::string LineField::text() const { return text_.substr(0, text_.find_last_not_of(' ') + 1); }

} // namespace arkanong
