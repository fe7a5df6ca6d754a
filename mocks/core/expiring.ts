import type { Db } from './db';

/** Something that is settled by the price of a symbol at a moment. */
export interface Expiring {
  symbol: string;
  /** As a stamp. */
  expireAt: string;
}

declare module './area' {
  interface Area {
    /** What of it is open, and will be settled by a price. */
    expiring?(db: Db): Expiring[];
  }
}
