#include "arkanong/online/UdpSocket.hpp"

#include "SocketAddress.hpp"
#include "arkanong/online/OwnAddresses.hpp"
#include "arkanong/storage/DataError.hpp"

#include <array>
#include <string>
#include <utility>

namespace arkanong {

/// The socket's own event loop, which runs only inside the functions of UdpSocket.
struct UdpSocket::State {
    State() {
        if (uv_loop_init(&loop) != 0)
            throw MachineError("The network", "cannot be used: too many files are open");
        uv_timer_init(&loop, &timer);
    }
    ~State() {
        uv_close(reinterpret_cast<uv_handle_t*>(&timer), nullptr);
        if (port != 0) uv_close(reinterpret_cast<uv_handle_t*>(&socket), nullptr);
        uv_run(&loop, UV_RUN_DEFAULT); // Until both are closed.
        uv_loop_close(&loop);
    }
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    /// Returns whether the port could be bound, by IPv6 if the system has it.
    bool bind(std::uint16_t wanted) {
        for (const bool tried : {true, false}) {
            const SocketAddress any =
                socketAddressOf(tried ? Address(Address::Host{}, wanted) : Address(0, wanted), tried);
            uv_udp_init(&loop, &socket);
            const int result = uv_udp_bind(&socket, &any.any, 0);
            if (result == 0) {
                ipv6 = tried;
                SocketAddress bound{};
                int size = sizeof bound;
                uv_udp_getsockname(&socket, &bound.any, &size);
                port = addressOf(bound.any).port;
                uv_udp_set_broadcast(&socket, 1);
                socket.data = this;
                return true;
            }
            uv_close(reinterpret_cast<uv_handle_t*>(&socket), nullptr);
            uv_run(&loop, UV_RUN_DEFAULT);
            if (result == UV_EADDRINUSE || result == UV_EACCES) break;
        }
        return false;
    }

    /// Begins to receive, if it does not already.
    void listen() {
        uv_udp_recv_start(
            &socket,
            [](uv_handle_t* handle, std::size_t, uv_buf_t* buffer) {
                State& state = *static_cast<State*>(handle->data);
                *buffer = uv_buf_init(state.bytes.data(), static_cast<unsigned>(state.bytes.size()));
            },
            [](uv_udp_t* handle, ssize_t length, const uv_buf_t*, const sockaddr* from, unsigned flags) {
                static_cast<State*>(handle->data)->take(length, from, flags);
            });
    }
    void take(ssize_t length, const sockaddr* from, unsigned flags) {
        if (length == 0 && from == nullptr) return; // Nothing is left to read.
        if (++handled >= mostAtOnce) uv_udp_recv_stop(&socket);
        // Some systems report here that an earlier datagram was not delivered.
        if (length < 0 || from == nullptr || (flags & UV_UDP_PARTIAL) != 0) return;
        const auto size = static_cast<std::size_t>(length);
        if (size <= largestDatagram) came.push_back({addressOf(*from), std::string(bytes.data(), size)});
    }

    uv_loop_t loop{};
    uv_udp_t socket{};
    uv_timer_t timer{};
    bool ipv6 = false;
    std::uint16_t port = 0; ///< 0 until one is bound.
    std::array<char, 2 * largestDatagram> bytes{};
    std::vector<Datagram> came;
    std::size_t handled = 0; ///< Number of datagrams since the last receive(), with those that were dropped.
};

UdpSocket::UdpSocket(std::uint16_t port, int others) : state_(std::make_unique<State>()) {
    for (int i = 0; i <= others; ++i)
        if (state_->bind(static_cast<std::uint16_t>(port + i))) return;
    throw MachineError("UDP port " + std::to_string(port),
                       "cannot be used: probably another program uses it, perhaps another Arkanong");
}

UdpSocket::~UdpSocket() = default;

std::uint16_t UdpSocket::port() const { return state_->port; }

void UdpSocket::joinSearches() {
    if (!state_->ipv6) return;
    for (const std::string& own : searchedInterfaces())
        uv_udp_set_membership(&state_->socket, "ff02::1", own.c_str(), UV_JOIN_GROUP);
}

std::vector<Datagram> UdpSocket::receive() {
    std::size_t before = 0;
    state_->listen();
    do {
        before = state_->handled;
        uv_run(&state_->loop, UV_RUN_NOWAIT);
    } while (state_->handled != before && state_->handled < mostAtOnce);
    state_->handled = 0;
    return std::exchange(state_->came, {});
}

void UdpSocket::wait(std::chrono::milliseconds longest) {
    if (!state_->came.empty() || longest.count() <= 0) return;
    state_->listen();
    const auto time = static_cast<std::uint64_t>(longest.count());
    uv_update_time(&state_->loop);
    // Repeated: a timer that ends before the loop begins to wait would not wake it.
    uv_timer_start(
        &state_->timer, [](uv_timer_t*) {}, time, time);
    // The loop also wakes for what is no datagram, for example the report of one that was not delivered.
    const std::uint64_t end = uv_now(&state_->loop) + time;
    do {
        uv_run(&state_->loop, UV_RUN_ONCE);
    } while (state_->came.empty() && uv_now(&state_->loop) < end);
    uv_timer_stop(&state_->timer);
}

void UdpSocket::send(const Datagram& datagram) {
    if (!state_->ipv6 && !datagram.address.isIpv4()) return;
    const SocketAddress to = socketAddressOf(datagram.address, state_->ipv6);
    // libuv only reads the bytes.
    const uv_buf_t buffer =
        uv_buf_init(const_cast<char*>(datagram.bytes.data()), static_cast<unsigned>(datagram.bytes.size()));
    uv_udp_try_send(&state_->socket, &buffer, 1, &to.any);
}

} // namespace arkanong
