#include "arkanong/net/KeptOut.hpp"

#include <algorithm>

namespace arkanong {

namespace {

bool sameNetwork(const Address& a, const Address& b) { return networkOf(a) == networkOf(b); }

template <typename Entry>
void addBounded(std::deque<Entry>& entries, const Entry& entry) {
    if (entries.size() == KeptOut::mostEntries) entries.pop_front();
    entries.push_back(entry);
}

} // namespace

void KeptOut::refuse(const Refused& guest) { addBounded(refused_, guest); }

void KeptOut::block(const Address& from) { addBounded(blocked_, from); }

bool KeptOut::blocks(const Address& from) const {
    return std::any_of(blocked_.begin(), blocked_.end(),
                       [&](const Address& blocked) { return sameNetwork(blocked, from); });
}

bool KeptOut::refuses(const Address& from, Token guest) const {
    return blocks(from) || std::any_of(refused_.begin(), refused_.end(), [&](const Refused& refused) {
               return refused.from == from && (refused.guest == 0 || refused.guest == guest);
           });
}

void KeptOut::rest(const Address& from, bool stalled, Time now) {
    const auto known = std::find_if(resting_.begin(), resting_.end(),
                                    [&](const Resting& resting) { return sameNetwork(resting.from, from); });
    Resting resting{from, {}, othersFirst};
    if (known != resting_.end()) {
        resting = *known;
        resting_.erase(known);
    }
    resting.until = now + (stalled ? resting.next : othersFirst);
    if (stalled) resting.next = std::min(2 * resting.next, longestRest);
    addBounded(resting_, resting);
}

bool KeptOut::rests(const Address& from, Time now) const {
    return std::any_of(resting_.begin(), resting_.end(), [&](const Resting& resting) {
        return sameNetwork(resting.from, from) && now < resting.until;
    });
}

} // namespace arkanong
