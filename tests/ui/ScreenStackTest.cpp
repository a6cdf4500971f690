#include "arkanong/ui/ScreenStack.hpp"

#include "arkanong/storage/DataError.hpp"
#include "ui/Shared.hpp"

#include <new>

using namespace arkanong::test;

namespace {

/// Records the calls to it as letters after its name.
class Noted : public Screen {
  public:
    Noted(Shared& shared, std::string& notes, std::string name, bool saves = true)
        : Screen(shared.context), notes_(notes), name_(std::move(name)), saves_(saves) {}

    std::string_view name() const override { return name_; }
    ScreenChange handle(const sfml::WindowEvent& event) override {
        if (std::holds_alternative<sfml::MousePressed>(event)) note('c');
        if (std::holds_alternative<sfml::KeyPressed>(event)) note('k');
        if (std::holds_alternative<sfml::MouseMoved>(event)) note('m');
        if (std::holds_alternative<sfml::FocusLost>(event)) rearranged();
        return Stay{};
    }
    ButtonUse buttonUse() const override { return name_ == "play" ? ButtonUse::Plays : ButtonUse::Chooses; }
    ScreenChange step() override { return note('s'), Quit{}; }
    void stepBelow() override { note('b'); }
    void advance(double) override { note('a'); }
    void advanceBelow(double) override { note('B'); }
    void draw(double, double brightness) const override { note(brightness < 1.0 ? 'D' : 'd'); }
    double brightnessBelow() const override { return name_ == "wall" ? 0.0 : 0.5; }
    void resumed() override { note('r'); }
    bool comesBack() const override { return name_ == "back"; }
    void leave() override {
        note('l');
        if (!saves_ && name_ == "large") throw std::bad_alloc();
        if (!saves_) throw DataError(name_, "cannot be saved");
    }

  private:
    void note(char what) const { notes_ += name_ + what + ' '; }

    std::string& notes_;
    std::string name_;
    bool saves_;
};

const sfml::MousePressed leftClick{sf::Mouse::Button::Left, {640, 360}};

struct Stack {
    Shared shared;
    std::string notes;
    ScreenStack screens{shared.log};

    std::unique_ptr<Noted> noted(const std::string& name, bool saves = true) {
        return std::make_unique<Noted>(shared, notes, name, saves);
    }
    /// The events that the top screen receives of a click and a key.
    std::string heard() {
        notes.clear();
        CHECK(is<Stay>(screens.handle(leftClick)));
        CHECK(is<Stay>(screens.handle(sfml::KeyPressed{sfml::Key::Enter})));
        return notes;
    }
    void pass(double seconds) {
        screens.advance(seconds);
        notes.clear();
    }
};

} // namespace

TEST_CASE("leave() is called before a screen closes, whatever closes it", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("1"));
    stack.screens.push(stack.noted("2"));
    stack.screens.pop();
    CHECK(stack.notes == "1r 2l ");
    stack.notes.clear();
    stack.screens.replaceTop(stack.noted("3"));
    CHECK(stack.notes == "1l ");
    stack.screens.push(stack.noted("4"));
    stack.notes.clear();
    stack.screens.replaceAll(stack.noted("5"));
    CHECK(stack.notes == "3l 4l ");
    CHECK(stack.screens.top().name() == "5");
    stack.notes.clear();
    stack.screens.clear();
    CHECK(stack.notes == "5l ");
    CHECK(stack.screens.empty());
}

TEST_CASE("the last screen stays open", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("1"));
    stack.screens.pop();
    CHECK(stack.notes == "1r ");
    CHECK(stack.screens.top().name() == "1");
}

TEST_CASE("a screen that cannot be saved keeps no other from leaving nor the next from opening", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("1", false));
    stack.screens.push(stack.noted("2", false));
    stack.screens.push(stack.noted("3"));
    const bool all = GENERATE(false, true);
    const auto change = [&] { all ? stack.screens.clear() : stack.screens.replaceAll(stack.noted("4")); };
    CHECK_THROWS_WITH(change(), ContainsSubstring("1: cannot be saved"));
    CHECK(stack.notes == "1l 2l 3l ");
    CHECK(stack.screens.empty() == all);
    if (!all) CHECK(stack.screens.top().name() == "4");
}

