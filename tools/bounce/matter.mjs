// Bounce 100's adapter for Matter.js: node matter.mjs
import { createRequire } from "node:module";
import { serve, sidesOf } from "./adapter.mjs";

// The packages are in the folder where script/bounce has installed them.
const require = createRequire(process.cwd() + "/");
const Matter = require("matter-js");
const { version } = require("matter-js/package.json");
Matter.Resolver._restingThresh = 0; // The speed, px a step, below which touches lose everything.

const baseStep = 1000 / 60; // ms; its velocities are in px for each of these.
const thickness = 0.02; // It has no segments: walls are thin bars.
const frictionless = { friction: 0, frictionStatic: 0, frictionAir: 0, slop: 0, inertia: Infinity };

function bodiesOf(one, restitution) {
    const [x, y] = one.at;
    const options = { ...frictionless, isStatic: true, restitution };
    if (one.half) {
        const chamfer = one.rounding > 0 ? { radius: one.rounding } : undefined;
        return [Matter.Bodies.rectangle(x, y, 2 * one.half[0], 2 * one.half[1], { ...options, chamfer })];
    }
    return sidesOf(one.corners).map(([a, b]) => {
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
        const bar = Matter.Bodies.rectangle(x + (a[0] + b[0]) / 2, y + (a[1] + b[1]) / 2, length, thickness, options);
        Matter.Body.setAngle(bar, angle);
        return bar;
    });
}

/// Its static bodies are moved by hand; their velocity counts in touches if it is set as well.
function move(one, bodies, step) {
    const shift = { x: one.velocity[0] * step, y: one.velocity[1] * step };
    const pivot = { x: one.at[0], y: one.at[1] };
    for (const body of bodies) {
        Matter.Body.translate(body, shift, true);
        if (one.spin !== 0) Matter.Body.rotate(body, one.spin * 2 * Math.PI * step, pivot, true);
    }
    one.at = [one.at[0] + shift.x, one.at[1] + shift.y];
}

function play(setup, record) {
    const engine = Matter.Engine.create({ gravity: { x: 0, y: 0 } });
    const moving = [];
    for (const one of setup.obstacles) {
        const bodies = bodiesOf(one, setup.restitution);
        Matter.Composite.add(engine.world, bodies);
        if (one.velocity.some((speed) => speed !== 0) || one.spin !== 0) moving.push([one, bodies]);
    }
    const balls = setup.balls.map((ball) => {
        const options = { ...frictionless, restitution: setup.restitution, mass: ball.mass };
        const body = Matter.Bodies.circle(...ball.at, ball.radius, options, 64);
        Matter.Body.setVelocity(body, { x: (ball.velocity[0] * baseStep) / 1000, y: (ball.velocity[1] * baseStep) / 1000 });
        return body;
    });
    Matter.Composite.add(engine.world, balls);
    let touches = 0;
    Matter.Events.on(engine, "collisionStart", (event) => (touches += event.pairs.length));
    for (let step = 0; step < setup.steps; ++step) {
        for (const [one, bodies] of moving) move(one, bodies, setup.step);
        Matter.Engine.update(engine, 1000 * setup.step);
        for (const ball of balls) {
            const velocity = Matter.Body.getVelocity(ball);
            const perSecond = 1000 / baseStep;
            record(ball.position.x, ball.position.y, velocity.x * perSecond, velocity.y * perSecond);
        }
    }
    return touches;
}

await serve({
    name: `Matter.js ${version}`,
    madeFor: "games and animations on web pages",
    settings: "no resting threshold, walls 0.02 px thick, discs of 64 corners; it has no continuous detection",
    play,
});
