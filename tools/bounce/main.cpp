#include "ArkanongEngine.hpp"
#include "Json.hpp"
#include "Table.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace arkanong::bounce {

namespace {

std::vector<Column> columnsOf(const std::vector<std::string>& programs) {
    std::vector<Column> columns;
    const auto add = [&](std::unique_ptr<Engine> engine) { columns.push_back({std::move(engine), {}}); };
    add(makeArkanong());
#ifdef ARKANONG_BOUNCE_CHIPMUNK
    add(makeChipmunk());
#endif
#ifdef ARKANONG_BOUNCE_BOX2D
    add(makeBox2d());
#endif
#ifdef ARKANONG_BOUNCE_BOX2D3
    add(makeBox2d3());
#endif
    for (const std::string& program : programs)
        add(makeProgram({"sh", "-c", "exec " + program}));
    return columns;
}

/// What the arguments ask for.
struct Order {
    std::string file = "tools/bounce/bounce100.toml";
    std::vector<std::string> programs;
    int only = 0;  ///< The number of a scene; 0 = all.
    int finer = 1; ///< How many steps are taken for each of a scene's.
    bool json = false;
};

void run(const Order& order) {
    std::vector<Scene> scenes = readScenes(order.file);
    const int only = order.only;
    if (only != 0)
        scenes.erase(std::remove_if(scenes.begin(), scenes.end(),
                                    [only](const Scene& scene) { return scene.number != only; }),
                     scenes.end());
    if (scenes.empty()) throw std::runtime_error("there is no such scene");
    for (Scene& scene : scenes)
        scene.setup.steps *= order.finer;
    if (order.json) {
        for (const Scene& scene : scenes)
            std::printf("%s\n", jsonOf(scene).c_str());
        return;
    }
    std::vector<Column> columns = columnsOf(order.programs);
    for (Column& column : columns)
        for (const Scene& scene : scenes)
            column.verdicts.push_back(judge(scene, *column.engine));
    if (only != 0) return printScene(scenes.front(), columns);
    printTable(scenes, columns);
    printMisses(scenes, columns);
}

} // namespace

} // namespace arkanong::bounce

/// arkanong_bounce FILE [--program COMMAND]... [--finer N] [--json] [SCENE]: plays the file's scenes, or one of them, in each
/// engine that is built in and in programs with an adapter; --finer takes N steps for each; --json prints scenes instead,
/// a line each.
int main(int argc, char** argv) {
    arkanong::bounce::Order order;
    if (argc > 1) order.file = argv[1];
    for (int i = 2; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--json")
            order.json = true;
        else if (word == "--program" && i + 1 < argc)
            order.programs.emplace_back(argv[++i]);
        else if (word == "--finer" && i + 1 < argc)
            order.finer = std::max(1, std::atoi(argv[++i]));
        else
            order.only = std::atoi(argv[i]);
    }
    try {
        arkanong::bounce::run(order);
    } catch (const std::runtime_error& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
