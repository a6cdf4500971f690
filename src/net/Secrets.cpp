#include "arkanong/net/Secrets.hpp"

#include "arkanong/storage/ByteFormat.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

namespace {

std::uint64_t cookiePeriod(Secrets::Time now) {
    return static_cast<std::uint64_t>(now / Secrets::cookiesLast);
}

/// The names of the state and its parts are those of the paper.
class SipState {
  public:
    SipState(std::uint64_t key0, std::uint64_t key1)
        : v_{key0 ^ 0x736f6d6570736575ULL, key1 ^ 0x646f72616e646f6dULL, key0 ^ 0x6c7967656e657261ULL,
             key1 ^ 0x7465646279746573ULL} {}

    void compress(std::uint64_t word) {
        v_[3] ^= word;
        rounds(2);
        v_[0] ^= word;
    }
    std::uint64_t finish() {
        v_[2] ^= 0xffU;
        rounds(4);
        return v_[0] ^ v_[1] ^ v_[2] ^ v_[3];
    }

  private:
    static std::uint64_t rotated(std::uint64_t word, unsigned bits) {
        return word << bits | word >> (64U - bits);
    }
    /// Half of a SipRound: adds b to a and mixes the sum into b; likewise for c and d.
    void half(std::size_t a, std::size_t b, std::size_t c, std::size_t d, unsigned turnB, unsigned turnD) {
        v_[a] += v_[b];
        v_[c] += v_[d];
        v_[b] = rotated(v_[b], turnB) ^ v_[a];
        v_[d] = rotated(v_[d], turnD) ^ v_[c];
        v_[a] = rotated(v_[a], 32);
    }
    void rounds(int count) {
        for (int i = 0; i < count; ++i) {
            half(0, 1, 2, 3, 13, 16);
            half(2, 1, 0, 3, 17, 21);
        }
    }

    std::array<std::uint64_t, 4> v_;
};

/// Reads at most 8 bytes, little-endian.
std::uint64_t wordOf(std::string_view bytes) {
    std::uint64_t word = 0;
    for (std::size_t i = bytes.size(); i > 0; --i)
        word = word << 8U | static_cast<unsigned char>(bytes[i - 1]);
    return word;
}

} // namespace

std::uint64_t keyedHash(std::uint64_t key0, std::uint64_t key1, std::string_view message) {
    constexpr std::size_t step = 8;
    SipState state(key0, key1);
    const std::uint64_t length = message.size();
    for (; message.size() >= step; message.remove_prefix(step))
        state.compress(wordOf(message.substr(0, step)));
    state.compress(wordOf(message) | length << 56U);
    return state.finish();
}

Token Secrets::fresh() {
    ByteWriter message;
    message.whole(++numbers_, 8);
    return keyedHash(secret_, static_cast<std::uint64_t>(use_), message.bytes()) | 1U;
}

Token Secrets::cookieOf(const Address& from, Token guest, Time now) const {
    return cookieIn(cookiePeriod(now), from, guest);
}

bool Secrets::proves(Token cookie, const Address& from, Token guest, Time now) const {
    const std::uint64_t period = cookiePeriod(now);
    return cookie == cookieIn(period, from, guest) ||
           (period > 0 && cookie == cookieIn(period - 1, from, guest));
}

Token Secrets::cookieIn(std::uint64_t period, const Address& from, Token guest) const {
    constexpr std::uint64_t cookies = 2; // Must differ from all values of Use.
    ByteWriter message;
    message.whole(period, 8);
    message.raw(bytesOf(from));
    message.whole(guest, 8);
    return keyedHash(secret_, cookies, message.bytes());
}

} // namespace arkanong
