#pragma once

#include <cstddef>
#include <vector>

namespace arkanong {

/// Keeps a match's picture from flashing too often: whatever is about to light up for a moment asks here
/// first. What lights up little of the picture always may. All that is lit at once counts together: as much
/// as largeArea of it is a flash of the screen, of which at most mostInASecond begin in any second of real
/// time, however much happens.
class FlashLimit {
  public:
    static constexpr std::size_t mostInASecond = 3;
    /// px² of the 1280 x 720 screen: a little below a quarter of what one sees without moving the eyes, where
    /// the accessibility guidelines begin to count.
    static constexpr double largeArea = 20000.0;

    /// Something lights up over `area` px²: false where it must not.
    bool mayLight(double area);
    /// The same for what is a flash of the screen by itself.
    bool mayFlash() { return mayLight(largeArea); }
    /// `seconds` of real time pass.
    void advance(double seconds);

  private:
    struct Light {
        double area;
        double age; ///< Seconds.
    };

    std::vector<Light> lights_;   ///< The small ones that are still lit.
    std::vector<double> flashes_; ///< Ages of the last second's flashes of the screen, s; the latest last.
};

/// px² that a disc of this radius covers.
constexpr double discArea(double radius) { return 3.1416 * radius * radius; }

} // namespace arkanong
