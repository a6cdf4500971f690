#pragma once

#include "arkanong/audio/MusicMixer.hpp"

#include <string>
#include <vector>

namespace arkanong {

struct LayerTraits {
    const char* file; ///< Name below the music directory, without ".flac".
    double from;      ///< As in MusicLayer, like the next.
    double pan;
};

struct TrackTraits {
    const char* name; ///< What the event log calls it.
    int bars;         ///< Of the whole loop, which is as long as its longest layer.
    std::vector<LayerTraits> layers;
};
const TrackTraits& trackTraits(Track track);

/// The music as it lies on the disk.
class MusicFiles {
  public:
    /// Reads the files of every layer and looks at their kind. Throws DataError naming the one that is
    /// missing, is no FLAC file of one channel at soundRate, or does not fit its loop.
    explicit MusicFiles(const std::string& directory);

    /// All loops, for MusicMixer. Takes a third of a second. Throws DataError naming a damaged file.
    std::vector<MusicLoop> decoded() const;

  private:
    struct File {
        std::string path;
        std::string bytes;
    };
    std::vector<std::vector<File>> files_; ///< For each track, its layers.
};

} // namespace arkanong
