#include "arkanong/online/NameLookup.hpp"

#include "SocketAddress.hpp"
#include "arkanong/online/OwnAddresses.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <thread>
#include <vector>

namespace arkanong {

namespace {

/// The loop of all lookups; null if the system has no room for one. It is never closed, because a thread of libuv may
/// still wait for a name server.
uv_loop_t* lookupLoop() {
    static uv_loop_t loop;
    static const bool ready = uv_loop_init(&loop) == 0;
    return ready ? &loop : nullptr;
}

/// The one to use among the addresses of a name. Hosts are often reached by IPv4 only, by a port that their router
/// forwards.
Address chosenOf(const std::vector<Address>& all) {
    const auto ipv4 = std::find_if(all.begin(), all.end(), [](const Address& one) { return one.isIpv4(); });
    if (ipv4 == all.end()) return all.empty() ? Address() : all.front();
    const std::vector<Address> own = ownAddresses();
    const bool usable = ipv4->isLoopback() ||
                        std::any_of(own.begin(), own.end(), [](const Address& one) { return one.isIpv4(); });
    return usable ? *ipv4 : all.front();
}

/// A link-local address without an interface gets one of this machine's interfaces, usually the only one.
Address withInterface(Address address) {
    if (!address.isLinkLocal() || address.scope != 0) return address;
    for (const Address& own : ownAddresses())
        if (address.scope == 0) address.scope = own.scope;
    return address;
}

} // namespace

struct NameLookup::Request {
    uv_getaddrinfo_t request{};
    bool answered = false;
    bool abandoned = false; ///< Its NameLookup is gone.
    std::vector<Address> found{};

    static void answer(uv_getaddrinfo_t* request, int, addrinfo* list) {
        auto* const self = static_cast<Request*>(request->data);
        for (const addrinfo* one = list; one != nullptr; one = one->ai_next)
            if (const Address address = arkanong::addressOf(*one->ai_addr); address != Address())
                self->found.push_back(address);
        uv_freeaddrinfo(list);
        self->answered = true;
        if (self->abandoned) delete self;
    }
};

NameLookup::NameLookup(const std::string& text) {
    if (const auto address = addressNamed(text)) {
        address_ = withInterface(*address);
        state_ = State::Found;
        return;
    }
    const std::optional<HostName> name = hostNamed(text);
    uv_loop_t* const loop = lookupLoop();
    state_ = State::Unknown;
    if (!name || loop == nullptr) return;
    address_.port = name->port;
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_DGRAM;
    request_ = new Request;
    request_->request.data = request_;
    if (uv_getaddrinfo(loop, &request_->request, &Request::answer, name->host.c_str(), nullptr, &hints) ==
        0) {
        state_ = State::Waiting;
        return;
    }
    delete request_;
    request_ = nullptr;
}

NameLookup::~NameLookup() {
    if (request_ == nullptr) return;
    if (request_->answered) {
        delete request_;
        return;
    }
    request_->abandoned = true;
    uv_cancel(reinterpret_cast<uv_req_t*>(&request_->request));
}

NameLookup::State NameLookup::state() {
    if (state_ != State::Waiting) return state_;
    uv_run(lookupLoop(), UV_RUN_NOWAIT);
    if (request_->answered) {
        const Address chosen = chosenOf(request_->found);
        state_ = chosen == Address() ? State::Unknown : State::Found;
        address_.host = chosen.host;
        address_.scope = chosen.scope;
    } else if (std::chrono::steady_clock::now() - began_ > patience) {
        state_ = State::Unknown;
    }
    return state_;
}

Address addressOf(const std::string& text) {
    NameLookup lookup(text);
    while (lookup.state() == NameLookup::State::Waiting)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (lookup.state() == NameLookup::State::Unknown)
        throw MachineError(text, "is an unknown host: no machine with this name was found");
    return lookup.address();
}

} // namespace arkanong
