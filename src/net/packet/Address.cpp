#include "arkanong/net/packet/Address.hpp"

#include <algorithm>
#include <tuple>

namespace arkanong {

namespace {

constexpr std::size_t groups = 8; ///< An IPv6 address is written as eight numbers of 16 bits.
constexpr Address::Host mappedPrefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr std::size_t mappedLength = 12; ///< Bytes of mappedPrefix, before those of the IPv4 address.

/// Whether the text has digits only; also true for no text.
bool isNumber(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// A decimal number up to `limit`, without a sign or leading zeros.
std::optional<std::uint32_t> numberIn(std::string_view text, std::uint64_t limit) {
    constexpr std::size_t mostDigits = 10;
    if (text.empty() || text.size() > mostDigits || (text.size() > 1 && text.front() == '0')) return {};
    if (!isNumber(text)) return {};
    std::uint64_t number = 0;
    for (const char digit : text)
        number = number * 10 + static_cast<std::uint64_t>(digit - '0');
    if (number > limit) return {};
    return static_cast<std::uint32_t>(number);
}

/// A host and its port, still as text: "host", "host:port" or "[host]:port". Returns nullopt if the port is malformed.
std::optional<std::pair<std::string_view, std::uint16_t>> parted(std::string_view text) {
    std::size_t end = text.size();
    if (!text.empty() && text.front() == '[') {
        const std::size_t bracket = text.find(']');
        if (bracket == std::string_view::npos || text.substr(1, bracket).find(':') == std::string_view::npos)
            return {};
        text.remove_prefix(1);
        end = bracket - 1;
    } else if (const std::size_t colon = text.find(':'); colon == text.rfind(':')) {
        end = std::min(colon, end);
    }
    std::string_view rest = text.substr(end);
    if (!rest.empty() && rest.front() == ']') rest.remove_prefix(1);
    if (rest.empty()) return {{text.substr(0, end), usualPort}};
    const auto port = rest.front() == ':' ? numberIn(rest.substr(1), 65'535) : std::nullopt;
    if (!port || *port == 0) return {};
    return {{text.substr(0, end), static_cast<std::uint16_t>(*port)}};
}

std::optional<Address::Host> ipv4Named(std::string_view text) {
    Address::Host host = mappedPrefix;
    for (std::size_t part = mappedLength; part < host.size(); ++part) {
        const std::size_t end = part + 1 < host.size() ? text.find('.') : text.size();
        if (end == std::string_view::npos) return {};
        const auto number = numberIn(text.substr(0, end), 255);
        if (!number) return {};
        host[part] = static_cast<std::uint8_t>(*number);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return host;
}

/// One to four hexadecimal digits.
std::optional<std::uint16_t> groupNamed(std::string_view text) {
    constexpr std::size_t mostDigits = 4;
    if (text.empty() || text.size() > mostDigits) return {};
    unsigned group = 0;
    for (const char letter : text) {
        unsigned digit = 0;
        if (letter >= '0' && letter <= '9')
            digit = static_cast<unsigned>(letter - '0');
        else if (letter >= 'a' && letter <= 'f')
            digit = static_cast<unsigned>(letter - 'a') + 10;
        else if (letter >= 'A' && letter <= 'F')
            digit = static_cast<unsigned>(letter - 'A') + 10;
        else
            return {};
        group = group << 4U | digit;
    }
    return static_cast<std::uint16_t>(group);
}

/// Appends the bytes of groups with colons between them; if `last`, the last two groups can be an IPv4 address. Returns
/// false if the text is something else.
bool readGroups(std::string_view text, bool last, std::string& bytes) {
    while (bytes.size() < 2 * groups) {
        const std::size_t end = text.find(':');
        const std::string_view word = text.substr(0, end);
        if (const auto group = groupNamed(word)) {
            bytes += static_cast<char>(*group >> 8U);
            bytes += static_cast<char>(*group & 0xffU);
        } else if (const auto ipv4 = ipv4Named(word); ipv4 && last && end == std::string_view::npos) {
            bytes.append(ipv4->begin() + mappedLength, ipv4->end());
        } else {
            return false;
        }
        if (end == std::string_view::npos) return true;
        text.remove_prefix(end + 1);
    }
    return false;
}

std::optional<Address::Host> ipv6Named(std::string_view text) {
    std::string first;
    std::string last;
    const std::size_t gap = text.find("::");
    const std::string_view before = text.substr(0, gap);
    if (gap != 0 && !readGroups(before, gap == std::string_view::npos, first)) return {};
    if (gap != std::string_view::npos) {
        const std::string_view after = text.substr(gap + 2);
        if (!after.empty() && !readGroups(after, true, last)) return {};
    }
    Address::Host host{};
    const std::size_t size = first.size() + last.size();
    if (gap == std::string_view::npos ? size != host.size() : size + 2 > host.size()) return {};
    const auto byteOf = [](char letter) { return static_cast<std::uint8_t>(letter); };
    std::transform(first.begin(), first.end(), host.begin(), byteOf);
    std::transform(last.rbegin(), last.rend(), host.rbegin(), byteOf);
    return host;
}

/// As RFC 5952 recommends: lower case, and "::" for the first of the longest runs of at least two zeros.
std::string ipv6Text(const Address::Host& host) {
    const auto groupAt = [&host](std::size_t i) { return host[2 * i] << 8 | host[2 * i + 1]; };
    std::size_t gap = groups;
    std::size_t longest = 1;
    for (std::size_t i = 0; i < groups; ++i) {
        std::size_t end = i;
        while (end < groups && groupAt(end) == 0)
            ++end;
        if (end > i + longest) {
            longest = end - i;
            gap = i;
        }
    }
    std::string text;
    for (std::size_t i = 0; i < groups; ++i) {
        if (i == gap) {
            text += "::";
            i += longest - 1;
            continue;
        }
        if (!text.empty() && text.back() != ':') text += ':';
        bool begun = false;
        for (int shift = 12; shift >= 0; shift -= 4) {
            const auto digit = static_cast<std::size_t>(groupAt(i) >> shift & 0xf);
            begun = begun || digit != 0 || shift == 0;
            if (begun) text += "0123456789abcdef"[digit];
        }
    }
    return text;
}

bool isLetterOrDigit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Whether the text can be one of the labels between the dots of a host name.
bool canBeLabel(std::string_view text) {
    constexpr std::size_t longest = 63;
    return !text.empty() && text.size() <= longest && text.front() != '-' && text.back() != '-' &&
           std::all_of(text.begin(), text.end(), [](char c) { return isLetterOrDigit(c) || c == '-'; });
}

/// A name that ends in a digit-only label is rejected: it would be a mistyped address.
bool isHostName(std::string_view text) {
    if (text.size() > longestHost) return false;
    std::string_view label;
    for (std::size_t end = 0; end != std::string_view::npos;
         text.remove_prefix(std::min(end + 1, text.size()))) {
        end = text.find('.');
        label = text.substr(0, end);
        if (!canBeLabel(label)) return false;
    }
    return !isNumber(label);
}

bool isInterfaceName(std::string_view text) {
    constexpr std::size_t longest = 15;
    const auto fits = [](char c) {
        return isLetterOrDigit(c) || c == '-' || c == '_' || c == '.' || c == '@';
    };
    return text.size() <= longest && !isNumber(text) && std::all_of(text.begin(), text.end(), fits);
}

} // namespace

bool Address::isIpv4() const {
    return std::equal(host.begin(), host.begin() + mappedLength, mappedPrefix.begin());
}

bool Address::isLoopback() const {
    constexpr Host ipv6{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    return isIpv4() ? host[mappedLength] == 127 : host == ipv6;
}

bool operator<(const Address& a, const Address& b) {
    return std::tie(a.host, a.port, a.scope, a.channel) < std::tie(b.host, b.port, b.scope, b.channel);
}

Address::Host networkOf(const Address& address) {
    Address::Host network = address.host;
    if (!address.isIpv4()) std::fill(network.begin() + network.size() / 2, network.end(), std::uint8_t{0});
    return network;
}

std::string bytesOf(const Address& address) {
    std::string bytes(address.host.begin(), address.host.end());
    for (const unsigned shift : {0U, 8U})
        bytes += static_cast<char>(address.port >> shift & 0xffU);
    for (const unsigned shift : {0U, 8U, 16U, 24U})
        bytes += static_cast<char>(address.scope >> shift & 0xffU);
    return bytes += static_cast<char>(address.channel);
}

std::string textOf(const Address& address) {
    std::string text;
    if (address.isIpv4()) {
        for (std::size_t i = mappedLength; i < address.host.size(); ++i)
            text += std::to_string(address.host[i]) + (i + 1 < address.host.size() ? '.' : ':');
        return text + std::to_string(address.port);
    }
    text = ipv6Text(address.host);
    if (address.scope != 0) text += '%' + std::to_string(address.scope);
    return address.port == usualPort ? text : '[' + text + "]:" + std::to_string(address.port);
}

std::optional<Address> addressNamed(std::string_view text) {
    const auto parts = parted(text);
    if (!parts) return {};
    std::string_view host = parts->first;
    if (host.find(':') == std::string_view::npos) {
        const auto ipv4 = ipv4Named(host);
        return ipv4 ? std::optional(Address{*ipv4, parts->second}) : std::nullopt;
    }
    Address address;
    address.port = parts->second;
    if (const std::size_t sign = host.find('%'); sign != std::string_view::npos) {
        const auto scope = numberIn(host.substr(sign + 1), 0xffffffffU);
        if (!scope || *scope == 0) return {};
        address.scope = *scope;
        host = host.substr(0, sign);
    }
    const auto ipv6 = ipv6Named(host);
    if (!ipv6) return {};
    address.host = *ipv6;
    if (address.scope != 0 && !address.isLinkLocal()) return {};
    return address;
}

std::optional<HostName> hostNamed(std::string_view text) {
    const auto parts = parted(text);
    if (!parts) return {};
    const auto& [host, port] = *parts;
    const std::size_t sign = host.find('%');
    if (sign == std::string_view::npos)
        return isHostName(host) ? std::optional(HostName{std::string(host), port}) : std::nullopt;
    const auto address = addressNamed(host.substr(0, sign));
    if (!address || !address->isLinkLocal() || !isInterfaceName(host.substr(sign + 1))) return {};
    return HostName{std::string(host), port};
}

} // namespace arkanong
