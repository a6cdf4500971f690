#include "arkanong/screens/match/PlayHints.hpp"

#include "arkanong/ui/widgets/Widgets.hpp"

namespace arkanong {

double playHintsY(Side side) {
    constexpr double fromGoal = 32.0;
    return goalLine(side) + forward(side) * fromGoal + 5.0;
}

void drawPlayHints(TextureManager& textures, const Palette& palette, Side side, const InputAids& aids,
                   ControllerHelp help, bool only) {
    const double y = playHintsY(side);
    const Type& type = textures.type();
    if (aids.oneButton)
        return drawHints(textures, palette,
                         {{std::string(only ? type.text("Any key or button") : type.text("Any key of yours")),
                           type.text("Serve along the arrow")},
                          {std::string(type.text("Hold it")), type.text("Pause")}},
                         y);
    if (aids.toggleServe && !help.held.empty()) {
        help.aim = fill(type.text("Press {control}"), {{"control", help.held}});
        help.serve = type.text("Press again");
    }
    drawHints(
        textures, palette,
        {{help.move, type.text("Move")}, {help.aim, type.text("Aim")}, {help.serve, type.text("Serve")}}, y);
}

} // namespace arkanong
