#include "OnlineTest.hpp"
#include "arkanong/app/OnlineRuns.hpp"
#include "arkanong/app/frames/FixedStep.hpp"
#include "arkanong/cli/Signals.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/gauntlet/Drafter.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <memory>
#include <vector>

namespace arkanong {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;

/// So long after the end the other machine can still be told what it has not heard.
constexpr std::chrono::seconds farewell{10};

/// Figures of the match.
struct Figures {
    int touches = 0; ///< Of the own paddle, as they really went.
    int rollbacks = 0;
    int longestRollback = 0;      ///< Ticks.
    std::vector<double> advances; ///< Microseconds.
};

/// One side of the match, played by a computer.
class PlayTest {
  public:
    PlayTest(const Options& options, Strength strength, std::ostream& out)
        : options_(options), strength_(strength), out_(out), settings_(overridden(Settings{}, options)),
          game_(onlineGameFrom(options, levelFolder(options), settings_)) {}

    int run();

  private:
    RollbackSession* session() { return game_->peer().session(); }
    BotProfile profile() const { return {strength_, Personality{}}; }
    /// It is this side's turn to pick a card.
    bool drafts(const OnlineMatch& match);
    void play(microseconds elapsed);
    void step();
    void advance();
    /// The series is decided, and the other machine knows it.
    bool done();
    /// Sends spectators the inputs that they do not have yet.
    void serveSpectators();
    void report();
    int result();

    const Options& options_;
    Strength strength_;
    std::ostream& out_;
    Settings settings_;
    std::shared_ptr<OnlineGame> game_;
    FixedStep fixedStep_;
    std::optional<Bot> bot_;
    int botRound_ = -2; ///< See OnlineMatch::round(): of none.
    std::vector<Event> events_;
    Rounds rounds_;
    Figures figures_;
    Waits waits_;
    std::optional<Clock::time_point> decidedAt_;
    int decidedTick_ = 0;
};

bool PlayTest::drafts(const OnlineMatch& match) {
    return match.stage() == OnlineMatch::Stage::Draft && match.run()->stage() == GauntletRun::Stage::Draft &&
           match.run()->picker() == session()->own();
}

void PlayTest::step() {
    const OnlineMatch match = session()->ahead();
    if (match.round() != botRound_) {
        botRound_ = match.round();
        bot_.emplace(session()->own(), profile(), match.seed());
    }
    OnlineInput input;
    if (match.plays()) input.command = bot_->think(match.world());
    if (drafts(match)) input.wishes = OnlineInput::take(draftedBy(profile(), *match.run()));
    session()->play(input, settings_.inputDelay);
    advance();
}

void PlayTest::advance() {
    events_.clear();
    const Clock::time_point before = Clock::now();
    session()->advance(events_);
    figures_.advances.push_back(std::chrono::duration<double, std::micro>(Clock::now() - before).count());
    const int ticks = session()->rolledBack();
    if (ticks > 1) ++figures_.rollbacks; // The newest tick is always a guess.
    figures_.longestRollback = std::max(figures_.longestRollback, ticks);
    figures_.touches +=
        static_cast<int>(std::count_if(events_.begin(), events_.end(), [&](const Event& event) {
            const auto* const hit = std::get_if<BallHitPaddle>(&event);
            return hit != nullptr && hit->side == session()->own();
        }));
    keepDecided(rounds_, *session(), session()->confirmed(), options_.record);
}

void PlayTest::play(microseconds elapsed) {
    const int due = fixedStep_.advance(std::min(game_->paced(elapsed), FixedStep::longestFrame));
    advance(); // Received inputs can end a wait.
    for (int i = 0; i < due && !session()->waits(); ++i)
        step();
    waits_.note(session()->waits(), elapsed);
}

bool PlayTest::done() {
    if (session() == nullptr || session()->confirmed().stage() != OnlineMatch::Stage::Decided) return false;
    if (!decidedAt_) {
        decidedAt_ = Clock::now();
        decidedTick_ = session()->confirmed().tick();
    }
    return session()->unacknowledgedFrom() >= decidedTick_ || Clock::now() - *decidedAt_ > farewell;
}

int PlayTest::run() {
    if (!game_->way().code.empty() && options_.host) out_ << "code " << game_->way().code << std::endl;
    if (options_.host) out_ << "waiting at UDP port " << game_->port() << std::endl;
    runFrames(
        *game_, [this] { return game_->peer().ended() || done(); },
        [this](microseconds elapsed) {
            if (session() != nullptr) play(elapsed);
        });
    if (session() != nullptr) advance(); // The other one may have gone with its last inputs.
    serveSpectators();
    report();
    const int exitCode = result(); // Leaving changes the stage.
    game_->leave();
    return exitCode;
}

void PlayTest::serveSpectators() {
    const Clock::time_point until = Clock::now() + farewell;
    game_->pump(); // Sends the last confirmed inputs.
    while (endSignal() == 0 && !game_->spectatorsKnow() && Clock::now() < until)
        game_->waitAndPump(std::chrono::milliseconds(1));
}

void PlayTest::report() {
    if (session() == nullptr) return;
    std::sort(figures_.advances.begin(), figures_.advances.end());
    const OnlineMatch& match = session()->confirmed();
    const ConnectionQuality& connection = game_->peer().connection();
    out_ << std::fixed << std::setprecision(1) << nameOf(session()->own()) << ": ticks " << match.tick()
         << ", touches " << figures_.touches << ", rollbacks " << figures_.rollbacks << " (longest "
         << figures_.longestRollback << " ticks), advance " << percentile(figures_.advances, 0.5)
         << " us (median) " << percentile(figures_.advances, 0.99) << " us (99th percentile), round trip "
         << connection.roundTrip() << " ms, loss " << 100.0 * connection.loss() << " %, " << waits_ << '\n';
    printRounds(out_, rounds_, match);
}

int PlayTest::result() {
    if (session() != nullptr && session()->difference()) {
        out_ << "out of sync at tick " << *session()->difference() << std::endl;
        return machineExit;
    }
    if (session() != nullptr && session()->confirmed().stage() == OnlineMatch::Stage::Decided) return 0;
    // A match that has not ended was interrupted.
    constexpr auto words = tableOf<Peer::Stage, const char*>(
        {"interrupted", "interrupted", "interrupted", "interrupted", "interrupted", "interrupted", "refused",
         "nobody answers", "the other player has gone", "the other player's game does not continue",
         "out of sync", "the host's terms cannot be played"});
    const Peer& peer = game_->peer();
    const bool full = peer.stage() == Peer::Stage::Unanswered && peer.relayPlace() == RelayPlace::Full;
    out_ << (full ? "the relay is full" : words.at(static_cast<std::size_t>(peer.stage()))) << std::endl;
    return endSignal() == 0 ? machineExit : 128 + endSignal();
}

} // namespace

int runPlayTest(const Options& options, Strength strength, std::ostream& out) {
    catchSignals();
    return PlayTest(options, strength, out).run();
}

} // namespace arkanong
