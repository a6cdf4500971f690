#pragma once

#include "arkanong/collision/detail/BallGrid.hpp"
#include "arkanong/collision/detail/QuantisedBox.hpp"

#include <array>
#include <cstddef>
#include <tuple>
#include <vector>

namespace arkanong {

/// Pairs of balls whose quantised boxes overlap, collected to be tested in one batch. Keeps its memory.
class NearPairs {
  public:
    struct Pair {
        Slot slot, other;
    };

    /// Adds `slot` paired with each ball of the ranges whose quantised box overlaps. Up to a batch of slots
    /// beyond a range is tested too; a pair found there is either rejected later or found twice, which is
    /// harmless. makeRoom() must have made room for all of these pairs, plus one batch for each range.
    template <std::size_t count>
    void collect(Slot slot, QuantisedBox quantisedBox, const QuantisedBox* quantisedBoxes,
                 const std::array<BallGrid::Stretch, count>& stretches) {
        Pair* last = end();
        const auto scan = [&](BallGrid::Stretch stretch) {
            // Most ranges fit in one batch, so the branch predictor knows the number of iterations.
            Slot first = stretch.first;
            do {
                last = append(last, slot, first, quantisedBox.overlapped(quantisedBoxes + first));
                first += QuantisedBox::batch;
            } while (first < stretch.last);
        };
        std::apply([&scan](auto... stretch) { (scan(stretch), ...); }, stretches); // A loop without counting.
        size_ = static_cast<std::size_t>(last - begin());
    }
    void add(const Pair& pair) {
        makeRoom(1);
        pairs_[size_++] = pair;
    }
    /// Makes room for `more` further pairs.
    void makeRoom(std::size_t more) {
        if (pairs_.size() < size_ + more) pairs_.resize(2 * (size_ + more));
    }
    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }
    Pair* begin() { return pairs_.data(); }
    Pair* end() { return pairs_.data() + size_; }

  private:
    /// The set bits of a number below 16, lowest first.
    struct alignas(32) Choice {
        Slot bits[QuantisedBox::batch];
        std::size_t count;
    };
    static constexpr std::array<Choice, 16> makeChoices() {
        std::array<Choice, 16> made{};
        for (unsigned number = 0; number < made.size(); ++number)
            for (Slot bit = 0; bit < QuantisedBox::batch; ++bit)
                if ((number >> bit & 1U) != 0) made[number].bits[made[number].count++] = bit;
        return made;
    }
    static const std::array<Choice, 16> choices;

    /// Writes a batch of pairs, of which the `chosen` ones count, and returns their end. Branch-free.
    static Pair* append(Pair* end, Slot slot, Slot first, unsigned chosen) {
        const Choice& choice = choices[chosen];
#ifdef ARKANONG_SSE2
        const __m128i bits = _mm_load_si128(reinterpret_cast<const __m128i*>(choice.bits));
        const __m128i others = _mm_add_epi32(bits, _mm_set1_epi32(static_cast<int>(first)));
        const __m128i slots = _mm_set1_epi32(static_cast<int>(slot));
        auto* pairs = reinterpret_cast<__m128i*>(end);
        _mm_storeu_si128(pairs, _mm_unpacklo_epi32(slots, others));
        _mm_storeu_si128(pairs + 1, _mm_unpackhi_epi32(slots, others));
#else
        for (std::size_t i = 0; i < QuantisedBox::batch; ++i)
            end[i] = {slot, first + choice.bits[i]};
#endif
        return end + choice.count;
    }

    std::vector<Pair> pairs_; ///< Only the first size_ entries count.
    std::size_t size_ = 0;
};

inline constexpr std::array<NearPairs::Choice, 16> NearPairs::choices = NearPairs::makeChoices();

} // namespace arkanong
