import { expect, test } from 'vitest';
import type { Fault, Seen } from './world';
import { CHUNK, fileOf, hasherOf, md5, World } from './world';

const LONG = 600_000;

/** Fails the first so many tries of a chunk. */
const failing =
  (chunk: number, times: number, fault: Fault): ((seen: Seen) => Fault) =>
  (seen) => {
    if (seen.call !== 'send' || seen.chunk !== chunk || times === 0) return 'none';
    times -= 1;
    return fault;
  };

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK - 1, 2 * CHUNK, 57])(
  'C104 a file of %i bytes arrives as it left, in chunks by the count rule',
  async (size) => {
    const world = new World();
    const file = fileOf('a.png', size);
    const id = world.add(file);
    const outcome = world.engine.outcome(id);
    await world.clock.run(LONG);
    expect(world.view(id)).toMatchObject({ state: 'success', progress: 1, speed: 0, left: null });
    expect(world.server.files.get(md5(file.blob.data))).toEqual(new Uint8Array(file.blob.data));
    expect(world.server.calls('send')).toHaveLength(Math.max(Math.floor(size / CHUNK), 1));
    expect(world.server.calls('test')).toHaveLength(1);
    expect(world.server.calls('merge')).toHaveLength(size >= 2 * CHUNK ? 1 : 0);
    expect(await outcome).toEqual({
      identifier: md5(file.blob.data),
      filename: 'a.png',
      totalSize: size,
      fileType: 'image/png',
      url: `/files/${md5(file.blob.data)}`,
    });
  },
);

test('a file passes through its states in order', async () => {
  const world = new World();
  const id = world.add(fileOf('a.png', 35));
  const seen: string[] = [];
  await world.clock.run(LONG, () => {
    const { state } = world.view(id);
    if (seen.at(-1) !== state) seen.push(state);
    return false;
  });
  expect(seen).toEqual(['md5', 'uploading', 'merging', 'success']);
});

test('C105 what the server has already is done without a byte', async () => {
  const world = new World();
  const file = fileOf('a.png', 57);
  world.server.files.set(md5(file.blob.data), file.blob.data);
  const id = world.add(file);
  await world.clock.run(LONG);
  expect(world.view(id).state).toBe('success');
  expect(world.server.log.map(({ call }) => call)).toEqual(['test']);
});

test('C106 of a file that is there but for its last chunk only that one is sent', async () => {
  const world = new World();
  const file = fileOf('a.png', 45);
  world.server.chunks.set(
    md5(file.blob.data),
    new Map([1, 2, 3].map((n) => [n, file.blob.data.slice((n - 1) * CHUNK, n * CHUNK)])),
  );
  const id = world.add(file);
  await world.clock.run(LONG);
  expect(world.view(id).state).toBe('success');
  expect(world.server.calls('send').map(({ chunk }) => chunk)).toEqual([4]);
  expect(world.server.files.get(md5(file.blob.data))).toEqual(new Uint8Array(file.blob.data));
});

test('C107 nonsense in the list of chunks is ignored, the rest of it counts', async () => {
  const world = new World();
  const file = fileOf('a.png', 40);
  world.server.chunks.set(md5(file.blob.data), new Map([[2, file.blob.data.slice(10, 20)]]));
  world.server.list = (uploaded) => [0, -1, 9, '3', null, ...uploaded, ...uploaded];
  world.add(file);
  await world.clock.run(LONG);
  expect(world.server.calls('send').map(({ chunk }) => chunk)).toEqual([1, 3, 4]);
  expect(world.states()).toEqual(['success']);
});

