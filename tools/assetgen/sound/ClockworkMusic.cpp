#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// A machine in B minor: everything is short and ticks, and two bells answer each other. The second part turns the theme
// backwards.

namespace arkanong {

namespace {

constexpr int bars = 24;
constexpr int drumBars = 4;
constexpr int rushBars = 2;

constexpr const char* chords =
    "b3+d4+f#4 b3+d4+f#4 g3+b3+d4 a3+c#4+e4 | b3+d4+f#4 b3+d4+f#4 g3+b3+e4 f#3+a3+c#4 | "
    "b3+d4+f#4 g3+b3+d4 a3+d4+f#4 a3+c#4+e4 | g3+b3+e4 g3+b3+d4 a3+c#4+e4 b3+d4+f#4 | "
    "a3+d4+f#4 a3+c#4+e4 g3+b3+e4 g3+b3+d4 | a3+d4+f#4 a3+c#4+e4 g3+b3+d4 f#3+a3+c#4";

constexpr const char* roots =
    "b1+b2+f#2 b1+b2+f#2 g1+g2+d2 a1+a2+e2 | b1+b2+f#2 b1+b2+f#2 e1+e2+b1 f#1+f#2+c#2 | "
    "b1+b2+f#2 g1+g2+d2 d2+d3+a2 a1+a2+e2 | e1+e2+b1 g1+g2+d2 a1+a2+e2 b1+b2+f#2 | "
    "d2+d3+a2 a1+a2+e2 e1+e2+b1 g1+g2+d2 | d2+d3+a2 a1+a2+e2 g1+g2+d2 f#1+f#2+c#2";

constexpr const char* theme =
    "b4:2 f#5:2 -:2 e5:2 f#5:2 d5:2 b4:4 | b4:2 f#5:2 -:2 e5:2 f#5:2 a5:2 f#5:4 | "
    "d5:2 g5:2 -:2 f#5:2 g5:2 d5:2 b4:4 | e5:4 c#5:4 a4:8 | "
    "b4:2 f#5:2 -:2 e5:2 f#5:2 d5:2 b4:4 | d5:2 f#5:2 b5:4 a5:2 f#5:2 d5:4 | "
    "e5:2 g5:2 -:2 f#5:2 e5:2 b4:2 e5:4 | c#5:8 f#4:8 | d5:6 c#5:2 b4:4 f#5:4 | "
    "g5:6 f#5:2 d5:8 | f#5:4 e5:4 d5:4 a4:4 | e5:12 -:4 | b4:2 e5:2 g5:4 f#5:2 e5:2 b4:4 | "
    "d5:2 g5:2 b5:4 a5:2 g5:2 d5:4 | c#5:2 e5:2 a5:4 g5:2 e5:2 c#5:4 | b4:4 d5:4 f#5:8 | "
    "-:4 f#5:2 d5:2 e5:2 f#5:2 a5:4 | -:4 e5:2 c#5:2 d5:2 e5:2 a5:4 | "
    "-:4 g5:2 e5:2 f#5:2 g5:2 b5:4 | b5:4 a5:4 g5:4 d5:4 | -:4 f#5:2 d5:2 e5:2 f#5:2 a5:4 | "
    "-:4 e5:2 c#5:2 d5:2 e5:2 a5:4 | g5:4 d5:4 b4:4 g5:4 | f#5:8 c#5:4 a#4:4";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*.*...*.*.*...*."), organ, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.2);
    mixIn(mix, played(figured(roots, "0.0...1.0.0.2.1."), edgyBass, step, bars * stepsInBar), 2.0);
    return mix;
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{
        {bassDrum, 0.9, "X.......X..x.... X.......X..x.... X.......X..x.... X.......X..x..x."},
        {tick, 0.5, "x...x...x...x... x...x...x...x... x...x...x...x... x...x...x...x.x."},
        {tock, 0.5, "..x...x...x...x. ..x...x...x...x. ..x...x...x...x. ..x...x...x...xx"},
        {clap, 0.6, "....x.......x... ....x.......x... ....x.......x... ....x.......x..."}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.12);
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), pluck, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 2 * step, 0.3), 0.22);
}

Stereo plucks(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "5...6...7...6.4."), bell, step, bars * stepsInBar);
    return onEachSide(walk, [&](const Signal& side) { return inRoomForEver(side, 0.25); });
}

Stereo rush(std::size_t step) {
    const std::vector<DrumLine> kit{{tick, 0.9, "x.xxx.xxx.xxx.xx x.xxx.xxx.xxxxxx"},
                                    {closedHat, 0.7, "..x...x...x...x. ..x...x...x...x."},
                                    {lowTom, 0.8, "x..x......x..x.. x..x......x.x.x."},
                                    {cymbal, 0.4, "x............... ................"}};
    return inRoomForEver(drummed(kit, step, rushBars), 0.2);
}

} // namespace

LoopScore clockworkMusic() {
    return {"clockwork",
            120,
            {{"ground", bars, ground, 0.072},
             {"drums", drumBars, drums, 0.060},
             {"melody", bars, melody, 0.050},
             {"plucks", bars, plucks, 0.034},
             {"rush", rushBars, rush, 0.034}}};
}

} // namespace arkanong
