#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arkanong::test {

/// The bytes of a .mo file with these texts, which must be sorted by their keys, as msgfmt writes them.
inline std::string moFile(const std::vector<std::pair<std::string, std::string>>& texts,
                          bool bigEndian = false) {
    std::string bytes;
    const auto number = [&](std::uint32_t value) {
        for (unsigned i = 0; i < 4; ++i)
            bytes += static_cast<char>(value >> (bigEndian ? 24 - 8 * i : 8 * i));
    };
    const auto count = static_cast<std::uint32_t>(texts.size());
    constexpr std::uint32_t head = 28;
    for (const std::uint32_t value : {0x950412DEU, 0U, count, head, head + 8 * count, 0U, head + 16 * count})
        number(value);
    std::uint32_t place = head + 16 * count;
    std::string content;
    for (const bool translations : {false, true})
        for (const auto& [key, text] : texts) {
            const std::string& part = translations ? text : key;
            number(static_cast<std::uint32_t>(part.size()));
            number(place);
            content += part + '\0';
            place += static_cast<std::uint32_t>(part.size()) + 1;
        }
    return bytes + content;
}

inline const std::string moHead = "Content-Type: text/plain; charset=UTF-8\n"
                                  "Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\n";

} // namespace arkanong::test
