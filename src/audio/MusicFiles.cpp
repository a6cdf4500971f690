#include "arkanong/audio/MusicFiles.hpp"

#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace arkanong {

namespace {

constexpr std::size_t beatsInBar = 4;

constexpr std::size_t reach = 12; ///< Samples to either side that a new sample is made of.

/// The weights of the samples 1/2, 3/2, 5/2... away from a new one: a sinc within a Blackman window.
std::array<double, reach> halfwayWeights() {
    constexpr double pi = 3.14159265358979323846;
    std::array<double, reach> weights{};
    for (std::size_t i = 0; i < reach; ++i) {
        const double away = static_cast<double>(i) + 0.5;
        const double window =
            0.42 + 0.5 * std::cos(pi * away / reach) + 0.08 * std::cos(2.0 * pi * away / reach);
        weights[i] = window * std::sin(pi * away) / (pi * away);
    }
    return weights;
}

/// The loop at twice its rate: between every two samples it inserts the band-limited value in their middle.
std::vector<std::int16_t> atTwiceTheRate(const std::vector<std::int16_t>& loop) {
    const std::array<double, reach> weights = halfwayWeights();
    const std::size_t count = loop.size();
    std::vector<double> rounds; // The loop between its own end and its own beginning.
    rounds.reserve(count + 2 * reach);
    for (std::size_t i = 0; i < count + 2 * reach; ++i)
        rounds.push_back(loop[(i + reach * (count - 1)) % count]);
    std::vector<std::int16_t> samples;
    samples.reserve(2 * count);
    for (std::size_t i = 0; i < count; ++i) {
        double halfway = 0.0;
        for (std::size_t away = 0; away < reach; ++away)
            halfway += weights[away] * (rounds[i + reach - away] + rounds[i + reach + 1 + away]);
        samples.push_back(loop[i]);
        samples.push_back(static_cast<std::int16_t>(std::lround(std::clamp(halfway, -32768.0, 32767.0))));
    }
    return samples;
}

/// A track of a world's theme or a boss: a ground, and four layers that join it as a match gets lively.
TrackTraits themeTrack(const std::string& name, int bars, int key) {
    return {name,
            bars,
            key,
            {{name + "-ground", 0.0, 0.0},
             {name + "-drums", 0.15, 0.0},
             {name + "-melody", 0.35, -0.1},
             {name + "-plucks", 0.55, 0.35},
             {name + "-rush", 0.8, -0.2}}};
}

} // namespace

const TrackTraits& trackTraits(Track track) {
    static const auto traits = tableOf<Track, TrackTraits>({
        {"title",
         16,
         0,
         {{"title-ground", 0.0, 0.0},
          {"title-bells", 0.0, 0.3},
          {"title-melody", 0.4, -0.1},
          {"title-drums", 0.7, 0.0}}},
        themeTrack("play", 16, 0),
        {"sudden death",
         16,
         0,
         {{"sudden-death-ground", 0.0, 0.0},
          {"sudden-death-drums", 0.0, 0.0},
          {"sudden-death-plucks", 0.3, 0.35},
          {"sudden-death-melody", 0.5, -0.1},
          {"sudden-death-rush", 0.75, -0.2}}},
        themeTrack("brickyard", 20, -5),
        themeTrack("honeycomb", 22, -2),
        themeTrack("clockwork", 24, 2),
        themeTrack("labyrinth", 18, 3),
        themeTrack("mayhem", 28, -3),
        themeTrack("boss", 28, 5),
    });
    return traits.at(static_cast<std::size_t>(track));
}

Track trackOf(LevelTheme theme) {
    switch (theme) {
    case LevelTheme::Brickyard: return Track::Brickyard;
    case LevelTheme::Honeycomb: return Track::Honeycomb;
    case LevelTheme::Clockwork: return Track::Clockwork;
    case LevelTheme::Labyrinth: return Track::Labyrinth;
    case LevelTheme::Mayhem: return Track::Mayhem;
    case LevelTheme::Arena:
    case LevelTheme::Sandbox: break;
    }
    return Track::Play;
}

MusicFiles::MusicFiles(const std::string& directory) : files_(trackCount) {
    for (std::size_t i = 0; i < trackCount; ++i) {
        const TrackTraits& track = trackTraits(static_cast<Track>(i));
        std::vector<std::size_t> lengths;
        lengths.reserve(track.layers.size());
        files_[i].reserve(track.layers.size());
        for (const LayerTraits& layer : track.layers) {
            const std::string path = directory + '/' + layer.file + ".flac";
            files_[i].push_back({path, readSoundFile(path)});
            lengths.push_back(soundLength(path, files_[i].back().bytes, musicRate));
        }
        const std::size_t whole = *std::max_element(lengths.begin(), lengths.end());
        const std::size_t bar = std::max<std::size_t>(1, whole / static_cast<std::size_t>(track.bars));
        for (std::size_t layer = 0; layer < lengths.size(); ++layer) {
            const std::size_t length = lengths[layer];
            if (length == 0 || whole % length != 0 || length % bar != 0)
                throw DataError(files_[i][layer].path,
                                "the length of this layer does not fit the other layers of its loop");
        }
    }
}

MusicLoop MusicFiles::decoded(Track track) const {
    const TrackTraits& traits = trackTraits(track);
    const std::vector<File>& files = files_[static_cast<std::size_t>(track)];
    MusicLoop loop;
    loop.layers.reserve(traits.layers.size());
    std::size_t whole = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const std::vector<std::int16_t> samples = decodeSound(files[i].path, files[i].bytes, musicRate);
        loop.layers.push_back({atTwiceTheRate(samples), traits.layers[i].from, traits.layers[i].pan});
        whole = std::max(whole, loop.layers.back().samples.size());
    }
    loop.beat = whole / static_cast<std::size_t>(traits.bars) / beatsInBar;
    return loop;
}

} // namespace arkanong
