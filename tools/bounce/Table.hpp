#pragma once

#include "Judge.hpp"

namespace arkanong::bounce {

/// An engine and its verdict on each scene.
struct Column {
    std::unique_ptr<Engine> engine;
    std::vector<Verdict> verdicts;
};

/// What each engine is made for and its settings, a row for each family with the numbers of exact and close answers, and
/// the totals.
void printTable(const std::vector<Scene>& scenes, const std::vector<Column>& columns);

/// For each engine the scenes that it does not answer exactly: a word for each.
void printMisses(const std::vector<Scene>& scenes, const std::vector<Column>& columns);

/// The scene's question and setup, the exact answer and what each engine found. The verdicts are on this scene alone.
void printScene(const Scene& scene, const std::vector<Column>& columns);

} // namespace arkanong::bounce
