#include "arkanong/online/OwnAddresses.hpp"

#include "SocketAddress.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace arkanong {

namespace {

struct Interface {
    Address address;
    Address::Host mask{};
    bool internal = false;
};

std::vector<Interface> interfaces() {
    uv_interface_address_t* list = nullptr;
    int count = 0;
    if (uv_interface_addresses(&list, &count) != 0) return {};
    std::vector<Interface> all;
    for (int i = 0; i < count; ++i) {
        const auto& address = reinterpret_cast<const sockaddr&>(list[i].address);
        const auto& mask = reinterpret_cast<const sockaddr&>(list[i].netmask);
        all.push_back({addressOf(address), addressOf(mask).host, list[i].is_internal != 0});
    }
    uv_free_interface_addresses(list, count);
    return all;
}

/// The own address from which datagrams to this address would be sent, with port 0; nothing is sent. Address() if it
/// cannot be reached.
Address sourceTowards(const Address& there) {
    uv_loop_t loop{};
    if (uv_loop_init(&loop) != 0) return {};
    uv_udp_t socket{};
    uv_udp_init(&loop, &socket);
    SocketAddress own{};
    int size = sizeof own;
    const SocketAddress to = socketAddressOf(there, !there.isIpv4());
    const bool reached =
        uv_udp_connect(&socket, &to.any) == 0 && uv_udp_getsockname(&socket, &own.any, &size) == 0;
    uv_close(reinterpret_cast<uv_handle_t*>(&socket), nullptr);
    uv_run(&loop, UV_RUN_DEFAULT);
    uv_loop_close(&loop);
    if (!reached) return {};
    Address source = addressOf(own.any);
    source.port = 0;
    return source;
}

/// The smaller, the more useful.
int rankOf(const Address& address) {
    const bool automatic =
        address.isIpv4() && address.host[12] == 169 && address.host[13] == 254; // 169.254.0.0/16
    if (address.isLinkLocal() || automatic) return address.isLinkLocal() ? 4 : 3;
    if (address.isIpv4()) return 0;
    const bool global = (address.host[0] & 0xe0U) == 0x20; // 2000::/3; the others are private.
    return global ? 1 : 2;
}

} // namespace

std::vector<Address> ownAddresses() {
    std::vector<Address> all;
    // Addresses of documentation (RFC 5737 and 3849), which stand for the internet.
    for (const Address& there : {Address(0xcb007101, usualPort), *addressNamed("2001:db8:ffff::1")})
        if (const Address own = sourceTowards(there); own != Address()) all.push_back(own);
    for (const Interface& one : interfaces())
        if (!one.internal) all.push_back(one.address);
    std::vector<Address> distinct;
    for (const Address& one : all)
        if (!one.isLoopback() && one != Address() &&
            std::find(distinct.begin(), distinct.end(), one) == distinct.end())
            distinct.push_back(one);
    std::stable_sort(distinct.begin(), distinct.end(),
                     [](const Address& a, const Address& b) { return rankOf(a) < rankOf(b); });
    if (distinct.size() > mostOwnAddresses) distinct.resize(mostOwnAddresses);
    return distinct;
}

std::vector<Address> shownOwnAddresses(std::size_t most) {
    std::vector<Address> shown;
    std::set<Address::Host> networks;
    for (const Address& own : ownAddresses()) {
        if (shown.size() == most || (own.isLinkLocal() && !shown.empty())) break;
        if (networks.insert(networkOf(own)).second) shown.push_back(own);
    }
    return shown;
}

std::vector<Address> searchAddresses() {
    constexpr Address::Host allNodes{0xff, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    std::set<Address> all{Address(0x7f000001, 0)};
    for (const Interface& one : interfaces()) {
        if (one.internal || all.size() == mostOwnAddresses) continue;
        if (one.address.isLinkLocal()) all.insert(Address(allNodes, 0, one.address.scope));
        if (!one.address.isIpv4()) continue;
        Address broadcast = one.address;
        for (std::size_t i = 12; i < broadcast.host.size(); ++i)
            broadcast.host[i] = static_cast<std::uint8_t>(broadcast.host[i] | ~one.mask[i]);
        all.insert(broadcast);
    }
    return {all.begin(), all.end()};
}

std::vector<std::string> searchedInterfaces() {
    std::vector<std::string> all;
    for (const Interface& one : interfaces()) {
        if (one.internal || !one.address.isLinkLocal() || all.size() == mostOwnAddresses) continue;
        Address plain = one.address;
        plain.scope = 0;
        plain.port = usualPort; // Which is not written.
        std::array<char, UV_IF_NAMESIZE> name{};
        std::size_t size = name.size();
        if (uv_if_indextoiid(one.address.scope, name.data(), &size) == 0)
            all.push_back(textOf(plain) + '%' + name.data());
    }
    return all;
}

} // namespace arkanong
