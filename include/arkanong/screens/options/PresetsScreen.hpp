#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// The presets, each tried out as soon as it is selected: see Presets.hpp. Over the options, and at the first start over
/// the title; then, as long as nobody has touched anything, the selection moves on by itself, and any key or button
/// takes it, so that who has only one can choose.
class PresetsScreen : public MenuScreen {
  public:
    static constexpr double patience = 6.0; ///< s until it moves on by itself...
    static constexpr double pace = 3.0;     ///< ...and from one to the next.

    PresetsScreen(ScreenContext& context, bool firstStart);

    std::string_view name() const override { return "presets"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    double brightnessBelow() const override {
        return 0.95;
    } ///< What it looks like is judged by the match behind.
    /// At the first start it needs no settings for that.
    ButtonUse buttonUse() const override { return firstStart_ ? ButtonUse::Passes : ButtonUse::Chooses; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;
    void selectionMoved() override;

  private:
    [[nodiscard]] ScreenChange done();

    bool firstStart_;
    Settings before_;
    double untouched_ = 0.0; ///< s
    bool moves_ = false;     ///< By itself.
};

} // namespace arkanong