test.each([1, 2, 3])(
  'C108 a chunk that fails %i times arrives in the end, after growing pauses',
  async (times) => {
    const world = new World();
    world.server.fault = failing(2, times, { kind: 'http', status: 503, after: 0 });
    world.add(fileOf('a.png', 30));
    await world.clock.run(LONG);
    expect(world.states()).toEqual(['success']);
    const tries = world.server.calls('send').filter(({ chunk }) => chunk === 2);
    expect(tries).toHaveLength(times + 1);
    const pauses = tries.slice(1).map(({ at }, index) => at - (tries[index]?.at ?? 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBeGreaterThanOrEqual(1000);
  },
);

test('C108 the fourth failure is an error; a retry keeps what has arrived', async () => {
  const world = new World();
  world.server.fault = failing(2, 4, { kind: 'http', status: 503, after: 0 });
  const id = world.add(fileOf('a.png', 30));
  await world.clock.run(LONG);
  expect(world.view(id)).toMatchObject({ state: 'error', problem: { kind: 'http', status: 503 } });
  const before = world.view(id).progress;
  expect(before).toBeGreaterThan(0.6);
  world.engine.act('retry', id);
  expect(world.view(id).progress).toBe(before);
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
  expect(world.server.again).toEqual([]);
});

test.each([404, 415, 500, 501])('C109 status %i ends an upload at once', async (status) => {
  const world = new World();
  world.server.fault = failing(1, 9, { kind: 'http', status, after: 0 });
  const id = world.add(fileOf('a.png', 10));
  await world.clock.run(LONG);
  expect(world.view(id)).toMatchObject({ state: 'error', problem: { kind: 'http', status } });
  expect(world.server.calls('send')).toHaveLength(1);
});

test.each([
  ['the reply of a chunk', 'lose'],
  ['a chunk', 'drop'],
] as const)('C111 when %s is lost, the server is asked before anything is sent again', async (_, fault) => {
  const world = new World();
  world.server.fault = failing(2, 1, fault);
  const file = fileOf('a.png', 30);
  world.add(file);
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
  expect(world.server.calls('test')).toHaveLength(2);
  expect(world.server.calls('send').filter(({ chunk }) => chunk === 2)).toHaveLength(
    fault === 'lose' ? 1 : 2,
  );
  expect(world.server.files.get(md5(file.blob.data))).toEqual(new Uint8Array(file.blob.data));
});

test('C111 a single chunk whose reply is lost ends as a file that is there', async () => {
  const world = new World();
  world.server.fault = failing(1, 1, 'lose');
  world.add(fileOf('a.png', 9));
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
  expect(world.server.log.map(({ call }) => call)).toEqual(['test', 'send', 'test']);
});

test('C112 after a reload the same file goes on where it was', async () => {
  const world = new World();
  const file = fileOf('a.png', 200);
  world.add(file);
  await world.clock.run(LONG, () => world.server.acknowledged.size >= 7);
  await world.reload();
  world.add(file);
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
  expect(world.server.again).toEqual([]);
  expect(world.server.files.get(md5(file.blob.data))).toEqual(new Uint8Array(file.blob.data));
});

test('C112 when the server gives no list, the record of this browser tells what is there', async () => {
  const world = new World();
  const file = fileOf('a.png', 200);
  world.server.list = () => undefined;
  world.add(file);
  await world.clock.run(LONG, () => world.server.acknowledged.size >= 7);
  await world.reload();
  world.add(file);
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
  expect(world.server.again).toEqual([]);
  expect(world.records.kept.size).toBe(0);
});

test('what the server has forgotten goes up again, even when only the merge reveals it', async () => {
  const world = new World();
  const file = fileOf('a.png', 40);
  const identifier = md5(file.blob.data);
  world.server.fault = ({ call }) => {
    if (call === 'merge' && world.server.calls('merge').length === 1) world.server.forget(identifier, 2, 3);
    return 'none';
  };
  world.add(file);
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
  expect(world.server.calls('merge')).toHaveLength(2);
  expect(world.server.files.get(identifier)).toEqual(new Uint8Array(file.blob.data));
});

test('a server that keeps losing chunks is an error, not an endless round', async () => {
  const world = new World();
  const file = fileOf('a.png', 40);
  world.server.fault = ({ call }) => {
    if (call === 'merge') world.server.forget(md5(file.blob.data), 1);
    return 'none';
  };
  const id = world.add(file);
  await world.clock.run(LONG);
  expect(world.view(id)).toMatchObject({ state: 'error', problem: { kind: 'lost' } });
});

test('a test that is refused or answers nonsense skips nothing', async () => {
  for (const fault of [{ kind: 'refused', msg: '', status: 200 }, { kind: 'malformed' }] as const) {
    const world = new World();
    world.server.fault = ({ call }) => (call === 'test' ? fault : 'none');
    world.add(fileOf('a.png', 30));
    await world.clock.run(LONG);
    expect(world.states()).toEqual(['success']);
    expect(world.server.calls('send')).toHaveLength(3);
  }
});

test('a test that is not found ends the upload', async () => {
  const world = new World();
  world.server.fault = () => ({ kind: 'http', status: 404, after: 0 });
  world.add(fileOf('a.png', 30));
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['error']);
  expect(world.server.log).toHaveLength(1);
});

test('C113 a file that is gone before it is hashed leaves the list with a word, the others go on', async () => {
  const world = new World();
  const gone = fileOf('gone.png', 30);
  const outcome = world.engine.outcome(world.add(gone));
  world.add(fileOf('b.png', 30));
  gone.blob.disk.gone = true;
  await world.clock.run(LONG);
  expect(world.told).toEqual(['unreadable gone.png']);
  expect(await outcome).toBeNull();
  expect(world.states()).toEqual(['success']);
});

test('C113 a file that changes while it goes up is cancelled, the others go on', async () => {
  const world = new World();
  const gone = fileOf('gone.png', 200);
  world.add(gone);
  world.add(fileOf('b.png', 30));
  await world.clock.run(LONG, () => world.server.acknowledged.size >= 4);
  gone.blob.disk.gone = true;
  await world.clock.run(LONG);
  expect(world.told).toEqual(['unreadable gone.png']);
  expect(world.states()).toEqual(['success']);
});

test('C114 a merge without an answer that has happened all the same is a success', async () => {
  const world = new World();
  world.server.fault = ({ call }) => (call === 'merge' ? 'lose' : 'none');
  world.add(fileOf('a.png', 30));
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
  expect(world.server.calls('merge')).toHaveLength(1);
});

test.each<Fault>([{ kind: 'timeout' }, { kind: 'refused', msg: 'no', status: 200 }])(
  'C114 a merge that came to nothing (%j) is an error; pressing retry twice merges once more',
  async (fault) => {
    const world = new World();
    world.server.fault = ({ call }) =>
      call === 'merge' && world.server.calls('merge').length === 1 ? fault : 'none';
    const id = world.add(fileOf('a.png', 30));
    await world.clock.run(LONG);
    expect(world.states()).toEqual(['error']);
    world.engine.act('retry', id);
    world.engine.act('retry', id);
    await world.clock.run(LONG);
    expect(world.states()).toEqual(['success']);
    expect(world.server.calls('merge')).toHaveLength(2);
    expect(world.server.calls('send')).toHaveLength(3);
  },
);

test('C115 without needMerge nothing is merged', async () => {
  const world = new World();
  world.server.needMerge = false;
  world.add(fileOf('a.png', 50));
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
  expect(world.server.calls('merge')).toHaveLength(0);
});

test('all chunks known but not merged: the merge is all that is left', async () => {
  const world = new World();
  const file = fileOf('a.png', 20);
  world.server.chunks.set(
    md5(file.blob.data),
    new Map([1, 2].map((n) => [n, file.blob.data.slice((n - 1) * CHUNK, n * CHUNK)])),
  );
  world.add(file);
  await world.clock.run(LONG);
  expect(world.server.log.map(({ call }) => call)).toEqual(['test', 'merge']);
  expect(world.states()).toEqual(['success']);
});

test('C116 C35 when the log-in ends everything waits, and goes on with the next one', async () => {
  const world = new World();
  let expired = false;
  world.server.fault = () => {
    expired ||= world.server.acknowledged.size >= 3;
    return expired ? { kind: 'session' } : 'none';
  };
  const files = [fileOf('a.png', 80), fileOf('b.png', 80)];
  world.engine.add(files);
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['paused', 'paused']);
  expect(world.engine.snapshot().files.map(({ pausedBy }) => pausedBy)).toEqual(['session', 'session']);
  const late = world.add(fileOf('c.png', 20));
  await world.clock.run(LONG);
  expect(world.view(late)).toMatchObject({ state: 'paused', pausedBy: 'session' });
  world.server.fault = () => 'none';
  world.engine.release('session');
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success', 'success', 'success']);
  expect(world.server.again).toEqual([]);
});

