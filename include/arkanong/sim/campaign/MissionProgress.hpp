#pragma once

#include "arkanong/sim/Mission.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>
#include <vector>

namespace arkanong {

/// The kind of brick that a mission asks to break or touch; empty if it asks for none in particular.
std::optional<BrickKind> brickOf(MissionKind kind);

/// How far a side has come with a mission, counted from a match's events alone. A small value.
class MissionProgress {
  public:
    enum class State : std::uint8_t {
        Open,
        Done,   ///< So many have been counted. It stays done.
        Failed, ///< More than a limit allows. It stays failed.
    };

    explicit MissionProgress(const Mission& mission = {}, Side side = Side::Blue)
        : mission_(mission), side_(side) {}

    /// Counts an event. Events after the end of the match are ignored.
    void note(const Event& event);
    void note(const std::vector<Event>& events);

    const Mission& mission() const { return mission_; }
    Side side() const { return side_; }
    /// So many so far: of a rally, a combo or a row the longest.
    int count() const { return count_; }
    State state() const;
    /// Whether a victory now would fulfil the mission.
    bool isMet() const {
        return state() != State::Failed && (isLimit(mission_.kind) || state() == State::Done);
    }

  private:
    /// What this event adds to a mission whose events are simply counted.
    int worthOf(const Event& event) const;
    void noteCombo(const Event& event);
    void noteRow(const Event& event);
    void noteServe(const Event& event);
    bool isOwn(Side side) const { return side == side_; }

    Mission mission_;
    Side side_;
    int count_ = 0;
    int row_ = 0;  ///< The length of the rally or row now.
    int held_ = 0; ///< Balls that the own sticky paddle holds.
    bool over_ = false;
};

} // namespace arkanong
