#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/screens/lessons/LessonPrompt.hpp"

namespace arkanong {

/// The area of a lesson's prompt, logical px: clear of bricks, of Red's paddle, and of the gate while it is open.
[[nodiscard]] Box lessonPanel(Lesson lesson);

/// Where the controls are pictured in it, logical px; of no width without pictures.
[[nodiscard]] Box lessonControls(const TextureManager& textures, const Lessons& lessons,
                                 const LessonPrompt& prompt);

/// Progress of the panel's animations.
struct PromptMotion {
    double arrival = 1.0; ///< Appearance of the words, 0 to 1.
    double swung = 0.0;   ///< Deflection of the pictured controls, -1 to 1.
};

/// Draws the prompt in its panel, with a dot for each lesson, filled if the lesson is passed. Large text leaves no
/// space for the dots, and beside the gate none for the pictured controls, which the words name, too.
void drawLessonPanel(TextureManager& textures, const Palette& palette, const Lessons& lessons,
                     const LessonPrompt& prompt, PromptMotion motion = {});

} // namespace arkanong
