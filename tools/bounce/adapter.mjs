// The protocol of docs/bounce.md for engines in JavaScript: three lines about the engine, then numbers for each setup.
import { createInterface } from "node:readline";

/// Answers setups until there are no more. play(setup, record) builds the world, takes setup.steps steps of setup.step
/// seconds, calls record(x, y, vx, vy) for each ball after each step, and returns how many touches began.
export async function serve({ name, madeFor, settings, play }) {
    process.stdout.write(`${name}\n${madeFor}\n${settings}\n`);
    for await (const line of createInterface({ input: process.stdin })) {
        const numbers = [];
        const touches = play(JSON.parse(line), (...four) => numbers.push(four.join(" ")));
        process.stdout.write(`${touches}\n${numbers.join("\n")}\n`);
    }
}

/// The sides of an outline as pairs of corners; two corners are one side.
export function sidesOf(corners) {
    if (corners.length === 2) return [corners];
    return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]]);
}
