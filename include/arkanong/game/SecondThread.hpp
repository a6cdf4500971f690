#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace arkanong {

/// A thread that does one task at a time while its owner does something else.
class SecondThread {
  public:
    /// The thread itself is started by the first task.
    SecondThread() = default;
    /// Waits for the task under way.
    ~SecondThread();
    SecondThread(const SecondThread&) = delete;
    SecondThread& operator=(const SecondThread&) = delete;

    /// Begins the task, which must not be empty; none may be under way.
    void begin(std::function<void()> task);
    /// Waits for the end of the task under way, if any, and throws its exception. Its results are then visible to the caller.
    void wait();
    /// The same, but what it has thrown is lost.
    void settle() noexcept;

  private:
    void work();

    std::mutex mutex_; ///< Of what follows.
    std::condition_variable changed_;
    std::function<void()> task_; ///< Empty while there is nothing to do.
    std::exception_ptr thrown_;
    bool ends_ = false;

    std::thread thread_; ///< Last: it uses all of the above.
};

} // namespace arkanong
