#pragma once

#include <arpa/inet.h>
#include <atomic>
#include <map>
#include <mutex>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace arkanong::test {

/// How a FakeRouter behaves.
struct RouterNature {
    std::string outside = "203.0.113.9";
    int refuses = 0;            ///< Error with which each request for a port is answered.
    bool onlyPermanent = false; ///< Knows no leases.
    std::string description{};  ///< Instead of its own.
    std::string answer{};       ///< Instead of its own answer to each request.
    std::size_t bulk = 0;       ///< Bytes of rubbish in each answer.
    bool silent = false;        ///< Takes requests and answers none.
    std::map<int, int> taken{}; ///< Forwarded already, for other machines; the second number is not used.
};

/// The part of a router that answers UPnP, on this machine. It refuses to forward to others than 127.0.0.1.
class FakeRouter {
  public:
    explicit FakeRouter(RouterNature nature = {})
        : nature_(std::move(nature)), socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in own{};
        own.sin_family = AF_INET;
        own.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof own;
        ::bind(socket_, reinterpret_cast<sockaddr*>(&own), size);
        ::listen(socket_, 16);
        ::getsockname(socket_, reinterpret_cast<sockaddr*>(&own), &size);
        port_ = ntohs(own.sin_port);
        thread_ = std::thread([this] { serve(); });
    }
    ~FakeRouter() {
        ends_ = true;
        thread_.join();
        ::close(socket_);
    }
    FakeRouter(const FakeRouter&) = delete;
    FakeRouter& operator=(const FakeRouter&) = delete;

    std::string url() const { return "http://127.0.0.1:" + std::to_string(port_) + "/root.xml"; }
    /// What it forwards: ports outside, and inside.
    std::map<int, int> forwarded() const {
        const std::lock_guard lock(mutex_);
        return forwarded_;
    }
    /// The last lease asked for, s.
    int lease() const { return lease_; }
    int renewals() const { return renewals_; }

  private:
    static int numberIn(const std::string& request, const std::string& element) {
        const std::size_t at = request.find('<' + element + '>');
        return at == std::string::npos ? 0 : std::atoi(request.c_str() + at + element.size() + 2);
    }
    static std::string error(int code) {
        return "<s:Envelope><s:Body><s:Fault><detail><UPnPError><errorCode>" + std::to_string(code) +
               "</errorCode></UPnPError></detail></s:Fault></s:Body></s:Envelope>";
    }
    static std::string values(const std::string& inner) {
        return "<s:Envelope><s:Body><u:Response>" + inner + "</u:Response></s:Body></s:Envelope>";
    }
    static std::string service(const std::string& name) {
        return "<service><serviceType>urn:schemas-upnp-org:service:" + name +
               ":1</serviceType><controlURL>/control</controlURL><SCPDURL>/s.xml</SCPDURL></service>";
    }
    static std::string device(const std::string& name, const std::string& inner) {
        return "<device><deviceType>urn:schemas-upnp-org:device:" + name + ":1</deviceType>" + inner +
               "</device>";
    }
    static std::string ownDescription() {
        const std::string inside =
            device("WANConnectionDevice", "<serviceList>" + service("WANIPConnection") + "</serviceList>");
        const std::string wan =
            device("WANDevice", "<serviceList>" + service("WANCommonInterfaceConfig") +
                                    "</serviceList><deviceList>" + inside + "</deviceList>");
        return "<?xml version=\"1.0\"?><root>" +
               device("InternetGatewayDevice", "<deviceList>" + wan + "</deviceList>") + "</root>";
    }

    std::string add(const std::string& request) {
        const int outside = numberIn(request, "NewExternalPort");
        if (nature_.refuses != 0) return error(nature_.refuses);
        if (nature_.taken.count(outside) != 0) return error(718);
        lease_ = numberIn(request, "NewLeaseDuration");
        if (nature_.onlyPermanent && lease_ != 0) return error(725);
        if (request.find(">127.0.0.1<") == std::string::npos) return error(606);
        if (request.find(">UDP<") == std::string::npos) return error(402);
        const std::lock_guard lock(mutex_);
        if (forwarded_.count(outside) != 0) ++renewals_;
        forwarded_[outside] = numberIn(request, "NewInternalPort");
        return values({});
    }
    std::string answerTo(const std::string& request) {
        if (request.rfind("GET", 0) == 0)
            return nature_.description.empty() ? ownDescription() : nature_.description;
        if (!nature_.answer.empty()) return nature_.answer;
        if (request.find("#GetStatusInfo") != std::string::npos)
            return values("<NewConnectionStatus>Connected</NewConnectionStatus>");
        if (request.find("#GetExternalIPAddress") != std::string::npos)
            return values("<NewExternalIPAddress>" + nature_.outside + "</NewExternalIPAddress>");
        if (request.find("#AddPortMapping") != std::string::npos) return add(request);
        if (request.find("#DeletePortMapping") == std::string::npos) return error(401);
        const std::lock_guard lock(mutex_);
        forwarded_.erase(numberIn(request, "NewExternalPort"));
        return values({});
    }

    /// Whether there is something to read, or a caller.
    bool ready(int socket) const {
        pollfd one{socket, POLLIN, 0};
        while (!ends_)
            if (::poll(&one, 1, 10) > 0) return true;
        return false;
    }
    void serve() {
        while (ready(socket_)) {
            const int caller = ::accept(socket_, nullptr, nullptr);
            if (nature_.silent) {
                while (!ends_)
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
            } else {
                talk(caller);
            }
            ::close(caller);
        }
    }
    void talk(int caller) {
        std::string request;
        const auto whole = [&] {
            const std::size_t end = request.find("\r\n\r\n");
            if (end == std::string::npos) return false;
            const std::size_t length = request.find("Content-Length: ");
            const int body = length == std::string::npos ? 0 : std::atoi(request.c_str() + length + 16);
            return request.size() >= end + 4 + static_cast<std::size_t>(body);
        };
        while (!whole() && ready(caller)) {
            char part[2048];
            const ssize_t came = ::recv(caller, part, sizeof part, 0);
            if (came <= 0) return;
            request.append(part, static_cast<std::size_t>(came));
        }
        const std::string body = answerTo(request) + std::string(nature_.bulk, 'x');
        const std::string all =
            "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
            "\r\n\r\n" + body;
        for (std::size_t sent = 0; sent < all.size();) {
            const ssize_t went = ::send(caller, all.data() + sent, all.size() - sent, MSG_NOSIGNAL);
            if (went <= 0) return;
            sent += static_cast<std::size_t>(went);
        }
    }

    RouterNature nature_;
    int socket_;
    int port_ = 0;
    mutable std::mutex mutex_;
    std::map<int, int> forwarded_;
    std::atomic<int> lease_{-1};
    std::atomic<int> renewals_{0};
    std::atomic<bool> ends_{false};
    std::thread thread_;
};

} // namespace arkanong::test
