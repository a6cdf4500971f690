#include "arkanong/render/text/Text.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <algorithm>
#include <array>
#include <utility>

// How texts are broken into lines.

namespace arkanong {

namespace {

constexpr std::string_view separator = "·";

/// A separator between two words is left out where the line ends.
void endLine(std::string& line) {
    const std::size_t end = line.find_last_not_of(' ') + 1;
    if (end < separator.size() || line.compare(end - separator.size(), separator.size(), separator) != 0)
        return;
    line.resize(end - separator.size());
    line.resize(line.find_last_not_of(' ') + 1);
}

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

/// Whether the text begins with a mark that French sets off with a space from the word before it.
bool beginsWithMark(std::string_view text) {
    constexpr std::array<std::string_view, 5> marks{":", ";", "?", "!", "»"};
    return std::any_of(marks.begin(), marks.end(),
                       [text](std::string_view mark) { return begins(text, mark); });
}

bool opensQuotation(std::string_view word) {
    constexpr std::string_view mark = "«";
    return word.size() >= mark.size() && word.substr(word.size() - mark.size()) == mark;
}

/// The end of the word that begins at `start`, with the marks beside it that stay in its line.
std::size_t wordEnd(std::string_view text, std::size_t start) {
    const auto endOf = [text](std::size_t from) {
        return std::min(text.find_first_of(" \n", from), text.size());
    };
    std::size_t end = endOf(start);
    while (end > start) {
        const std::size_t next = text.find_first_not_of(' ', end);
        if (next == std::string_view::npos || next == end || text[next] == '\n') break;
        if (!opensQuotation(text.substr(start, end - start)) && !beginsWithMark(text.substr(next))) break;
        end = endOf(next);
    }
    return end;
}

} // namespace

std::vector<std::string> wrapText(const TextureManager& textures, std::string_view text, TextSize size,
                                  double width) {
    std::vector<std::string> lines(1);
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t end = wordEnd(text, start);
        const std::string word(text.substr(start, end - start));
        std::string& line = lines.back();
        std::string longer = line;
        if (!line.empty()) longer += ' ';
        longer += word;
        if (line.empty() || measureText(textures, longer, size) <= width) {
            line = longer;
        } else if (!word.empty()) {
            endLine(line);
            lines.push_back(word == separator ? "" : word);
        }
        if (end < text.size() && text[end] == '\n') lines.emplace_back();
        start = end + 1;
    }
    return lines;
}

FittedLines fittingLines(const TextureManager& textures, std::string_view text, double width,
                         std::size_t most, std::initializer_list<TextSize> sizes) {
    FittedLines fitted{{std::string(text)}, fittingSize(textures, text, width, sizes)};
    const TextSize smallest = *(sizes.end() - 1);
    const bool whole = fitted.size.width() == 1.0 && fitted.size >= smallest;
    if (whole || most < 2) return fitted;
    TextSize size = smallest;
    std::vector<std::string> lines = wrapText(textures, text, size, width);
    while (lines.size() > most && size.width() > type::narrowest) {
        size = narrower(size);
        lines = wrapText(textures, text, size, width);
    }
    for (const std::string& line : lines) { // A word may be wider than a line.
        const TextSize fits = fittingSize(textures, line, width, {size});
        if (fits.width() < size.width() || fits < size) size = fits;
    }
    return {std::move(lines), size};
}

std::vector<std::string> brokenText(const TextureManager& textures, std::string_view text, TextSize size,
                                    double width) {
    std::vector<std::string> lines;
    for (const std::string& line : wrapText(textures, text, size, width)) {
        std::string_view rest = line;
        while (measureText(textures, rest, size) > width) {
            std::string_view after = rest;
            std::size_t fits = 0;
            do {
                fits = rest.size() - after.size();
                takeCodePoint(after);
            } while (!after.empty() &&
                     measureText(textures, rest.substr(0, rest.size() - after.size()), size) <= width);
            if (fits == 0) break; // Not even one letter has room.
            if (const std::size_t folder = rest.rfind('/', fits - 1); folder != 0 && folder < fits)
                fits = folder + 1; // Paths are broken behind a folder.
            lines.emplace_back(rest.substr(0, fits));
            rest.remove_prefix(fits);
        }
        lines.emplace_back(rest);
    }
    return lines;
}

} // namespace arkanong
