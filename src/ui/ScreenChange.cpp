#include "arkanong/ui/ScreenChange.hpp"

namespace arkanong {

ScreenChange::ScreenChange() = default;
ScreenChange::ScreenChange(const ScreenChange&) = default;
ScreenChange::ScreenChange(ScreenChange&&) noexcept = default;
ScreenChange& ScreenChange::operator=(const ScreenChange&) = default;
ScreenChange& ScreenChange::operator=(ScreenChange&&) noexcept = default;
ScreenChange::~ScreenChange() = default;

} // namespace arkanong
