#pragma once

#include <cstddef>
#include <vector>

namespace arkanong {

/// Limits how often the screen flashes, against photosensitive seizures (see WCAG 2.1, 2.3.1). Every flash
/// asks here first. Small areas may always light up; areas lit at the same time add up, and a sum of
/// largeArea or more counts as a flash of the screen. At most mostInASecond of those begin within any second
/// of real time.
class FlashLimit {
  public:
    static constexpr std::size_t mostInASecond = 3;
    /// From this area on a flash counts as one of the screen, px² at 1280 x 720. WCAG 2.1 (three flashes or below
    /// threshold) allows flashes that cover less than a quarter of the central 10 degrees of vision, a little more.
    static constexpr double largeArea = 20000.0;

    /// Requests to light up `area` px². Returns false if that is not allowed now.
    bool mayLight(double area);
    /// Whether a flash of the whole screen is allowed now; if so, counts it.
    bool mayFlash() { return mayLight(largeArea); }
    /// Advances the ages by real time, s.
    void advance(double seconds);

  private:
    struct Light {
        double area;
        double age; ///< Seconds.
    };

    std::vector<Light> lights_;   ///< Small ones that are still lit.
    std::vector<double> flashes_; ///< Ages of the screen flashes within the last second, s; latest last.
};

/// The area of a disc, px².
constexpr double discArea(double radius) { return 3.1416 * radius * radius; }

} // namespace arkanong
