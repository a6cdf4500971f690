#include "arkanong/screens/online/OnlineTextScreen.hpp"

#include "arkanong/net/InviteCode.hpp"
#include "arkanong/net/Relay.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

namespace arkanong {

namespace {

constexpr std::size_t longestAddress = 21; ///< 255.255.255.255:65535

std::string_view headingOf(OnlineText what) {
    switch (what) {
    case OnlineText::Name: return "YOUR NAME FOR OTHERS";
    case OnlineText::Relay: return "THE RELAY'S ADDRESS, EMPTY FOR NONE";
    case OnlineText::Join: break;
    }
    return "THE HOST'S ADDRESS OR CODE";
}

TypingScreen::Layout layoutOf(OnlineText what) {
    // No code has an O, which looks like 0.
    const bool name = what == OnlineText::Name;
    return {name ? std::u32string_view(U"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789- ")
                 : std::u32string_view(U"0123456789.:-ABCDEFGHIJKLMNPQRSTUVWXYZ"),
            708.0,
            136.0,
            250.0,
            480.0,
            type::title,
            name ? "Your name" : "Write",
            "Cancel"};
}

std::string offered(const Settings& settings, OnlineText what) {
    if (what == OnlineText::Join) return {};
    if (what == OnlineText::Relay) return addressNamed(settings.relay) ? settings.relay : std::string();
    const std::string& own = settings.playerNames[sideIndex(Side::Blue)];
    return own == Settings{}.playerNames[sideIndex(Side::Blue)] ? std::string() : own;
}

TextField fieldFor(OnlineText what) {
    if (what == OnlineText::Name) return {TextField::Kind::Name, longestPlayerName};
    return {TextField::Kind::Line, longestAddress};
}

} // namespace

OnlineTextScreen::OnlineTextScreen(ScreenContext& context, OnlineText what)
    : TypingScreen(context, fieldFor(what), layoutOf(what)), what_(what) {
    field().insert(offered(context.services.profile.settings(), what));
}

ScreenChange OnlineTextScreen::done() {
    const std::string text = field().text();
    if (what_ == OnlineText::Join) return join(text);
    Settings settings = profile().settings();
    if (what_ == OnlineText::Name) {
        if (text.empty()) return Stay{};
        settings.playerNames[sideIndex(Side::Blue)] = text;
    } else if (text.empty() || addressNamed(text)) {
        settings.relay = text.empty() ? Settings{}.relay : text;
    } else {
        refuse("An address is four numbers, such as 192.0.2.1, and a port if needed: 192.0.2.1:4000");
        return Stay{};
    }
    sounds().play(Cue::MenuAccept);
    profile().change(settings);
    return Resume{};
}

ScreenChange OnlineTextScreen::join(const std::string& text) {
    const Settings& settings = profile().settings();
    const std::string name = onlineName(settings, false);
    const std::optional<Address> host = addressNamed(text);
    const std::string code = inviteCodeNamed(text);
    const std::optional<Address> relay = addressNamed(settings.relay);
    if (!host && (code.empty() || !relay)) {
        refuse(code.empty() ? "An address is like 192.168.0.7 or 192.168.0.7:4000, a code like 7KQ2M-XD4HT"
                            : "A code needs a relay: enter its address on the screen before this one");
        return Stay{};
    }
    sounds().play(Cue::MenuAccept);
    return ShowOnlineWait{host ? OnlineGame::join(*host, name, settings.ownHalf)
                               : OnlineGame::join(*relay, code, name, settings.ownHalf)};
}

void OnlineTextScreen::draw(double, double) const {
    drawBackdrop();
    drawBoard();
    drawHeading(headingOf(what_));
    drawTyping(inCapitals(field().typed()));
}

} // namespace arkanong
