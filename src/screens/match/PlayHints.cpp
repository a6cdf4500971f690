#include "arkanong/screens/match/PlayHints.hpp"

#include "arkanong/ui/widgets/Widgets.hpp"

#include <string_view>

namespace arkanong {

void drawPlayHints(TextureManager& textures, const Palette& palette, Side side, const InputAids& aids,
                   ControllerHelp help, bool only) {
    constexpr double fromGoal = 32.0;
    const double y = goalLine(side) + forward(side) * fromGoal + 5.0;
    if (aids.oneButton)
        return drawHints(textures, palette,
                         {{only ? "ANY KEY OR BUTTON" : "ANY KEY OF YOURS", "SERVE ALONG THE ARROW"},
                          {"HOLD IT", "PAUSE"}},
                         y);
    constexpr std::string_view hold = "HOLD ";
    if (aids.toggleServe && help.aim.rfind(hold, 0) == 0) {
        help.aim.replace(0, hold.size(), "PRESS ");
        help.serve = "PRESS AGAIN";
    }
    drawHints(textures, palette, {{help.move, "MOVE"}, {help.aim, "AIM"}, {help.serve, "SERVE"}}, y);
}

} // namespace arkanong
