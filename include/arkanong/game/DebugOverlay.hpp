#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// What the F3 overlay shows.
struct DebugNumbers {
    double framesPerSecond = 0.0;
    double frameMilliseconds = 0.0;
    double stepMilliseconds = 0.0;  ///< Of all steps of the frame.
    double buildMilliseconds = 0.0; ///< Laying the picture out.
    double drawMilliseconds = 0.0;  ///< The graphics driver's part.
    std::size_t balls = 0;
    std::uint64_t contacts = 0; ///< In the last step.
    FrameCounts drawn;          ///< Of the last flush.
};

/// A small table in the field's top left corner.
void drawDebugOverlay(TextureManager& textures, const Palette& palette, const DebugNumbers& numbers);

} // namespace arkanong
