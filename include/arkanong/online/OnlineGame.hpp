#pragma once

#include "arkanong/net/Peer.hpp"
#include "arkanong/net/SpectatorHost.hpp"
#include "arkanong/online/PacedTime.hpp"
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

/// How two machines find each other.
struct OnlineWay {
    std::optional<Address>
        calls{};        ///< For a guest the host's address, or the relay's; for a host the relay's, if any.
    std::string code{}; ///< What both show to the relay; empty without one.
};

/// A match between two machines as one of them has it: its Peer, a host's SpectatorHost, and the socket that feeds them. Screens
/// hand it on from one to the next, and each calls pump() once a frame. It tells the other player that this one goes when
/// the last of them lets go of it.
class OnlineGame {
  public:
    using Clock = std::chrono::steady_clock;

    /// Offers a match at this UDP port, and through the relay too where there is one: see way(). Without a port it is
    /// usualPort, or where that is taken one of the nextPorts behind it. Throws MachineError where the port cannot be used.
    static std::shared_ptr<OnlineGame> host(MatchTerms terms,
                                            std::optional<std::uint16_t> port = std::nullopt,
                                            std::optional<Address> relay = std::nullopt);
    /// Calls the host there. `ownHalf` as for Peer::guest().
    static std::shared_ptr<OnlineGame> join(const Address& host, std::string name, int ownHalf = 100);
    /// Calls the host who shows the relay this code.
    static std::shared_ptr<OnlineGame> join(const Address& relay, std::string code, std::string name,
                                            int ownHalf = 100);

    ~OnlineGame();
    OnlineGame(const OnlineGame&) = delete;
    OnlineGame& operator=(const OnlineGame&) = delete;

    /// Takes in what has come, and sends what is due.
    void pump();
    /// As that, when something has come or after this time: for a program without frames.
    void waitAndPump(std::chrono::milliseconds longest);
    /// Tells the other player that this one goes.
    void leave();

    /// So much of the frame's time counts for the own ticks, see Peer::pace().
    std::chrono::microseconds paced(std::chrono::microseconds frame) {
        return pacedTime_.counted(frame, peer_.pace());
    }

    /// What the player wants of the match: to be said in the next tick that is played.
    void wish(OnlineInput::Wish wish) { wishes_ = static_cast<std::uint8_t>(wishes_ | wish); }
    /// Whether this wish waits for the next tick.
    bool wishes(OnlineInput::Wish wish) const { return (wishes_ & wish) != 0; }
    /// What was wished since the last call.
    std::uint8_t takeWishes() { return std::exchange(wishes_, std::uint8_t{0}); }

    Peer& peer() { return peer_; }
    const Peer& peer() const { return peer_; }
    /// How many watch; a guest knows of none.
    std::size_t spectators() const { return spectators_ ? spectators_->count() : 0; }
    /// Whether all who watch have seen, or will see, all that is certain.
    bool spectatorsKnow() const { return !spectators_ || spectators_->allKnow(); }
    /// The own UDP port.
    std::uint16_t port() const { return socket_.port(); }
    /// Where a host's game can be found on the network; nothing on a machine without one.
    std::optional<Address> address() const;
    const OnlineWay& way() const { return way_; }

  private:
    OnlineGame(Peer peer, std::optional<std::uint16_t> port, OnlineWay way);
    Peer::Time now() const;
    /// Tells a player who looks for games of this one.
    void answerSearch(const Datagram& datagram);
    /// Whoever is no player: those that look for games, and those that watch.
    void serveOthers(const std::vector<Datagram>& came);
    void send();

    UdpSocket socket_;
    Peer peer_;
    std::optional<SpectatorHost> spectators_; ///< Of a host.
    OnlineWay way_;
    std::uint8_t wishes_ = 0;
    PacedTime pacedTime_;
    Clock::time_point began_ = Clock::now();
};

/// What the other player reads: the name in the settings; HOST or GUEST for one who has not chosen any.
std::string onlineName(const Settings& settings, bool host);

/// The recording with what the list of replays says of it: of the round of `match` that is played, or was decided last.
Replay summarised(Replay recording, const OnlineMatch& match);

/// Whether the round that is played is worth keeping where the match ends within it: a long one, and one that went
/// differently on the two machines.
bool keepsUnfinished(const Peer& peer);

/// The terms of the versus match that `setup` describes, without its players. A setup without a seed gets a random one.
/// Throws DataError where its level cannot be read.
MatchTerms termsOf(const MatchSetup& setup, const std::string& levelFolder);
/// The terms of a run through the gauntlet, whose cards and seven levels follow from the seed. Throws DataError where one of
/// its levels cannot be read.
MatchTerms gauntletTerms(std::uint64_t seed, const std::string& levelFolder);
/// The same terms, with a host who plays this side and has the name and the own half of the settings.
MatchTerms hostedBy(const Settings& settings, Side side, MatchTerms terms);

} // namespace arkanong
