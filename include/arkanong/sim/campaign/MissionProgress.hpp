#pragma once

#include "arkanong/sim/Mission.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// The kind of brick that a mission asks to break or touch; empty if it asks for none in particular.
std::optional<BrickKind> brickOf(MissionKind kind);

/// A side's progress in a mission, counted from a match's events alone. A small value.
class MissionProgress {
  public:
    enum class State : std::uint8_t {
        Open,
        Done,   ///< The count was reached. Final.
        Failed, ///< A limit was exceeded. Final.
    };

    explicit MissionProgress(const Mission& mission = {}, Side side = Side::Blue)
        : mission_(mission), side_(side) {}

    /// Counts an event. Events after the end of the match are ignored.
    void note(const Event& event);
    void note(const std::vector<Event>& events);

    const Mission& mission() const { return mission_; }
    Side side() const { return side_; }
    /// The count so far; for a rally, a combo or a row the longest one.
    int count() const { return count_; }
    State state() const;
    /// Whether a victory now would fulfil the mission.
    bool isMet() const {
        return state() != State::Failed && (isLimit(mission_.kind) || state() == State::Done);
    }

  private:
    /// The amount that this event adds to a mission that counts events.
    int worthOf(const Event& event) const;
    void noteCombo(const Event& event);
    void noteRow(const Event& event);
    void noteServe(const Event& event);
    bool isOwn(Side side) const { return side == side_; }

    Mission mission_;
    Side side_;
    int count_ = 0;
    int row_ = 0;  ///< The length of the current rally or row.
    int held_ = 0; ///< Number of balls that the side's sticky paddle holds.
    bool over_ = false;
};

} // namespace arkanong
