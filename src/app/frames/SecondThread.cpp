#include "arkanong/app/frames/SecondThread.hpp"

#include <cassert>
#include <utility>

namespace arkanong {

SecondThread::~SecondThread() {
    if (!thread_.joinable()) return;
    settle();
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        ends_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void SecondThread::begin(std::function<void()> task) {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        assert(task && !task_);
        task_ = std::move(task);
    }
    if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
    changed_.notify_all();
}

void SecondThread::wait() {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return !task_; });
    if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

void SecondThread::settle() noexcept {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return !task_; });
    thrown_ = nullptr;
}

void SecondThread::work() {
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return task_ || ends_; });
        if (ends_) return;
        lock.unlock();
        std::exception_ptr thrown;
        try {
            task_(); // Nobody replaces it before it is done.
        } catch (...) {
            thrown = std::current_exception();
        }
        lock.lock();
        thrown_ = thrown;
        task_ = nullptr;
        changed_.notify_all();
    }
}

} // namespace arkanong
