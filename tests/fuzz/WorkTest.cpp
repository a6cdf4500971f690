#include "Allocations.hpp"

#if !defined(ARKANONG_HEAP_IS_WATCHED)
#include "Catch.hpp"
#include "TempFolder.hpp"
#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/UserFile.hpp"
#include "arkanong/storage/levels/BreakoutSet.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelCode.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/player/HighScores.hpp"
#include "arkanong/storage/player/ProgressFile.hpp"
#include "arkanong/storage/player/RunRecordsFile.hpp"
#include "arkanong/storage/player/Settings.hpp"
#include "arkanong/storage/replay/GauntletReplayFile.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"
#include "fuzz/Corpus.hpp"
#include "fuzz/SealedReplay.hpp"
#if defined(ARKANONG_FUZZ_ATLAS)
#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/render/AtlasManifest.hpp"
#endif

#include <ctime>

using namespace arkanong::test;

// Whatever players and strangers hand to the game costs an amount of work and memory in proportion to its size. Counted in
// allocations and in bytes, freed ones included, so that a slow or busy machine changes nothing; the processor's time, which
// it does change, has a bound that only a loop over pairs of bytes exceeds.

namespace {

/// Something that reads bytes from outside.
struct Parser {
    std::string_view name;
    std::string_view corpus; ///< Seeds in tests/data/fuzz.
    std::size_t largest;     ///< Bytes; the game hands over no more.
    double allocations;      ///< Allowed for each byte.
    double bytes;            ///< Allowed for each byte.
    void (*read)(const std::string& bytes);
};

template <typename Load>
void loadFrom(Load load, const std::string& bytes) {
    static const TempFolder folder;
    load(folder.write("user.toml", bytes));
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) // Quarantined copies.
        std::filesystem::remove(entry.path());
}

void readArguments(const std::string& bytes) {
    std::vector<std::string> words{"arkanong"};
    std::istringstream lines(bytes);
    for (std::string line; std::getline(lines, line);)
        words.push_back(line);
    std::vector<const char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    static_cast<void>(parseCommandLine(static_cast<int>(arguments.size()), arguments.data()));
}

constexpr std::size_t largestText = 1U << 16U;
constexpr std::size_t largestSet = 1U << 22U;

const std::vector<Parser>& parsers() {
    using Bytes = const std::string&;
    static const std::vector<Parser> all {
        {"level", "level", largestLevelFile, 1, 50, [](Bytes bytes) { parseLevel(bytes, "f"); }},
            {"world", "campaign", largestText, 1, 50, [](Bytes bytes) { parseWorld(bytes, "f"); }},
            {"titles of a set", "set", largestSet, 0.1, 15, [](Bytes bytes) { readSetTitles(bytes); }},
            {"level of a set", "set", largestSet, 0.01, 1, [](Bytes bytes) { parseSetLevel(bytes, 1, "f"); }},
            {"code", "code", largestText, 1, 50, [](Bytes bytes) { levelOfCode(bytes); }},
            {"replay's code", "code", largestText, 1, 50, [](Bytes bytes) { replayOfCode(bytes); }},
            {"replay", "replay", largestReplayFile, 0.1, 5, [](Bytes bytes) { decodeReplay(bytes, "f"); }}, {"replay's header",
                                                                                   "replay",
                                                                                   largestReplayFile,
                                                                                   0.1,
                                                                                   5,
                                                                                   [](Bytes bytes) { decodeReplayHeader(bytes, "f"); }},
            {"start of a replay",
             "replay",
             largestReplayFile,
             0.1,
             5,
             [](Bytes bytes) { decodeReplayStart(bytes, "f"); }},
            {"run", "gauntlet", largestReplayFile, 0.1, 5, [](Bytes bytes) { decodeGauntlet(bytes, "f"); }}, {"run's header",
                                                                                  "gauntlet",
                                                                                  largestReplayFile,
                                                                                  0.1,
                                                                                  5,
                                                                                  [](Bytes bytes) { recordedPlayHeader(bytes, "f"); }},
            {"settings", "user", largestUserFile, 1, 50, [](Bytes bytes) { loadFrom(loadSettings, bytes); }},
            {"progress", "user", largestUserFile, 1, 50, [](Bytes bytes) { loadFrom(loadProgress, bytes); }},
            {"scores", "user", largestUserFile, 5, 400, [](Bytes bytes) { loadFrom(loadHighScores, bytes); }},
            {"runs", "user", largestUserFile, 1, 50, [](Bytes bytes) { loadFrom(loadRunRecords, bytes); }},
            {"packet", "packet", largestDatagram, 0.1, 10, [](Bytes bytes) { decode(bytes); }},
            {"terms", "packet", TermsPacket::largestTerms,
             0.1,     10,       [](Bytes bytes) { decodeTerms(bytes, "f"); }},
            {"catalogue", "catalogue", Catalogue::largestFile,
             0.5,         20,          [](Bytes bytes) { Catalogue::parse(bytes, "f"); }},
            {"arguments", "arguments", 4096, 25, 1000, readArguments},
#if defined(ARKANONG_FUZZ_ATLAS)
            {"atlas", "atlas", largestText, 1, 50, [](Bytes bytes) { parseAtlasManifest(bytes, "f"); }},
            {"bindings", "user", largestUserFile, 5, 400, [](Bytes bytes) {
                 loadFrom([](Bytes file) { ControlMap{loadSettings(file).value.controls}; }, bytes);
             }},
#endif
    };
    return all;
}

