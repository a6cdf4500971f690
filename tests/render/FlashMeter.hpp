#pragma once

#include <SFML/Graphics/Image.hpp>

#include <cstddef>
#include <vector>

namespace arkanong::test {

/// Counts flashes as WCAG 2.1 defines them ("three flashes or below threshold"), in pictures of 60 a second. A flash is
/// a pair of opposing changes. A general one changes the relative luminance (0 to 1) by 0.1 or more where the darker
/// state is below 0.8; a red one changes (R - G - B) x 320 of the linear colours, at least 0, by more than 20 where one
/// of the states is a saturated red: R is at least 0.8 of R + G + B. It counts where it covers more than a quarter of a
/// block of 341 x 256 px in a view of 1024 x 768 px; blocks lie every 16 px. In a crowd of small things that move, as
/// many pixels become brighter as become darker. That is no flash of the block unless more than a quarter of it changes
/// in the same way from one picture to the next.
class FlashMeter {
  public:
    /// Flashes of the two kinds.
    struct Flashes {
        int general = 0;
        int red = 0;
    };

    /// The pictures are 1024 px wide and at most 768 px high.
    void see(const sf::Image& picture);
    /// The largest number of whole flashes within any second of any block.
    Flashes most() const { return {most_[0] / 2, most_[1] / 2}; }

  private:
    /// What a pixel does with one of the two values.
    struct Course {
        double low, high;     ///< The extremes since its latest change.
        bool lowRed, highRed; ///< Whether they are saturated reds.
        int way = 0;          ///< Of the latest change: 1 up, -1 down; 0 before the first.
        int level = 0;        ///< Changes up less changes down.
        bool changed = false; ///< In the latest picture.
    };
    /// What a block does: its level is the mean of its pixels'.
    struct Block {
        double low = 0.0, high = 0.0; ///< The extremes of its level since its latest change.
        int way = 0;
        std::vector<long long> changes; ///< Their pictures, within the latest second.
    };

    void begin(sf::Vector2u size);
    static void follow(Course& course, double value, bool red, bool general);
    void follow(std::size_t kind, Block& block, double level, double up, double down);
    void count(std::size_t kind);

    std::size_t columns_ = 0, rows_ = 0; ///< Of pixels that are looked at.
    std::vector<Course> courses_[2];     ///< For general flashes and for red ones.
    std::vector<Block> blocks_[2];
    long long picture_ = -1;
    int most_[2] = {0, 0}; ///< Changes within a second.
};

} // namespace arkanong::test
