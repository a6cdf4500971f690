#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace arkanong {

/// A thread that runs one task at a time in parallel to its owner.
class SecondThread {
  public:
    /// The first task starts the thread.
    SecondThread() = default;
    /// Waits for the running task, if any.
    ~SecondThread();
    SecondThread(const SecondThread&) = delete;
    SecondThread& operator=(const SecondThread&) = delete;

    /// Starts a task. Preconditions: `task` is not empty, and no task is running.
    void begin(std::function<void()> task);
    /// Waits for the running task, if any, and throws its exception. Its results are then visible to the caller.
    void wait();
    /// Waits for the running task, if any, and discards its exception.
    void settle() noexcept;

  private:
    void work();

    std::mutex mutex_; ///< Protects the members below it, except thread_.
    std::condition_variable changed_;
    std::function<void()> task_; ///< Empty while there is nothing to do.
    std::exception_ptr thrown_;
    bool ends_ = false;

    std::thread thread_; ///< Declared last, because it uses all other members.
};

} // namespace arkanong