std::string repeated(const std::string& part, std::size_t size) {
    std::string text;
    while (text.size() + part.size() <= size)
        text += part;
    return text;
}

/// Short texts which, repeated, make a parser do most for each byte.
const std::vector<std::string>& hostileParts() {
    static const std::vector<std::string> parts{"\n",
                                                "x\n",
                                                "x",
                                                "=\n",
                                                "a=1\n",
                                                "[[a]]\n",
                                                "[a]\n",
                                                "[",
                                                "{",
                                                "a=[",
                                                "a={b=",
                                                "a.",
                                                "\"",
                                                "'''",
                                                "\\",
                                                "#",
                                                "# x\n",
                                                ",",
                                                "-",
                                                "1",
                                                "\r\n",
                                                "\t",
                                                "\xFF",
                                                std::string(1, '\0'),
                                                "\xEF\xBB\xBF",
                                                "\xE3\x85\xA4",
                                                "Level:\n",
                                                "Version:\n",
                                                "Level:\n\n\nBricks:\n",
                                                "[[hexagon]]\nx=1\ny=1\n",
                                                "[[wall]]\ncorners=[[0,0],[9,9],[0,9]]\n",
                                                "[[solo]]\nname='x'\nscore=1\nlevel=1\n",
                                                "[controls.a]\n"};
    return parts;
}

/// A replay that is as large as a file can be.
std::string longReplay(const std::string& seed) {
    Replay replay = decodeReplay(sealed(seed), "seed");
    replay.runs.assign(largestReplayFile, replay.runs.front());
    for (Replay::Run& run : replay.runs)
        run.ticks = 1;
    replay.hashes.assign(replay.runs.size() / tuning::ticksPerSecond + 1, 0);
    return encodeReplay(replay);
}

/// Inputs of up to `parser.largest` bytes.
std::vector<std::string> inputsFor(const Parser& parser) {
    std::vector<std::string> inputs{""};
    const std::size_t large = std::min<std::size_t>(parser.largest, 1U << 18U);
    for (const std::string& part : hostileParts())
        inputs.push_back(repeated(part, large));
    inputs.push_back(repeated("x\n", parser.largest));
    for (const std::string& path : corpusOf(parser.corpus)) {
        const std::string seed =
            contentOf(path).substr(parser.corpus == "user" ? 1 : 0); // Behind the kind of file.
        inputs.push_back(seed);
        if (seed.empty()) continue;
        inputs.push_back(repeated(seed, parser.largest));
        std::istringstream lines(seed);
        for (std::string line; std::getline(lines, line) && inputs.size() < 200;)
            inputs.push_back(seed + repeated(line + '\n', large));
        if (parser.corpus == "replay" && path.find("refused") == std::string::npos)
            inputs.push_back(longReplay(seed));
        // Lengths that are too large, in files that are otherwise right.
        const std::uint32_t format = parser.corpus == "gauntlet" ? gauntletFormat : replayFormat;
        for (std::size_t at = 0; at + 4 <= std::min<std::size_t>(seed.size(), 200); ++at)
            for (const std::string& length :
                 {std::string("\xFF\xFF\xFF\xFF"), std::string("\xFF\xFF\0\0", 4)})
                inputs.push_back(sealed(std::string(seed).replace(at, 4, length), format));
    }
    return inputs;
}

struct Work {
    std::size_t allocations;
    std::size_t bytes;
    double seconds; ///< Of the processor.
};

Work workOf(const Parser& parser, const std::string& input) {
    const HeapUse before = heapUse();
    const std::clock_t begun = std::clock();
    try {
        parser.read(input);
    } catch (const DataError&) {
        // Refusing must be cheap, too.
    }
    const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    return {heapUse().allocations - before.allocations, heapUse().bytes - before.bytes, seconds};
}

} // namespace

TEST_CASE("reading anything from outside takes work and memory in proportion to its size", "[fuzz]") {
    constexpr std::size_t fewAllocations = 3000; // Whatever the size: for messages and the first notes.
    constexpr std::size_t fewBytes = 1'000'000;  // Also for a match that is played to read its code.
    constexpr double fewSeconds = 0.5, secondsOfByte = 1e-6;
    for (const Parser& parser : parsers()) {
        workOf(parser, ""); // Whatever a parser makes once, it makes now.
        const Work empty = workOf(parser, "");
        for (const std::string& input : inputsFor(parser)) {
            const Work use = workOf(parser, input);
            const auto size = static_cast<double>(input.size());
            CAPTURE(parser.name, input.size(), input.substr(0, 80));
            CHECK(use.allocations <=
                  empty.allocations + fewAllocations + static_cast<std::size_t>(parser.allocations * size));
            CHECK(use.bytes <= empty.bytes + fewBytes + static_cast<std::size_t>(parser.bytes * size));
            CHECK(use.seconds <= fewSeconds + secondsOfByte * size);
        }
    }
}
#endif
