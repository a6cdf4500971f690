#pragma once

#include "arkanong/ui/ChoiceScreen.hpp"

namespace arkanong {

/// Over the setup of a run: the run that was broken off, and whether to go on with it. There must be one. Throws
/// DataError where its level cannot be read.
Dialog interruptedRunDialog(const ScreenContext& context);

/// Into the day's duel. Today's first try is ranked, and goes on where it was broken off. Throws DataError where the
/// campaign cannot be read.
ScreenChange dailyTry(const ScreenContext& context, Day day);

} // namespace arkanong
