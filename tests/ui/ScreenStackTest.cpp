#include "arkanong/ui/ScreenStack.hpp"

#include "Catch.hpp"
#include "arkanong/storage/DataError.hpp"
#include "ui/Shared.hpp"

#include <new>

using namespace arkanong;
using namespace arkanong::test;

namespace {

/// Writes down what happens to it as a letter behind its name.
class Noted : public Screen {
  public:
    Noted(Shared& shared, std::string& notes, std::string name, bool saves = true)
        : Screen(shared.context), notes_(notes), name_(std::move(name)), saves_(saves) {}

    std::string_view name() const override { return name_; }
    ScreenChange handle(const sfml::WindowEvent& event) override {
        if (std::holds_alternative<sfml::MousePressed>(event)) note('c');
        if (std::holds_alternative<sfml::KeyPressed>(event)) note('k');
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
    /// What the top screen gets of a click and a key.
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

TEST_CASE("a screen that is closed is left, however that comes about", "[ui]") {
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

TEST_CASE("a screen that cannot be saved keeps no other from being left, nor the next from opening", "[ui]") {
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

TEST_CASE("the top screen is in use, those below rest and are seen through it", "[ui]") {
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

TEST_CASE("what a screen hides is not seen through a screen over it either", "[ui]") {
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

TEST_CASE("where no screen wants music or has a match there is the calm title's music and no match", "[ui]") {
    Stack stack;
    CHECK(stack.screens.world() == nullptr);
    CHECK(stack.screens.music().track == Track::Title);
    CHECK_FALSE(stack.screens.music().muffled);
}

TEST_CASE("whatever goes wrong when a screen is left, the others are left too", "[ui]") {
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

TEST_CASE("what lies over a screen that comes back is closed before the next tick", "[ui]") {
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

TEST_CASE("a click counts only when its screen has been in view for a while, a key at once", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("1"));
    CHECK(stack.heard() == "1k ");
    stack.pass(ScreenStack::clicksAfterItself);
    CHECK(stack.heard() == "1c 1k ");
    stack.screens.push(stack.noted("2")); // The player asked for it, say by the first half of a double click.
    CHECK(stack.heard() == "2k ");
    stack.pass(ScreenStack::clicksAfterPlayer);
    CHECK(stack.heard() == "2c 2k ");
    CHECK(is<Quit>(stack.screens.step()));
    stack.screens.pop(); // By itself: it takes longer until a person has seen that.
    stack.pass(ScreenStack::clicksAfterPlayer);
    CHECK(stack.heard() == "1k ");
    stack.pass(ScreenStack::clicksAfterItself);
    CHECK(stack.heard() == "1c 1k ");
}

TEST_CASE("a screen that is arranged anew takes no click meant for what was there before", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("1"));
    stack.pass(ScreenStack::clicksAfterItself);
    static_cast<void>(stack.screens.handle(sfml::FocusLost{})); // See Noted.
    CHECK(stack.heard() == "1k ");
    stack.pass(ScreenStack::clicksAfterPlayer);
    CHECK(stack.heard() == "1c 1k ");
}

TEST_CASE("where a person plays every click counts", "[ui]") {
    Stack stack;
    stack.screens.push(stack.noted("play"));
    CHECK(stack.heard() == "playc playk ");
}
