#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/collision/detail/Processor.hpp"

#include <array>
#include <cstdint>

namespace arkanong {

/// A bounding box of everything that a ball covers in an interval, in one word: left, top, right and bottom
/// edge, rounded outwards to 1/32768 of the arena. The overlap test takes four instructions and no branch,
/// and eight boxes fit in a cache line, so that this test alone rejects most pairs.
class QuantisedBox {
  public:
    /// The empty box, which overlaps no other.
    constexpr QuantisedBox() = default;

    constexpr bool overlaps(QuantisedBox other) const {
        // The top bit of each field takes the subtraction's borrow: it stays set unless this edge lies beyond
        // the opposite edge of the other box.
        return (((opposite(other.edges_) | borrowed) - edges_) & borrowed) == borrowed;
    }

    constexpr bool empty() const { return edges_ == QuantisedBox().edges_; }
    /// True if the box cannot touch the arena's borders.
    constexpr bool inside() const { return (((edges_ | borrowed) - atBorder) & borrowed) == borrowed; }

    /// The same box in sixty-fourths of the arena.
    struct Coarse {
        static constexpr unsigned count = 64;
        unsigned left, top, right, bottom;
        /// A bit for each column from left to right.
        std::uint64_t columns() const { return ~std::uint64_t{0} >> (count - 1 - right + left) << left; }
    };
    /// The box must not be empty.
    Coarse coarse() const {
        const std::uint64_t edges = edges_ ^ complement;
        const auto part = [edges](unsigned from) {
            return static_cast<unsigned>(edges >> (from + 9U) & 63U);
        };
        return {part(0), part(16), part(32), part(48)};
    }

    /// The number of boxes that overlapped() tests at once.
    static constexpr std::uint32_t batch = 4;
    /// A bit for each of the next `batch` boxes, set where it overlaps this one.
    unsigned overlapped(const QuantisedBox* others) const {
#ifdef ARKANONG_SSE2
        const auto* pairs = reinterpret_cast<const __m128i*>(others);
        const __m128i edges = _mm_set1_epi64x(static_cast<std::int64_t>(opposite(edges_)));
        // -1 where an edge lies beyond the opposite one: two boxes overlap where all four fields are 0.
        const __m128i apart = _mm_packs_epi16(_mm_cmpgt_epi16(_mm_loadu_si128(pairs), edges),
                                              _mm_cmpgt_epi16(_mm_loadu_si128(pairs + 1), edges));
        const __m128i together = _mm_cmpeq_epi32(apart, _mm_setzero_si128());
        return static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(together)));
#else
        unsigned bits = 0;
        for (unsigned i = 0; i < batch; ++i)
            bits |= static_cast<unsigned>(overlaps(others[i])) << i;
        return bits;
#endif
    }

  private:
    friend class QuantisationScale;
    static constexpr std::uint64_t borrowed = 0x8000800080008000ULL;
    static constexpr std::uint64_t complement = 0x7fff7fff00000000ULL;
    /// The least edges of a box inside the borders, with one unit lost to rounding.
    static constexpr std::uint64_t atBorder = 0x0003000300010001ULL;
    /// The largest edge coordinate. It is one less than 15 bits can hold, so that a box that covers the whole
    /// arena does not overlap the empty box.
    static constexpr float last = 0x7ffe;

    /// The edges swapped and complemented, to be compared with those of another box.
    static constexpr std::uint64_t opposite(std::uint64_t edges) {
        return ((edges << 32U) | (edges >> 32U)) ^ ~borrowed;
    }

    /// 15 bits each, from the lowest: left, top, complement of right, complement of bottom.
    std::uint64_t edges_ = 0x7fff7fff7fff7fffULL;
};

/// Converts boxes of an arena to quantised boxes. Rounding is monotonic, so boxes that overlap have quantised
/// boxes that overlap; positions outside the arena count as its edge.
class QuantisationScale {
  public:
    QuantisationScale() = default;
    explicit QuantisationScale(const Box& arena)
        : low_(arena.low), perPx_{scale(arena.high.x - arena.low.x), scale(arena.high.y - arena.low.y)} {
        perPx_[2] = perPx_[0];
        perPx_[3] = perPx_[1];
    }

    QuantisedBox of(const Box& covered) const {
        QuantisedBox quantisedBox;
#ifdef ARKANONG_SSE2
        const __m128d origin = _mm_setr_pd(low_.x, low_.y);
        const __m128d low = _mm_sub_pd(_mm_setr_pd(covered.low.x, covered.low.y), origin);
        const __m128d high = _mm_sub_pd(_mm_setr_pd(covered.high.x, covered.high.y), origin);
        __m128 at = _mm_movelh_ps(_mm_cvtpd_ps(low), _mm_cvtpd_ps(high));
        at = _mm_mul_ps(at, _mm_loadu_ps(perPx_));
        at = _mm_max_ps(_mm_min_ps(at, _mm_set1_ps(QuantisedBox::last)), _mm_setzero_ps());
        const __m128i steps = _mm_cvttps_epi32(at);
        quantisedBox.edges_ = static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_packs_epi32(steps, steps)));
#else
        const Vec2 low = covered.low - low_, high = covered.high - low_;
        const double edges[] = {low.x, low.y, high.x, high.y};
        quantisedBox.edges_ = 0;
        for (int i = 0; i < 4; ++i) {
            const float at = static_cast<float>(edges[i]) * perPx_[i];
            const float inside = at < QuantisedBox::last ? at : QuantisedBox::last;
            const auto step = static_cast<std::uint32_t>(inside > 0.0F ? inside : 0.0F);
            quantisedBox.edges_ |= std::uint64_t{step} << 16 * i;
        }
#endif
        quantisedBox.edges_ ^= QuantisedBox::complement;
        return quantisedBox;
    }

  private:
    static float scale(double size) {
        return size > 0.0 ? QuantisedBox::last / static_cast<float>(size) : 0.0F;
    }

    Vec2 low_;
    float perPx_[4] = {}; ///< For the edges of a box: x, y, x, y.
};

/// A bit for each cell of a grid of 64 by 64 over the arena: tells at once that nothing is near most boxes.
class CoarseCells {
  public:
    void clear() {
        rows_.fill(0);
        none_ = true;
    }
    void fill() {
        rows_.fill(~std::uint64_t{0});
        none_ = false;
    }
    /// Sets the bits of the cells that the box touches, which must not be empty.
    void add(QuantisedBox box) {
        const QuantisedBox::Coarse coarse = box.coarse();
        for (unsigned row = coarse.top; row <= coarse.bottom; ++row)
            rows_[row] |= coarse.columns();
        none_ = false;
    }
    /// False only if no added box overlaps this one, which must not be empty.
    bool mayMeet(QuantisedBox box) const {
        if (none_) return false;
        const QuantisedBox::Coarse coarse = box.coarse();
        for (unsigned row = coarse.top; row <= coarse.bottom; ++row)
            if ((rows_[row] & coarse.columns()) != 0) return true;
        return false;
    }

  private:
    std::array<std::uint64_t, QuantisedBox::Coarse::count> rows_{};
    bool none_ = true; ///< No bit is set.
};

} // namespace arkanong
