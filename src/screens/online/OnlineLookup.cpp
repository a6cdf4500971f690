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

Dialog lookupWaitDialog(const Catalogue& words, const std::string& name) {
    Dialog dialog = lookupDialog(
        {std::string(words.text("CALLING")), fill(words.text("Looking up {host} ..."), {{"host", name}})},
        translatable("CANCEL"));
    dialog.acceptHint = dialog.backHint = translatable("Cancel");
    return dialog;
}

Dialog unknownDialog(const Catalogue& words, const std::string& name) {
    return lookupDialog(
        {std::string(words.text("UNKNOWN HOST")),
         fill(words.text(
                  "No machine with the name {host} was found. Check the name, and this machine's network."),
              {{"host", name}})},
        translatable("BACK"));
}

} // namespace

OnlineLookupScreen::OnlineLookupScreen(ScreenContext& context, ShowOnlineLookup asked)
    : ChoiceScreen(context, lookupWaitDialog(catalogueOf(context), printable(asked.name, longestShownName))),
      shown_(printable(asked.name, longestShownName)), next_(std::move(asked.next)), lookup_(asked.name) {}

ScreenChange OnlineLookupScreen::step() {
    if (told_) return Stay{};
    switch (lookup_.state()) {
    case NameLookup::State::Waiting: break;
    case NameLookup::State::Found: return next_(lookup_.address());
    case NameLookup::State::Unknown: told_ = true; become(unknownDialog(catalogue(), shown_));
    }
    return Stay{};
}

void OnlineLookupScreen::lookChanged() {
    become(told_ ? unknownDialog(catalogue(), shown_) : lookupWaitDialog(catalogue(), shown_));
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
