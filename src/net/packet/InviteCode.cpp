#include "arkanong/net/packet/InviteCode.hpp"

namespace arkanong {

namespace {

constexpr std::string_view letters = "23456789ACDEFGHJKMNPQRTUVWXY";
constexpr std::size_t half = (inviteCodeLength - 1) / 2;

/// The code letter that a typed character stands for; 0 if there is none.
char letterMeant(char written) {
    if (written >= 'a' && written <= 'z') written = static_cast<char>(written - 'a' + 'A');
    if (written == 'B') return '8';
    if (written == 'S') return '5';
    if (written == 'Z') return '2';
    return letters.find(written) == std::string_view::npos ? '\0' : written;
}

} // namespace

std::string inviteCode(std::uint64_t random) {
    std::string code;
    while (code.size() < inviteCodeLength) {
        if (code.size() == half) code += '-';
        code += letters[random % letters.size()];
        random /= letters.size();
    }
    return code;
}

std::string inviteCodeNamed(std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    std::string code;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i == half && (text[i] == '-' || text[i] == ' ')) continue;
        const char letter = letterMeant(text[i]);
        if (letter == '\0' || code.size() == inviteCodeLength) return {};
        if (code.size() == half) code += '-';
        code += letter;
    }
    return code.size() == inviteCodeLength ? code : std::string();
}

} // namespace arkanong
