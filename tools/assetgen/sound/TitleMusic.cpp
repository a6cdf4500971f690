#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// Calm: F major seventh leads to C via D and A minor, with a slow theme.

namespace arkanong {

namespace {

constexpr int bars = 16;
constexpr int drumBars = 4;

constexpr const char* chords = "f3+a3+c4+e4 e3+g3+c4+d4 f3+a3+c4+d4 e3+g3+a3+c4 | "
                               "e3+g3+c4+e4 d3+g3+b3+e4 f3+a3+c4+e4 d3+g3+b3+d4 | "
                               "f3+a3+c4+e4 f3+a3+c4+d4 g3+b3+d4+g4 e3+g3+b3+d4 | "
                               "e3+g3+c4+e4 e3+a3+c4+g4 f3+a3+c4+d4 f3+g3+c4+d4";

constexpr const char* bass = "f2:10 c3:6 | c2:10 g2:6 | d2:10 a2:6 | a1:10 e2:6 | "
                             "c2:10 g2:6 | e2:10 b2:6 | f2:10 c3:6 | g1:10 d2:6 | "
                             "f2:10 a2:6 | d2:10 a2:6 | g2:10 d2:6 | e2:10 b1:6 | "
                             "c2:10 g2:6 | a1:10 e2:6 | d2:10 a2:6 | g1:10 g2:6";

constexpr const char* theme = "a4:6 e5:6 d5:4 | e5:6 c5:6 d5:4 | a4:6 c5:6 d5:4 | c5:12 -:4 | "
                              "g4:6 e5:6 d5:4 | e5:6 g5:6 e5:4 | e5:12 c5:4 | d5:12 -:4 | "
                              "c5:8 a4:4 c5:4 | f5:8 e5:4 d5:4 | g5:12 d5:4 | e5:8 d5:4 b4:4 | "
                              "c5:6 e5:6 g5:4 | a5:10 g5:2 e5:4 | d5:6 f5:6 e5:4 | d5:12 -:4";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*---------------"), carpet, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.35);
    mixIn(mix, played(melodyOf(bass), roundBass, step, bars * stepsInBar), 2.1);
    return mix;
}

// The bells play each chord up and down, an octave higher.
Stereo bells(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "4-6-5-7-6-8-7-5-"), bell, step, bars * stepsInBar);
    return onEachSide(walk,
                      [&](const Signal& side) { return inRoomForEver(echoing(side, 3 * step, 0.38), 0.3); });
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), pipe, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 6 * step, 0.25), 0.3);
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{
        {softBassDrum, 1.0, "X.....x.x....... X.....x.x....... X.....x.x....... X.....x.x.....o."},
        {rim, 0.6, "....x.......x... ....x.......x... ....x.......x... ....x.......x..o"},
        {shaker, 0.6, "x.o.x.o.x.o.x.o. x.o.x.o.x.o.x.oo x.o.x.o.x.o.x.o. x.o.x.o.x.o.x.oo"}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.15);
}

} // namespace

LoopScore titleMusic() {
    return {"title",
            96,
            {{"ground", bars, ground, 0.062},
             {"bells", bars, bells, 0.036},
             {"melody", bars, melody, 0.054},
             {"drums", drumBars, drums, 0.065}}};
}

} // namespace arkanong
