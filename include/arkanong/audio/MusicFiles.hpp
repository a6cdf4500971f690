#pragma once

#include "arkanong/audio/MusicMixer.hpp"
#include "arkanong/audio/SoundFile.hpp"
#include "arkanong/sim/Level.hpp"

#include <string>
#include <vector>

namespace arkanong {

struct LayerTraits {
    std::string file; ///< Name below the music directory, without ".flac".
    double from;      ///< See MusicLayer, like the next two.
    double pan;
    double chorus = 0.0;
};

struct TrackTraits {
    std::string name; ///< The name in the event log: a world's for its theme.
    int bars;         ///< The length of the loop, which is that of its longest layer.
    int key;          ///< Semitones from C to the root of its major pentatonic scale.
    std::vector<LayerTraits> layers;
};
const TrackTraits& trackTraits(Track track);

/// The track of a level with this theme: Track::Play for those of no world.
Track trackOf(LevelTheme theme);

/// The game's music files in memory, still compressed.
class MusicFiles {
  public:
    /// Reads the files of all layers and checks their format. Throws DataError naming the file that is
    /// missing, is not a FLAC file of one or two channels at soundRate or half of it, or does not fit the length of its
    /// loop.
    explicit MusicFiles(const std::string& directory);

    /// Decodes a loop for MusicMixer, with samples at soundRate. Takes some tenths of a second. Throws DataError
    /// naming a damaged file.
    MusicLoop decoded(Track track) const;

  private:
    struct File {
        std::string path;
        std::string bytes;
        SoundFormat format;
    };
    std::vector<std::vector<File>> files_; ///< The layers of each track.
};

} // namespace arkanong
