#include "arkanong/net/Secrets.hpp"

#include "arkanong/net/KeyedHash.hpp"
#include "arkanong/storage/ByteFormat.hpp"

namespace arkanong {

Token Secrets::fresh() {
    ByteWriter message;
    message.whole(++numbers_, 8);
    return keyedHash(secret_, static_cast<std::uint64_t>(use_), message.bytes()) | 1U;
}

Token Secrets::cookieOf(const Address& from, Token guest) const {
    constexpr std::uint64_t cookies = 2; // Not the number of a use.
    ByteWriter message;
    message.whole(from.host, 4);
    message.whole(from.port, 2);
    message.whole(guest, 8);
    return keyedHash(secret_, cookies, message.bytes());
}

} // namespace arkanong
