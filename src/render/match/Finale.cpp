#include "arkanong/render/match/Finale.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/render/effects/Fireworks.hpp"
#include "arkanong/render/objects/PowerView.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr int pieceColumns = 10;
constexpr int pieceRows = 4;
static_assert(std::size_t{pieceColumns} * pieceRows == Finale::pieceCount, "a piece for every place");
constexpr double pieceDrag = 1.1;      ///< 1/s.
constexpr double pieceGravity = 330.0; ///< px/s², towards the loser's goal line.
constexpr double pieceSeconds = 1.7;

constexpr double floodAfter = 0.35;
constexpr double floodSeconds = 0.8;
constexpr double floodLight = 0.24;
/// Of a dark shade: over the themes' own colours the light alone would look grey.
constexpr double floodGround = 0.5;

} // namespace

Finale::Finale(const Palette& palette, const ViewSettings& settings)
    : palette_(palette), settings_(settings) {
    pieces_.reserve(pieceCount);
}

std::optional<Side> Finale::loser() const {
    if (!winner_ || settings_.reducedMotion) return std::nullopt;
    return opponent(*winner_);
}

void Finale::advance(double seconds, const World& world) {
    const Match& match = world.match();
    fireworks_ = match.over() && match.settings().finale;
    winner_ = fireworks_ ? std::nullopt : match.winner();
    if (!winner_ && !fireworks_) {
        age_ = 0.0;
        pieces_.clear();
        return;
    }
    age_ += seconds;
    if (fireworks_) return;
    const Paddle* lost = world.objects().paddle(opponent(*winner_));
    if (pieces_.empty() && lost != nullptr && age_ >= breakAfter && settings_.shards &&
        !settings_.reducedMotion)
        breakUp(*lost);
    for (Piece& piece : pieces_) {
        piece.position += piece.velocity * seconds;
        piece.velocity *= std::exp(-pieceDrag * seconds);
        piece.velocity.y += forward(*winner_) * pieceGravity * seconds;
        piece.turns += piece.spin * seconds;
    }
}

void Finale::breakUp(const Paddle& paddle) {
    for (int row = 0; row < pieceRows; ++row)
        for (int column = 0; column < pieceColumns; ++column) {
            const Vec2 share{(column + 0.5) / pieceColumns - 0.5, (row + 0.5) / pieceRows - 0.5};
            const Vec2 off{share.x * paddle.size.x, share.y * paddle.size.y};
            const Vec2 burst{random_.between(-70.0, 70.0), random_.between(-60.0, 60.0)};
            const double up = random_.between(60.0, 300.0);
            const Vec2 velocity = Vec2{3.4 * off.x, 9.0 * off.y + forward(paddle.side) * up} + burst;
            const double turns = random_.unit();
            const double spin = random_.between(-2.0, 2.0);
            pieces_.push_back({paddle.position + off, velocity, turns, spin, random_.between(0.9, 1.7)});
        }
}

void Finale::draw(TextureManager& textures) const {
    if (fireworks_) drawFireworks(textures, palette_, settings_, {{0.0, 0.0}, tuning::fieldSize}, age_);
    if (!winner_) return;
    const sf::Color colour = palette_.of(*winner_);
    const double flood = easeInOut((age_ - floodAfter) / floodSeconds);
    if (flood > 0.0) {
        textures.drawRectangle(Layer::Field, {}, tuning::fieldSize,
                               faded(blended(colour, sf::Color::Black, 0.8), floodGround * flood));
        textures.draw(Layer::FieldGlow, Sprite::Shade, shadeFrom(*winner_, tuning::fieldSize.y),
                      faded(colour, floodLight * flood));
    }
    const double left = 1.0 - (age_ - breakAfter) / pieceSeconds;
    if (left <= 0.0) return;
    for (const Piece& piece : pieces_)
        textures.draw(
            Layer::Balls, Sprite::Shard,
            {piece.position, Vec2{piece.size, piece.size}, rotationFromTurns(wrapTurns(piece.turns))},
            faded(palette_.of(opponent(*winner_)), easeOut(left)));
}

} // namespace arkanong
