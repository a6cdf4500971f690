#include "arkanong/language/Catalogue.hpp"

#include "arkanong/language/UpperCase.hpp"
#include "arkanong/storage/Files.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr char afterContext = '\x04';

/// Compares context, U+0004 and English words with a key, without a copy of them.
int compared(std::string_view key, std::string_view context, std::string_view english) {
    if (context.empty()) return key.compare(english);
    if (const int order = key.substr(0, context.size()).compare(context); order != 0) return order;
    key.remove_prefix(context.size());
    if (key.empty()) return -1;
    if (key.front() != afterContext) return static_cast<unsigned char>(key.front()) < afterContext ? -1 : 1;
    return key.substr(1).compare(english);
}

/// The i-th of the texts between NULs; empty if there are fewer.
std::string_view partOf(std::string_view texts, std::size_t i) {
    for (; i > 0; --i) {
        const std::size_t end = texts.find('\0');
        if (end == std::string_view::npos) return {};
        texts.remove_prefix(end + 1);
    }
    return texts.substr(0, texts.find('\0'));
}

} // namespace

Catalogue Catalogue::load(const std::string& path) { return parse(readFile(path, largestFile), path); }

const Catalogue& Catalogue::english() {
    static const Catalogue empty;
    return empty;
}

std::string Catalogue::capitals(std::string_view text) const { return toUpper(text, language_); }

std::string Catalogue::sentenceCase(std::string_view text) const {
    std::string_view rest = text;
    if (!rest.empty()) takeCodePoint(rest);
    return capitals(text.substr(0, text.size() - rest.size())) + std::string(rest);
}

std::string Catalogue::decimal(std::string number) const {
    const std::size_t point = number.find('.');
    // Translators: between a number and its decimals, as in 1.2.
    return point == std::string::npos ? number : number.replace(point, 1, text("decimal sign", "."));
}

std::string_view Catalogue::find(std::string_view context, std::string_view english) const {
    const auto entry = std::lower_bound(
        entries_.begin(), entries_.end(), english,
        [&](const Entry& one, std::string_view wanted) { return compared(key(one), context, wanted) < 0; });
    if (entry == entries_.end() || compared(key(*entry), context, english) != 0) return {};
    return std::string_view(bytes_).substr(entry->text, entry->textLength);
}

std::string_view Catalogue::text(std::string_view context, std::string_view english) const {
    const std::string_view found = partOf(find(context, english), 0);
    return found.empty() ? english : found;
}

std::string_view Catalogue::plural(std::string_view one, std::string_view many, std::uint64_t n) const {
    const std::string_view form = partOf(find({}, one), rule_.formOf(n));
    return !form.empty() ? form : n == 1 ? one : many;
}

std::string fill(std::string_view text, std::initializer_list<Hole> holes) {
    std::string filled;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find('{'), text.size());
        filled += text.substr(0, begin);
        text.remove_prefix(begin);
        const std::size_t end = text.find('}');
        if (end == std::string_view::npos) {
            filled += text;
            break;
        }
        const std::string_view name = text.substr(1, end - 1);
        const auto* const hole =
            std::find_if(holes.begin(), holes.end(), [name](const Hole& one) { return one.name == name; });
        if (hole == holes.end()) { // It may be no hole at all: goes on behind the brace.
            filled += text.front();
            text.remove_prefix(1);
            continue;
        }
        filled += hole->value;
        text.remove_prefix(end + 1);
    }
    return filled;
}

} // namespace arkanong
