#pragma once

namespace arkanong {

/// Lowers the priority of the calling thread, so that the threads which draw and play come first, also on a single
/// processor. Does nothing where the system knows no priorities of threads.
void useLowPriority();

} // namespace arkanong
