#include "arkanong/ui/widgets/TextField.hpp"

#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

namespace arkanong {

namespace {

constexpr char32_t erases = 0x7F; ///< The control character among the printable ones.
constexpr char32_t unbreakable = 0xA0;
constexpr char32_t softHyphen = 0xAD;
constexpr char32_t last = 0xFF;

/// A character that is accepted in a line; 0 for any other character.
char32_t visible(char32_t c) {
    constexpr std::u32string_view others = U"–—‘’‚“”„•…‹›€№₴−"; // Beyond Latin-1; the font has them.
    const bool plain = c >= U' ' && c < erases;
    const bool latin1 = c > unbreakable && c <= last && c != softHyphen;
    return plain || latin1 || isShownLetter(c) || others.find(c) != std::u32string_view::npos ? c : 0;
}

/// What the line has of a typed character; 0 for one that it cannot have.
char32_t kept(TextField::Kind kind, char32_t c) {
    return kind == TextField::Kind::Name ? capitalInNames(c) : visible(c);
}

} // namespace

bool TextField::accepts(char32_t character) const { return kept(kind_, character) != 0; }

bool TextField::add(char32_t character) {
    const char32_t c = kept(kind_, character);
    const std::size_t place = selection().first;
    const bool full = countCharacters(text_) - countCharacters(selected()) >= longest_;
    if (c == 0 || full || (place == 0 && c == U' ')) return false;
    const std::string bytes = utf8Of(c);
    text_.replace(place, selected().size(), bytes);
    caret_ = anchor_ = place + bytes.size();
    return true;
}

bool TextField::addWritten(char32_t capital, std::string_view language) {
    const std::size_t place = selection().first;
    const bool begins = place == 0 || text_[place - 1] == ' ';
    if (begins || kind_ == Kind::Name) return add(capital);
    return add(language == "tr" && capital == U'I' ? U'ı' : smallOf(capital));
}

bool TextField::insert(std::string_view text) {
    bool whole = true;
    while (!text.empty()) {
        const char32_t c = takeCodePoint(text);
        const bool matters = c != U'\n' && c != U'\r' && c != U' ';
        if (!add(c) && matters) whole = false;
    }
    return whole;
}

bool TextField::press(const sfml::KeyPressed& pressed) {
    using sfml::Key;
    const Key key = pressed.key;
    const bool forward = key == Key::Right || key == Key::End || key == Key::Delete;
    if (key == Key::Backspace || key == Key::Delete) return remove(forward, pressed.control);
    if (key == Key::A && pressed.control) {
        anchor_ = 0;
        caret_ = text_.size();
        return false;
    }
    if (key == Key::Home || key == Key::End)
        caret_ = forward ? text_.size() : 0;
    else if (key != Key::Left && key != Key::Right)
        return false;
    else if (caret_ == anchor_ || pressed.shift)
        caret_ = next(forward, pressed.control);
    else
        caret_ = forward ? selection().second : selection().first;
    if (!pressed.shift) anchor_ = caret_;
    return false;
}

// Without a selection, selects what is to be removed.
bool TextField::remove(bool forward, bool words) {
    if (caret_ == anchor_) caret_ = next(forward, words);
    const auto [first, last] = selection();
    text_.erase(first, last - first);
    caret_ = anchor_ = first;
    return first < last;
}

/// Whether a character, or with `words` a word, begins at this place, or the line ends there.
bool TextField::begins(std::size_t place, bool words) const {
    if (place == 0 || place == text_.size()) return true;
    if (words) return text_[place - 1] == ' ' && text_[place] != ' ';
    return (static_cast<unsigned char>(text_[place]) & 0xC0U) != 0x80U;
}

/// The place to which the caret moves.
std::size_t TextField::next(bool forward, bool words) const {
    const std::size_t end = forward ? text_.size() : 0;
    std::size_t place = caret_;
    while (place != end) {
        place = forward ? place + 1 : place - 1;
        if (begins(place, words)) break;
    }
    return place;
}

std::string TextField::text() const {
    const std::size_t first = std::min(text_.find_first_not_of(' '), text_.size());
    return text_.substr(first, text_.find_last_not_of(' ') + 1 - first);
}

std::string TextField::selected() const {
    const auto [first, last] = selection();
    return text_.substr(first, last - first);
}

bool pastes(const sfml::KeyPressed& pressed) {
    return (pressed.control && pressed.key == sfml::Key::V) ||
           (pressed.shift && pressed.key == sfml::Key::Insert);
}

} // namespace arkanong
