#include "arkanong/input/bindings/ControlMap.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t mostNames = 8; ///< The most control names per action in the settings.

std::vector<Control> usual(std::size_t row) {
    std::vector<Control> controls;
    for (const int code : controlRows()[row].usual)
        if (code >= 0) controls.push_back({controlRows()[row].kind, code});
    return controls;
}

/// The control with this name; nullopt if the name is unknown or the control is reserved.
std::optional<Control> usable(ControlKind kind, std::string_view name) {
    const std::optional<Control> control = controlNamed(kind, name);
    return control && !isReserved(*control) ? control : std::nullopt;
}

/// The saved names for the row; null if the settings have none.
const std::vector<std::string>* savedRow(const ControlMap::Saved& saved, const ControlRow& row) {
    const auto set = saved.find(std::string(nameOf(row.set)));
    if (set == saved.end()) return nullptr;
    const auto names = set->second.find(std::string(row.name));
    return names != set->second.end() ? &names->second : nullptr;
}

bool holds(const std::vector<Control>& controls, Control control) {
    return std::find(controls.begin(), controls.end(), control) != controls.end();
}

/// True for two rows of the same action of which one is common: a single player has both, and with two
/// players the common one is off.
bool oneOrNone(const ControlRow& a, const ControlRow& b) {
    return a.action == b.action && (a.set == ControlSet::Common || b.set == ControlSet::Common);
}

/// True for serve and next tool on a gamepad: they share a button, because a selected tool prevents serving.
bool takeTurns(const ControlRow& a, const ControlRow& b) {
    return a.set == ControlSet::Gamepad &&
           ((a.action == Action::ServeAtAim && b.action == Action::NextTool) ||
            (a.action == Action::NextTool && b.action == Action::ServeAtAim));
}

bool exclude(const ControlRow& a, const ControlRow& b) {
    return a.kind == b.kind && !oneOrNone(a, b) && !takeTurns(a, b);
}

/// A message such as "controls.left-keys, move-left: ...".
std::string problem(const std::string& set, std::string_view action, std::string_view words) {
    std::string text = "controls." + set;
    if (!action.empty()) text.append(", ").append(action);
    return text.append(": ").append(words);
}

std::string quoted(const std::string& name) { return '"' + name + '"'; }

void addProblems(std::vector<std::string>& problems, const ControlRow& row,
                 const std::vector<std::string>& names) {
    const std::string wanted =
        "expected a name such as \"" + nameOf(Control{row.kind, row.usual.front()}) + "\", found ";
    for (const std::string& name : names)
        if (!usable(row.kind, name))
            problems.push_back(
                problem(std::string(nameOf(row.set)), row.name, std::string(wanted).append(quoted(name))));
}

std::size_t rowOf(ControlSet set, Action action) {
    const auto found = std::find_if(controlRows().begin(), controlRows().end(), [&](const ControlRow& row) {
        return row.set == set && row.action == action;
    });
    assert(found != controlRows().end());
    return static_cast<std::size_t>(found - controlRows().begin());
}

} // namespace

ControlMap::ControlMap() {
    for (std::size_t row = 0; row < controlRows().size(); ++row)
        rows_[row] = usual(row);
}

ControlMap::ControlMap(const Saved& saved) : ControlMap() {
    for (std::size_t row = 0; row < controlRows().size(); ++row) {
        const std::vector<std::string>* const names = savedRow(saved, controlRows()[row]);
        if (names == nullptr) continue;
        std::vector<Control> controls;
        for (const std::string& name : *names) {
            const std::optional<Control> control = usable(controlRows()[row].kind, name);
            if (control && !holds(controls, *control)) controls.push_back(*control);
        }
        if (!controls.empty()) rows_[row] = std::move(controls);
    }
}

const std::vector<Control>& ControlMap::of(ControlSet set, Action action) const {
    return rows_[rowOf(set, action)];
}

void ControlMap::replace(ControlSet set, Action action, std::vector<Control> controls) {
    assert(!controls.empty());
    rows_[rowOf(set, action)] = std::move(controls);
}

