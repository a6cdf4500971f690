#include "Scene.hpp"

#include <stdexcept>
#include <toml++/toml.h>

namespace arkanong::bounce {

namespace {

[[noreturn]] void refuse(const std::string& what) { throw std::runtime_error(what); }

double numberOf(const toml::node& node) {
    const auto number = node.value<double>();
    if (!number) refuse("a number is missing");
    return *number;
}

Vec2 vectorOf(const toml::node& node) {
    const toml::array* const pair = node.as_array();
    if (pair == nullptr || pair->size() != 2) refuse("a pair of numbers is missing");
    return {numberOf(*pair->get(0)), numberOf(*pair->get(1))};
}

double number(const toml::table& table, const char* key, double otherwise) {
    const toml::node* const node = table.get(key);
    return node == nullptr ? otherwise : numberOf(*node);
}

Vec2 vector(const toml::table& table, const char* key) {
    const toml::node* const node = table.get(key);
    return node == nullptr ? Vec2{} : vectorOf(*node);
}

std::string words(const toml::table& table, const char* key) {
    const auto text = table[key].value<std::string>();
    if (!text || text->empty()) refuse(std::string(key) + " is missing");
    return *text;
}

/// Throws if the table has another key: it would be a mistyped one.
void allow(const toml::table& table, std::initializer_list<std::string_view> keys) {
    for (const auto& [key, value] : table) {
        bool known = false;
        for (const std::string_view one : keys)
            known = known || one == key.str();
        if (!known) refuse("unknown key " + std::string(key.str()));
    }
}

template <typename Read>
void eachTable(const toml::table& scene, const char* key, Read read) {
    const toml::array* const list = scene[key].as_array();
    if (list == nullptr) return;
    for (const toml::node& node : *list) {
        if (!node.is_table()) refuse(std::string(key) + " has something else than tables");
        read(*node.as_table());
    }
}

Ball ballOf(const toml::table& table) {
    allow(table, {"at", "velocity", "radius", "mass"});
    return {vector(table, "at"), vector(table, "velocity"), number(table, "radius", 8.0),
            number(table, "mass", 1.0)};
}

Obstacle obstacleOf(const toml::table& table) {
    allow(table, {"at", "half", "rounding", "corners", "velocity", "spin"});
    Obstacle obstacle;
    obstacle.at = vector(table, "at");
    obstacle.half = vector(table, "half");
    obstacle.rounding = number(table, "rounding", 0.0);
    obstacle.velocity = vector(table, "velocity");
    obstacle.spin = number(table, "spin", 0.0);
    if (const toml::array* const corners = table["corners"].as_array())
        for (const toml::node& corner : *corners)
            obstacle.corners.push_back(vectorOf(corner));
    if (obstacle.isBox() == (table["half"].as_array() == nullptr))
        refuse("an obstacle needs either half or corners");
    return obstacle;
}

Expectation expectationOf(const toml::table& table, std::size_t balls) {
    allow(table,
          {"ball", "position", "velocity", "energy", "momentum", "touches", "overlap", "same", "formula"});
    const auto ball = static_cast<std::size_t>(number(table, "ball", 0.0));
    if (ball >= balls) refuse("an answer is about a ball that is not there");
    if (table.contains("position")) return {Quantity::Position, ball, vector(table, "position"), {}};
    if (table.contains("velocity")) return {Quantity::Velocity, ball, vector(table, "velocity"), {}};
    if (table.contains("momentum")) return {Quantity::Momentum, 0, vector(table, "momentum"), {}};
    if (table.contains("energy")) return {Quantity::Energy, 0, {number(table, "energy", 0.0), 0.0}, {}};
    if (table.contains("touches")) return {Quantity::Touches, 0, {number(table, "touches", 0.0), 0.0}, {}};
    if (table.contains("overlap")) return {Quantity::Overlap, 0, {number(table, "overlap", 0.0), 0.0}, {}};
    return {Quantity::Same, 0, {}, words(table, "same")};
}

Scene sceneOf(const toml::table& table) {
    allow(table, {"number", "name", "family", "question", "balls", "obstacles", "arena", "restitution",
                  "duration", "steps", "let", "expect", "why"});
    Scene scene;
    scene.name = words(table, "name");
    scene.family = words(table, "family");
    scene.question = words(table, "question");
    scene.why = words(table, "why");
    Setup& setup = scene.setup;
    eachTable(table, "balls", [&](const toml::table& one) { setup.balls.push_back(ballOf(one)); });
    eachTable(table, "obstacles",
              [&](const toml::table& one) { setup.obstacles.push_back(obstacleOf(one)); });
    if (const toml::array* const arena = table["arena"].as_array()) {
        if (arena->size() != 2) refuse("the arena needs two corners");
        setup.arena = Box{vectorOf(*arena->get(0)), vectorOf(*arena->get(1))};
    }
    setup.restitution = number(table, "restitution", 1.0);
    setup.duration = number(table, "duration", 1.0);
    setup.steps = static_cast<int>(number(table, "steps", 120.0));
    if (setup.balls.empty() || setup.steps < 1 || !(setup.duration > 0.0)) refuse("nothing would happen");
    eachTable(table, "expect", [&](const toml::table& one) {
        scene.expected.push_back(expectationOf(one, setup.balls.size()));
    });
    if (scene.expected.empty()) refuse("no answer");
    return scene;
}

} // namespace

std::vector<Scene> readScenes(const std::string& path) {
    std::vector<Scene> scenes;
    try {
        const toml::table file = toml::parse_file(path);
        eachTable(file, "scene", [&](const toml::table& one) {
            const int number = one["number"].value_or(0);
            try {
                scenes.push_back(sceneOf(one));
                scenes.back().number = number;
            } catch (const std::runtime_error& error) {
                refuse("scene " + std::to_string(number) + ": " + error.what());
            }
        });
    } catch (const toml::parse_error& error) {
        refuse(path + ", line " + std::to_string(error.source().begin.line) + ": " +
               std::string(error.description()));
    }
    return scenes;
}

} // namespace arkanong::bounce
