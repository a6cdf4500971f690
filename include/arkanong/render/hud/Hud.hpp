#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Style.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/ViewSettings.hpp"
#include "arkanong/render/hud/PowerList.hpp"
#include "arkanong/render/text/Column.hpp"
#include "arkanong/sim/Match.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/PowerUps.hpp"
#include "arkanong/sim/Series.hpp"
#include "arkanong/sim/campaign/MissionProgress.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/storage/NumberText.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// Texts of the HUD that do not come from the match. Each may be empty. World and level are as in their files, because
/// they are looked up when they are drawn; all others are drawn as they are.
struct HudLabels {
    std::string world; ///< Top right, above the level's name.
    std::string level;
    std::string blue = "You";          ///< Below "BLUE".
    std::string red = "Medium";        ///< Below "RED": the difficulty, or "Player 2".
    std::string hints;                 ///< Sandbox: the controls, one per line ('\n').
    std::vector<std::string> bricks{}; ///< The names on the field's bricks, by their ids, see brickNames().
    int round = 0;                     ///< Of a gauntlet run, from 1: shown instead of the world. 0: none.
    int stage = 0;                     ///< Of a solo run, from 1: shown instead of Red's name. 0: none.
    int carried = 0; ///< Score of a solo run's earlier levels, added to Blue's displayed score.
    Series series{}; ///< The series before this match; shown when it has several rounds.
};

/// The HUD: side panels, and large words on the field.
class Hud {
  public:
    static constexpr double endWordAfter =
        0.7; ///< Seconds from the decision of a match to the winner's name.

    Hud(const Palette& palette, HudLabels labels, const ViewSettings& settings = {});

    /// With menu motion off, digits do not roll or pop; with reduced motion nothing else pops or grows
    /// either.
    void setLook(const Palette& palette, const ViewSettings& settings) {
        palette_ = palette;
        settings_ = settings;
    }

    /// The side whose goal is at the bottom of the screen: its panels are at the bottom, too.
    void setLow(Side side) { low_ = side; }

    /// Names this boss below "RED" instead of what the labels say: in the finale, whose bosses play in turn.
    void showTurnOf(Boss boss) { turn_ = boss; }

    /// Replaces the names of the sides, after the language has changed.
    void setNames(std::string blue, std::string red) {
        labels_.blue = std::move(blue);
        labels_.red = std::move(red);
    }

    /// Shows the progress of Blue's mission above Blue's panel, until another one is set.
    void show(const MissionProgress& mission) { mission_ = mission; }

    /// Advances score digits and words by the frame time, s.
    void advance(double seconds, const Match& match);
    /// `bigWords` also draws the words on the field, below capsules and balls; the winner's name lies above everything.
    /// Pass false if something else is shown there. `news`: index with sideIndex(). `ghost`: the score of the ghost,
    /// for the left panel; empty without a ghost.
    void draw(TextureManager& textures, const Match& match, const PowerUps& powers,
              const ObjectManager& objects, bool bigWords = true, const std::array<PowerNews, 2>& news = {},
              std::string_view ghost = {}) const;

    /// Where the big word stands on the screen at present, with a margin; nullopt if there is none.
    std::optional<Box> bigWordBox(const TextureManager& textures, const Match& match) const;

    /// Keeps this height free between the two sides' panels, px: rows that can be spared give way.
    void keepFree(double height) { kept_ = height; }

    /// The room between the two sides' panels, screen px; its height may be negative. Arguments as in draw().
    Box freeRoom(const TextureManager& textures, const Match& match, const ObjectManager& objects,
                 std::string_view ghost = {}) const;

    /// The capitals of the side's score, screen px, in a match in which goals count. Arguments as in draw().
    Box scoreBox(const TextureManager& textures, const Match& match, const ObjectManager& objects,
                 Side side) const;

