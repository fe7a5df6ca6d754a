import { areas } from './areas';
import { createDb as createDbOf } from './core/createDb';
import type { DbOptions } from './core/createDb';
import type { Db } from './core/db';

/** A seeded backend with all its areas. The same seed and clock give the same data. */
export const createDb = (options?: DbOptions): Db => createDbOf(areas, options);
