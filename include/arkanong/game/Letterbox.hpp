#pragma once

namespace arkanong {

/// A rectangle of whole pixels in a window.
struct PixelRect {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
};

/// The largest centred rectangle of the logical screen's shape (16:9) in a window of width x height pixels;
/// at least 1 x 1, whatever the window's size.
PixelRect letterbox(unsigned width, unsigned height);

} // namespace arkanong
