import type { AlertName } from '@/contract/shell/homeAlerts';
import type { Db } from './db';
import type { Texts } from './rows';

/** One thing that is wrong. */
export interface Wrong {
  /** The value that finds it in its list. */
  key: string;
  /** What it is called: a text that is the same in all languages, or one in each; missing where the key says it. */
  name?: string | Texts;
  /** Since when it is, as a stamp; missing where no record tells. */
  since?: string;
}

/** Finds what is wrong at this moment. */
export type Watch = (db: Db) => Wrong[];

declare module './area' {
  interface Area {
    /** What of it is told on home while it is wrong, by the names of the contract. */
    alerts?: Partial<Readonly<Record<AlertName, Watch>>>;
  }
}