void ControlMap::assign(std::size_t row, std::size_t slot, Control control) {
    assert(control.kind == controlRows()[row].kind && hasName(control));
    std::vector<Control>& controls = rows_[row];
    if (slot < controls.size())
        controls[slot] = control;
    else if (!holds(controls, control))
        controls.push_back(control);
    const std::size_t kept = std::min(slot, controls.size() - 1);
    for (std::size_t i = controls.size(); i-- > 0;)
        if (i != kept && controls[i] == control && controls[kept] == control)
            controls.erase(controls.begin() + static_cast<std::ptrdiff_t>(i));
}

bool ControlMap::remove(std::size_t row, std::size_t slot) {
    std::vector<Control>& controls = rows_[row];
    if (slot >= controls.size() || controls.size() == 1) return false;
    controls.erase(controls.begin() + static_cast<std::ptrdiff_t>(slot));
    return true;
}

void ControlMap::take(std::size_t row, std::size_t slot, Control control) {
    std::optional<Control> instead;
    if (slot < rows_[row].size()) instead = rows_[row][slot];
    for (std::size_t other = 0; other < controlRows().size(); ++other) {
        if (other == row || !exclude(controlRows()[row], controlRows()[other])) continue;
        std::vector<Control>& controls = rows_[other];
        const auto found = std::find(controls.begin(), controls.end(), control);
        if (found == controls.end()) continue;
        const auto at = static_cast<std::size_t>(found - controls.begin());
        if (instead && !holds(controls, *instead)) {
            controls[at] = *instead;
            instead.reset();
        } else {
            remove(other, at);
        }
    }
    assign(row, slot, control);
}

void ControlMap::reset(ControlSet set) {
    for (const std::size_t row : rowsOf(set))
        rows_[row] = usual(row);
}

std::optional<std::size_t> ControlMap::rival(std::size_t row, Control control) const {
    for (std::size_t other = 0; other < controlRows().size(); ++other)
        if (other != row && exclude(controlRows()[row], controlRows()[other]) && holds(rows_[other], control))
            return other;
    return std::nullopt;
}

bool ControlMap::contested(std::size_t row) const {
    return std::any_of(rows_[row].begin(), rows_[row].end(),
                       [&](Control control) { return rival(row, control).has_value(); });
}

std::optional<Control> ControlMap::contestedControl(ControlSet set) const {
    for (const std::size_t row : rowsOf(set)) {
        const auto found = std::find_if(rows_[row].begin(), rows_[row].end(),
                                        [&](Control control) { return rival(row, control).has_value(); });
        if (found != rows_[row].end()) return *found;
    }
    return std::nullopt;
}

void ControlMap::save(Saved& saved) const {
    for (std::size_t row = 0; row < controlRows().size(); ++row) {
        std::vector<std::string> names;
        if (rows_[row] != usual(row))
            for (const Control control : rows_[row])
                names.push_back(nameOf(control));
        if (const std::vector<std::string>* const before = savedRow(saved, controlRows()[row]))
            for (const std::string& name : *before)
                if (!usable(controlRows()[row].kind, name) && names.size() < mostNames) names.push_back(name);
        ControlNames& set = saved[std::string(nameOf(controlRows()[row].set))];
        if (names.empty())
            set.erase(std::string(controlRows()[row].name));
        else
            set[std::string(controlRows()[row].name)] = std::move(names);
        if (set.empty()) saved.erase(std::string(nameOf(controlRows()[row].set)));
    }
}

std::vector<std::string> problemsIn(const ControlMap::Saved& saved) {
    std::vector<std::string> problems;
    for (const auto& [setName, actions] : saved) {
        const std::optional<ControlSet> set = controlSetNamed(setName);
        if (!set) {
            problems.push_back(problem(setName, "", "unknown set of controls"));
            continue;
        }
        const std::vector<std::size_t> its = rowsOf(*set);
        for (const auto& [name, names] : actions) {
            const auto row = std::find_if(its.begin(), its.end(), [&action = name](std::size_t one) {
                return controlRows()[one].name == action;
            });
            if (row == its.end())
                problems.push_back(problem(setName, name, "unknown action"));
            else
                addProblems(problems, controlRows()[*row], names);
        }
    }
    return problems;
}

} // namespace arkanong
