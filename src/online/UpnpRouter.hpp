#pragma once

#include "arkanong/online/RouterPort.hpp"

#include <array>
#include <miniupnpc/miniupnpc.h>
#include <miniupnpc/upnpcommands.h>
#include <optional>

namespace arkanong {

/// Whether the internet can reach this IPv4 address.
inline bool isPublic(const Address& address) {
    const unsigned first = address.host[12];
    const unsigned second = address.host[13];
    const unsigned third = address.host[14];
    if (first == 0 || first == 10 || first == 127 || first >= 224) return false;
    if (first == 100) return (second & 0xc0U) != 64; // 100.64.0.0/10: CGNAT
    if (first == 169) return second != 254;
    if (first == 172) return (second & 0xf0U) != 16;
    return first != 192 || (second != 168 && (second != 0 || third != 0)); // 192.0.0.0/24: DS-Lite
}

/// A router that UPnP can ask. Its functions wait for answers.
class UpnpRouter {
  public:
    /// `description` as for RouterPort.
    explicit UpnpRouter(std::string description) {
        UPNPDev given{};
        given.descURL = description.data();
        constexpr int patience = 2000; // ms
        constexpr unsigned char hops = 2;
        int error = 0;
        UPNPDev* const found = description.empty()
                                   ? upnpDiscoverDevice("urn:schemas-upnp-org:device:InternetGatewayDevice:1",
                                                        patience, nullptr, nullptr, 0, 0, hops, &error)
                                   : nullptr;
        UPNPDev* const all = description.empty() ? found : &given;
        constexpr int size = sizeof own_ - 1;
#if MINIUPNPC_API_VERSION >= 18
        constexpr int noRouter = 4;
        const int kind = UPNP_GetValidIGD(all, &urls_, &data_, own_.data(), size, nullptr, 0);
#else
        constexpr int noRouter = 3;
        const int kind = UPNP_GetValidIGD(all, &urls_, &data_, own_.data(), size);
#endif
        usable_ = kind > 0 && kind < noRouter; // Those between tell that the address outside is private.
        freeUPNPDevlist(found);
    }
    ~UpnpRouter() { FreeUPNPUrls(&urls_); }
    UpnpRouter(const UpnpRouter&) = delete;
    UpnpRouter& operator=(const UpnpRouter&) = delete;

    /// Has its port `outside.port` or, if that is taken, one of the next ones forwarded to `port`.
    RouterPort::News forward(std::uint16_t port, Address outside, std::chrono::seconds lease) {
        using State = RouterPort::State;
        if (!usable_) return {State::NoRouter};
        std::array<char, 64> text{}; // The library writes 16.
        const int failed = UPNP_GetExternalIPAddress(urls_.controlURL, service(), text.data());
        const std::optional<Address> router = addressNamed(text.data());
        if (failed != 0 || !router || !router->isIpv4() || router->host[12] == 0) return {State::Refused};
        if (!isPublic(*router)) return {State::Private, *router};
        outside.host = router->host;
        for (int i = 0; i < triedPorts && outside.port != 0; ++i, ++outside.port) {
            int answer = add(port, outside.port, lease);
            constexpr int onlyPermanent = 725;
            constexpr int conflict = 718;
            if (answer == onlyPermanent) answer = add(port, outside.port, std::chrono::seconds(0));
            if (answer == UPNPCOMMAND_SUCCESS) return {State::Open, outside};
            if (answer != conflict) break;
        }
        return {State::Refused};
    }
    /// Forwards this port outside no longer.
    void end(std::uint16_t outside) {
        UPNP_DeletePortMapping(urls_.controlURL, service(), std::to_string(outside).c_str(), "UDP", nullptr);
    }

  private:
    static constexpr int triedPorts = 8;

    const char* service() const { return data_.first.servicetype; }
    int add(std::uint16_t port, std::uint16_t outside, std::chrono::seconds lease) {
        return UPNP_AddPortMapping(urls_.controlURL, service(), std::to_string(outside).c_str(),
                                   std::to_string(port).c_str(), own_.data(), "Arkanong", "UDP", nullptr,
                                   std::to_string(lease.count()).c_str());
    }

    UPNPUrls urls_{};
    IGDdatas data_{};
    std::array<char, 64> own_{}; ///< This machine's address as the router sees it.
    bool usable_ = false;
};

} // namespace arkanong
