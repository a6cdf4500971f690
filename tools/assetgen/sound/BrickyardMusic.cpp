#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// A work song in G: marimba and hammers over a walking bass. The second part goes to E minor and climbs back.

namespace arkanong {

namespace {

constexpr int bars = 20;
constexpr int drumBars = 4;
constexpr int rushBars = 2;

constexpr const char* chords =
    "g3+b3+d4 g3+b3+d4 e3+g3+c4 d3+f#3+a3 | g3+b3+d4 e3+g3+b3 e3+g3+c4 d3+f#3+a3 | "
    "g3+b3+d4 e3+g3+b3 e3+g3+c4 d3+f#3+a3 | e3+g3+b3 c3+e3+g3 g3+b3+d4 d3+f#3+a3 | "
    "e3+g3+b3 c3+e3+g3 a3+c4+e4 d3+f#3+a3";

constexpr const char* roots = "g1+g2+d2 g1+g2+d2 c2+c3+g2 d2+d3+a2 | g1+g2+d2 e1+e2+b1 c2+c3+g2 d2+d3+a2 | "
                              "g1+g2+d2 e1+e2+b1 c2+c3+g2 d2+d3+a2 | e1+e2+b1 c2+c3+g2 g1+g2+d2 d2+d3+a2 | "
                              "e1+e2+b1 c2+c3+g2 a1+a2+e2 d2+d3+a2";

constexpr const char* theme =
    "g4:4 b4:2 d5:4 b4:2 a4:4 | g4:4 e4:4 d4:8 | e4:4 g4:2 c5:4 b4:2 g4:4 | a4:8 f#4:4 a4:4 | "
    "g4:4 b4:2 d5:4 e5:2 d5:4 | b4:4 g4:4 e4:8 | e4:3 g4:3 c5:2 e5:4 d5:4 | d5:8 a4:8 | "
    "b4:3 d5:3 g5:2 e5:4 d5:4 | b4:6 a4:2 g4:8 | e4:3 g4:3 c5:2 b4:4 g4:4 | a4:12 -:4 | "
    "e5:6 d5:2 b4:8 | c5:6 e5:2 g5:4 e5:4 | d5:6 b4:2 g4:8 | a4:4 b4:4 d5:4 f#5:4 | "
    "e5:6 g5:2 e5:4 b4:4 | c5:4 d5:4 e5:4 g5:4 | a5:6 g5:2 e5:4 c5:4 | d5:8 c5:4 a4:4";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*-----*-..*-----"), organ, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.25);
    mixIn(mix, played(figured(roots, "0---2---1---2---"), roundBass, step, bars * stepsInBar), 2.2);
    return mix;
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{
        {softBassDrum, 1.0, "X.....x.X....... X.....x.X....... X.....x.X....... X.....x.X...x..."},
        {anvil, 0.28, "....X.......X... ....X.......X... ....X.......X... ....X.......X.x."},
        {shaker, 0.6, "x.o.x.o.x.o.x.o. x.o.x.o.x.o.x.o. x.o.x.o.x.o.x.o. x.o.x.o.x.o.x.oo"}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.12);
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), singing, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 3 * step, 0.22), 0.22);
}

Stereo plucks(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "3.45.43.53.45.4."), marimba, step, bars * stepsInBar);
    return onEachSide(walk, [&](const Signal& side) { return inRoomForEver(side, 0.2); });
}

Stereo rush(std::size_t step) {
    const std::vector<DrumLine> kit{{rim, 0.8, "x.xx..x.x.xx..xx x.xx..x.x.xxx.xx"},
                                    {lowTom, 0.8, "x.......x..x.... x.......x..x.x.."},
                                    {highTom, 0.6, "......x.......x. ......x.....x.x."},
                                    {cymbal, 0.4, "x............... ................"}};
    return inRoomForEver(drummed(kit, step, rushBars), 0.2);
}

} // namespace

LoopScore brickyardMusic() {
    return {"brickyard",
            100,
            {{"ground", bars, ground, 0.062},
             {"drums", drumBars, drums, 0.076},
             {"melody", bars, melody, 0.047},
             {"plucks", bars, plucks, 0.034},
             {"rush", rushBars, rush, 0.04}}};
}

} // namespace arkanong
