#include "arkanong/online/RouterPort.hpp"

#include "UpnpRouter.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace arkanong {

namespace {

/// What the threads share with the rest. It is never destroyed, because one of them may outlast the program's end.
struct Shared {
    std::mutex mutex;
    std::condition_variable changed;
    int threads = 0;
};

Shared& shared() {
    static auto* const all = new Shared;
    return *all;
}

/// At the end of the program, lets the threads end what they have begun.
struct Farewell {
    Farewell() = default;
    ~Farewell() {
        std::unique_lock lock(shared().mutex);
        shared().changed.wait_for(lock, RouterPort::farewell, [] { return shared().threads == 0; });
    }
    Farewell(const Farewell&) = delete;
    Farewell& operator=(const Farewell&) = delete;
};

} // namespace

struct RouterPort::Job {
    std::uint16_t port;
    std::string description;
    std::chrono::seconds lease;
    News news{};
    bool stopped = false;

    void run() {
        std::optional<UpnpRouter> router;
        News latest{State::Asking, Address(0, port)};
        for (bool goesOn = true; goesOn;) {
            const Address outside = latest.outside;
            if (router) latest = router->forward(port, outside, lease);
            if (latest.state != State::Open) // Also if the router has restarted since.
                latest = router.emplace(description).forward(port, outside, lease);
            const bool open = latest.state == State::Open;
            std::unique_lock lock(shared().mutex);
            news = latest;
            goesOn = open && !shared().changed.wait_for(lock, std::chrono::milliseconds(lease) / 2,
                                                        [this] { return stopped; });
        }
        if (latest.state == State::Open) router->end(latest.outside.port);
    }
};

RouterPort::RouterPort(std::uint16_t port, std::string description, std::chrono::seconds lease)
    : job_(new Job{port, std::move(description), lease}) {
    static const Farewell farewellAtEnd;
    const std::lock_guard lock(shared().mutex);
    try {
        std::thread([job = job_] {
            job->run();
            const std::lock_guard ending(shared().mutex);
            --shared().threads;
            shared().changed.notify_all();
        }).detach();
        ++shared().threads;
    } catch (const std::system_error&) { // No room for a thread.
        job_->news.state = State::NoRouter;
    }
}

RouterPort::~RouterPort() {
    const std::lock_guard lock(shared().mutex);
    job_->stopped = true;
    shared().changed.notify_all();
}

RouterPort::News RouterPort::news() const {
    const std::lock_guard lock(shared().mutex);
    return job_->news;
}

} // namespace arkanong
