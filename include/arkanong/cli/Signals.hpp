#pragma once

namespace arkanong {

/// Replaces the default handling of interrupt, termination and hang-up signals: the first one no longer ends the
/// program, which must poll endSignal() at least every 0.1 s, save and return. Later signals also wait for the saving,
/// because a closed terminal sends several at once. A later signal ends the program immediately only if it comes at
/// least 3 s after the first one, or at least 1 s after it as the third or a later one. Signals that were ignored at
/// the start stay ignored. Do not call this in a program that computes without polling.
void catchSignals();

/// The first signal that asked the program to end; 0 if there was none.
int endSignal();

/// From now on a write to a closed pipe, or beyond the file size limit, fails instead of ending the program.
void failWritesWithoutSignal();

} // namespace arkanong
