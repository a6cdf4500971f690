#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/screens/match/LessonPrompt.hpp"

namespace arkanong {

/// Where the prompt of a lesson stands, logical px: clear of bricks, of Red's paddle and of the gate while that is open.
[[nodiscard]] Box lessonPanel(Lesson lesson);

/// How far what moves in the panel has come.
struct PromptMotion {
    double arrival = 1.0; ///< Of the words, 0 to 1.
    double swung = 0.0;   ///< Of the pictured controls, -1 to 1.
};

/// The prompt in its panel, and a dot for each lesson, filled as far as the player has come. Large letters leave no room
/// for the dots, nor beside the gate for the controls, which the words name.
void drawLessonPanel(TextureManager& textures, const Palette& palette, const Lessons& lessons,
                     const LessonPrompt& prompt, PromptMotion motion = {});

} // namespace arkanong
