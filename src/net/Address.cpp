#include "arkanong/net/Address.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// A decimal number without sign or needless zeros, up to `limit`.
std::optional<std::uint32_t> numberIn(std::string_view text, std::uint32_t limit) {
    constexpr std::size_t mostDigits = 5;
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    if (text.empty() || text.size() > mostDigits || (text.size() > 1 && text.front() == '0')) return {};
    if (!std::all_of(text.begin(), text.end(), isDigit)) return {};
    std::uint32_t number = 0;
    for (const char digit : text)
        number = number * 10 + static_cast<std::uint32_t>(digit - '0');
    if (number > limit) return {};
    return number;
}

} // namespace

std::string textOf(const Address& address) {
    std::string text;
    for (unsigned shift = 32; shift > 0; shift -= 8) {
        text += std::to_string(address.host >> (shift - 8) & 0xffU);
        text += shift > 8 ? '.' : ':';
    }
    return text += std::to_string(address.port);
}

std::optional<Address> addressNamed(std::string_view text) {
    Address address{0, usualPort};
    if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
        const auto port = numberIn(text.substr(colon + 1), 65'535);
        if (!port || *port == 0) return {};
        address.port = static_cast<std::uint16_t>(*port);
        text = text.substr(0, colon);
    }
    constexpr int parts = 4;
    for (int part = 1; part <= parts; ++part) {
        const std::size_t end = part < parts ? text.find('.') : text.size();
        if (end == std::string_view::npos) return {};
        const auto number = numberIn(text.substr(0, end), 255);
        if (!number) return {};
        address.host = address.host << 8U | *number;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return address;
}

} // namespace arkanong
