#pragma once

#include "arkanong/language/PluralRule.hpp"
#include "arkanong/language/Translatable.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

// Every text that a player reads is looked up here at the place where it is drawn or composed, by its English words:
//
//     drawText(textures, text("Choose a level of the campaign"), ...);
//     fill(plural("{n} ball stolen", "{n} balls stolen", n), {{"n", n}});
//
// How a catalogue gets there: `Type` (render/text) has a pointer to the one in use, because everything that draws has a
// TextureManager and asks its `Type` for the size of letters already. Drawing code calls `textures.type().text(...)`,
// screens `text(...)`, which is the same. Functions without pictures (session) return English words marked by
// translatable(), which are looked up where they are drawn, or take a `const Catalogue&` if they compose sentences.
// Names of menus' items stay English in `Menu`, so that logs and tests are in English whatever the language, and are looked
// up when they are drawn. So a change of language is seen at the next frame. A text is a whole sentence; what varies in it is
// a hole with a name, never a part glued on.
//
// xgettext extracts the texts from calls of text(), plural() and translatable() with literals (script/translate).

namespace arkanong {

/// The texts of one language. A value; the empty catalogue is English. Texts that it lacks are in English, never blank.
class Catalogue {
  public:
    /// Largest size of a catalogue's file, bytes.
    static constexpr std::size_t largestFile = std::size_t{1} << 20U;

    Catalogue() = default;
    /// Reads a GNU .mo file of either byte order, whose texts must be UTF-8. `file` is its name in error messages. Throws
    /// DataError if it is malformed; takes time in proportion to its size.
    static Catalogue parse(std::string bytes, const std::string& file);
    /// Reads the file; throws DataError if it is missing or malformed.
    static Catalogue load(const std::string& path);
    /// The empty catalogue.
    static const Catalogue& english();

    /// The translation. The result is valid as long as the argument and this catalogue.
    std::string_view text(std::string_view english) const { return text({}, english); }
    /// The translation of a text that has several meanings; `context` says which, for translators.
    std::string_view text(std::string_view context, std::string_view english) const;
    /// The translation for this number, by the language's rule.
    std::string_view plural(std::string_view one, std::string_view many, std::uint64_t n) const;
    std::string_view plural(const PluralText& english, std::uint64_t n) const {
        return plural(english.one, english.many, n);
    }

    /// The text in the language's capitals, see toUpper().
    std::string capitals(std::string_view text) const;
    /// The text with a capital of the language as its first letter: a name of a table at the beginning of a sentence.
    std::string sentenceCase(std::string_view text) const;

    /// The number with the language's decimal sign instead of its point: "1,2".
    std::string decimal(std::string number) const;
    /// The language's code, "pt_BR"; empty: English.
    const std::string& language() const { return language_; }

    std::size_t size() const { return entries_.size(); }

  private:
    /// Places in bytes_. A copied catalogue has bytes of its own.
    struct Entry {
        std::uint32_t key = 0;
        std::uint32_t keyLength = 0;
        std::uint32_t text = 0;
        std::uint32_t textLength = 0;
    };
    friend class MoReader;

    std::string_view key(const Entry& entry) const {
        return std::string_view(bytes_).substr(entry.key, entry.keyLength);
    }
    /// The translation, of a plural all forms with NULs between them; empty if there is none.
    std::string_view find(std::string_view context, std::string_view english) const;

    std::string bytes_;          ///< The file.
    std::vector<Entry> entries_; ///< Sorted by their keys: context, U+0004, English words.
    PluralRule rule_;
    std::string language_; ///< Its code as the file's head has it, such as "pt_BR"; empty: English.
};

/// The value of a hole.
struct Hole {
    std::string_view name;
    std::string value;

    Hole(std::string_view hole, std::string text) : name(hole), value(std::move(text)) {}
    Hole(std::string_view hole, std::string_view text) : name(hole), value(text) {}
    Hole(std::string_view hole, const char* text) : name(hole), value(text) {}
    template <typename Number, typename = std::enable_if_t<std::is_integral_v<Number>>>
    Hole(std::string_view hole, Number number) : name(hole), value(std::to_string(number)) {}
};

/// The text with values in its holes: "3 balls stolen" for "{n} balls stolen". A hole without a value stays as it is. Values
/// are not looked into.
std::string fill(std::string_view text, std::initializer_list<Hole> holes);

} // namespace arkanong
