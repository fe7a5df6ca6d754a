import { statfsSync } from 'node:fs';
import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { IntervalHistogram } from 'node:perf_hooks';

/** Two decimals at most, as amounts travel. */
export const decimal = (value: number): string => String(Math.round(value * 100) / 100);

/** Whole percent of a whole. */
export const share = (part: number, whole: number): string => decimal(whole > 0 ? (part / whole) * 100 : 0);

/** The machine's address in its network; empty without one. */
const address = (): string =>
  Object.values(os.networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '';

/** What the server runs on. */
export const system = () => ({
  os: `${os.type()} ${os.release()}`,
  arch: os.arch(),
  host: os.hostname(),
  ip: address(),
  runtime: `Node.js ${process.version}`,
});

interface Ticks {
  busy: number;
  all: number;
}

function ticks(): Ticks {
  const times = os.cpus().map(({ times: one }) => one);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  const all = times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.idle + one.irq, 0);
  return { busy: all - idle, all };
}

/** Of this process: the processors' work when it was asked last. */
let before: Ticks = { busy: 0, all: 0 };

/** How busy the processors were since they were asked last; since the machine started, the first time. */
export function cpu() {
  const now = ticks();
  const used = share(now.busy - before.busy, now.all - before.all);
  if (now.all > before.all) before = now;
  const [load1 = 0, load5 = 0, load15 = 0] = os.loadavg();
  return {
    cores: os.cpus().length,
    used,
    load1: decimal(load1),
    load5: decimal(load5),
    load15: decimal(load15),
  };
}

export function memory() {
  const total = os.totalmem();
  const used = total - os.freemem();
  const { rss: app, heapUsed: heap } = process.memoryUsage();
  return { total, used, usage: share(used, total), app, heap };
}

/** The file system of the server; none where it cannot be measured. */
export function disks() {
  try {
    const path = '/';
    const { blocks, bavail, bsize } = statfsSync(path);
    const total = blocks * bsize;
    const used = total - bavail * bsize;
    return [{ path, total, used, usage: share(used, total) }];
  } catch {
    return [];
  }
}

const NANOSECONDS = 1e6;

let delays: IntervalHistogram | undefined;

/** How late the event loop was since it was asked last, in milliseconds; measured from the first question on. */
export function loopDelay(): number {
  if (!delays) {
    delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
  }
  const late = delays.percentile(99) / NANOSECONDS;
  delays.reset();
  return Number.isFinite(late) ? Math.max(0, late - 20) : 0;
}
