#include "arkanong/screens/replays/list/ReplayListScreen.hpp"

#include "ReplayListLayout.hpp"
#include "arkanong/render/text/Marks.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/replay/ReplayLink.hpp"
#include "arkanong/sim/analysis/MatchAnalysis.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/LetterCase.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/replay/ReplayCode.hpp"
#include "arkanong/ui/MenuScreen.hpp"
#include "arkanong/ui/widgets/TextField.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arkanong {

using namespace replaylist;

namespace {

/// From one action to the next: nine lines stand below the facts.
double stepOf(const Type& type, const std::vector<Menu::Item>& items) {
    constexpr double least = 1.5; ///< In cap heights.
    double marks = 0.0;
    for (const Menu::Item& item : items)
        marks = std::max(marks, moreLeading(type.text(item.text)));
    return std::max(0.9 * type.lineSpacing(type::body, 32.0), (least + marks) * type.capHeight(type::label));
}

/// The actions for a replay; in an empty list only PASTE LINK.
Menu actionMenu(const Type& type, bool isEmpty) {
    std::vector<Menu::Item> items{{translatable("PASTE LINK")}};
    if (!isEmpty)
        items = {
            {translatable("WATCH")},      {translatable("TURNING POINTS")}, {translatable("PLAY AGAINST IT")},
            {translatable("SAVE")},       {translatable("EXPORT")},         {translatable("COPY LINK")},
            {translatable("PASTE LINK")}, {translatable("VERIFY")},         {translatable("DELETE")}};
    const double step = stepOf(type, items);
    const Vec2 size{detailsSize.x - 2.0 * space::padding, step - 2.0};
    if (isEmpty) return Menu(std::move(items), {screenSize.x / 2.0, emptyY + 2.0 * step}, step, size);
    const double top = detailsLow.y + detailsSize.y - space::unit - 8.5 * step;
    return Menu(std::move(items), {detailsLow.x + detailsSize.x / 2.0, top}, step, size);
}

/// Why this text opens no replay, for display.
std::string whyNoReplay(std::string_view text, const DataError& error) {
    if (looksLikeCode(text, replayCodes)) return displayName(error.what());
    if (looksLikeCode(text, levelCodes))
        return translatable("That is a level: SHARE in the editor's menu takes it");
    return translatable("The clipboard holds no link to a replay");
}

/// Bytes of files that are read for a frame; that takes about 5 ms.
constexpr std::size_t bytesOfFrame = largestReplayFile / 2;

/// How many rows further a key leads at once; 0 for any other key.
int leap(sfml::Key key) {
    constexpr int page = static_cast<int>(rowCount) - 1;
    constexpr int all = 1'000'000;
    if (key == sfml::Key::PageUp) return -page;
    if (key == sfml::Key::PageDown) return page;
    if (key == sfml::Key::Home) return -all;
    return key == sfml::Key::End ? all : 0;
}

} // namespace

ReplayListScreen::ReplayListScreen(ScreenContext& context)
    : Screen(context), library_(context.services.profile.replays()), rows_(rowCount),
      actions_(actionMenu(context.services.textures.type(), false)) {
    reload();
    const auto last = std::find_if(entries_.begin(), entries_.end(), [&](const ReplayLibrary::Entry& entry) {
        return entry.path == context.state.lastReplay;
    });
    if (last != entries_.end()) rows_.select(static_cast<std::size_t>(last - entries_.begin()));
    refreshActions();
    readOn(0);
}

const ReplayLibrary::Entry* ReplayListScreen::selected() const {
    return entries_.empty() ? nullptr : &entries_[rows_.selected()];
}

void ReplayListScreen::lookChanged() {
    fitRows();
    const std::size_t action = actions_.selected();
    actions_ = actionMenu(type(), entries_.empty());
    refreshActions();
    if (actions_.items()[action].enabled) actions_.select(action);
}

void ReplayListScreen::reload() {
    if (library_) entries_ = library_->list(bytesOfFrame);
    rows_.resize(entries_.size());
    allRead_ = false;
    readOn(0);
}

void ReplayListScreen::readOn(std::size_t bytes) {
    if (allRead_) return;
    if (!entries_.empty() && !selected()->isRead()) ReplayLibrary::readSome(entries_, rows_.selected(), 1);
    allRead_ = ReplayLibrary::readSome(entries_, rows_.top(), bytes);
    fitRows();
    refreshActions();
    if (!allRead_) return;
    const auto broken = std::count_if(entries_.begin(), entries_.end(),
                                      [](const ReplayLibrary::Entry& entry) { return !entry.header; });
    log().write("replays " + std::to_string(entries_.size()) + " broken " + std::to_string(broken));
}

