#pragma once

#include "arkanong/collision/Contact.hpp"

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>

namespace arkanong {

/// What the caller of a step is going to answer. With it the step can be simulated ahead of the answers and on several
/// processors. An answer that turns out to be another one costs time, but changes no result.
struct Forecast {
    /// The answer to a contact with a border or an obstacle; empty if the caller cannot tell before the contact. Called on
    /// all threads at the same time, and for contacts that do not come about, so it must not change anything. Not empty.
    std::function<std::optional<ContactResponse>(const Contact&)> answer;
    /// The caller gets the first so many contacts of two balls that approach each other at `softest` px/s or faster. All
    /// other contacts of two balls bounce, and the caller does not see them.
    std::size_t ballContacts = std::numeric_limits<std::size_t>::max();
    double softest = 0.0;
};

} // namespace arkanong
