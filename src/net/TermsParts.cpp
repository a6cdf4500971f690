#include "arkanong/net/TermsParts.hpp"

#include "Timing.hpp"

#include <algorithm>

namespace arkanong {

std::uint16_t TermsSender::count() const {
    return static_cast<std::uint16_t>((terms_.size() + TermsPacket::largestPart - 1) /
                                      TermsPacket::largestPart);
}

std::vector<TermsPacket> TermsSender::next() const {
    std::vector<TermsPacket> parts;
    const auto end = static_cast<std::uint16_t>(std::min<int>(count(), seen_ + (seen_ > 0 ? atOnce : 1)));
    for (std::uint16_t part = seen_; part < end; ++part)
        parts.push_back({guest_, session_, part, count(),
                         terms_.substr(part * TermsPacket::largestPart, TermsPacket::largestPart)});
    return parts;
}

TermsSender::Time TermsSender::rest(Time usual) const { return seen_ > 0 ? usual : betweenCalls; }

bool TermsSender::seen(std::uint16_t parts) {
    if (parts <= seen_ || parts > count()) return false;
    seen_ = parts;
    return true;
}

bool TermsCollector::take(const TermsPacket& part) {
    if (whole_ || part.part != parts_) return false;
    bytes_ += part.bytes;
    ++parts_;
    whole_ = parts_ == part.parts;
    return whole_;
}

} // namespace arkanong
