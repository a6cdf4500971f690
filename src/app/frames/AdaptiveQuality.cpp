#include "arkanong/app/frames/AdaptiveQuality.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// With less than this for the picture, ms, it is not the picture that takes too long.
constexpr double littlePicture = AdaptiveQuality::tooLong / 3.0;

Effects stepped(Effects effects, int by) { return static_cast<Effects>(static_cast<int>(effects) + by); }

} // namespace

void AdaptiveQuality::choose(Effects effects) {
    *this = AdaptiveQuality();
    chosen_ = level_ = effects;
}

bool AdaptiveQuality::add(const FrameTime& frame) {
    const double picture = frame.building + frame.drawing;
    const double work = frame.work();
    passed_ += frame.whole;
    ++frames_;
    if (work > tooLong && picture > littlePicture) ++slowFrames_;
    if (work < roomy) ++easyFrames_;
    if (passed_ < span) return false;
    const bool slow = 2 * slowFrames_ > frames_;
    const bool easy = 10 * easyFrames_ > 9 * frames_;
    passed_ = 0.0;
    frames_ = slowFrames_ = easyFrames_ = 0;
    return judge(slow, easy);
}

bool AdaptiveQuality::judge(bool slow, bool easy) {
    ++sinceRise_;
    easyFor_ = easy ? easyFor_ + 1 : 0;
    if (slow && level_ != Effects::Low) {
        if (sinceRise_ < relapse) patience_ = std::min(2 * patience_, longestPatience);
        level_ = stepped(level_, -1);
        return true;
    }
    if (easyFor_ < patience_ || level_ == chosen_) return false;
    level_ = stepped(level_, 1);
    easyFor_ = sinceRise_ = 0;
    return true;
}

} // namespace arkanong