void ReplayListScreen::moveTo(std::size_t row) {
    rows_.select(row);
    readOn(0);
    check_.reset();
    asked_ = false;
    actions_.select(Watch);
    refreshActions();
}

void ReplayListScreen::refreshActions() {
    if (entries_.empty() != (actions_.items().size() == 1)) actions_ = actionMenu(type(), entries_.empty());
    if (entries_.empty()) return;
    const ReplayLibrary::Entry* const entry = selected();
    const bool whole = entry != nullptr && entry->header;
    for (const Action action : {Watch, PlayAgainst, Save, Export, CopyLink, Verify})
        actions_.item(action).enabled = whole;
    actions_.item(TurningPoints).enabled = whole && canAnalyse(entry->header->level, entry->header->settings);
    if (whole && entry->saved) actions_.item(Save).enabled = false;
    // A single match with known players can be played against, unless it is of the sandbox or was taken over.
    if (whole &&
        (!entry->header->summary || entry->header->run || entry->header->settings.mode == Mode::Sandbox ||
         !entry->header->summary->takeovers.empty()))
        actions_.item(PlayAgainst).enabled = false;
    if (whole && entry->header->run) actions_.item(CopyLink).enabled = false;
    actions_.item(Save).text = whole && entry->saved ? translatable("IS SAVED") : translatable("SAVE");
    actions_.item(Delete).text = asked_ ? translatable("REALLY DELETE?") : translatable("DELETE");
    if (!actions_.items()[actions_.selected()].enabled) actions_.select(whole ? Watch : Delete);
}

ScreenChange ReplayListScreen::handle(const sfml::WindowEvent& event) {
    if (const auto* moved = std::get_if<sfml::MouseMoved>(&event)) pointTo(moved->at);
    if (const auto* wheeled = std::get_if<sfml::MouseWheeled>(&event)) wheel(wheeled->notches);
    if (std::holds_alternative<sfml::MouseReleased>(event) || std::holds_alternative<sfml::FocusLost>(event))
        dragging_ = false;
    if (const auto* click = std::get_if<sfml::MousePressed>(&event)) {
        if (click->button == sf::Mouse::Button::Right) {
            focus_ = Focus::Rows;
            return back();
        }
        return clickAt(click->at);
    }
    const auto* const key = std::get_if<sfml::KeyPressed>(&event);
    if (key != nullptr && pastes(*key)) return PasteText{};
    if (key != nullptr)
        if (focus_ == Focus::Rows && rows_.move(leap(key->key))) moveTo(rows_.selected());
    const std::optional<MenuIntent> intent = input_.intent(event);
    return intent ? handleIntent(*intent) : Stay{};
}

ScreenChange ReplayListScreen::handleIntent(MenuIntent intent) {
    if (intent == MenuIntent::Back) return back();
    if (entries_.empty()) return intent == MenuIntent::Accept ? act(PasteLink) : Stay{};
    if (focus_ == Focus::Actions) {
        if (intent == MenuIntent::Left) return back();
        const Menu::Result result = actions_.handle(intent);
        if (result == Menu::Result::Accepted) return act(static_cast<Action>(actions_.selected()));
        if (result == Menu::Result::Moved) {
            sounds().play(Cue::MenuMove);
            asked_ = false;
            refreshActions();
        }
        return Stay{};
    }
    if (intent == MenuIntent::Accept && selected()->header) return act(Watch);
    if (intent == MenuIntent::Right || intent == MenuIntent::Accept) {
        sounds().play(Cue::MenuMove);
        focus_ = Focus::Actions;
    } else if (intent == MenuIntent::Next && rows_.selected() + 1 == entries_.size()) {
        rows_.select(0);
        moveTo(0);
    } else if (intent != MenuIntent::Left && rows_.move(intent == MenuIntent::Up ? -1 : 1)) {
        sounds().play(Cue::MenuMove);
        moveTo(rows_.selected());
    }
    return Stay{};
}

ScreenChange ReplayListScreen::back() {
    sounds().play(Cue::MenuBack);
    asked_ = false;
    refreshActions();
    if (focus_ == Focus::Rows) return ShowTitle{};
    focus_ = Focus::Rows;
    return Stay{};
}

void ReplayListScreen::pointTo(Vec2 at) {
    pointed_ = rowAt(at, rows_);
    if (dragging_) return dragTo(at.y);
    if (entries_.empty() || actions_.pointTo(at) != Menu::Result::Moved) return;
    sounds().play(Cue::MenuMove);
    focus_ = Focus::Actions;
    asked_ = false;
    refreshActions();
}

