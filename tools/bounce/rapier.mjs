// Bounce 100's adapter for Rapier: node rapier.mjs
import { createRequire } from "node:module";
import { serve, sidesOf } from "./adapter.mjs";

// The packages are in the folder where script/bounce has installed them.
const require = createRequire(process.cwd() + "/");
const RAPIER = require("@dimforge/rapier2d-compat");
await RAPIER.init();

const metresPerPx = 0.05;
const scaled = ([x, y]) => ({ x: x * metresPerPx, y: y * metresPerPx });

function frictionless(shape, restitution) {
    return shape
        .setFriction(0)
        .setRestitution(restitution)
        .setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Max)
        .setActiveEvents(RAPIER.ActiveEvents.COLLISION_EVENTS);
}

function shapesOf(one) {
    if (one.half) {
        const [width, height] = one.half.map((half) => (half - one.rounding) * metresPerPx);
        if (one.rounding === 0) return [RAPIER.ColliderDesc.cuboid(width, height)];
        const border = one.rounding * metresPerPx;
        if (width > 0 && height > 0) return [RAPIER.ColliderDesc.roundCuboid(width, height, border)];
        // A bar with half-round ends.
        if (width > 0) return [RAPIER.ColliderDesc.capsule(width, border).setRotation(Math.PI / 2)];
        return [RAPIER.ColliderDesc.capsule(height, border)];
    }
    return sidesOf(one.corners).map(([a, b]) => RAPIER.ColliderDesc.segment(scaled(a), scaled(b)));
}

function play(setup, record) {
    const world = new RAPIER.World({ x: 0, y: 0 });
    world.timestep = setup.step;
    for (const one of setup.obstacles) {
        const body = world.createRigidBody(
            RAPIER.RigidBodyDesc.kinematicVelocityBased()
                .setTranslation(...Object.values(scaled(one.at)))
                .setLinvel(...Object.values(scaled(one.velocity)))
                .setAngvel(one.spin * 2 * Math.PI),
        );
        for (const shape of shapesOf(one)) world.createCollider(frictionless(shape, setup.restitution), body);
    }
    const balls = setup.balls.map((ball) => {
        const body = world.createRigidBody(
            RAPIER.RigidBodyDesc.dynamic()
                .setTranslation(...Object.values(scaled(ball.at)))
                .setLinvel(...Object.values(scaled(ball.velocity)))
                .setCcdEnabled(true)
                .setCanSleep(false)
                .lockRotations(),
        );
        const disc = RAPIER.ColliderDesc.ball(ball.radius * metresPerPx).setMass(ball.mass);
        world.createCollider(frictionless(disc, setup.restitution), body);
        return body;
    });
    const events = new RAPIER.EventQueue(true);
    let touches = 0;
    for (let step = 0; step < setup.steps; ++step) {
        world.step(events);
        events.drainCollisionEvents((_one, _other, began) => (touches += began ? 1 : 0));
        for (const ball of balls) {
            const at = ball.translation();
            const velocity = ball.linvel();
            record(at.x / metresPerPx, at.y / metresPerPx, velocity.x / metresPerPx, velocity.y / metresPerPx);
        }
    }
    world.free();
    events.free();
    return touches;
}

await serve({
    name: `Rapier ${RAPIER.version()}`,
    madeFor: "games and robots: rigid bodies of any shape, joints",
    settings: "continuous detection for all balls, 20 px are 1 m, restitution by the larger of two",
    play,
});