TEST_CASE("the top screen is active, and the screens below are paused and visible through it", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("1"));
    stack.screens.push(stack.noted("2"));
    CHECK(is<Quit>(stack.screens.step()));
    CHECK(stack.notes == "1b 2s ");
    stack.notes.clear();
    stack.screens.advance(0.1);
    CHECK(stack.notes == "1B 2a ");
    stack.notes.clear();
    stack.screens.draw(stack.shared.textures, 1.0, true);
    CHECK(stack.notes == "1D 2d ");
}

TEST_CASE("a screen that hides the ones below hides them also under another screen", "[ui]") {
    Stack stack;
    for (const char* const name : {"1", "wall", "2"})
        stack.screens.push(stack.noted(name));
    stack.screens.draw(stack.shared.textures, 1.0, true);
    CHECK(stack.notes == "wallD 2d ");
    stack.screens.pop();
    stack.notes.clear();
    stack.screens.draw(stack.shared.textures, 1.0, true);
    CHECK(stack.notes == "walld ");
}

TEST_CASE("without a screen with music or a match there is the title's calm music and no match", "[ui]") {
    Stack stack;
    CHECK(stack.screens.world() == nullptr);
    CHECK(stack.screens.music().track == Track::Title);
    CHECK_FALSE(stack.screens.music().muffled);
}

TEST_CASE("if leaving one screen fails the others are still left", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("a"));
    stack.screens.push(stack.noted("large", false));
    stack.screens.push(stack.noted("c"));
    stack.notes.clear();
    CHECK_THROWS_AS(stack.screens.leaveAll(), std::bad_alloc);
    CHECK(stack.notes == "al largel cl ");
    CHECK_FALSE(stack.screens.empty());
    stack.notes.clear();
    CHECK_THROWS_AS(stack.screens.clear(), std::bad_alloc);
    CHECK(stack.notes == "al largel cl ");
    CHECK(stack.screens.empty());
}

TEST_CASE("the screens over one that comes back are closed before the next tick", "[ui]") {
    Stack stack;
    for (const char* const name : {"1", "back", "3", "4"})
        stack.screens.push(stack.noted(name));
    stack.notes.clear();
    CHECK(is<Quit>(stack.screens.step()));
    CHECK(stack.notes == "1b backb 3b 3r 4l backr 3l backs ");
    CHECK(stack.screens.top().name() == "back");
    stack.notes.clear();
    CHECK(is<Quit>(stack.screens.step()));
    CHECK(stack.notes == "1b backs ");
}

TEST_CASE("a click counts only after its screen has been visible for a while, a key at once", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("1"));
    CHECK(stack.heard() == "1k ");
    stack.pass(ScreenStack::clicksAfterItself);
    CHECK(stack.heard() == "1c 1k ");
    // The player opened it, for example with the first half of a double click.
    stack.screens.push(stack.noted("2"));
    CHECK(stack.heard() == "2k ");
    stack.pass(ScreenStack::clicksAfterPlayer);
    CHECK(stack.heard() == "2c 2k ");
    CHECK(is<Quit>(stack.screens.step()));
    stack.screens.pop(); // Closed by itself: a person needs longer to notice.
    stack.pass(ScreenStack::clicksAfterPlayer);
    CHECK(stack.heard() == "1k ");
    stack.pass(ScreenStack::clicksAfterItself);
    CHECK(stack.heard() == "1c 1k ");
}

TEST_CASE("the pointer selects nothing on a new screen until it has moved away from where it was", "[ui]") {
    Stack stack;
    const auto moveTo = [&](double x) {
        stack.notes.clear();
        static_cast<void>(stack.screens.handle(sfml::MouseMoved{{x, 360}}));
        return stack.notes;
    };
    stack.screens.push(stack.noted("play"));
    CHECK(moveTo(600) == "playm ");
    stack.screens.push(stack.noted("1"));
    CHECK(moveTo(605).empty());
    CHECK(moveTo(581).empty());
    CHECK(moveTo(620) == "1m ");
    CHECK(moveTo(610) == "1m "); // It has moved: now every place counts.
    stack.screens.pop();
    CHECK(moveTo(611) == "playm "); // A paddle follows the pointer at once.
}

TEST_CASE("a rearranged screen ignores a click that was meant for its earlier arrangement", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("1"));
    stack.pass(ScreenStack::clicksAfterItself);
    static_cast<void>(stack.screens.handle(sfml::FocusLost{})); // Noted rearranges itself.
    CHECK(stack.heard() == "1k ");
    stack.pass(ScreenStack::clicksAfterPlayer);
    CHECK(stack.heard() == "1c 1k ");
}

TEST_CASE("during play every click counts", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("play"));
    CHECK(stack.heard() == "playc playk ");
}
