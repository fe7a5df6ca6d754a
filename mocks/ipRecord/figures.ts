import type { WireShape } from '@/contract/field/field';
import type { ipRecord as contract } from '../../src/contract/risk/ipRecord';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { countryOfIp } from '../core/ipFacts';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import { hides } from './facts';
import type { IpRecordRow } from './facts';

type Figures = WireShape<typeof contract.summary>;

const MOST = 8;

/** Where members came from, over the whole filter. */
export function ipFigures(
  context: Context<Question<IpRecordRow>>,
  records: Resource<IpRecordRow, object>,
): Figures {
  const rows = rowsFor(context, records);
  const signIns = rows.filter(({ action }) => action === 'login');
  const byCountry = [...groups(signIns, ({ ip }) => countryOfIp(ip))]
    .map(([country, some]) => ({ country, count: some.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST);
  const shared = [...groups(rows, ({ ip }) => ip)]
    .map(([ip, some]) => ({ ip, members: new Set(some.map(({ memberId }) => memberId)).size }))
    .toSorted((a, b) => b.members - a.members)
    .slice(0, MOST);
  return { byCountry, total: rows.length, hidden: rows.filter(({ ip }) => hides(ip)).length, shared };
}
