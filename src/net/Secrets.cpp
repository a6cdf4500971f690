#include "arkanong/net/Secrets.hpp"

#include "arkanong/net/KeyedHash.hpp"
#include "arkanong/storage/ByteFormat.hpp"

namespace arkanong {

namespace {

std::uint64_t cookiePeriod(Secrets::Time now) {
    return static_cast<std::uint64_t>(now / Secrets::cookiesLast);
}

} // namespace

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
    message.whole(from.host, 4);
    message.whole(from.port, 2);
    message.whole(guest, 8);
    return keyedHash(secret_, cookies, message.bytes());
}

} // namespace arkanong
