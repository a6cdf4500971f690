#pragma once

#include "arkanong/input/ControlMap.hpp"
#include "arkanong/input/InputState.hpp"
#include "arkanong/session/Controller.hpp"
#include "arkanong/session/lessons/Lessons.hpp"
#include "arkanong/ui/widgets/ControlPictures.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// What a person plays the lessons with.
struct Hands {
    Device device = Device::Keyboard; ///< Used last.
    Controller own = Controller::AnyDevice;
    const ControlMap& controls;
};

/// What a lesson says: some words, a line, and the controls that do it.
struct LessonPrompt {
    std::string headline;
    std::string line;
    std::vector<ControlPicture> controls{};
};

/// For what is to be done just now, in the words of the controls as they are set.
LessonPrompt promptFor(const Lessons& lessons, const Hands& hands);

} // namespace arkanong
