#pragma once

namespace arkanong {

/// From now on the first interrupt, termination or hang-up signal does not end the program, which must ask endSignal() and
/// then save and return. A closed terminal sends several signals at once, so further ones wait for the saving, too: a
/// signal ends the program immediately only if it comes 3 s after the first one, or 1 s after it as the third or a later
/// one. Signals that the program was started to ignore stay ignored. Call this where endSignal() is polled, at least every
/// 0.1 s, and nowhere else: a program that computes without polling should keep the system's default.
void catchSignals();

/// The number of the first signal that has asked the program to end; 0 before.
int endSignal();

/// A write to a closed pipe, or beyond the limit for the size of files, fails from now on instead of ending the program.
void failWritesWithoutSignal();

} // namespace arkanong
