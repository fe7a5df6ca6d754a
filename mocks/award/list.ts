import { award } from '../../src/contract/campaign/award';
import type { WireDetailOf } from '@/contract/resource';
import type { Db } from '../core/db';
import { described } from '../core/described';
import type { Context, Viewer } from '../core/http';
import { listOf } from '../core/indexed';
import { memberOfUid } from '../core/memberLookups';
import { format } from '../core/money';
import type { Resource } from '../core/resource';
import { stepsOf } from '../core/review/steps';
import { byWait, waitOf } from '../core/review/waiting';
import { doublesOf, shownDoubles } from './doubles';
import { AWARD, isPending } from './store';
import type { AwardRow } from './store';
import { secondFrom } from './worth';

const base = described<AwardRow>(award, {
  title: '奖励记录',
  rows: (db) => listOf(db.awards),
  find: (db, id) => db.awards.get(id),
  derive: (db, row) => ({
    ...waitOf(db, isPending(row), row.createdAt),
    doublesCount: isPending(row) ? doublesOf(db, row).length : null,
  }),
  filters: { waitMinutes: byWait<AwardRow>(isPending) },
});

/** A member outside the viewer's data scope is not named. */
function sourceFor(db: Db, { sourceUid }: AwardRow, { inScope }: Viewer): string {
  const source = memberOfUid(db, sourceUid);
  return source && inScope(source.id) ? sourceUid : '';
}

/** Awards as the toolkit lists them. */
export const awards: Resource<AwardRow, object> = {
  ...base,
  wire: (db, row, viewer) => ({
    ...base.wire(db, row, viewer),
    sourceUid: row.sourceUid === '' ? '' : sourceFor(db, row, viewer),
  }),
};

type Own = Pick<WireDetailOf<typeof award>, 'history' | 'ledger' | 'doubles' | 'secondFrom'>;

/** What a single award has besides its row. */
export const awardDetail = ({ db, user }: Context<unknown>, row: AwardRow): Own => ({
  history: stepsOf(db, 'award', row.id),
  ledger: db.ledger.linesFor(AWARD, row.awardNo).map(({ requestId: _requestId, ...line }) => line),
  doubles: shownDoubles(db, row),
  secondFrom: isPending(row) && row.firstReviewer === '' ? format(secondFrom(db, user)) : null,
});