test('what the operator has paused stays paused when the log-in comes back', async () => {
  const world = new World();
  const id = world.add(fileOf('a.png', 80));
  await world.clock.run(40);
  world.engine.act('pause', id);
  world.engine.hold('session');
  world.engine.release('session');
  await world.clock.run(LONG);
  expect(world.view(id)).toMatchObject({ state: 'paused', pausedBy: 'user' });
  world.engine.hold('offline');
  world.engine.act('resume', id);
  expect(world.view(id)).toMatchObject({ state: 'paused', pausedBy: 'offline' });
  world.engine.release('offline');
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
});

test('C121 ten minutes without a network: everything goes on by itself when it is back', async () => {
  const world = new World();
  const id = world.add(fileOf('a.png', 80));
  await world.clock.run(40);
  world.server.fault = () => 'drop';
  world.engine.hold('offline');
  await world.clock.run(600_000);
  expect(world.view(id)).toMatchObject({ state: 'paused', pausedBy: 'offline' });
  world.server.fault = () => 'none';
  world.engine.release('offline');
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
});

test('C121 an upload that failed for want of a connection is tried again when there is one', async () => {
  const world = new World();
  world.server.fault = () => 'drop';
  world.add(fileOf('a.png', 80));
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['error']);
  world.server.fault = () => 'none';
  world.engine.release('offline');
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success']);
});

