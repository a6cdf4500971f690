#pragma once

#include "Folders.hpp"
#include "bounce/Judge.hpp"

#include <vector>

namespace arkanong::test {

/// The scenes of Bounce 100.
inline const std::vector<bounce::Scene>& bounceScenes() {
    static const std::vector<bounce::Scene> scenes = bounce::readScenes(toolsPath("bounce/bounce100.toml"));
    return scenes;
}

/// The names of the scenes that an engine gives this grade.
inline std::vector<std::string> scenesOfGrade(bounce::Engine& engine, bounce::Grade grade) {
    std::vector<std::string> names;
    for (const bounce::Scene& scene : bounceScenes())
        if (bounce::judge(scene, engine).grade == grade) names.push_back(scene.name);
    return names;
}

} // namespace arkanong::test
