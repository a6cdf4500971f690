#include "FigurePairs.hpp"

#include "arkanong/collision/casts/CircleCasts.hpp"

#include <algorithm>
#include <cstddef>

namespace arkanong {

namespace {

Box pathOf(const MovingCircle& ball, double seconds) {
    return grown(boxOfPath(ball.position, ball.velocity * seconds), ball.radius);
}

/// Asks about pairs of balls, and counts.
class Pairs {
  public:
    Pairs(const std::vector<MovingCircle>& balls, double seconds, bool boxes)
        : balls_(balls), seconds_(seconds), boxes_(boxes) {}

    void ask(std::size_t first, std::size_t second) {
        const MovingCircle& a = balls_[first];
        const MovingCircle& b = balls_[second];
        if (boxes_ && !overlap(pathOf(a, seconds_), pathOf(b, seconds_))) return;
        ++found.asked;
        if (castCircleCircle(a.position - b.position, a.velocity - b.velocity, a.radius + b.radius, seconds_))
            ++found.meeting;
    }
    void askAll() {
        for (std::size_t i = 0; i < balls_.size(); ++i)
            for (std::size_t j = i + 1; j < balls_.size(); ++j)
                ask(i, j);
    }
    /// Balls are listed by cell; each asks those of its own cell after it and those of four neighbouring cells.
    void askNeighbours(const Box& arena) {
        double cell = 1.0;
        for (const MovingCircle& ball : balls_)
            cell = std::max(cell, 2.0 * (ball.radius + length(ball.velocity) * seconds_));
        const auto columns = static_cast<std::size_t>((arena.high.x - arena.low.x) / cell) + 1;
        const auto rows = static_cast<std::size_t>((arena.high.y - arena.low.y) / cell) + 1;
        std::vector<std::vector<std::size_t>> cells(columns * rows);
        const auto index = [&](double at, double low, std::size_t count) {
            return std::min(static_cast<std::size_t>(std::max((at - low) / cell, 0.0)), count - 1);
        };
        for (std::size_t i = 0; i < balls_.size(); ++i) {
            const Vec2 at = balls_[i].position;
            const std::size_t column = index(at.x, arena.low.x, columns);
            const std::size_t row = index(at.y, arena.low.y, rows);
            const std::size_t home = row * columns + column;
            const bool left = column > 0;
            const bool right = column + 1 < columns;
            askThose(i, cells[home]);
            if (left) askThose(i, cells[home - 1]);
            if (right) askThose(i, cells[home + 1]);
            if (row > 0) askRow(i, cells, home - columns, left, right);
            if (row + 1 < rows) askRow(i, cells, home + columns, left, right);
            cells[home].push_back(i);
        }
    }

    FigurePairs found;

  private:
    using Cells = std::vector<std::vector<std::size_t>>;

    void askThose(std::size_t ball, const std::vector<std::size_t>& others) {
        for (const std::size_t other : others)
            ask(other, ball);
    }
    void askRow(std::size_t ball, const Cells& cells, std::size_t middle, bool left, bool right) {
        askThose(ball, cells[middle]);
        if (left) askThose(ball, cells[middle - 1]);
        if (right) askThose(ball, cells[middle + 1]);
    }

    const std::vector<MovingCircle>& balls_;
    double seconds_;
    bool boxes_;
};

} // namespace

FigurePairs findPairs(const std::vector<MovingCircle>& balls, const Box& arena, std::uint32_t how,
                      double seconds) {
    Pairs pairs(balls, seconds, how == 2);
    if (how == 0)
        pairs.askAll();
    else
        pairs.askNeighbours(arena);
    return pairs.found;
}

} // namespace arkanong