test('C117 of a thousand files at most three are under way, two are hashed, and the total only grows', async () => {
  let hashing = 0;
  let mostHashing = 0;
  const world = new World({
    hasher: async (...args) => {
      hashing += 1;
      mostHashing = Math.max(mostHashing, hashing);
      try {
        return await hasherOf(world.clock)(...args);
      } finally {
        hashing -= 1;
      }
    },
  });
  world.engine.add(Array.from({ length: 1000 }, (_, index) => fileOf(`${index}.png`, 1 + (index % 30))));
  let last = 0;
  await world.clock.run(LONG, () => {
    const { progress } = world.engine.snapshot().overall;
    expect(progress).toBeGreaterThanOrEqual(last);
    last = progress;
    return false;
  });
  expect(world.engine.snapshot().overall).toMatchObject({
    files: 1000,
    finished: 1000,
    busy: 0,
    progress: 1,
  });
  expect(world.server.mostRunning).toBe(3);
  expect(mostHashing).toBe(2);
});

test('three chunks travel at a time over all files, and earlier files go first', async () => {
  const world = new World();
  world.engine.add([fileOf('a.png', 100), fileOf('b.png', 100)]);
  await world.clock.run(LONG);
  expect(world.server.mostRunning).toBe(3);
  const merges = world.server.calls('merge').map(({ identifier }) => identifier);
  expect(merges).toEqual([md5(fileOf('a.png', 100).blob.data), md5(fileOf('b.png', 100).blob.data)]);
});

test('C118 pausing all, resuming all and removing work while files are hashed', async () => {
  const stopped: number[] = [];
  const world = new World({
    hasher: (file, signal, onHashed) => {
      signal.addEventListener('abort', () => stopped.push(file.size));
      return hasherOf(world.clock, 100)(file, signal, onHashed);
    },
  });
  const [a = 0, b = 0, c = 0] = world.engine.add([
    fileOf('a.png', 11),
    fileOf('b.png', 22),
    fileOf('c.png', 33),
  ]);
  await world.clock.run(50);
  expect(world.states()).toEqual(['md5', 'md5', 'waiting']);
  world.engine.pauseAll();
  expect(world.states()).toEqual(['paused', 'paused', 'paused']);
  await world.clock.run(LONG);
  expect(stopped).toEqual([11, 22]);
  expect(world.server.log).toEqual([]);
  world.engine.resumeAll();
  await world.clock.run(50);
  world.engine.act('remove', a);
  expect(stopped).toEqual([11, 22, 11]);
  await world.clock.run(LONG);
  expect([world.view(b).state, world.view(c).state]).toEqual(['success', 'success']);
});

test('a paused file cannot be resumed into an upload before it is hashed', async () => {
  const world = new World();
  const id = world.add(fileOf('a.png', 30));
  world.engine.act('resume', id);
  world.engine.act('retry', id);
  expect(world.server.log).toEqual([]);
  await world.clock.run(LONG);
  expect(world.server.calls('send')).toHaveLength(3);
});

