#pragma once

namespace arkanong {

/// Interrupt, termination and hang-up no longer end the program at once, so that it can keep a match: it asks
/// endSignal(). A second one of the same kind does. Signals that the program was started to ignore stay ignored. A
/// write to a closed pipe or beyond the limit for files fails, instead of ending the program.
void catchSignals();

/// The number of the signal that has asked the program to end; 0 before.
int endSignal();

} // namespace arkanong
