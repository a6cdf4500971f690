#include "arkanong/net/Address.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// A decimal number up to `limit`, without a sign or leading zeros.
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

/// Removes the port from the text and returns it (default: usualPort). Returns nullopt if the port is malformed.
std::optional<std::uint16_t> takePort(std::string_view& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return usualPort;
    const auto port = numberIn(text.substr(colon + 1), 65'535);
    if (!port || *port == 0) return {};
    text = text.substr(0, colon);
    return static_cast<std::uint16_t>(*port);
}

/// Whether the text can be one of the labels between the dots of a host name.
bool canBeLabel(std::string_view text) {
    constexpr std::size_t longest = 63;
    const auto fits = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    };
    return !text.empty() && text.size() <= longest && text.front() != '-' && text.back() != '-' &&
           std::all_of(text.begin(), text.end(), fits);
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
    const auto port = takePort(text);
    if (!port) return {};
    Address address{0, *port};
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

// A name that ends in a digit-only label is rejected: it would be a mistyped address.
bool canBeName(std::string_view text) {
    constexpr std::size_t longest = 253;
    if (!takePort(text) || text.size() > longest || text.find('.') == std::string_view::npos) return false;
    std::string_view label;
    for (std::size_t end = 0; end != std::string_view::npos;
         text.remove_prefix(std::min(end + 1, text.size()))) {
        end = text.find('.');
        label = text.substr(0, end);
        if (!canBeLabel(label)) return false;
    }
    return !std::all_of(label.begin(), label.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace arkanong
