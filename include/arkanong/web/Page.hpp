#pragma once

#include <cstddef>
#include <cstdint>

// The game as a web page calls it, compiled to WebAssembly: plain functions with plain numbers. The page's script shows
// what these functions write into memory and knows no rule of the game. A show is one match that is played, watched or
// replayed; the page names it by a handle. Times are ticks of 1/120 s unless they say seconds. Texts are UTF-8.
//
// Bad data from outside (a replay, a code) ends in a call of the import `refuse(text, length)`, which must throw: it
// does not return. Its text says in plain words what is wrong. After that the instance is in an unknown state, and the
// page makes a new one. The module exports its `memory` and `_initialize`, which is called first; `refuse`, of the module
// `page`, is its only import.
//
// script/web joins src/web/page/ into one file with src/web/join.py, which packs the files that the page reads by name:
// game.wasm, atlas.webp (the picture), atlas.bin (its table, for ark_atlas()) and the sounds, NAME.flac.

namespace arkanong {

/// A show; the page never looks inside.
class Show;

extern "C" {

/// A text or a list of bytes that stays valid until the next call of a function that returns one.
struct PageText {
    const char* data;
    std::size_t length;
};

/// One draw call: six vertices a sprite, in two triangles, each vertex 20 bytes as sf::Vertex has it: x and y (float,
/// px of the 1280 x 720 screen), red, green, blue, opacity (a byte each), x and y in the picture (float, px).
struct PageBatch {
    const void* vertices;
    std::size_t count; ///< Of vertices.
    /// 1: light is added (source alpha, one); 0: source alpha, one minus source alpha.
    std::uint32_t additive;
};

/// A sound to start now; `name` is the file without its ending.
struct PageSound {
    const char* name;
    std::size_t nameLength;
    float pitch;            ///< Playing speed.
    float pan;              ///< -1 (left) to 1 (right).
    float volume;           ///< 0 to 1.
    std::uint32_t priority; ///< SoundPriority: the more important, the higher.
};

/// Room for bytes that the page is going to write; ark_give() frees it.
void* ark_take(std::size_t bytes);
void ark_give(void* room);

/// Reads the table of sprites, letters and levels that script/web packs. Once, before everything that draws.
void ark_atlas(const void* bytes, std::size_t length);
/// What reduces light and movement in the shows that begin from now on: reduced motion, high contrast (each 0 or 1).
void ark_look(std::uint32_t reducedMotion, std::uint32_t highContrast);

/// The levels of the page as JSON: [{"name", "place" ("1-3" or ""), "opponent", "code"}].
PageText ark_levels();

/// A match of a person, Blue, on a level given as its code. `strength`: of the computer, 0 to 4 in hundredths; negative:
/// the level's own opponent. The match is recorded.
Show* ark_play(const char* levelCode, std::size_t length, std::int32_t strength, std::uint32_t seed);
/// A match of two computers of these strengths, in hundredths.
Show* ark_watch(const char* levelCode, std::size_t length, std::int32_t blue, std::int32_t red,
                std::uint32_t seed);
/// The recording in the bytes of a replay file, a match or a run of the gauntlet, or in a replay code.
Show* ark_replay(const void* bytes, std::size_t length);
void ark_end(Show* show);

/// What the person wants from now on, by keys or a stick. moveX, moveY: -1 to 1 of the paddle's full speed. Buttons:
/// 1 serve pressed, in the next tick only; 2 serve held. aimX, aimY: -1 to 1, where a serve goes; both 0: straight ahead.
void ark_command(Show* show, double moveX, double moveY, std::uint32_t buttons, double aimX, double aimY);
/// The command that brings the person's paddle to this place by the shortest way, for a mouse or a finger. x and y: px of
/// the 1280 x 720 screen; places that the paddle cannot reach stand for the nearest one.
void ark_steer(Show* show, double x, double y, std::uint32_t buttons);

/// Advances by the time since the last frame, at most a tenth of a second; `speed` 1 is the usual one, 0 a pause. In
/// a replay `speed` may be up to 8. Returns the number of ticks.
std::uint32_t ark_advance(Show* show, double seconds, double speed);
/// One tick of a replay, forwards.
void ark_step(Show* show);
/// Draws the show. Returns the number of batches, see ark_batches().
std::uint32_t ark_draw(Show* show);
const PageBatch* ark_batches();
/// The sounds of the ticks since the last call; returns their number, see ark_soundList().
std::uint32_t ark_sounds(Show* show);
const PageSound* ark_soundList();

/// The match as it stands, as JSON: {"phase", "clock" (ticks), "left" (ticks until the phase's end),
/// "blue": {"name", "score", "goals", "needed" (goals still missing), "reserve", "momentum",
/// "momentumNeeded" (for a super; 0 if there is none), "superLeft" (ticks), "powers": [{"name", "left" (ticks)}]}, "red": the
/// same, "time": {"label" (what the clock shows), "left" (ticks; -1 without a limit)} or null, "winner"
/// ("blue", "red" or ""), "tick", "ticks" (of a replay; 0 otherwise), "round", "rounds", "best" {"begin", "climax", "end",
/// "text"} or null, "level" (its name), "place" ("1-3" or ""), "mission" (in words, "" if none), "opponent" (the level's own, "" if none),
/// "over" (true as soon as nothing follows), "canServe" (the person's paddle)}.
PageText ark_standing(Show* show);
/// Where balls and paddles are, as JSON in px of the 1280 x 720 screen, for tests: {"balls": [{"x", "y", "side" ("blue",
/// "red" or "")}], "blue": {"x", "y"}, "red": {"x", "y"}}.
PageText ark_places(Show* show);
/// A replay at another tick.
void ark_seek(Show* show, std::uint32_t tick);
/// Simulates the whole recording again and compares each hash: JSON {"same": true or false, "round" (of a run the
/// one that differs, from 1; otherwise 0), "tick" (the first that differs), "why" (what differs, in words), "winner",
/// "blue", "red" (scores), "hash" (16 hexadecimal digits), "ticks", "takeovers": [{"tick" (the first that the new players
/// play), "from" (who had played, "A player against Rusty"), "to" (who took over)}], "simulation" (version)}.
PageText ark_verify(const void* bytes, std::size_t length);

/// The recording of a match that was played on the page: a replay file.
PageText ark_recording(Show* show);
/// The recording as a replay code for a link; empty if it would be too long.
PageText ark_recordingCode(Show* show);

/// What this page is: JSON {"version", "simulation", "format", "screen": [width, height] and "field": [left, top, width,
/// height] (px), "strengths": ["Novice", ...]: names of 0, 100, 200, ... hundredths}.
PageText ark_version();
}

} // namespace arkanong
