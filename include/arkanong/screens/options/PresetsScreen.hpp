#pragma once

#include "arkanong/ui/MenuScreen.hpp"

namespace arkanong {

/// The presets, each tried out while it is selected, see Presets.hpp. Over the options, or over the title at the first
/// start: then the selection advances by itself until the first input, and any key or button accepts it, so that a
/// player with a single button can choose.
class PresetsScreen : public MenuScreen {
  public:
    static constexpr double patience = 6.0; ///< Time until the selection begins to advance by itself, s.
    static constexpr double pace = 3.0;     ///< Time per preset, s.

    PresetsScreen(ScreenContext& context, bool firstStart);

    std::string_view name() const override { return "presets"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    void lookChanged() override;
    /// High, because the match behind shows the effect of a preset.
    double brightnessBelow() const override { return 0.95; }
    /// At the first start this screen advances the selection itself.
    ButtonUse buttonUse() const override { return firstStart_ ? ButtonUse::Passes : ButtonUse::Chooses; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;
    void selectionMoved() override;

  private:
    [[nodiscard]] ScreenChange done();

    bool firstStart_;
    double laidOutFor_; ///< The text size, see Type::scale.
    Settings before_;
    double untouched_ = 0.0; ///< Time without input, s.
    bool moves_ = false;     ///< The selection advances by itself.
};

} // namespace arkanong
