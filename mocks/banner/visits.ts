import { BannerPhase, LinkType, phaseAt } from '../../src/contract/content/bannerRules';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { Db } from '../core/db';
import type { Random } from '../core/random';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import type { BannerRow } from './rows';

/** Members who come by at once, and how many of them press what they see. */
const [CROWD, PRESSING] = [40, 0.06];

/** Members see a banner, and some of them press one that leads somewhere. */
export function seen(row: BannerRow, by: number, random: Random): void {
  row.views += by;
  if (row.linkType === LinkType.none) return;
  row.clicks += Math.round(by * PRESSING * 2 * random.next());
}

/** Some members see a banner that is on. */
function look(db: Db, random: Random): boolean {
  const now = db.stamp();
  const isSeen = (one: BannerRow) =>
    !one.deleted && one.status === OnOff.on && phaseAt(now, one) === BannerPhase.showing;
  const row = someone(db.banners.values(), random, isSeen);
  if (row) seen(row, random.int(1, CROWD), random);
  return row !== undefined;
}

/** Members in front of banners. */
export const bannerVisits: readonly Visit[] = [{ weight: 2, act: look }];
