#include "assetgen/sound/MusicInstruments.hpp"
#include "assetgen/sound/Score.hpp"

// Tense and fast: the theme in short notes over a pedal A in the bass, with B flat against it.

namespace arkanong {

namespace {

constexpr int bars = 16;
constexpr int drumBars = 4;
constexpr int rushBars = 2;

constexpr const char* chords = "a3+c4+e4 a3+c4+e4 bb3+d4+f4 a3+c4+e4 | a3+c4+e4 a3+c4+e4 a3+c4+f4 g3+b3+e4 | "
                               "a3+d4+f4 a3+d4+f4 a3+c4+e4 a3+c4+e4 | bb3+d4+f4 a3+c4+f4 a3+d4+f4 b3+e4+g4";

constexpr const char* roots = "a1+a2+e2 a1+a2+e2 a1+bb2+f2 a1+a2+e2 | a1+a2+e2 a1+a2+e2 f1+f2+c2 e2+e3+b2 | "
                              "d2+d3+a2 d2+d3+a2 a1+a2+e2 a1+a2+e2 | bb1+bb2+f2 f1+f2+c2 d2+d3+a2 e2+e3+b2";

constexpr const char* theme =
    "a4:2 e5:2 d5:2 e5:2 c5:2 d5:2 a4:4 | a4:2 e5:2 d5:2 e5:2 g5:4 e5:4 | "
    "bb4:2 f5:2 d5:2 f5:2 d5:2 bb4:2 d5:4 | c5:6 b4:2 a4:8 | "
    "a4:2 e5:2 d5:2 e5:2 c5:2 d5:2 a4:4 | a4:2 e5:2 d5:2 e5:2 a5:4 g5:4 | f5:3 e5:3 c5:2 a4:4 c5:4 | b4:8 "
    "e5:8 | "
    "f5:6 e5:2 d5:4 a4:4 | d5:3 e5:3 f5:2 a5:8 | e5:6 d5:2 c5:4 a4:4 | c5:3 d5:3 e5:2 a5:8 | "
    "bb5:4 a5:4 f5:4 d5:4 | c5:4 f5:4 a5:4 c6:4 | d6:6 c6:2 a5:4 f5:4 | e5:4 b4:4 e5:4 g5:4";

Stereo ground(std::size_t step) {
    Signal mix = played(figured(chords, "*-.*-.*-.*-.*-*-"), carpet, step, bars * stepsInBar);
    mix = inRoomForEver(mix, 0.25);
    mixIn(mix, played(figured(roots, "0.001.000.001.20"), edgyBass, step, bars * stepsInBar), 2.2);
    return breathing(mix, step, 0.5);
}

Stereo drums(std::size_t step) {
    const std::vector<DrumLine> kit{
        {bassDrum, 1.0, "X..xX...X..xX... X..xX...X..xX... X..xX...X..xX... X..xX...X.x.X.x."},
        {snareDrum, 0.9, "....X.......X... ....X.......X..o ....X.......X... ....X..o..o.X.xx"},
        {closedHat, 0.4, "x.xxx.xxx.xxx.xx x.xxx.xxx.xxx.xx x.xxx.xxx.xxx.xx x.xxx.xxx.xxx.xx"}};
    return inRoomForEver(drummed(kit, step, drumBars), 0.12);
}

Stereo melody(std::size_t step) {
    const Signal alone = played(melodyOf(theme), biting, step, bars * stepsInBar);
    return inRoomForEver(echoing(alone, 3 * step, 0.25), 0.2);
}

// The first note of each chord is repeated between the others.
Stereo plucks(std::size_t step) {
    const Stereo walk = playedAround(figured(chords, "3033403353304034"), pluck, step, bars * stepsInBar);
    return onEachSide(walk,
                      [&](const Signal& side) { return inRoomForEver(echoing(side, 2 * step, 0.28), 0.2); });
}

Stereo rush(std::size_t step) {
    const std::vector<DrumLine> kit{{lowTom, 0.9, "x.xxx.xxx.xxx.xx x.xxx.xxxxxxxxxx"},
                                    {highTom, 0.7, "....x...x..x.... ....x...x..x.xxx"},
                                    {openHat, 0.6, "x...x...x...x... x...x...x...x..."},
                                    {cymbal, 0.6, "X............... ................"}};
    return inRoomForEver(drummed(kit, step, rushBars), 0.2);
}

} // namespace

LoopScore suddenDeathMusic() {
    return {"sudden-death",
            152,
            {{"ground", bars, ground, 0.055},
             {"drums", drumBars, drums, 0.074},
             {"melody", bars, melody, 0.040},
             {"plucks", bars, plucks, 0.028},
             {"rush", rushBars, rush, 0.030}}};
}

} // namespace arkanong
