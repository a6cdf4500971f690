#pragma once

#include "arkanong/ui/MenuScreen.hpp"

#include <optional>

namespace arkanong {

/// The presets, each tried out while it is selected, see Presets.hpp. Over the options, or over the title at the first
/// start: then the selection advances by itself until the first input, and any key or button accepts it, so that a
/// player with a single button can choose. Above them, the first start offers the languages, in their own words and from the
/// one of the system on.
class PresetsScreen : public MenuScreen {
  public:
    static constexpr double patience = 6.0; ///< Time until the selection begins to advance by itself, s.
    static constexpr double pace = 3.0;     ///< Time per preset, s.

    PresetsScreen(ScreenContext& context, bool firstStart);

    std::string_view name() const override { return "presets"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    /// High, because the match behind shows the effect of a preset.
    double brightnessBelow() const override { return 0.95; }
    /// At the first start this screen advances the selection itself.
    ButtonUse buttonUse() const override { return firstStart_ ? ButtonUse::Passes : ButtonUse::Chooses; }

  protected:
    ScreenChange chosen(std::size_t item) override;
    ScreenChange back() override;
    void selectionMoved() override;
    std::string shownItem(std::size_t item) const override;
    std::string shownOption(std::size_t item) const override;

  private:
    /// At the first start, above the presets: where large letters make the list scroll, its top is seen at once.
    static constexpr std::size_t languageItem = 0;
    bool isLanguage(std::size_t item) const { return firstStart_ && item == languageItem; }
    std::size_t itemOf(std::size_t preset) const { return preset + (firstStart_ ? languageItem + 1 : 0); }
    /// The preset that an item is; nullopt for the language and the way back.
    std::optional<std::size_t> presetAt(std::size_t item) const;
    void useLanguage();
    [[nodiscard]] ScreenChange done();

    bool firstStart_;
    Settings before_;
    std::size_t language_;   ///< The option that is in use, at the first start.
    double untouched_ = 0.0; ///< Time without input, s.
    bool moves_ = false;     ///< The selection advances by itself.
};

} // namespace arkanong
