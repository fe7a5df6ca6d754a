import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';

/** Nobody presses a banner without seeing it. */
export function checkBanners(db: Db, complain: Complain): void {
  for (const { id, views, clicks } of db.banners.values())
    if (clicks < 0 || clicks > views) complain(`banner ${id} has ${clicks} clicks of ${views} views`);
}
