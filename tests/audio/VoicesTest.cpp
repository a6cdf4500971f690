#include "arkanong/audio/Voices.hpp"

#include "Catch.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

VoiceState busy(SoundId sound, double done, double level = 0.1) { return {true, sound, done, level}; }

} // namespace

TEST_CASE("a new sound takes a free voice first", "[audio]") {
    const std::vector<VoiceState> voices{busy(SoundId::BallBall, 0.9), {}, {}};
    CHECK(voiceFor(SoundId::GoalScored, voices) == std::size_t{1});
}

TEST_CASE("with all voices busy the least important is replaced, of equals the nearest its end", "[audio]") {
    const std::vector<VoiceState> voices{busy(SoundId::Paddle, 0.9), busy(SoundId::Wall, 0.2),
                                         busy(SoundId::Wall, 0.6), busy(SoundId::GoalScored, 0.9)};
    CHECK(voiceFor(SoundId::GoalScored, voices) == std::size_t{2});
    CHECK(voiceFor(SoundId::Wall, voices) == std::size_t{2});
}

TEST_CASE("a sound never takes the voice of a more important one", "[audio]") {
    const std::vector<VoiceState> voices{busy(SoundId::GoalScored, 0.9), busy(SoundId::Paddle, 0.9)};
    CHECK(voiceFor(SoundId::BallBall, voices) == std::nullopt);
    CHECK(voiceFor(SoundId::Wall, voices) == std::nullopt);
    CHECK(voiceFor(SoundId::Paddle, voices) == std::size_t{1});
    CHECK(voiceFor(SoundId::GoalScored, {}) == std::nullopt);
}

TEST_CASE("a sound at its voice limit replaces its own oldest voice even if others are free", "[audio]") {
    const std::size_t limit = 2 * soundTraits(SoundId::Wall).frameLimit;
    std::vector<VoiceState> voices(limit - 1, busy(SoundId::Wall, 0.3));
    voices.push_back(busy(SoundId::Wall, 0.8));
    voices.emplace_back();
    CHECK(voiceFor(SoundId::Wall, voices) == limit - 1);
    CHECK(voiceFor(SoundId::Paddle, voices) == limit);
}

TEST_CASE("priorities in descending order: lost shield, break, paddle, wall, ball on ball", "[audio]") {
    const auto priority = [](SoundId sound) { return soundTraits(sound).priority; };
    CHECK(priority(SoundId::GoalScored) > priority(SoundId::BrickBreak));
    CHECK(priority(SoundId::BrickBreak) > priority(SoundId::Paddle));
    CHECK(priority(SoundId::Paddle) > priority(SoundId::Wall));
    CHECK(priority(SoundId::Wall) > priority(SoundId::BallBall));
}

TEST_CASE("a few quiet voices keep their level", "[audio]") {
    const auto untouched = [](double gain) { return gain == 1.0; };
    for (const auto& voices : {std::vector<VoiceState>{},
                               {busy(SoundId::Wall, 0.0, 0.3), busy(SoundId::Wall, 0.0, 0.4)},
                               {busy(SoundId::GoalScored, 0.0, 0.7)},
                               {{false, SoundId::Wall, 0.0, 50.0}}}) {
        const auto gains = priorityGains(voices);
        CHECK(std::all_of(gains.begin(), gains.end(), untouched));
    }
}

TEST_CASE("any number of voices together stays within the headroom", "[audio]") {
    const double room = GENERATE(1.0, 0.6);
    const int count = GENERATE(2, 5, 24);
    const double level = GENERATE(0.1, 0.7);
    std::vector<VoiceState> voices;
    for (int i = 0; i < count; ++i)
        voices.push_back(busy(static_cast<SoundId>(i), 0.0, level));
    const auto gains = priorityGains(voices, room);
    double sum = 0.0;
    for (const VoiceState& voice : voices)
        sum += voice.level * gains[static_cast<std::size_t>(soundTraits(voice.sound).priority)];
    CHECK(sum <= room + 1e-9);
    CHECK(sum > 0.19);
}

TEST_CASE("a lost shield keeps its level in a storm of hits, which stays audible", "[audio]") {
    std::vector<VoiceState> voices(20, busy(SoundId::Paddle, 0.0, 0.4));
    voices.push_back(busy(SoundId::GoalScored, 0.0, 0.6));
    const auto gains = priorityGains(voices);
    CHECK(gains[static_cast<std::size_t>(SoundPriority::Match)] == 1.0);
    const double storm = gains[static_cast<std::size_t>(SoundPriority::Paddle)];
    CHECK_THAT(20 * 0.4 * storm, WithinAbs(0.75 * 0.4, 1e-9));
}

TEST_CASE("the remaining peak of a sound never rises and starts at the overall peak", "[audio]") {
    const std::vector<std::int16_t> samples{0, 8192, -16384, 100, 4096, -2048, 0, 0};
    CHECK(remainingPeaks(samples, 4) == std::vector<double>{0.5, 0.5, 0.125, 0.0});
    CHECK(remainingPeaks(samples, 1) == std::vector<double>{0.5});
    CHECK(remainingPeaks({-32768}, 2) == std::vector<double>{1.0, 0.0});
}
