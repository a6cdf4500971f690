#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/screens/lessons/LessonPrompt.hpp"
#include "arkanong/screens/match/PlayScreen.hpp"
#include "arkanong/session/lessons/LessonScene.hpp"

namespace arkanong {

/// The first match. In practice mode it teaches the lessons on a real field one after another, with prompts for the
/// device in use and markers on the field; otherwise it is the match after them.
class FirstMatchScreen : public PlayScreen {
  public:
    FirstMatchScreen(ScreenContext& context, LoadedMatch match);

    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    Choices choices() const override;

  protected:
    void command(const TickInput& common, Commands& commands) override;
    EarScene earScene() const override;
    void setScene(std::vector<Event>& events) override;
    bool peopleServe() const override { return !teaches() || lessons_.haveServes(); }

  private:
    bool teaches() const { return match().settings.practice; }
    double moved(double value) const { return context().look.view.reducedMotion ? 0.0 : value; }

    LessonPrompt prompt(const Catalogue& texts) const;
    void drawMarkers(double alpha) const;
    void drawMarker(Vec2 at, double radius) const;
    void drawOutline() const;
    void drawGhost() const;
    void drawPrompt() const;

    Lessons lessons_;
    LessonScene scene_;
    double seconds_ = 0.0; ///< Frame time for pulsing markers, s.
};

} // namespace arkanong
