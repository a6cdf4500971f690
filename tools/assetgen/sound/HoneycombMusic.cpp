#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// A dance in B flat that sways in threes against the beat: reeds, bells and a humming bass. The second part begins in
// G minor, the first comes back shortened.

namespace arkanong {

namespace {

constexpr int bars = 22;
constexpr int drumBars = 2;
constexpr int rushBars = 2;

constexpr const char* chords =
    "bb3+d4+f4 g3+bb3+d4 eb3+g3+bb3 f3+a3+c4 | bb3+d4+f4 d3+f3+a3 eb3+g3+bb3 f3+a3+c4 | "
    "g3+bb3+d4 eb3+g3+bb3 bb3+d4+f4 f3+a3+c4 | g3+bb3+d4 c4+eb4+g4 eb3+g3+bb3 f3+a3+c4 | "
    "bb3+d4+f4 g3+bb3+d4 eb3+g3+bb3 c4+eb4+g4 | eb3+g3+bb3 f3+a3+c4";

constexpr const char* roots =
    "bb1+bb2+f2 g1+g2+d2 eb1+eb2+bb1 f1+f2+c2 | bb1+bb2+f2 d2+d3+a2 eb1+eb2+bb1 f1+f2+c2 | "
    "g1+g2+d2 eb1+eb2+bb1 bb1+bb2+f2 f1+f2+c2 | g1+g2+d2 c2+c3+g2 eb1+eb2+bb1 f1+f2+c2 | "
    "bb1+bb2+f2 g1+g2+d2 eb1+eb2+bb1 c2+c3+g2 | eb1+eb2+bb1 f1+f2+c2";

constexpr const char* theme =
    "d5:3 f5:3 d5:2 bb4:3 d5:3 f5:2 | g5:3 f5:3 d5:2 bb4:8 | g4:3 bb4:3 eb5:2 d5:3 c5:3 bb4:2 | "
    "c5:6 a4:2 f4:8 | d5:3 f5:3 d5:2 bb4:3 d5:3 f5:2 | a5:3 f5:3 d5:2 f5:8 | "
    "g5:3 f5:3 eb5:2 d5:3 c5:3 bb4:2 | c5:8 f5:8 | bb4:6 d5:6 g5:4 | g5:6 eb5:6 bb4:4 | "
    "d5:6 f5:6 bb5:4 | a5:12 f5:4 | g5:3 f5:3 d5:2 bb4:3 d5:3 g5:2 | eb5:3 d5:3 c5:2 g4:8 | "
    "bb4:3 c5:3 d5:2 eb5:3 f5:3 g5:2 | f5:8 c5:8 | d5:3 f5:3 d5:2 bb4:3 d5:3 f5:2 | "
    "g5:3 f5:3 d5:2 bb4:8 | g5:3 f5:3 eb5:2 d5:3 c5:3 bb4:2 | c5:3 d5:3 eb5:2 g5:8 | "
    "bb5:6 g5:6 eb5:4 | f5:12 -:4";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*--*--*-*--*--*-"), carpet, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.25);
    mixIn(mix, played(figured(roots, "0--1--0-0--2--1-"), roundBass, step, bars * stepsInBar), 2.3);
    return mix;
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{{softBassDrum, 1.0, "X..x..X.....x... X..x..X.....x.x."},
                                    {rim, 0.7, "......x.....x... ......x.....x..o"},
                                    {shaker, 0.7, "x.ox.ox.x.ox.ox. x.ox.ox.x.ox.oxo"}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.12);
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), reed, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 3 * step, 0.22), 0.25);
}

Stereo plucks(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "3..5..4.6..5..4."), bell, step, bars * stepsInBar);
    return onEachSide(walk, [&](const Signal& side) { return inRoomForEver(side, 0.25); });
}

Stereo rush(std::size_t step) {
    const std::vector<DrumLine> kit{{closedHat, 0.9, "xooxooxoxooxooxo xooxooxoxooxxoxo"},
                                    {highTom, 0.7, "x..x..x.x..x..x. x..x..x.x.xx.xx."},
                                    {lowTom, 0.6, "x.......x....... x.......x...x..."},
                                    {cymbal, 0.4, "x............... ................"}};
    return inRoomForEver(drummed(kit, step, rushBars), 0.2);
}

} // namespace

LoopScore honeycombMusic() {
    return {"honeycomb",
            110,
            {{"ground", bars, ground, 0.062},
             {"drums", drumBars, drums, 0.078},
             {"melody", bars, melody, 0.046},
             {"plucks", bars, plucks, 0.034},
             {"rush", rushBars, rush, 0.036}}};
}

} // namespace arkanong
