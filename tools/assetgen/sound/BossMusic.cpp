#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// A fight with a boss, in D minor: low brass calls, a march beneath it, and a second part that rises by steps to the
// dominant and stays there.

namespace arkanong {

namespace {

constexpr int bars = 28;
constexpr int drumBars = 4;
constexpr int rushBars = 2;

constexpr const char* chords =
    "d3+f3+a3 d3+f3+a3 d3+f3+bb3 c3+e3+g3 | d3+f3+a3 d3+f3+a3 g3+bb3+d4 a3+c#4+e4 | "
    "c3+f3+a3 c3+e3+g3 g3+bb3+d4 d3+f3+a3 | d3+f3+bb3 c3+e3+g3 a3+c#4+e4 a3+c#4+e4 | "
    "d3+f3+a3 c3+f3+a3 g3+bb3+d4 d3+f3+bb3 | c3+e3+g3 d3+f3+a3 d3+f3+bb3 a3+c#4+e4 | "
    "g3+bb3+d4 d3+f3+bb3 a3+c#4+e4 a3+c#4+e4";

constexpr const char* roots =
    "d2+d3+a2 d2+d3+a2 bb1+bb2+f2 c2+c3+g2 | d2+d3+a2 d2+d3+a2 g1+g2+d2 a1+a2+e2 | "
    "f1+f2+c2 c2+c3+g2 g1+g2+d2 d2+d3+a2 | bb1+bb2+f2 c2+c3+g2 a1+a2+e2 a1+a2+e2 | "
    "d2+d3+a2 f1+f2+c2 g1+g2+d2 bb1+bb2+f2 | c2+c3+g2 d2+d3+a2 bb1+bb2+f2 a1+a2+e2 | "
    "g1+g2+d2 bb1+bb2+f2 a1+a2+e2 a1+a2+e2";

constexpr const char* theme =
    "d4:6 a4:2 g4:4 f4:4 | d4:6 a4:2 d5:8 | f4:6 bb4:2 a4:4 f4:4 | g4:8 e4:4 c4:4 | "
    "d4:6 a4:2 g4:4 f4:4 | a4:6 d5:2 f5:8 | g5:6 f5:2 d5:4 bb4:4 | a4:12 -:4 | "
    "c5:4 f5:4 a5:6 g5:2 | e5:6 c5:2 g4:8 | bb4:4 d5:4 g5:6 f5:2 | d5:6 a4:2 f4:8 | "
    "d5:4 f5:4 bb5:6 a5:2 | g5:6 e5:2 c5:8 | e5:4 c#5:4 a4:8 | a4:4 c#5:4 e5:4 g5:4 | "
    "d5:8 a4:8 | f5:8 c5:8 | g5:8 d5:8 | bb5:8 f5:8 | c5:4 e5:4 g5:8 | d5:4 f5:4 a5:8 | "
    "f5:4 d5:4 bb4:4 d5:4 | e5:6 c#5:2 a4:8 | g4:3 bb4:3 d5:2 g5:8 | f5:3 d5:3 bb4:2 f5:8 | "
    "e5:3 c#5:3 a4:2 e5:8 | a5:4 g5:4 e5:4 c#5:4";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*-.**-.**-.**-**"), brass, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.25);
    mixIn(mix, played(figured(roots, "0.000.000.000.12"), edgyBass, step, bars * stepsInBar), 1.8);
    return breathing(mix, step, 0.4);
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{
        {bassDrum, 1.0, "X...X...X...X.x. X...X...X...X.x. X...X...X...X.x. X...X...X.x.X.x."},
        {snareDrum, 0.8, "....X..o....X.o. ....X..o....X.o. ....X..o....X.o. ....X..o..o.Xoxx"},
        {closedHat, 0.4, "x.x.x.x.x.x.x.x. x.x.x.x.x.x.x.x. x.x.x.x.x.x.x.x. x.x.x.x.x.x.xxxx"}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.12);
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), brass, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 4 * step, 0.2), 0.28);
}

Stereo plucks(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "3.54.35.4.63.45."), pluck, step, bars * stepsInBar);
    return onEachSide(walk, [&](const Signal& side) { return inRoomForEver(side, 0.2); });
}

Stereo rush(std::size_t step) {
    const std::vector<DrumLine> kit{{lowTom, 0.9, "x.xxx.x.x.xxx.xx x.xxx.x.xxxxxxxx"},
                                    {highTom, 0.7, "......x.......x. ......x...x.x.x."},
                                    {anvil, 0.25, "x.......x....... x.......x......."},
                                    {cymbal, 0.6, "X............... ................"}};
    return inRoomForEver(drummed(kit, step, rushBars), 0.2);
}

} // namespace

LoopScore bossMusic() {
    return {"boss",
            132,
            {{"ground", bars, ground, 0.06},
             {"drums", drumBars, drums, 0.078},
             {"melody", bars, melody, 0.05},
             {"plucks", bars, plucks, 0.026},
             {"rush", rushBars, rush, 0.034}},
            1.2};
}

} // namespace arkanong
