#pragma once

#include "arkanong/net/Peer.hpp"
#include "arkanong/net/SpectatorHost.hpp"
#include "arkanong/online/OnlineWay.hpp"
#include "arkanong/online/PacedTime.hpp"
#include "arkanong/online/RouterPort.hpp"
#include "arkanong/online/UdpSocket.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// One machine's side of an online match: its Peer, the SpectatorHost if it is the host, and the socket that connects
/// them. Screens share it, and the current screen calls pump() once per frame. The destructor tells the other player
/// that this one leaves.
class OnlineGame {
  public:
    using Clock = std::chrono::steady_clock;

    /// Offers a match at this UDP port and, if `relay` is given, through the relay: see way(). Without a port it uses
    /// usualPort or, if that is taken, one of the next `nextPorts` ports. Throws MachineError if no port can be used.
    static std::shared_ptr<OnlineGame> host(MatchTerms terms,
                                            std::optional<std::uint16_t> port = std::nullopt,
                                            std::optional<Address> relay = std::nullopt);
    /// Calls the host at this address. `ownHalf` as for Peer::guest().
    static std::shared_ptr<OnlineGame> join(const Address& host, std::string name, int ownHalf = 100);
    /// Calls the host who shows this code to the relay.
    static std::shared_ptr<OnlineGame> join(const Address& relay, std::string code, std::string name,
                                            int ownHalf = 100);

    ~OnlineGame();
    OnlineGame(const OnlineGame&) = delete;
    OnlineGame& operator=(const OnlineGame&) = delete;

    /// Handles received datagrams and sends what is due. Call it once per frame.
    void pump();
    /// Waits for a datagram, at most this long, and then calls pump(): for programs without frames.
    void waitAndPump(std::chrono::milliseconds longest);
    /// Tells the other player that this one leaves.
    void leave();

    /// How much of a frame's time counts for this side's ticks, see Peer::pace().
    std::chrono::microseconds paced(std::chrono::microseconds frame) {
        return pacedTime_.counted(frame, peer_.pace());
    }

    /// Sends a wish of the player with the next tick.
    void wish(OnlineInput::Wish wish) { wishes_ = static_cast<std::uint8_t>(wishes_ | wish); }
    /// Whether this wish is waiting for the next tick.
    bool wishes(OnlineInput::Wish wish) const { return (wishes_ & wish) != 0; }
    /// Returns the waiting wishes and clears them.
    std::uint8_t takeWishes() { return std::exchange(wishes_, std::uint8_t{0}); }

    /// Whether this player has chosen a rematch, also before the match knows it. The match must have begun.
    bool wantsRematch() const {
        return wishes(OnlineInput::rematch) || peer_.session()->present().wantsRematch(peer_.ownSide());
    }

    Peer& peer() { return peer_; }
    const Peer& peer() const { return peer_; }
    /// Number of spectators; always 0 at a guest.
    std::size_t spectators() const { return spectators_ ? spectators_->count() : 0; }
    /// Whether all spectators have received all confirmed ticks.
    bool spectatorsKnow() const { return !spectators_ || spectators_->allKnow(); }
    /// This machine's UDP port.
    std::uint16_t port() const { return socket_.port(); }
    /// The addresses at which a host can be reached in its networks, the best first and at most `most`; none on a
    /// machine without a network.
    std::vector<Address> addresses(std::size_t most) const;
    const OnlineWay& way() const { return way_; }

    /// Asks the router to forward port() to this machine while the game exists. Can be called again if it was in vain.
    void openRouterPort() { routerPort_.emplace(port(), router_); }
    void closeRouterPort() { routerPort_.reset(); }
    /// What has become of that; nullopt if it is not wanted.
    std::optional<RouterPort::News> routerNews() const {
        return routerPort_ ? std::optional(routerPort_->news()) : std::nullopt;
    }
    /// For tests: the router to be asked, see RouterPort.
    void setRouter(std::string description) { router_ = std::move(description); }

  private:
    OnlineGame(Peer peer, std::optional<std::uint16_t> port, OnlineWay way);
    Peer::Time now() const;
    /// Answers a search for games on the local network.
    void answerSearch(const Datagram& datagram);
    /// Handles datagrams that do not come from the other player: searches, and spectators.
    void serveOthers(const std::vector<Datagram>& came);
    void send();
    /// Tells the spectators that the match is over.
    void dismissSpectators();
    /// Sends what the spectators need, those behind the relay through it.
    void sendToSpectators();

    UdpSocket socket_;
    Peer peer_;
    std::optional<SpectatorHost> spectators_; ///< Host only.
    OnlineWay way_;
    std::optional<RouterPort> routerPort_;
    std::string router_;
    Token game_; ///< See OfferPacket.
    std::uint8_t wishes_ = 0;
    PacedTime pacedTime_;
    Clock::time_point began_ = Clock::now();
};

/// The text of the relay in the settings: an address or a host name; empty for none.
std::string relayIn(const Settings& settings);

/// The player's name in the settings; empty if none was chosen.
std::string chosenName(const Settings& settings);

/// The name for both machines: the one in the settings in capitals, or namelessHost or namelessGuest if none was chosen.
std::string onlineName(const Settings& settings, bool host);

/// The recording with a summary for the list of replays. The recording must be of the present or last round of `match`.
Replay summarised(Replay recording, const OnlineMatch& match);

/// Whether the recording of an unfinished round is kept when the match ends: if the round was long, or if it differed
/// between the two machines.
bool keepsUnfinished(const Peer& peer);

/// Terms of the versus match that `setup` describes, without the players. A setup without a seed gets a random one.
/// Throws DataError if its level cannot be read.
MatchTerms termsOf(const MatchSetup& setup, const std::string& levelFolder);
/// Terms of a gauntlet run; its cards and seven levels follow from the seed. Throws DataError if one of the levels
/// cannot be read.
MatchTerms gauntletTerms(std::uint64_t seed, const std::string& levelFolder);
/// Completes terms for a host who plays `side`, with the name and the ball speed on the player's own half from the
/// settings.
MatchTerms hostedBy(const Settings& settings, Side side, MatchTerms terms);

} // namespace arkanong
