#pragma once

#include "Catch.hpp"
#include "arkanong/input/bindings/ControlMap.hpp"

namespace arkanong::test {

inline std::size_t rowOf(ControlSet set, Action action) {
    for (const std::size_t row : rowsOf(set))
        if (controlRows()[row].action == action) return row;
    FAIL("there is no such row");
    return 0;
}

} // namespace arkanong::test
