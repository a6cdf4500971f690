#pragma once

namespace arkanong {

/// Whether a screen reader runs on this machine: Orca on Linux, any that Windows knows of. Its user is offered speech at
/// the first start. False where that cannot be told.
bool screenReaderRuns();

} // namespace arkanong
