import { expect, test } from 'vitest';
import type { Fault } from './world';
import { CHUNK, fileOf, md5, World } from './world';

const SCHEDULES = 200;

/** Rounds in which things go wrong; afterwards the network is good, so that every schedule ends. */
const BAD_ROUNDS = 40;

function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(list: readonly T[], otherwise: T): T => list[Math.floor(next() * list.length)] ?? otherwise,
  };
}

const FAULTS: readonly Fault[] = [
  'drop',
  'lose',
  'lose',
  { kind: 'http', status: 500, after: 0 },
  { kind: 'http', status: 503, after: 0 },
  { kind: 'http', status: 503, after: 7000 },
  { kind: 'http', status: 504, after: 0 },
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'refused', msg: 'busy', status: 200 },
  { kind: 'session' },
];

/** Progress of no file falls while its page lives, and no more than three calls are under way. */
function watch(world: World): () => boolean {
  const furthest = new Map<number, number>();
  let engine = world.engine;
  return () => {
    if (engine !== world.engine) furthest.clear();
    engine = world.engine;
    expect(world.server.running).toBeLessThanOrEqual(3);
    for (const { id, progress } of engine.snapshot().files) {
      expect(progress).toBeGreaterThanOrEqual(furthest.get(id) ?? 0);
      expect(progress).toBeLessThanOrEqual(1);
      furthest.set(id, progress);
    }
    return false;
  };
}

async function live(seed: number) {
  const random = randomOf(seed);
  const world = new World({ random: random.next });
  const files = Array.from({ length: 1 + random.below(3) }, (_, index) =>
    fileOf(`${seed}-${index}.png`, CHUNK + random.below(30 * CHUNK)),
  );
  const rate = random.next() / 2;
  const listless = random.next() < 0.2;
  world.server.latency = 2 + random.below(60);
  if (listless) world.server.list = () => undefined;
  world.server.fault = ({ call }) => {
    const fault = random.next() < rate ? random.pick(FAULTS, 'none') : 'none';
    // Without a list, a refused merge means that everything has to go up again.
    const refused = typeof fault === 'object' && fault.kind === 'refused';
    return listless && call === 'merge' && refused ? 'drop' : fault;
  };
  const finished = new Set<string>();
  const check = watch(world);
  const acts: (() => void | Promise<void>)[] = [
    () => world.engine.pauseAll(),
    () => world.engine.resumeAll(),
    () => world.engine.resumeAll(),
    () => world.engine.hold('offline'),
    () => world.engine.release('offline'),
    () => world.engine.release('session'),
    async () => {
      for (const { name, state } of world.engine.snapshot().files)
        if (state === 'success') finished.add(name);
      await world.reload();
      world.engine.add(files.filter(({ name }) => !finished.has(name)));
    },
  ];
  world.engine.add(files);
  for (let round = 0; round < BAD_ROUNDS; round += 1) {
    await world.clock.run(random.below(3000), check);
    await random.pick(acts, () => undefined)();
  }
  world.server.fault = () => 'none';
  // What was under way may still fail once.
  for (let round = 0; round < 2; round += 1) {
    world.engine.release('offline');
    world.engine.release('session');
    world.engine.resumeAll();
    await world.clock.run(600_000, check);
  }
  return { world, files };
}

test('C110 after any schedule of faults, pauses and reloads the bytes are equal and nothing acknowledged went twice', async () => {
  const faults = new Set<number>();
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    const { world, files } = await live(seed);
    expect(
      world.states().every((state) => state === 'success'),
      `seed ${seed}: ${world.states().join()}`,
    ).toBe(true);
    for (const { blob } of files) {
      expect(world.server.files.get(md5(blob.data)), `seed ${seed}`).toEqual(new Uint8Array(blob.data));
    }
    expect(world.server.again, `seed ${seed}`).toEqual([]);
    faults.add(world.server.log.length);
  }
  // Schedules that all ran alike would prove little.
  expect(faults.size).toBeGreaterThan(SCHEDULES / 4);
});
