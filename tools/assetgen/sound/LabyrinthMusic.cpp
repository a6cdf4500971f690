#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// A night walk in C minor: a lone pipe over held chords, and steps that stop and continue. The second part opens into
// E flat and loses its way back.

namespace arkanong {

namespace {

constexpr int bars = 18;
constexpr int drumBars = 2;
constexpr int rushBars = 2;

constexpr const char* chords =
    "c3+eb3+g3 ab3+c4+eb4 bb3+d4+f4 g3+bb3+d4 | c3+eb3+g3 f3+ab3+c4 ab3+c4+eb4 g3+bb3+d4 | "
    "c3+eb3+g3 eb3+g3+bb3 | eb3+g3+bb3 bb3+d4+f4 ab3+c4+eb4 eb3+g3+bb3 | "
    "f3+ab3+c4 c3+eb3+g3 ab3+c4+eb4 g3+bb3+d4";

constexpr const char* roots =
    "c2+c3+g2 ab1+ab2+eb2 bb1+bb2+f2 g1+g2+d2 | c2+c3+g2 f1+f2+c2 ab1+ab2+eb2 g1+g2+d2 | "
    "c2+c3+g2 eb1+eb2+bb1 | eb1+eb2+bb1 bb1+bb2+f2 ab1+ab2+eb2 eb1+eb2+bb1 | "
    "f1+f2+c2 c2+c3+g2 ab1+ab2+eb2 g1+g2+d2";

constexpr const char* theme = "c5:6 d5:2 eb5:4 g5:4 | eb5:6 c5:2 ab4:8 | bb4:6 d5:2 f5:4 d5:4 | g4:12 -:4 | "
                              "c5:6 d5:2 eb5:4 g5:4 | ab5:6 f5:2 c5:8 | eb5:4 c5:4 ab4:4 c5:4 | d5:8 bb4:8 | "
                              "c5:4 eb5:4 g5:8 | bb5:12 g5:4 | g5:6 f5:2 eb5:4 bb4:4 | f5:6 d5:2 bb4:8 | "
                              "eb5:6 c5:2 ab4:4 eb5:4 | g5:12 -:4 | ab5:6 g5:2 f5:4 c5:4 | g5:6 eb5:2 c5:8 | "
                              "eb5:4 d5:4 c5:4 ab4:4 | g4:8 b4:8";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*---------------"), carpet, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.4);
    mixIn(mix, played(figured(roots, "0-----1-....2---"), roundBass, step, bars * stepsInBar), 2.0);
    return mix;
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{{softBassDrum, 1.0, "X.....X......... X.....X.....x..."},
                                    {lowTom, 0.5, "..........x..... ..........x...x."},
                                    {rim, 0.6, "....x.......x... ....x.......x..o"},
                                    {shaker, 0.6, "x...o...x...o... x...o...x...o.o."}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.12);
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), pipe, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 6 * step, 0.3), 0.35);
}

Stereo plucks(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "3.5.4.6.5.7.6.4."), pluck, step, bars * stepsInBar);
    return onEachSide(walk,
                      [&](const Signal& side) { return inRoomForEver(echoing(side, 3 * step, 0.3), 0.3); });
}

Stereo rush(std::size_t step) {
    const std::vector<DrumLine> kit{{lowTom, 0.9, "x..x..x...x.x... x..x..x...x.xxx."},
                                    {highTom, 0.6, ".....x.....x..x. .....x.....x...."},
                                    {shaker, 0.9, "xoxoxoxoxoxoxoxo xoxoxoxoxoxoxoxo"},
                                    {cymbal, 0.4, "x............... ................"}};
    return inRoomForEver(drummed(kit, step, rushBars), 0.2);
}

} // namespace

LoopScore labyrinthMusic() {
    return {"labyrinth",
            90,
            {{"ground", bars, ground, 0.062},
             {"drums", drumBars, drums, 0.08},
             {"melody", bars, melody, 0.052},
             {"plucks", bars, plucks, 0.032},
             {"rush", rushBars, rush, 0.04}}};
}

} // namespace arkanong
