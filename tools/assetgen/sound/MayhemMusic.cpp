#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// Fast and broken, in F sharp minor: a biting lead over a bass that never rests. The second part is held back and then
// lets go.

namespace arkanong {

namespace {

constexpr int bars = 28;
constexpr int drumBars = 4;
constexpr int rushBars = 2;

constexpr const char* chords =
    "f#3+a3+c#4 f#3+a3+c#4 d3+f#3+a3 e3+g#3+b3 | f#3+a3+c#4 f#3+a3+c#4 d3+f#3+a3 e3+g#3+b3 | "
    "f#3+b3+d4 d3+f#3+a3 e3+a3+c#4 e3+g#3+b3 | f#3+a3+c#4 f#3+a3+c#4 d3+f#3+a3 e3+g#3+b3 | "
    "d3+f#3+a3 d3+f#3+a3 e3+a3+c#4 e3+a3+c#4 | f#3+b3+d4 f#3+b3+d4 g#3+c#4+e4 g#3+c#4+e4 | "
    "d3+f#3+a3 e3+g#3+b3 f#3+a3+c#4 e3+g#3+b3";

constexpr const char* roots =
    "f#1+f#2+c#2 f#1+f#2+c#2 d2+d3+a2 e1+e2+b1 | f#1+f#2+c#2 f#1+f#2+c#2 d2+d3+a2 e1+e2+b1 | "
    "b1+b2+f#2 d2+d3+a2 a1+a2+e2 e1+e2+b1 | f#1+f#2+c#2 f#1+f#2+c#2 d2+d3+a2 e1+e2+b1 | "
    "d2+d3+a2 d2+d3+a2 a1+a2+e2 a1+a2+e2 | b1+b2+f#2 b1+b2+f#2 c#2+c#3+ab2 c#2+c#3+ab2 | "
    "d2+d3+a2 e1+e2+b1 f#1+f#2+c#2 e1+e2+b1";

constexpr const char* theme =
    "f#4:2 c#5:2 b4:2 c#5:2 a4:2 b4:2 f#4:4 | f#4:2 c#5:2 e5:2 c#5:2 f#5:4 e5:4 | "
    "d5:3 f#5:3 e5:2 d5:2 a4:2 f#4:4 | e5:6 b4:2 g#4:8 | "
    "f#4:2 c#5:2 b4:2 c#5:2 a4:2 b4:2 f#4:4 | f#4:2 c#5:2 e5:2 f#5:2 a5:4 f#5:4 | "
    "f#5:3 e5:3 d5:2 a4:4 d5:4 | b4:8 e5:8 | d5:4 b4:2 d5:2 f#5:8 | f#5:4 d5:2 f#5:2 a5:8 | "
    "c#5:4 a4:2 c#5:2 e5:8 | g#5:4 e5:4 b4:8 | f#4:2 c#5:2 b4:2 c#5:2 a4:2 b4:2 f#4:4 | "
    "a5:3 f#5:3 e5:2 c#5:8 | d5:2 e5:2 f#5:4 a5:4 f#5:4 | e5:12 -:4 | f#5:12 e5:4 | d5:12 a4:4 | "
    "c#5:12 e5:4 | a5:16 | b4:8 d5:8 | f#5:8 b5:8 | g#5:8 e5:8 | c#5:4 e5:4 g#5:4 c#6:4 | "
    "d6:4 a5:4 f#5:4 d5:4 | b5:4 g#5:4 e5:4 b4:4 | a5:4 f#5:4 c#5:4 a4:4 | g#4:4 b4:4 e5:4 g#5:4";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*.*-..*.*-..*.*-"), carpet, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.2);
    mixIn(mix, played(figured(roots, "0010010200100102"), edgyBass, step, bars * stepsInBar), 2.4);
    return breathing(mix, step, 0.5);
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{
        {bassDrum, 1.0, "X..x..X...X.x... X..x..X...X.x... X..x..X...X.x... X..x..X.X.x.x.x."},
        {snareDrum, 0.9, "....X.......X... ....X.......X..o ....X.......X... ....X..o....X.xx"},
        {closedHat, 0.4, "xxx.xxx.xxx.xxx. xxx.xxx.xxx.xxx. xxx.xxx.xxx.xxx. xxx.xxx.xxx.xxxx"}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.12);
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), biting, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 3 * step, 0.2), 0.18);
}

Stereo plucks(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "36.46.36.53.64.5"), pluck, step, bars * stepsInBar);
    return onEachSide(walk, [&](const Signal& side) { return inRoomForEver(side, 0.2); });
}

Stereo rush(std::size_t step) {
    const std::vector<DrumLine> kit{{lowTom, 0.9, "x.xx.xx.x.xx.xxx x.xx.xx.xxxxxxxx"},
                                    {highTom, 0.7, "....x.....x..... ....x.....x..x.x"},
                                    {openHat, 0.6, "..x...x...x...x. ..x...x...x...x."},
                                    {cymbal, 0.6, "X............... ................"}};
    return inRoomForEver(drummed(kit, step, rushBars), 0.2);
}

} // namespace

LoopScore mayhemMusic() {
    return {"mayhem",
            140,
            {{"ground", bars, ground, 0.055},
             {"drums", drumBars, drums, 0.073},
             {"melody", bars, melody, 0.044},
             {"plucks", bars, plucks, 0.03},
             {"rush", rushBars, rush, 0.032}},
            1.15};
}

} // namespace arkanong