test('pausing breaks off what is under way; resuming asks the server and sends the rest', async () => {
  const world = new World();
  const file = fileOf('a.png', 100);
  const id = world.add(file);
  await world.clock.run(LONG, () => world.server.acknowledged.size >= 3);
  world.engine.act('pause', id);
  await world.clock.run(1000);
  expect(world.server.running).toBe(0);
  const { progress } = world.view(id);
  world.engine.act('resume', id);
  expect(world.view(id).progress).toBeGreaterThanOrEqual(progress);
  await world.clock.run(LONG);
  expect(world.server.calls('test')).toHaveLength(2);
  expect(world.server.again).toEqual([]);
  expect(world.server.files.get(md5(file.blob.data))).toEqual(new Uint8Array(file.blob.data));
});

test('C120 the same file twice is one upload, whether its name or its content tells', async () => {
  const world = new World();
  const [one, same] = world.engine.add([fileOf('a.png', 30), fileOf('a.png', 30)]);
  expect(same).toBe(one);
  const copy = { ...fileOf('a.png', 30), name: 'copy.png', path: 'copy.png' };
  const outcome = world.engine.outcome(world.add(copy));
  await world.clock.run(LONG);
  expect(world.told).toEqual(['duplicate a.png', 'duplicate copy.png']);
  expect(world.states()).toEqual(['success']);
  expect(world.server.calls('send')).toHaveLength(3);
  expect((await outcome)?.filename).toBe('a.png');
});

test('C120 a file that is on the server already is there at once under its other name', async () => {
  const world = new World();
  world.add(fileOf('a.png', 30));
  await world.clock.run(LONG);
  world.add({ ...fileOf('a.png', 30), name: 'b.png', path: 'b.png' });
  await world.clock.run(LONG);
  expect(world.states()).toEqual(['success', 'success']);
  expect(world.server.calls('send')).toHaveLength(3);
});

test('C122 while chunks fail and begin anew, progress stays within bounds and never falls', async () => {
  const world = new World();
  world.server.fault = ({ call, at }) => (call === 'send' && at % 3 === 0 ? 'drop' : 'none');
  const id = world.add(fileOf('a.png', 300));
  let last = 0;
  await world.clock.run(LONG, () => {
    const { progress, speed, left } = world.view(id);
    expect(progress).toBeGreaterThanOrEqual(last);
    expect(progress).toBeLessThanOrEqual(1);
    expect(Number.isFinite(speed)).toBe(true);
    expect(left === null || Number.isFinite(left)).toBe(true);
    last = progress;
    return false;
  });
  expect(last).toBeGreaterThan(0.5);
});

test('C124 a page of a proxy in place of an answer is a failed chunk', async () => {
  const world = new World();
  world.server.fault = failing(1, 4, { kind: 'malformed' });
  const id = world.add(fileOf('a.png', 10));
  await world.clock.run(LONG);
  expect(world.view(id)).toMatchObject({ state: 'error', problem: { kind: 'malformed' } });
  expect(world.server.calls('send')).toHaveLength(4);
});

test('listeners are told once for many changes, and rows that did not change stay the same objects', async () => {
  const world = new World();
  let told = 0;
  const stop = world.engine.subscribe(() => {
    told += 1;
  });
  const [a = 0] = world.engine.add([fileOf('a.png', 200), fileOf('b.png', 10), fileOf('c.png', 10)]);
  expect(told).toBe(0);
  await world.clock.run(50);
  expect(told).toBe(1);
  await world.clock.run(LONG);
  const before = world.engine.snapshot();
  expect(world.engine.snapshot()).toBe(before);
  world.engine.act('remove', a);
  const after = world.engine.snapshot();
  expect(after.files).toEqual(before.files.slice(1));
  expect(after.files[0]).toBe(before.files[1]);
  stop();
  const count = told;
  world.engine.clear();
  await world.clock.run(LONG);
  expect(told).toBe(count);
});

test('finished files can be cleared away, and a new round starts its total anew', async () => {
  const world = new World();
  world.add(fileOf('a.png', 20));
  await world.clock.run(LONG);
  world.engine.clearFinished();
  expect(world.engine.snapshot().files).toEqual([]);
  world.add(fileOf('b.png', 20));
  expect(world.engine.snapshot().overall).toMatchObject({ files: 1, progress: 0 });
});
