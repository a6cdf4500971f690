#include "arkanong/screens/online/OnlineLookup.hpp"

#include "arkanong/screens/online/OnlineDialogs.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t longestShownName = 40;

Dialog lookupDialog(OnlineWords words, const char* entry) {
    Dialog dialog = sentencesDialog("online-lookup", std::move(words));
    dialog.headingColour = &Palette::amber;
    dialog.panel.content = 88.0;
    dialog.entries = {{entry, Resume{}}};
    return dialog;
}

Dialog lookupWaitDialog(const std::string& name) {
    Dialog dialog = lookupDialog({"CALLING", "Looking up " + name + " ..."}, "CANCEL");
    dialog.acceptHint = dialog.backHint = "Cancel";
    return dialog;
}

} // namespace

OnlineLookupScreen::OnlineLookupScreen(ScreenContext& context, ShowOnlineLookup asked)
    : ChoiceScreen(context, lookupWaitDialog(printable(asked.name, longestShownName))),
      shown_(printable(asked.name, longestShownName)), next_(std::move(asked.next)), lookup_(asked.name) {}

ScreenChange OnlineLookupScreen::step() {
    if (told_) return Stay{};
    switch (lookup_.state()) {
    case NameLookup::State::Waiting: break;
    case NameLookup::State::Found: return next_(lookup_.address());
    case NameLookup::State::Unknown:
        told_ = true;
        become(lookupDialog({"UNKNOWN HOST", "No machine with the name " + shown_ +
                                                 " was found. Check the name, and this machine's network."},
                            "BACK"));
    }
    return Stay{};
}

ScreenChange lookUp(const std::string& text, std::function<ScreenChange(const Address&)> next) {
    if (addressNamed(text)) return next(NameLookup(text).address());
    return ShowOnlineLookup{text, std::move(next)};
}

ScreenChange hostOnline(const Settings& settings, MatchTerms terms) {
    const std::string relay = relayIn(settings);
    auto host = [terms = std::move(terms)](const std::optional<Address>& at) -> ScreenChange {
        return ShowOnlineWait{OnlineGame::host(terms, std::nullopt, at)};
    };
    if (relay.empty()) return host(std::nullopt);
    return lookUp(relay, std::move(host));
}

} // namespace arkanong