  private:
    /// The pop of a number when it grows.
    struct Pop {
        double left = 0.0; ///< Seconds left of it.
        int last = 0;      ///< The number.
        void follow(int number, double length, double seconds);
    };
    struct SideDisplay {
        double score = 0.0;  ///< The displayed score, which rolls up to the real one.
        double scored = 0.0; ///< Seconds left of the score's pop.
        int lastScore = 0;
        Pop combo, steals, smashes, goals;
        double lost = 0.0;   ///< Seconds left of the lost life's flash.
        double gained = 0.0; ///< Seconds left of the new life's flash.
        int lastLives = 0;
    };

    void rollScore(SideDisplay& display, int score, double seconds) const;
    void advanceSide(SideDisplay& display, const Standing& standing, double seconds) const;
    struct SidePanel;
    SidePanel sidePanel(const Type& type, const Match& match, Side side, std::string_view ghost) const;
    /// Index with sideIndex(), laid out.
    std::array<SidePanel, 2> sidePanels(const TextureManager& textures, const Match& match,
                                        const ObjectManager& objects, std::string_view ghost) const;
    SidePanel runPanel(const Type& type, const ObjectManager& objects) const;
    void addCounts(Column& column, const Type& type, const Match& match, Side side) const;
    ColumnRow momentumRow(const Type& type, const Standing& standing, Side side) const;
    void addMission(SidePanel& panel, const Type& type, const MissionProgress& mission) const;
    void drawSides(TextureManager& textures, const Match& match, const ObjectManager& objects,
                   std::string_view ghost) const;
    void drawPictures(TextureManager& textures, const Match& match, const SidePanel& panel) const;
    struct ScoreLine;
    /// The score beside the goals, whose middle is at the left end `at`.
    ScoreLine scoreLine(const TextureManager& textures, Side side, Vec2 at) const;
    void drawFigures(TextureManager& textures, const Match& match, Side side, Vec2 at) const;
    void drawPhase(TextureManager& textures, const Match& match, Side side, Vec2 at, double width) const;
    void drawRounds(TextureManager& textures, const Match& match, Side side, Vec2 end) const;
    void drawLives(TextureManager& textures, const Match& match, Side side, Vec2 at) const;
    void drawServes(TextureManager& textures, const Match& match, Side side, Vec2 end) const;
    void drawCards(TextureManager& textures, const Match& match, Side side, Vec2 at) const;
    void drawSandbox(TextureManager& textures, std::size_t balls) const;
    /// Draws the level, the clock and the power-ups.
    void drawRight(TextureManager& textures, const Match& match, const PowerUps& powers,
                   const std::array<PowerNews, 2>& news) const;
    Column clockRows(const Type& type, const Match& match) const;
    /// Draws a slim bar beside the field, whose end points to the leading side.
    void drawLead(TextureManager& textures) const;
    void drawHints(TextureManager& textures) const;
    struct BigWord;
    std::optional<BigWord> bigWord(const TextureManager& textures, const Match& match) const;
    /// Below the name of a side: who plays it, or the stage of a solo run.
    std::string playerOf(const Type& type, Side side) const;
    void drawBigWord(TextureManager& textures, const Match& match) const;

    Palette palette_;
    HudLabels labels_;
    ViewSettings settings_;
    Side low_ = Side::Blue;
    std::array<SideDisplay, 2> sides_;
    double kept_ = 0.0; ///< See keepFree().
    std::optional<MissionProgress> mission_;
    std::optional<Boss> turn_; ///< See showTurnOf().
    double lead_ = 0.0;        ///< As displayed, see leadOf().
    Phase phase_ = Phase::Countdown;
    double phaseAge_ = 0.0; ///< Seconds.
};

/// Blue's lead in a match between two sides, -1 to 1: 1 = about to win without having conceded a goal. Goals count as
/// shares of the goals needed; points count little, or as shares of a points limit.
double leadOf(const Match& match);

/// What the clock shows.
struct ShownClock {
    std::string_view label;  ///< "Sudden death in", in English.
    std::optional<int> left; ///< Ticks; none without a limit.
};
/// Empty if no clock is shown.
std::optional<ShownClock> shownClock(const Match& match);

} // namespace arkanong
