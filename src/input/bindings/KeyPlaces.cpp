#include "arkanong/input/bindings/KeyPlaces.hpp"

#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <optional>
#include <utility>

#if SFML_VERSION_MAJOR > 2 || SFML_VERSION_MINOR > 5
#define ARKANONG_SCANCODES
#endif
#if defined(__unix__) && !defined(__APPLE__)
#define ARKANONG_X11
#include <GL/glx.h>
#include <X11/XKBlib.h>
#include <X11/Xlibint.h>
#endif

namespace arkanong::sfml {

namespace {

std::u32string signs(usSigns.begin(), usSigns.end()); // Global, because a machine has one layout in use.

constexpr Key after(Key key) { return static_cast<Key>(static_cast<int>(key) + 1); }
constexpr Key apostrophe = after(Key::Period); // These two have another name in each version of SFML.
constexpr Key grave = after(Key::Backslash);
constexpr std::array punctuation{Key::Hyphen,    Key::Equal,     Key::LBracket, Key::RBracket,
                                 Key::Backslash, Key::Semicolon, apostrophe,    grave,
                                 Key::Comma,     Key::Period,    Key::Slash,    keyLess};
constexpr std::size_t firstDigit = 26;
constexpr std::size_t firstPunctuation = 36;
static_assert(firstPunctuation + punctuation.size() == usSigns.size());

/// The place of usSigns[index].
constexpr Key placeAt(std::size_t index) {
    if (index >= firstPunctuation) return punctuation[index - firstPunctuation];
    const bool digit = index >= firstDigit;
    const std::size_t offset = digit ? (index - firstDigit + 1) % 10 : index;
    return static_cast<Key>(static_cast<std::size_t>(digit ? Key::Num0 : Key::A) + offset);
}

[[maybe_unused]] bool isDrawn(char32_t code) { // By letters of the game, other than a space.
    return (code > 0x20 && code < 0x7F) || (code > 0xA0 && code <= 0xFF && code != 0xAD) ||
           isShownLetter(code);
}

/// The sign as a capital, UTF-8.
std::string shown(char32_t sign) { return utf8Of(capitalOf(sign)); }

#ifdef ARKANONG_X11
/// A row of the keyboard: X's number of its first key, and its signs on the US layout.
struct Row {
    unsigned first;
    std::string_view signs;
};
constexpr std::array rows{Row{10, "1234567890-="}, Row{24, "qwertyuiop[]"}, Row{38, "asdfghjkl;'`"},
                          Row{51, "\\zxcvbnm,./"}, Row{94, "<"}};

/// Keysyms of X beside those that are Latin-1 or Unicode: the characters from `first` on, a space for none.
struct KeySyms {
    KeySym first;
    std::u32string_view characters;
};
constexpr std::array keySyms{KeySyms{0x1B1, U"ą ł ľś  šşťź žż"},
                             KeySyms{0x1E0, U"ŕ  ă ĺć č ę ě  ďđńň  ő  řů ű  ţ"},
                             KeySyms{0x2B9, U"ı ğ"},
                             KeySyms{0x6A1, U"ђѓёєѕіїјљњћќґўџ"},
                             KeySyms{0x6C0, U"юабцдефгхийклмнопярстужвьызшэщчъ"},
                             KeySyms{0x7E1, U"αβγδεζηθικλμνξοπρσςτυφχψω"},
                             KeySyms{0x13BD, U"œ"}};

/// The character of a keysym; 0 if the game has no letter for it.
char32_t characterOf(KeySym symbol) {
    constexpr KeySym unicode = 0x1000000;
    auto code = static_cast<char32_t>(symbol >= unicode ? symbol - unicode : symbol <= 0xFF ? symbol : 0);
    for (const KeySyms& some : keySyms)
        if (symbol >= some.first && symbol - some.first < some.characters.size())
            code = some.characters[symbol - some.first];
    return isDrawn(code) ? code : 0;
}

/// The sign that a keysym types, also that of a dead key; `otherwise` if the game cannot draw it.
char32_t signOf(KeySym symbol, char32_t otherwise) {
    constexpr std::u32string_view dead = U"`´^~¯  ¨°  ¸"; // From XK_dead_grave to XK_dead_cedilla.
    constexpr KeySym firstDead = 0xFE50;
    if (symbol >= firstDead && symbol < firstDead + dead.size())
        return dead[symbol - firstDead] != U' ' ? dead[symbol - firstDead] : otherwise;
    const char32_t sign = characterOf(symbol);
    return sign != 0 ? sign : otherwise;
}

void readSigns() {
    Display* const display = glXGetCurrentDisplay();
    XkbStateRec state{};
    if (display == nullptr || XkbGetState(display, XkbUseCoreKbd, &state) != Success) return;
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.signs.size(); ++i) {
            const auto keycode = static_cast<KeyCode>(row.first + i);
            const KeySym shifted = XkbKeycodeToKeysym(display, keycode, state.group, 1);
            const bool digit = shifted >= '0' && shifted <= '9';
            signs[usSigns.find(row.signs[i])] =
                signOf(digit ? shifted : XkbKeycodeToKeysym(display, keycode, state.group, 0),
                       static_cast<char32_t>(row.signs[i]));
        }
}
#elif defined(ARKANONG_SCANCODES)
void readSigns() {
    using Scan = sf::Keyboard::Scan;
    for (std::size_t i = 0; i < usSigns.size(); ++i) {
        const std::size_t code =
            i < firstPunctuation ? i : static_cast<std::size_t>(Scan::Hyphen) + i - firstPunctuation;
        const sf::String text = sf::Keyboard::getDescription(
            placeAt(i) == keyLess ? Scan::NonUsBackslash : static_cast<sf::Keyboard::Scancode>(code));
        const bool drawn = text.getSize() == 1 && isDrawn(text[0]);
        signs[i] = static_cast<char32_t>(drawn ? text[0] : static_cast<unsigned char>(usSigns[i]));
    }
}
#else
void readSigns() {}
#endif
#if defined(ARKANONG_X11) && !defined(ARKANONG_SCANCODES)
// SFML 2.5 reports only the sign of a key. So what X sends of keys is noted on its way to SFML, and each event of SFML
// is matched with the first note of its kind.
struct Note {
    XKeyEvent event;
    bool old = false; ///< All events have been taken since.
};
std::deque<Note> notes; // Global, because Xlib passes no user data to its handlers.
Bool (*usualConversion)(Display*, XEvent*, xEvent*) = nullptr;

Bool noteKey(Display* display, XEvent* event, xEvent* wire) {
    const Bool kept = usualConversion(display, event, wire);
    notes.push_back({event->xkey});
    return kept;
}

/// Begins to note keys, and forgets what SFML has not reported although it has had the time.
void followNotes() {
    notes.erase(std::remove_if(notes.begin(), notes.end(), [](const Note& note) { return note.old; }),
                notes.end());
    for (Note& note : notes)
        note.old = true;
    static Display* followed = nullptr;
    Display* const display = glXGetCurrentDisplay();
    if (display == nullptr || display == std::exchange(followed, display)) return;
    usualConversion = XESetWireToEvent(display, KeyPress, noteKey);
    XESetWireToEvent(display, KeyRelease, noteKey);
}

/// The press that follows this release at the same moment: keys repeat so, and SFML drops both.
std::deque<Note>::iterator repeatOf(std::deque<Note>::iterator release) {
    return std::find_if(release, notes.end(), [&](const Note& note) {
        return release->event.type == KeyRelease && note.event.type == KeyPress &&
               note.event.keycode == release->event.keycode && note.event.time - release->event.time < 2;
    });
}

/// Whether SFML may have reported this note as `key`: not as another letter.
bool fits(Note note, Key key) {
    const KeySym symbol = XLookupKeysym(&note.event, 0);
    return symbol < 'a' || symbol > 'z' || placeAt(symbol - 'a') == key;
}

/// Takes the note of this event, and those before it, out of the notes; returns its keycode.
std::optional<unsigned> takeNote(Key key, bool pressed) {
    for (std::ptrdiff_t i = 0; i < static_cast<std::ptrdiff_t>(notes.size()); ++i) {
        const auto note = notes.begin() + i;
        if (const auto repeat = repeatOf(note); repeat != notes.end()) {
            notes.erase(repeat);
            notes.erase(notes.begin() + i);
            return takeNote(key, pressed);
        }
        if ((note->event.type == KeyPress) != pressed || !fits(*note, key)) continue;
        const unsigned keycode = note->event.keycode;
        notes.erase(notes.begin(), note + 1);
        return keycode;
    }
    return std::nullopt;
}
#else
void followNotes() {}
#endif

} // namespace

