#include "arkanong/language/Catalogue.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>

namespace arkanong {

/// Reads a .mo file: a head of five numbers, then two tables of lengths and places, of the English texts, sorted, and of
/// their translations. See "The Format of GNU MO Files" in gettext's manual.
class MoReader {
  public:
    MoReader(std::string bytes, const std::string& file) : file_(file) { made_.bytes_ = std::move(bytes); }

    Catalogue read() {
        constexpr std::uint32_t magic = 0x950412DE;
        constexpr std::uint32_t swapped = 0xDE120495;
        constexpr std::size_t head = 20;
        if (made_.bytes_.size() < head || made_.bytes_.size() > Catalogue::largestFile)
            fail("expected a catalogue of 20 bytes to 1 MiB");
        const std::uint32_t found = numberAt(0);
        if (found != magic && found != swapped) fail("expected the first bytes of a .mo file");
        swapped_ = found == swapped;
        if (numberAt(4) >> 16U > 1) fail("expected version 0 or 1 of .mo files");
        const std::uint32_t count = numberAt(8);
        const std::uint32_t keys = numberAt(12);
        const std::uint32_t texts = numberAt(16);
        constexpr std::size_t eachBytes = 8;
        for (const std::uint32_t table : {keys, texts})
            if (table > made_.bytes_.size() || count > (made_.bytes_.size() - table) / eachBytes)
                fail("expected a table of " + std::to_string(count) + " texts within the file");
        made_.entries_.reserve(count);
        for (std::uint32_t i = 0; i < count; ++i)
            add(keys + 8 * i, texts + 8 * i);
        return std::move(made_);
    }

  private:
    [[noreturn]] void fail(const std::string& message) const { throw DataError(file_, message); }

    std::uint32_t numberAt(std::size_t place) const {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4; ++i)
            number |= static_cast<std::uint32_t>(static_cast<unsigned char>(made_.bytes_[place + i]))
                      << (swapped_ ? 24U - 8U * i : 8U * i);
        return number;
    }

    /// The text whose length and place stand here; it must be UTF-8.
    std::string_view textAt(std::uint32_t place) const {
        const std::size_t length = numberAt(place);
        const std::size_t begin = numberAt(place + 4);
        if (begin > made_.bytes_.size() || length > made_.bytes_.size() - begin)
            fail("expected a text within the file, found one of " + std::to_string(length) +
                 " bytes at byte " + std::to_string(begin));
        const std::string_view text = std::string_view(made_.bytes_).substr(begin, length);
        read_ += length; // Texts that overlap would take more time than the file's size says.
        if (read_ > 2 * Catalogue::largestFile) fail("expected texts that do not overlap");
        if (validUtf8(text) != length) fail("expected UTF-8 in the text at byte " + std::to_string(begin));
        return text;
    }

    void add(std::uint32_t keyPlace, std::uint32_t textPlace) {
        const std::string_view whole = textAt(keyPlace);
        const std::string_view key = whole.substr(0, whole.find('\0')); // A plural is found by its singular.
        const std::string_view text = textAt(textPlace);
        if (!made_.entries_.empty() && made_.key(made_.entries_.back()) >= key)
            fail("expected the texts in order, each once");
        if (whole.empty()) return readHead(text);
        if (key.size() < whole.size()) {
            const auto forms = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\0')) + 1;
            if (forms != made_.rule_.forms())
                fail("expected " + std::to_string(made_.rule_.forms()) + " plural forms of \"" +
                     std::string(key) + "\", found " + std::to_string(forms));
        } else if (text.find('\0') != std::string_view::npos) {
            fail("expected one text for \"" + std::string(key) + '"');
        }
        if (text.empty()) return; // English.
        const auto offset = [this](std::string_view part) {
            return static_cast<std::uint32_t>(part.data() - made_.bytes_.data());
        };
        made_.entries_.push_back({offset(key), static_cast<std::uint32_t>(key.size()), offset(text),
                                  static_cast<std::uint32_t>(text.size())});
    }

    /// The text of "" has lines "Name: value".
    void readHead(std::string_view head) {
        const auto value = [head](std::string_view name) {
            const std::size_t at = head.find(name);
            if (at == std::string_view::npos) return std::string_view();
            const std::string_view rest = head.substr(at + name.size());
            return rest.substr(0, rest.find('\n'));
        };
        const std::string_view charset = value("charset=");
        if (charset != "UTF-8" && charset != "utf-8") fail("expected charset=UTF-8 in the head");
        const std::string_view language = value("\nLanguage: ");
        made_.language_ = language.substr(0, std::size_t{8}); // A code is "pt_BR" at most.
        const std::string_view forms = value("Plural-Forms:");
        if (forms.empty()) return;
        const std::optional<PluralRule> rule = PluralRule::parse(forms);
        if (!rule)
            fail("expected a rule for plural forms, found \"" + std::string(forms.substr(0, 200)) + '"');
        made_.rule_ = *rule;
    }

    const std::string& file_;
    Catalogue made_;
    bool swapped_ = false;
    mutable std::size_t read_ = 0; ///< Bytes of texts.
};

Catalogue Catalogue::parse(std::string bytes, const std::string& file) {
    return MoReader(std::move(bytes), file).read();
}

} // namespace arkanong
