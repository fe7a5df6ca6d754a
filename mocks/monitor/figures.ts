import { JobStatus } from '../../src/contract/system/jobFlow';
import type { WireShape } from '@/contract/field/field';
import type { cache, server } from '@/contract/system/monitor';
import { processCalls } from '../core/callMeter';
import type { Db } from '../core/db';
import { nextMomentOf } from '../core/jobs';
import { lookupUse } from '../core/lookup';
import { queuesOf } from '../core/queues';
import { stampOf } from '../core/time';
import { cpu, decimal, disks, loopDelay, memory, share, system } from './machine';

type Figures = WireShape<(typeof server)['answer']>;

/** Failures in a row from which a job counts as failing. */
const ALARM = 3;

function jobsOf(db: Db): Figures['jobs'] {
  const rows = [...db.jobs.values()].filter(({ deleted }) => !deleted);
  const now = db.now();
  return {
    lag: Math.max(0, ...rows.map((row) => now - nextMomentOf(db, row)).filter(Number.isFinite)),
    failing: rows.filter(({ failCount }) => failCount >= ALARM).length,
    paused: rows.filter(({ status }) => status === JobStatus.paused).length,
  };
}

/** Milliseconds between two blocks; made up, as the heights are. */
const BLOCK: Readonly<Record<string, number>> = { TRX: 3000, ETH: 12_000, BSC: 3000, BTC: 600_000 };

const USUAL_BLOCK = 10_000;

function chainsOf(db: Db): Figures['chains'] {
  const chains = [...new Set(db.walletCodes.map(({ chain }) => chain))].filter(Boolean);
  return chains.map((chain, place) => {
    const every = BLOCK[chain] ?? USUAL_BLOCK;
    return { chain, height: Math.floor(db.now() / every), lag: (Math.floor(db.now() / 20_000) + place) % 3 };
  });
}

/** Figures of the process and the machine; the queues and jobs are those of the data. */
export function figuresOf(db: Db): Figures {
  const uptime = Math.floor(process.uptime());
  const { perMinute, p95, failed } = processCalls.figures();
  return {
    at: db.stamp(),
    system: { ...system(), startedAt: stampOf(db.now() - uptime * 1000), uptime },
    cpu: cpu(),
    memory: memory(),
    disks: disks(),
    calls: {
      perMinute: decimal(perMinute),
      p95: p95 === null ? null : decimal(p95),
      failed: share(failed, 1),
      loopDelay: decimal(loopDelay()),
    },
    queues: queuesOf(db).map((queue) => ({
      kind: queue.kind,
      waiting: queue.rows(db, ({ status }) => queue.pending.includes(status)).length,
    })),
    jobs: jobsOf(db),
    chains: chainsOf(db),
    chainsSimulated: true,
  };
}

/** How the indexes over the tables are used. */
export function cacheNow(): WireShape<(typeof cache)['answer']> {
  const { keys, asked, made } = lookupUse();
  return { keys, asked, hitRate: share(asked - made, asked) };
}
