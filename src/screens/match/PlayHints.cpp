#include "arkanong/screens/match/PlayHints.hpp"

#include "arkanong/ui/widgets/Widgets.hpp"

#include <string_view>

namespace arkanong {

double playHintsY(Side side) {
    constexpr double fromGoal = 32.0;
    return goalLine(side) + forward(side) * fromGoal + 5.0;
}

void drawPlayHints(TextureManager& textures, const Palette& palette, Side side, const InputAids& aids,
                   ControllerHelp help, bool only) {
    const double y = playHintsY(side);
    if (aids.oneButton)
        return drawHints(textures, palette,
                         {{only ? "Any key or button" : "Any key of yours", "Serve along the arrow"},
                          {"Hold it", "Pause"}},
                         y);
    constexpr std::string_view hold = "Hold ";
    if (aids.toggleServe && help.aim.rfind(hold, 0) == 0) {
        help.aim.replace(0, hold.size(), "Press ");
        help.serve = "Press again";
    }
    drawHints(textures, palette, {{help.move, "Move"}, {help.aim, "Aim"}, {help.serve, "Serve"}}, y);
}

} // namespace arkanong
