import { seedSettings } from '../config/registry';
import type { Db } from '../db';
import { enrolJobs } from '../jobs';
import { chainSeeds } from '../operLogChain';
import { createAgenda } from './agenda';
import type { Past } from './world';

/** How an area fills its tables. Within each part the areas come in the order of their list. */
interface Seeds {
  /** What was there before anything happened. */
  start?(db: Db): void;
  /** Puts the events of the past months on the agenda. */
  past?(past: Past): void;
  /** What follows from the past, once it has been played. */
  end?(db: Db): void;
}

declare module '../area' {
  interface Area {
    seeds?: Seeds;
  }
}

/** Fills an empty backend: what members own is what is left when 180 days have been played. */
export function seedAll(db: Db): void {
  seedSettings(db);
  const seeds = db.areas.flatMap((area) => area.seeds ?? []);
  for (const { start } of seeds) start?.(db);
  const past: Past = { db, agenda: createAgenda(), funded: [], payers: new Set() };
  for (const one of seeds) one.past?.(past);
  past.agenda.runUntil(db.now());
  for (const { end } of seeds) end?.(db);
  enrolJobs(db);
  chainSeeds(db);
}
