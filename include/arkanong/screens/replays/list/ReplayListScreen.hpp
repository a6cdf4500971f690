#pragma once

#include "arkanong/render/Style.hpp"
#include "arkanong/sim/gauntlet/GauntletCheck.hpp"
#include "arkanong/storage/replay/ReplayLibrary.hpp"
#include "arkanong/ui/Screen.hpp"
#include "arkanong/ui/widgets/Menu.hpp"
#include "arkanong/ui/widgets/ScrollList.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace arkanong {

/// The saved replays, including broken ones, with the actions for each.
class ReplayListScreen : public Screen {
  public:
    explicit ReplayListScreen(ScreenContext& context);

    std::string_view name() const override { return "replays"; }
    ScreenChange handle(const sfml::WindowEvent& event) override;
    /// Opens the replay of a link or code; says why if it is none.
    void paste(std::string_view text) override;
    ScreenChange step() override;
    void advance(double seconds) override;
    void draw(double alpha, double brightness) const override;
    Choices choices() const override;
    void lookChanged() override;

  private:
    enum Action : std::size_t {
        Watch,
        TurningPoints,
        PlayAgainst,
        Save,
        Export,
        CopyLink,
        PasteLink,
        Verify,
        Delete
    };
    /// The part that the keys control.
    enum class Focus : std::uint8_t { Rows, Actions };
    /// Verification of a replay or run, a part per frame.
    class Check {
      public:
        explicit Check(const std::string& path);
        void advance(int ticks);
        bool done() const;
        /// The difference from the recording, for display; empty so far.
        std::string fault(const Catalogue& catalogue) const;
        /// Progress, percent.
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
    /// Reads the selected file, which determines the actions, and then up to this number of bytes of other files, the
    /// visible ones first.
    void readOn(std::size_t bytes);
    /// Updates which actions are offered for the selected replay.
    void refreshActions();
    [[nodiscard]] ScreenChange act(Action action);
    /// Shows the selected replay, or starts a match against it.
    [[nodiscard]] ScreenChange play(Action action) const;
    void save();
    void exportIt() const;
    [[nodiscard]] ScreenChange copyLink() const;
    void verify();
    /// Continues the verification for a part of a frame.
    void proceed();
    void remove();
    /// Logs the English sentence and shows it in the language in use.
    void tell(std::string_view english) const;
    /// The same with a value in its hole {value}.
    void tell(std::string_view english, const std::string& value) const;
    /// Runs `deed`, and shows its DataError if it throws one.
    template <typename Deed>
    void attempt(Deed deed);

    const ReplayLibrary::Entry* selected() const;
    /// Determines the text sizes at which all rows fit.
    void fitRows();
    void drawRows() const;
    void drawRow(std::size_t row, Vec2 low) const;
    void drawLargeRow(std::size_t row, Vec2 at) const;
    void drawScrollBar() const;
    std::string brokenText(const std::string& what) const;
    void drawEmpty() const;
    void drawDetails() const;
    void drawActions() const;
    void drawFacts(const ReplayLibrary::Entry& entry) const;
    void drawHintLine() const;
    std::string checkText(const Catalogue& catalogue) const;

    std::optional<ReplayLibrary> library_;
    std::vector<ReplayLibrary::Entry> entries_;
    bool allRead_ = false; ///< All entries have been read.
    ScrollList rows_;
    Menu actions_;
    MenuInput input_;
    Focus focus_ = Focus::Rows;
    bool asked_ = false;                 ///< The player was asked whether to delete the replay.
    bool dragging_ = false;              ///< The scroll bar is being dragged.
    std::optional<std::size_t> pointed_; ///< The row that the mouse points at.
    std::unique_ptr<Check> check_;
    std::optional<std::string> pasted_; ///< The link or code to open.
    TextSize nameSize_ = type::body;    ///< One size for all rows, as the next two.
    TextSize toldSize_ = type::label;
    TextSize resultSize_ = type::label;
};

} // namespace arkanong
