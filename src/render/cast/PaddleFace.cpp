#include "arkanong/render/cast/PaddleFace.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <cmath>

namespace arkanong {

namespace {

constexpr double pupilReach = 3.6;
constexpr double gazeRate = 14.0; ///< Rate (1/s) at which the gaze follows, exponentially.
constexpr double wideRate = 12.0;
constexpr double wideShare = 0.2; ///< How much wide-open eyes grow, as a fraction.
constexpr double worried = 0.6;   ///< The eyes open wide when the ball is this close, s.
constexpr double blinkSeconds = 0.14;
constexpr double blinkSoonest = 1.8; ///< Shortest time between blinks, s.
constexpr double blinkLatest = 5.5;
constexpr double blinkTwice = 0.2; ///< Probability of a double blink.
constexpr double sadLids = 0.45;
constexpr double hop = 2.5; ///< Height of a glad jump, px.
constexpr double forEver = 1e9;

} // namespace

PaddleFace::PaddleFace(Side side)
    : side_(side), random_(sideIndex(side) + 1), gaze_{0.0, forward(side)}, blinkIn_(blinkSoonest) {}

void PaddleFace::feel(Mood mood, double seconds) {
    if (moodLeft_ > forEver / 2.0) return; // The match is over.
    mood_ = mood;
    moodLeft_ = seconds;
    moodAge_ = 0.0;
}

void PaddleFace::notice(const Event& event) {
    constexpr double goalFelt = 1.2;
    constexpr double shieldFelt = 0.5;
    constexpr double dropFelt = 0.5;
    if (const auto* broken = std::get_if<ShieldBroken>(&event); broken != nullptr && broken->side == side_)
        feel(Mood::Hurt, shieldFelt);
    if (const auto* repaired = std::get_if<ShieldRepaired>(&event);
        repaired != nullptr && repaired->side == side_)
        feel(Mood::Glad, shieldFelt);
    if (const auto* goal = std::get_if<GoalScored>(&event))
        feel(goal->by == side_ ? Mood::Glad : Mood::Hurt, goalFelt);
    if (std::holds_alternative<LifeLost>(event)) feel(Mood::Hurt, goalFelt);
    if (std::holds_alternative<LifeGained>(event)) feel(Mood::Glad, goalFelt);
    if (const auto* caught = std::get_if<CapsuleCaught>(&event); caught != nullptr && caught->by == side_)
        feel(caught->drop.bad ? Mood::Hurt : Mood::Glad, dropFelt);
    if (const auto* ended = std::get_if<MatchEnded>(&event); ended != nullptr)
        feel(ended->winner == side_ ? Mood::Glad : Mood::Sad, forEver);
}

void PaddleFace::rest() { *this = PaddleFace(side_); }

void PaddleFace::blink(double seconds) {
    blinkIn_ -= seconds;
    if (blinkIn_ > -blinkSeconds) return;
    const bool twice = random_.unit() < blinkTwice;
    blinkIn_ = twice ? blinkSeconds / 2.0 : random_.between(blinkSoonest, blinkLatest);
}

void PaddleFace::advance(double seconds, const Paddle& paddle, const Ball* worry) {
    const double ahead = forward(side_);
    Vec2 wanted{0.0, ahead};
    bool urgent = false;
    if (worry != nullptr) {
        wanted = normalized(worry->position - paddle.position);
        const double height = (worry->position.y - paddle.position.y) * ahead;
        const double pace = -worry->velocity.y * ahead;
        urgent = worry->owner != side_ && pace > 0.0 && height > 0.0 && height < worried * pace;
    }
    if (mood_ == Mood::Sad) wanted = {0.0, 1.0};
    gaze_ = lerp(wanted, gaze_, std::exp(-gazeRate * seconds));
    wide_ = (urgent ? 1.0 : 0.0) + (wide_ - (urgent ? 1.0 : 0.0)) * std::exp(-wideRate * seconds);
    blink(seconds);
    moodAge_ += seconds;
    moodLeft_ -= seconds;
    if (moodLeft_ <= 0.0) mood_ = Mood::Calm;
}

double PaddleFace::openness() const {
    const double lids = mood_ == Mood::Sad ? sadLids : 1.0 + wideShare * wide_;
    const double shut = blinkIn_ < 0.0 ? 1.0 - std::abs(1.0 + 2.0 * blinkIn_ / blinkSeconds) : 0.0;
    return lids * (1.0 - easeInOut(shut));
}

void PaddleFace::draw(TextureManager& textures, const Placement& body, const State& state) const {
    Vec2 gaze = gaze_;
    if (mood_ == Mood::Sad) gaze.y *= textures.down();
    double open = openness();
    if (state.dizzy) {
        const Rotation turn = rotationFromTurns(state.rolled);
        gaze = {turn.cosine, turn.sine};
    }
    if (state.frozen) {
        gaze = {};
        open = 1.0;
    }
    const bool lines = !state.frozen && (mood_ == Mood::Glad || mood_ == Mood::Hurt);
    for (const double side : {-1.0, 1.0}) {
        Placement eye = body;
        eye.position += rotate(paddleEye * side, body.rotation);
        if (lines)
            drawLines(textures, eye, side);
        else
            drawEye(textures, eye, open, gaze, state.colour);
    }
}

void PaddleFace::drawEye(TextureManager& textures, const Placement& eye, double open, Vec2 gaze,
                         sf::Color colour) const {
    constexpr double leastOpen = 0.14; ///< A shut eye is drawn as a line.
    constexpr double leastSeen = 0.3;  ///< Below this the pupil is hidden.
    const sf::Color white(255, 255, 255);
    Placement shape{eye.position, eye.scale, eye.rotation};
    shape.scale.x *= open > 1.0 ? open : 1.0;
    shape.scale.y *= open > leastOpen ? open : leastOpen;
    textures.draw(Layer::Balls, Sprite::Eye, shape, colour);
    if (open < leastSeen) return;
    const double lid = open < 1.0 ? open : 1.0;
    textures.draw(
        Layer::Balls, Sprite::Pupil,
        {eye.position + Vec2{gaze.x, gaze.y * lid} * pupilReach, {eye.scale.x, eye.scale.y * lid}, {}},
        white);
}

// Glad eyes are arcs, hurt ones are squeezed shut.
void PaddleFace::drawLines(TextureManager& textures, const Placement& eye, double side) const {
    const sf::Color white(255, 255, 255);
    constexpr double width = 2.6;
    constexpr Vec2 wide{6.0, 3.0};
    constexpr Vec2 squeezed{4.5, 5.0};
    const double down = textures.down();
    const auto place = [&](Vec2 at) { return eye.position + rotate({at.x, at.y * down}, eye.rotation); };
    if (mood_ == Mood::Glad) {
        const double jump = hop * std::abs(swing(moodAge_, 1.6)) / (1.0 + moodAge_);
        const Vec2 top = place({0.0, -wide.y - jump});
        for (const double way : {-1.0, 1.0})
            textures.drawLine(Layer::Balls, top, place({way * wide.x, wide.y - jump}), width, white);
        return;
    }
    const Vec2 tip = place({-side * squeezed.x, 0.0});
    for (const double way : {-1.0, 1.0})
        textures.drawLine(Layer::Balls, tip, place({side * squeezed.x, way * squeezed.y}), width, white);
}

} // namespace arkanong
