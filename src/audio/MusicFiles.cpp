#include "arkanong/audio/MusicFiles.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t beatsInBar = 4;

constexpr double padChorus = 0.6; ///< See MusicLayer.
constexpr double melodyChorus = 0.3;

constexpr std::size_t reach = 12; ///< Samples to either side that a new sample is made of.

/// The weights of the samples 1/2, 3/2, 5/2... away from a new one: a sinc within a Blackman window.
std::array<double, reach> halfwayWeights() {
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

/// The length of a file in frames at soundRate; 0 if music does not have its rate or number of channels.
std::size_t lengthOf(const SoundFormat& format) {
    if (format.channels > 2) return 0;
    if (format.rate == soundRate) return format.frames;
    return format.rate == soundRate / 2 ? 2 * format.frames : 0;
}

/// Adds a part of each side to the other, as two loudspeakers do. In a file of two channels each note is on one side
/// only, which makes the file a tenth smaller.
void bringTogether(std::vector<std::int16_t>& left, std::vector<std::int16_t>& right) {
    constexpr double part = 0.25;
    const auto plus = [](double sample, double other) {
        return static_cast<std::int16_t>(std::lround(std::clamp(sample + part * other, -32768.0, 32767.0)));
    };
    for (std::size_t i = 0; i < left.size(); ++i) {
        const std::int16_t one = left[i];
        left[i] = plus(one, right[i]);
        right[i] = plus(right[i], one);
    }
}

/// Every second sample, from `first` on.
std::vector<std::int16_t> channelOf(const std::vector<std::int16_t>& samples, std::size_t first) {
    std::vector<std::int16_t> channel;
    channel.reserve(samples.size() / 2);
    for (std::size_t i = first; i < samples.size(); i += 2)
        channel.push_back(samples[i]);
    return channel;
}

/// A track of a world's theme or a boss: a ground, and four layers that join it as a match gets lively.
TrackTraits themeTrack(const std::string& name, int bars, int key) {
    return {name,
            bars,
            key,
            {{name + "-ground", 0.0, 0.0, padChorus},
             {name + "-drums", 0.15, 0.0},
             {name + "-melody", 0.35, -0.1, melodyChorus},
             {name + "-plucks", 0.55, 0.0},
             {name + "-rush", 0.8, -0.2}}};
}

} // namespace

const TrackTraits& trackTraits(Track track) {
    static const auto traits = tableOf<Track, TrackTraits>({
        {"title",
         16,
         0,
         {{"title-ground", 0.0, 0.0, padChorus},
          {"title-bells", 0.0, 0.0},
          {"title-melody", 0.4, -0.1, melodyChorus},
          {"title-drums", 0.7, 0.0}}},
        themeTrack("play", 16, 0),
        {"sudden death",
         16,
         0,
         {{"sudden-death-ground", 0.0, 0.0, padChorus},
          {"sudden-death-drums", 0.0, 0.0},
          {"sudden-death-plucks", 0.3, 0.0},
          {"sudden-death-melody", 0.5, -0.1, melodyChorus},
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
            std::string bytes = readSoundFile(path);
            const SoundFormat format = soundFormat(path, bytes);
            files_[i].push_back({path, std::move(bytes), format});
            lengths.push_back(lengthOf(format));
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
        const LayerTraits& layer = traits.layers[i];
        const auto& [path, bytes, format] = files[i];
        MusicLayer& made = loop.layers.emplace_back();
        made = {
            decodeSound(path, bytes, format.channels, format.rate), layer.from, layer.pan, layer.chorus, {}};
        if (format.channels == 2) {
            made.right = channelOf(made.samples, 1);
            made.samples = channelOf(made.samples, 0);
            bringTogether(made.samples, made.right);
        }
        if (format.rate != soundRate) {
            made.samples = atTwiceTheRate(made.samples);
            if (!made.right.empty()) made.right = atTwiceTheRate(made.right);
        }
        whole = std::max(whole, made.samples.size());
    }
    loop.beat = whole / static_cast<std::size_t>(traits.bars) / beatsInBar;
    return loop;
}

} // namespace arkanong