Sign signAt(Key place) {
    for (std::size_t i = 0; i < usSigns.size(); ++i) {
        if (placeAt(i) != place) continue;
        const std::size_t us =
            signs[i] < 0x80 ? usSigns.find(static_cast<char>(signs[i])) : std::string_view::npos;
        return us != std::string_view::npos ? Sign{placeAt(us), {}} : Sign{Key::Unknown, shown(signs[i])};
    }
    return {place, {}};
}

void useSigns(std::u32string_view others) { signs = others; }

void followKeyboard() {
    followNotes();
    using Clock = std::chrono::steady_clock;
    static Clock::time_point next;
    if (Clock::now() < next) return;
    next = Clock::now() + std::chrono::milliseconds(500);
    readSigns();
}

// The right Alt key counts as such even if the layout has AltGr there.
#if defined(ARKANONG_SCANCODES)
Key placeOf(Key key, sf::Keyboard::Scancode scancode) {
    using Scan = sf::Keyboard::Scan;
    if (scancode == Scan::NonUsBackslash) return keyLess;
    if (scancode == Scan::RAlt) return Key::RAlt;
    if (scancode >= Scan::A && scancode <= Scan::Num0) return placeAt(static_cast<std::size_t>(scancode));
    if (scancode >= Scan::Hyphen && scancode <= Scan::Slash)
        return punctuation[static_cast<std::size_t>(scancode) - static_cast<std::size_t>(Scan::Hyphen)];
    return key;
}
#elif defined(ARKANONG_X11)
Key placeOf(Key key, bool pressed) {
    // The place where each sign was last, Unknown at the end. An input method lets SFML report a key again.
    static std::array<std::optional<Key>, placeCount> places;
    std::optional<Key>& place = places[key == Key::Unknown ? placeCount - 1 : static_cast<std::size_t>(key)];
    const std::optional<unsigned> keycode = takeNote(key, pressed);
    if (!keycode) return place.value_or(key);
    constexpr unsigned rightAlt = 108;
    place = *keycode == rightAlt ? Key::RAlt : key;
    for (const Row& row : rows)
        if (*keycode >= row.first && *keycode < row.first + row.signs.size())
            place = placeAt(usSigns.find(row.signs[*keycode - row.first]));
    return *place;
}
#else
Key placeOf(Key key, bool) { return key; }
#endif

} // namespace arkanong::sfml
