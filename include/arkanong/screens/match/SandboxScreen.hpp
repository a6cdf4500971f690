#pragma once

#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/screens/match/ToolBar.hpp"

namespace arkanong {

/// The sandbox: an endless match in which a person can also build. While a tool is selected the paddle rests, and the
/// controls move a cursor instead.
class SandboxScreen : public PlayScreen {
  public:
    SandboxScreen(ScreenContext& context, LoadedMatch match);

    ScreenChange handle(const sfml::WindowEvent& event) override;
    ScreenChange step() override;
    /// Only with many balls; otherwise a frame has time for both in turn, which shows input one frame earlier.
    bool stepsWhileDrawn() const override { return field().objects().balls.size() > crowdSize; }
    void draw(double alpha, double brightness) const override;
    bool showsCursor() const override { return true; }
    void resumed() override;

  protected:
    bool peoplePlay() const override { return tools_.tool() == Tool::Serve; }
    void command(const TickInput& common, Commands& commands) override;

  private:
    static constexpr std::size_t crowdSize = 2000;

    // Returns true if the event was for the tools.
    bool handleTools(const sfml::WindowEvent& event);
    bool handleAction(Action action, bool byPad);
    // Whether this is the button that removes instead of building.
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
    InputState builder_; ///< The controls' input while a tool is selected.
    Bindings toolBindings_;
    Vec2 cursor_; ///< On the field, px.
    bool wireframe_ = false;
    bool overdrive_ = false; ///< The overdrive is held by a click on the tool bar.
    bool clears_ = false;    ///< Clear the field in the next tick.
    bool pauses_ = false;    ///< Pause in the next tick.
};

} // namespace arkanong
