#include "arkanong/app/frames/ThreadPool.hpp"

#include <algorithm>
#include <exception>

namespace arkanong {

ThreadPool::ThreadPool(std::size_t threads) : others_(std::clamp<std::size_t>(threads, 1, most) - 1) {}

Jobs ThreadPool::jobs() {
    return {others_.size() + 1, [this](const std::function<void(std::size_t)>& work) { run(work); }};
}

void ThreadPool::run(const std::function<void(std::size_t)>& work) {
    std::size_t part = 0;
    for (SecondThread& thread : others_)
        thread.begin([&work, part = ++part] { work(part); });
    std::exception_ptr thrown;
    const auto keepThrown = [&](const auto& act) {
        try {
            act();
        } catch (...) {
            thrown = std::current_exception();
        }
    };
    keepThrown([&] { work(0); });
    for (SecondThread& thread : others_) // All of them, before `work` is gone.
        keepThrown([&] { thread.wait(); });
    if (thrown) std::rethrow_exception(thrown);
}

} // namespace arkanong
