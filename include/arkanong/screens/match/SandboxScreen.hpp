#pragma once

#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/ToolBar.hpp"

namespace arkanong {

/// The sandbox: a match without an end in which a person also builds. With a tool in hand the paddle rests
/// and the controls move a cursor instead.
class SandboxScreen : public PlayScreen {
  public:
    SandboxScreen(ScreenContext& context, LoadedMatch match);

    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    /// In a crowd: smaller fields have time for both, one after the other, and answer a picture earlier.
    bool stepsWhileDrawn() const override { return field().objects().balls.size() > crowdSize; }
    void draw(double alpha, double brightness) const override;
    bool showsCursor() const override { return true; }
    void resumed() override;

  protected:
    bool peoplePlay() const override { return tools_.tool() == Tool::Serve; }
    void command(const TickInput& common, Commands& commands) override;

  private:
    static constexpr std::size_t crowdSize = 2000;

    // True where the event was for the tools.
    bool handleTools(const sfml::WindowEvent& event);
    bool handleAction(Action action, bool byPad);
    // The button that removes instead of building.
    bool isSecond(sf::Mouse::Button button) const;
    bool handleClick(bool first, Vec2 at);

    void act(ToolAction action, bool forward);
    void take(Tool tool);
    void takeNext(bool forward);
    void build(const TickInput& input);
    void built(std::string_view what, Vec2 at);
    void drawCursor() const;
    bool byPad() const;
    void drawExplanation() const;
    bool fits() const;

    SandboxTools tools_;
    InputState builder_; ///< What the controls do while a tool is in hand.
    Bindings toolBindings_;
    Vec2 cursor_; ///< On the field, px.
    bool wireframe_ = false;
    bool overdrive_ = false; ///< Held by a click in the bar.
    bool clears_ = false;    ///< In the coming tick.
    bool pauses_ = false;    ///< Likewise.
};

} // namespace arkanong
