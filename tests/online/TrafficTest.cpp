#include "Catch.hpp"
#include "arkanong/input/PlayerInput.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/net/rollback/RollbackSession.hpp"
#include "arkanong/render/Screen.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace arkanong;

// Bandwidth of one player's machine, at 60 packets per second and a round trip of 80 ms.

namespace {

/// A mouse that is never still: it moves between points of the zone in 0.25 to 0.6 s, as hands do (Flash and Hogan,
/// 1985: minimum jerk), trembles by one px, and serves every two seconds.
class RestlessMouse {
  public:
    Command command(const Paddle& paddle, int tick) {
        const double now = tick * tuning::tickSeconds;
        if (now >= begun_ + takes_) {
            from_ = std::exchange(to_, {random_.between(80.0, 880.0), random_.between(580.0, 690.0)});
            begun_ = now;
            takes_ = random_.between(0.25, 0.6);
        }
        const double u = (now - begun_) / takes_;
        const Vec2 hand = from_ + (to_ - from_) * (u * u * u * (10.0 - 15.0 * u + 6.0 * u * u));
        TickInput input;
        if (tick % 2 == 0) { // A mouse reports once per frame.
            const Vec2 place{std::round(hand.x + random_.between(-1.0, 1.0)),
                             std::round(hand.y + random_.between(-1.0, 1.0))};
            input.motion = place - std::exchange(pointer_, place);
        }
        input.pointer = fieldOrigin + pointer_;
        input.aimDevice = Device::Mouse;
        const std::size_t button = actionIndex(Action::ServeByPointer);
        input.pressed[button] = tick % 240 == 0;
        input.down[button] = tick % 240 < 12;
        input.released[button] = tick % 240 == 12;
        return player_.command(input, paddle);
    }

  private:
    PlayerInput player_{Side::Blue};
    Random random_{5};
    Vec2 pointer_{480.0, 636.0};
    Vec2 from_, to_{480.0, 636.0};
    double begun_ = 0.0, takes_ = 0.0;
};

/// Average bytes per second during one minute, without the 28 bytes of headers per datagram. `play` returns the command
/// for a tick.
template <typename Play>
double bytesPerSecond(Play play) {
    constexpr int seconds = 60;
    constexpr double way = 0.04 * tuning::ticksPerSecond;
    const auto sentUntil = [](double tick) { return static_cast<int>(std::floor(tick)) / 2 * 2; };
    const MatchTerms terms{{}, {}, {}, 3, Side::Blue, {"ONE", "two"}, 1};
    RollbackSession session(terms, Side::Blue);
    Bot other(Side::Red, Difficulty::Hard, 2);
    std::vector<Event> events;
    std::size_t bytes = 0;
    for (int tick = 0; tick < seconds * tuning::ticksPerSecond; ++tick) {
        const World& world = session.present().world();
        session.receive(tick, {{other.think(world), 0}});
        session.play({play(world, tick), 0});
        session.advance(events);
        events.clear();
        if (tick % 2 == 0) continue;
        session.acknowledged(std::max(sentUntil(sentUntil(tick + 1 - way) - way), 0));
        InputPacket packet;
        packet.number = static_cast<std::uint32_t>(tick / 2);
        packet.sent = packet.echo = 0x12345678;
        packet.held = static_cast<std::uint16_t>(tick * 37 % 167);
        packet.now = static_cast<std::uint32_t>(session.now());
        packet.known = packet.now - std::min(packet.now, 5U);
        packet.first = static_cast<std::uint32_t>(session.unacknowledgedFrom());
        packet.inputs = session.unacknowledged();
        if (packet.number % 4 == 0) packet.checkedTick = packet.now; // As often as a Peer sends a checkpoint.
        const std::string datagram = encode(packet);
        const auto decoded = decode(datagram);
        REQUIRE(decoded);
        REQUIRE(std::get<InputPacket>(*decoded).inputs == packet.inputs);
        bytes += datagram.size();
    }
    return static_cast<double>(bytes) / seconds;
}

} // namespace

TEST_CASE("A match takes less than 5 kB/s in each direction, for a computer player and for a mouse that is "
          "never still",
          "[online]") {
    Bot bot(Side::Blue, Difficulty::Hard, 1);
    const double computer = bytesPerSecond([&bot](const World& world, int) { return bot.think(world); });
    RestlessMouse hand;
    const double mouse = bytesPerSecond([&hand](const World& world, int tick) {
        return hand.command(*world.objects().paddle(Side::Blue), tick);
    });
    UNSCOPED_INFO("computer " << computer << ", mouse " << mouse << " bytes per second");
    CHECK(computer < 3500.0);
    CHECK(mouse < 5000.0);
    CHECK(mouse > computer);
}
