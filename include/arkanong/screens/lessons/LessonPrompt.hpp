#pragma once

#include "arkanong/input/InputState.hpp"
#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/Controller.hpp"
#include "arkanong/session/lessons/Lessons.hpp"
#include "arkanong/ui/widgets/ControlPictures.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// The devices with which a person plays the lessons.
struct Hands {
    Device device = Device::Keyboard; ///< The device that was used last.
    Controller own = Controller::AnyDevice;
    const ControlMap& controls;
    bool byEar = false; ///< The person hears the ball, see sim/ear, and may see nothing.
};

/// The text of a task in the language in use: a headline, a line, and pictures of the controls to use.
struct LessonPrompt {
    std::string headline;
    std::string line;
    std::vector<ControlPicture> controls{};
};

/// The controls that are only pictured, in words: "Keys ↑, ←, ↓, →".
std::string controlsInWords(const Catalogue& texts, const LessonPrompt& prompt);

/// The prompt of the current task, with the names of the controls as they are bound.
LessonPrompt promptFor(const Catalogue& texts, const Lessons& lessons, const Hands& hands);

} // namespace arkanong
