#include "arkanong/app/OnlineRuns.hpp"

#include "arkanong/app/StartSetup.hpp"
#include "arkanong/net/InviteCode.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/storage/DataError.hpp"

namespace arkanong {

std::shared_ptr<OnlineGame> onlineGameFrom(const Options& options, const std::string& levelFolder,
                                           const Settings& settings) {
    const std::optional<Address> relay = addressNamed(settings.relay);
    if (options.host) {
        MatchTerms terms = options.gauntlet ? gauntletTerms(options.seed.value_or(randomSeed()), levelFolder)
                                            : termsOf(setupFrom(options), levelFolder);
        return OnlineGame::host(hostedBy(settings, Side::Blue, std::move(terms)), options.port, relay);
    }
    const std::string name = onlineName(settings, false);
    const std::string code = inviteCodeNamed(options.join);
    if (code.empty()) return OnlineGame::join(*addressNamed(options.join), name, settings.ownHalf);
    if (!relay) throw DataError("--join " + code, "a code needs a relay, see --relay-at");
    return OnlineGame::join(*relay, code, name, settings.ownHalf);
}

Options lookedUp(Options options) {
    const bool code = !inviteCodeNamed(options.join).empty();
    for (std::string* const text : {code ? nullptr : &options.join, &options.watched, &options.relayAt})
        if (text != nullptr && !text->empty()) *text = textOf(addressOf(*text));
    return options;
}

} // namespace arkanong
