#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/storage/player/ReplayLibrary.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "arkanong/ui/widgets/ScrollList.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace arkanong {

/// The replays that are kept, broken ones too, and what can be done with each.
class ReplayListScreen : public Screen {
  public:
    explicit ReplayListScreen(ScreenContext& context);

    std::string_view name() const override { return "replays"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    void lookChanged() override;

  private:
    enum Action : std::size_t { Watch, PlayAgainst, Save, Export, Verify, Delete };
    /// Which of the two the keys lead.
    enum class Focus : std::uint8_t { Rows, Actions };
    /// A replay or a run that is being compared with what is recorded.
    class Check {
      public:
        explicit Check(const std::string& path);
        void advance(int ticks);
        bool done() const;
        /// What differs, as shown; empty so far.
        std::string fault() const;
        /// How much of it has been played, percent.
        int percent() const;

      private:
        std::variant<Replay, GauntletReplay> checked_;
        std::optional<ReplayIndex> replay_;
        std::optional<GauntletCheck> run_;
    };

    [[nodiscard]] ScreenChange handleIntent(MenuIntent intent);
    [[nodiscard]] ScreenChange clickAt(Vec2 at);
    void pointTo(Vec2 at);
    void dragTo(double y);
    void wheel(float notches);
    [[nodiscard]] ScreenChange back();
    void moveTo(std::size_t row);
    void reload();
    /// Reads the selected file, which decides about the actions, and then about this number of bytes of others, those in
    /// sight first.
    void readOn(std::size_t bytes);
    /// What the actions say of the selected replay, and which there are.
    void refreshActions();
    [[nodiscard]] ScreenChange act(Action action);
    [[nodiscard]] ScreenChange watch() const;
    [[nodiscard]] ScreenChange playAgainst() const;
    void save();
    void exportIt() const;
    void verify();
    /// With the check, for a part of a frame.
    void proceed();
    void remove();
    void tell(const std::string& sentence) const;
    /// Runs it; what goes wrong is told.
    template <typename Deed>
    void attempt(Deed deed);

    const ReplayLibrary::Entry* selected() const;
    /// How many stay and how many are saved.
    std::string sum() const;
    /// Finds the sizes in which all rows' texts fit.
    void fitRows();
    void drawRows() const;
    void drawRow(std::size_t row, Vec2 low) const;
    void drawLargeRow(std::size_t row, Vec2 at) const;
    void drawScrollBar() const;
    void drawDetails() const;
    void drawFacts(const ReplayLibrary::Entry& entry, double y) const;
    void drawHintLine() const;
    std::string checkText() const;

    std::optional<ReplayLibrary> library_;
    std::vector<ReplayLibrary::Entry> entries_;
    bool allRead_ = false; ///< Of the entries.
    ScrollList rows_;
    Menu actions_;
    MenuInput input_;
    Focus focus_ = Focus::Rows;
    bool asked_ = false;                 ///< Whether it is really to be deleted.
    bool dragging_ = false;              ///< The scroll bar.
    std::optional<std::size_t> pointed_; ///< The row that the mouse points at.
    std::unique_ptr<Check> check_;
    TextSize nameSize_ = type::body; ///< The same in all rows, as the next two.
    TextSize toldSize_ = type::label;
    TextSize resultSize_ = type::label;
};

} // namespace arkanong
