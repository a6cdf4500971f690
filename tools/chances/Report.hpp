#pragma once

#include "Sample.hpp"

#include <iosfwd>
#include <string>
#include <vector>

namespace arkanong::chances {

/// Prints how well the chances of `judged`, moments with playouts, agree with what came of them: a table by tenths, and Brier
/// scores beside those of the evaluation alone and of the best guess from score and shields, which is fitted to `fitted`,
/// moments of other matches. Writes the table as a picture to this SVG file.
void report(std::ostream& out, const std::vector<Sample>& fitted, const std::vector<Sample>& judged,
            const std::string& picture);

} // namespace arkanong::chances
