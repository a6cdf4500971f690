#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/Difficulty.hpp"

// A table of difficulties with the rows ROWS; the tests compile it with one row for each, with one too few and one too many.

constexpr auto names = arkanong::tableOf<arkanong::Difficulty, const char*>({ROWS});
static_assert(names.size() == arkanong::difficultyCount);