void ReplayListScreen::dragTo(double y) {
    const double share = std::clamp((y - listLow.y) / listSize.y, 0.0, 1.0);
    const double middle = share * static_cast<double>(entries_.size()) - rowCount / 2.0;
    rows_.scrollTo(static_cast<std::size_t>(std::max(middle, 0.0)));
}

void ReplayListScreen::wheel(float notches) {
    constexpr std::size_t rowsEach = 2;
    const std::size_t top = rows_.top();
    if (notches > 0.0F) rows_.scrollTo(top - std::min(top, rowsEach));
    if (notches < 0.0F) rows_.scrollTo(top + rowsEach);
    pointed_.reset();
}

ScreenChange ReplayListScreen::clickAt(Vec2 at) {
    if (actions_.clickAt(at) == Menu::Result::Accepted)
        return act(entries_.empty() ? PasteLink : static_cast<Action>(actions_.selected()));
    if (entries_.empty()) return Stay{};
    if (rows_.scrolls() && std::abs(at.x - barX) <= 12.0 && at.y >= listLow.y &&
        at.y <= listLow.y + listSize.y) {
        dragging_ = true;
        dragTo(at.y);
        return Stay{};
    }
    const std::optional<std::size_t> row = rowAt(at, rows_);
    if (!row) return Stay{};
    focus_ = Focus::Rows;
    if (*row == rows_.selected()) return selected()->header ? act(Watch) : Stay{};
    sounds().play(Cue::MenuMove);
    moveTo(*row);
    return Stay{};
}

ScreenChange ReplayListScreen::act(Action action) {
    sounds().play(Cue::MenuAccept);
    if (action != Delete) asked_ = false;
    switch (action) {
    case Watch:
    case TurningPoints:
    case PlayAgainst: return play(action);
    case Save: attempt([this] { save(); }); break;
    case Export: attempt([this] { exportIt(); }); break;
    case CopyLink: {
        ScreenChange copies = Stay{};
        attempt([&] { copies = copyLink(); });
        return copies;
    }
    case PasteLink: return PasteText{};
    case Verify: attempt([this] { verify(); }); break;
    case Delete: attempt([this] { remove(); }); break;
    }
    refreshActions();
    return Stay{};
}

void ReplayListScreen::tell(std::string_view english) const {
    log().write("told " + std::string(english));
    context().state.toast = text(english);
}

void ReplayListScreen::tell(std::string_view english, const std::string& value) const {
    log().write("told " + fill(english, {{"value", value}}));
    context().state.toast = fill(text(english), {{"value", value}});
}

template <typename Deed>
void ReplayListScreen::attempt(Deed deed) {
    try {
        deed();
    } catch (const DataError& error) {
        tell(error.what());
        reload(); // It may be gone.
    }
}

ScreenChange ReplayListScreen::play(Action action) const {
    const std::string& path = selected()->path;
    context().state.lastReplay = path;
    MatchSetup setup;
    ReplayMatch shown{path};
    shown.turningPoints = action == TurningPoints;
    setup.kind = std::move(shown);
    if (action == PlayAgainst) {
        setup.kind = RivalMatch{path};
        setup.contestants[sideIndex(Side::Blue)].controller = context().state.ownController;
    }
    return ShowMatch{setup};
}

void ReplayListScreen::save() {
    const std::string path = library_->save(selected()->path);
    entries_[rows_.selected()].path = path;
    entries_[rows_.selected()].saved = true;
    tell(translatable("Saved: kept until you delete it"));
}

void ReplayListScreen::exportIt() const {
    tell(translatable("Exported to {value}"), fromHome(profile().exportReplay(selected()->path)));
}

ScreenChange ReplayListScreen::copyLink() const { return CopyText{replayLink(loadReplay(selected()->path))}; }

void ReplayListScreen::paste(std::string_view text) {
    try {
        static_cast<void>(replayOfCode(text));
        pasted_ = text;
    } catch (const DataError& error) {
        tell(whyNoReplay(text, error));
    }
}

ScreenChange ReplayListScreen::step() {
    if (!pasted_) return Stay{};
    MatchSetup setup;
    setup.kind = ReplayMatch{*std::exchange(pasted_, std::nullopt)};
    return ShowMatch{setup};
}

void ReplayListScreen::remove() {
    if (!asked_) {
        asked_ = true;
        return;
    }
    asked_ = false;
    focus_ = Focus::Rows;
    library_->remove(selected()->path);
    entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(rows_.selected()));
    rows_.resize(entries_.size());
    fitRows();
    moveTo(rows_.selected());
    tell(translatable("Deleted"));
}

void ReplayListScreen::advance(double seconds) {
    actions_.update(context().look.view.movesMenus() ? seconds : 1.0);
    sounds().play({}, std::nullopt);
    readOn(bytesOfFrame);
    proceed();
}

} // namespace arkanong
