#include "arkanong/screens/online/OnlineTextScreen.hpp"

#include "arkanong/net/Relay.hpp"
#include "arkanong/net/packet/InviteCode.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/screens/online/OnlineLookup.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/Utf8.hpp"

namespace arkanong {

namespace {

std::string_view headingOf(OnlineText what) {
    switch (what) {
    case OnlineText::Name: return translatable("YOUR NAME FOR OTHERS");
    case OnlineText::Relay: return translatable("THE RELAY'S ADDRESS, EMPTY FOR NONE");
    case OnlineText::Join:
    case OnlineText::Watch: break;
    }
    return translatable("THE HOST'S ADDRESS OR CODE");
}

TypingScreen::Layout layoutOf(OnlineText what, const Catalogue& catalogue) {
    const bool name = what == OnlineText::Name;
    return {name ? alphabetOf(catalogue) + U"0123456789-' "
                 : U"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.:-[]%_@+/,;",
            708.0,
            136.0,
            250.0,
            480.0,
            type::title,
            name ? translatable("Your name") : translatable("Write"),
            translatable("Cancel")};
}

std::string offered(const Settings& settings, OnlineText what) {
    if (what == OnlineText::Join || what == OnlineText::Watch) return {};
    if (what == OnlineText::Relay) return relayIn(settings);
    return chosenName(settings);
}

TextField fieldFor(OnlineText what) {
    if (what == OnlineText::Name) return {TextField::Kind::Name, longestPlayerName};
    return {TextField::Kind::Line, longestAddress};
}

} // namespace

OnlineTextScreen::OnlineTextScreen(ScreenContext& context, OnlineText what)
    : TypingScreen(context, fieldFor(what), layoutOf(what, *context.services.textures.type().catalogue)),
      what_(what) {
    write(offered(context.services.profile.settings(), what));
}

ScreenChange OnlineTextScreen::done() {
    const std::string typed = field().text();
    if (what_ == OnlineText::Join || what_ == OnlineText::Watch) return call(typed);
    Settings settings = profile().settings();
    if (what_ == OnlineText::Name) {
        if (typed.empty()) return Stay{};
        settings.playerNames[sideIndex(Side::Blue)] = typed;
    } else if (typed.empty() || addressNamed(typed)) {
        settings.relay = typed.empty() ? Settings{}.relay : typed;
    } else if (canBeName(typed)) {
        sounds().play(Cue::MenuAccept);
        return lookUp(typed, [this, typed](const Address&) -> ScreenChange {
            Settings changed = profile().settings();
            changed.relay = typed;
            profile().change(changed);
            done_ = true;
            return Resume{};
        });
    } else {
        refuse(std::string(
            text("An address is like 192.0.2.1, 192.0.2.1:4000, 2001:db8::7 or relay.example.org")));
        return Stay{};
    }
    sounds().play(Cue::MenuAccept);
    profile().change(settings);
    return Resume{};
}

ScreenChange OnlineTextScreen::call(const std::string& typed) {
    const Settings& settings = profile().settings();
    const std::string code = inviteCodeNamed(typed);
    const std::string where = code.empty() ? typed : relayIn(settings);
    if (!addressNamed(where) && !canBeName(where)) {
        refuse(std::string(
            code.empty() ? text("An address is like 192.168.0.7, 2001:db8::7 or home.example.org, a code "
                                "like 7KQ2M-XD4HT")
                         : text("A code needs a relay: enter its address on the screen before this one")));
        return Stay{};
    }
    sounds().play(Cue::MenuAccept);
    if (what_ == OnlineText::Watch)
        return lookUp(where, [code](const Address& found) -> ScreenChange {
            return ShowWatchWait{std::make_shared<WatchedGame>(found, code)};
        });
    return lookUp(where,
                  [code, name = onlineName(settings, false),
                   ownHalf = settings.ownHalf](const Address& found) -> ScreenChange {
                      return ShowOnlineWait{OnlineGame::join(found, code, name, ownHalf)};
                  });
}

ScreenChange OnlineTextScreen::step() {
    if (done_) return Resume{};
    return Stay{};
}

void OnlineTextScreen::draw(double, double brightness) const {
    drawBackdrop();
    if (brightness < 1.0) return; // Hidden while another screen covers it.
    drawBoard();
    drawHeading(text(headingOf(what_)));
    drawTyping(inCapitals(field().typed()));
}

} // namespace arkanong
