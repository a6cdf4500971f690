#pragma once

#include "arkanong/collision/CollisionManager.hpp"

#include <atomic>
#include <thread>
#include <vector>

// Where tests and benchmarks get Jobs from.

namespace arkanong::test {

/// `count` jobs, one after the other in this thread.
inline Jobs inTurn(std::size_t count) {
    return {count, [count](const std::function<void(std::size_t)>& work) {
                for (std::size_t part = 0; part < count; ++part)
                    work(part);
            }};
}

/// Threads that wait for work by asking again and again, so that even a step of 100 microseconds can be shared. Use no
/// more than there are processors to be quick.
class Workers {
  public:
    explicit Workers(std::size_t count) : count_(count) {
        for (std::size_t part = 1; part < count; ++part)
            threads_.emplace_back([this, part] { serve(part); });
    }
    ~Workers() {
        ended_ = true;
        for (std::thread& thread : threads_)
            thread.join();
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Valid during the lifetime of this object.
    Jobs jobs() {
        return {count_, [this](const std::function<void(std::size_t)>& work) { share(work); }};
    }

  private:
    void share(const std::function<void(std::size_t)>& work) {
        work_ = &work;
        missing_ = count_ - 1;
        ++round_;
        work(0);
        while (missing_ > 0)
            std::this_thread::yield();
    }
    void serve(std::size_t part) {
        for (unsigned served = 0;; ++served) {
            for (int asked = 0; round_ == served; ++asked) {
                if (ended_) return;
                if (asked > 10000) std::this_thread::yield();
            }
            (*work_)(part);
            --missing_;
        }
    }

    std::size_t count_;
    std::vector<std::thread> threads_;
    const std::function<void(std::size_t)>* work_ = nullptr;
    std::atomic<unsigned> round_{0};
    std::atomic<std::size_t> missing_{0};
    std::atomic<bool> ended_{false};
};

} // namespace arkanong::test
