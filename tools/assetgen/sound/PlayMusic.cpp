#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// Driving: A minor, F, C, G under the title theme at full speed, then a second part that climbs from F to the
// top and returns via G.

namespace arkanong {

namespace {

constexpr int bars = 16;
constexpr int drumBars = 4;
constexpr int rushBars = 2;

constexpr const char* chords = "a3+c4+e4 a3+c4+f4 g3+c4+e4 g3+b3+d4 | a3+c4+e4 a3+c4+f4 g3+c4+e4 g3+b3+d4 | "
                               "a3+c4+f4 b3+d4+g4 b3+e4+g4 c4+e4+a4 | a3+c4+f4 b3+d4+g4 c4+e4+g4 c4+d4+g4";

constexpr const char* roots = "a1+a2+e2 f1+f2+c2 c2+c3+g2 g1+g2+d2 | a1+a2+e2 f1+f2+c2 c2+c3+g2 g1+g2+d2 | "
                              "f1+f2+c2 g1+g2+d2 e2+e3+b2 a1+a2+e2 | f1+f2+c2 g1+g2+d2 c2+c3+g2 g1+g2+d2";

constexpr const char* theme =
    "a4:3 e5:3 d5:2 e5:3 c5:3 d5:2 | a4:3 c5:3 d5:2 c5:8 | g4:3 e5:3 d5:2 e5:3 g5:3 e5:2 | d5:6 c5:2 d5:8 | "
    "a4:3 e5:3 d5:2 e5:3 c5:3 d5:2 | a4:3 c5:3 d5:2 f5:4 e5:4 | g5:3 e5:3 g5:2 a5:4 g5:4 | d5:6 e5:2 d5:8 | "
    "c5:6 a4:2 f5:4 e5:4 | d5:6 b4:2 g5:4 d5:4 | e5:3 g5:3 b5:2 g5:4 e5:4 | a5:10 g5:2 e5:4 | "
    "f5:3 a5:3 g5:2 f5:4 e5:4 | d5:3 g5:3 f5:2 d5:4 b4:4 | c5:3 e5:3 g5:2 e5:4 c5:4 | d5:8 c5:4 b4:4";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*---------------"), carpet, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.25);
    mixIn(mix, played(figured(roots, "0-0.1-0.0-0.1-2-"), edgyBass, step, bars * stepsInBar), 2.4);
    // The bass drum plays on every beat.
    return breathing(mix, step, 0.6);
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{
        {bassDrum, 1.0, "X...X...X...X... X...X...X...X... X...X...X...X... X...X...X...X.x."},
        {clap, 1.0, "....X.......X... ....X.......X... ....X.......X... ....X.......X..x"},
        {openHat, 0.3, "..x...x...x...x. ..x...x...x...x. ..x...x...x...x. ..x...x...x...x."},
        {closedHat, 0.3, "x.o.x.o.x.o.x.o. x.o.x.o.x.o.x.o. x.o.x.o.x.o.x.o. x.o.x.o.x.oox.oo"}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.12);
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), singing, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 3 * step, 0.3), 0.22);
}

// Up and down like a ball between two walls: three steps each way, and four once a bar.
Stereo plucks(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "3456543456543456"), pluck, step, bars * stepsInBar);
    return onEachSide(walk, [&](const Signal& side) {
        return inRoomForEver(echoing(breathing(side, step, 0.35), 3 * step, 0.3), 0.25);
    });
}

Stereo rush(std::size_t step) {
    const std::vector<DrumLine> kit{{closedHat, 0.6, "o.ooo.ooo.ooo.oo x.ooo.ooo.ooooxo"},
                                    {lowTom, 0.7, "x..x..x...x..x.. x..x..x...xxo.x."},
                                    {highTom, 0.6, "......x...x..... ......x.....x.xx"},
                                    {cymbal, 0.5, "x............... ................"}};
    return inRoomForEver(drummed(kit, step, rushBars), 0.2);
}

} // namespace

LoopScore playMusic() {
    return {"play",
            128,
            {{"ground", bars, ground, 0.062},
             {"drums", drumBars, drums, 0.080},
             {"melody", bars, melody, 0.047},
             {"plucks", bars, plucks, 0.030},
             {"rush", rushBars, rush, 0.040}}};
}

} // namespace arkanong
