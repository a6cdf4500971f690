#pragma once

#include "arkanong/app/frames/SecondThread.hpp"
#include "arkanong/collision/Jobs.hpp"

#include <cstddef>
#include <vector>

namespace arkanong {

/// Threads on the machine's other processors, which are lent to the simulation of a crowd.
class ThreadPool {
  public:
    /// The most threads that work at once, the caller's included: with more, stripes become thin.
    static constexpr std::size_t most = 8;

    /// `threads` is the number of processors to use, 0 if that is not known. The first job starts the threads.
    explicit ThreadPool(std::size_t threads);

    /// As many jobs as there are threads. Valid during the lifetime of this object, and for one caller at a time.
    Jobs jobs();

  private:
    void run(const std::function<void(std::size_t)>& work);

    std::vector<SecondThread> others_;
};

} // namespace arkanong
