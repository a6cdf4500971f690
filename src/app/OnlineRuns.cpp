#include "arkanong/app/OnlineRuns.hpp"

#include "arkanong/app/StartSetup.hpp"
#include "arkanong/net/packet/InviteCode.hpp"
#include "arkanong/online/NameLookup.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/storage/DataError.hpp"

namespace arkanong {

namespace {

std::optional<Address> relayOf(const Settings& settings) {
    const std::string relay = relayIn(settings);
    return relay.empty() ? std::nullopt : std::optional(addressOf(relay));
}

/// The way to the host whose address or code stands after this option.
OnlineWay wayFrom(const std::string& option, const std::string& text, const Settings& settings) {
    const std::string code = inviteCodeNamed(text);
    if (code.empty()) return {addressNamed(text), {}};
    const std::optional<Address> relay = relayOf(settings);
    if (!relay) throw DataError(option + ' ' + code, "a code needs a relay, see --relay-at");
    return {relay, code};
}

} // namespace

std::shared_ptr<OnlineGame> onlineGameFrom(const Options& options, const std::string& levelFolder,
                                           const Settings& settings) {
    if (options.host) {
        MatchTerms terms = options.gauntlet ? gauntletTerms(options.seed.value_or(randomSeed()), levelFolder)
                                            : termsOf(setupFrom(options), levelFolder);
        return OnlineGame::host(hostedBy(settings, Side::Blue, std::move(terms)), options.port,
                                relayOf(settings));
    }
    const OnlineWay way = wayFrom("--join", options.join, settings);
    return OnlineGame::join(*way.calls, way.code, onlineName(settings, false), settings.ownHalf);
}

std::shared_ptr<WatchedGame> watchedGameFrom(const Options& options, const Settings& settings) {
    const OnlineWay way = wayFrom("--watch", options.watched, settings);
    return std::make_shared<WatchedGame>(*way.calls, way.code);
}

Options lookedUp(Options options) {
    for (std::string* const text : {&options.join, &options.watched, &options.relayAt})
        if (!text->empty() && inviteCodeNamed(*text).empty()) *text = textOf(addressOf(*text));
    return options;
}

} // namespace arkanong
