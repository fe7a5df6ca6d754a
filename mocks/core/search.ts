import type { SearchKind } from '@/api/search';
import type { WireShape } from '@/contract/field/field';
import type { searchHit } from '@/contract/shell/search';
import { rechargeAddresses } from '../address/recharge';
import { withdrawAddresses } from '../address/withdraw';
import { adjusts } from '../adjust/list';
import { auths } from '../auth/list';
import type { Db } from './db';
import type { Context } from './http';
import { memberMatches } from './listing';
import { members } from '../member/list';
import { pathInMenu } from './menus';
import { recharges } from '../recharge/list';
import { listPath } from './resource';
import type { Listed, Resource } from './resource';
import { withdraws } from '../withdraw/list';

type SearchHit = WireShape<typeof searchHit>;

/** Most hits of one answer. */
const MOST = 8;

type Find = (context: Context<unknown>, keyword: string) => SearchHit[];

/** Where a row was met: the filter of its screen that finds it, and what that has to be. */
type Match<Row> = (row: Row, keyword: string) => readonly [filter: string, value: string] | undefined;

/** The first of these fields that begins with the keyword, whatever its case. */
const begins =
  <Row>(fields: Record<string, (row: Row) => string>): Match<Row> =>
  (row, keyword) =>
    Object.entries(fields)
      .map(([filter, of]) => [filter, of(row)] as const)
      .find(([, value]) => value.toLowerCase().startsWith(keyword.toLowerCase()));

/** Records of one kind, for those who may list them and whose menu has the screen. */
const kindOf =
  <Row extends Listed>(
    kind: SearchKind,
    screen: string,
    resource: Resource<Row, object>,
    match: Match<Row>,
    title: (row: Row, value: string) => string,
    sub: (row: Row, db: Db) => string,
  ): Find =>
  ({ db, user, can, inScope }, keyword) => {
    if (!can(listPath(resource)) || !pathInMenu(db, user, screen)) return [];
    const hits = new Map<string, SearchHit>();
    for (const row of resource.rows(db)) {
      const owner = resource.owner?.(row) ?? row.memberId;
      if (row.deleted || (typeof owner === 'number' ? !inScope(owner) : user.bindMemberId)) continue;
      const found = match(row, keyword);
      if (!found) continue;
      const [filter, value] = found;
      // Several rows of one address or member are one place to go.
      const place = `${filter} ${value}`;
      if (!hits.has(place))
        hits.set(place, { kind, id: row.id, title: title(row, value), sub: sub(row, db), filter });
      if (hits.size === MOST) break;
    }
    return [...hits.values()];
  };

const uidOf = (db: Db, memberId: number): string => db.members.get(memberId)?.uid ?? '';

const amountOf = (row: { memberId: number; amount: string; coin: string }, db: Db): string =>
  `${uidOf(db, row.memberId)} · ${row.amount} ${row.coin}`;

/** What there is to be found, the likeliest first. */
const kinds: readonly Find[] = [
  kindOf(
    'member',
    '/member/list',
    members,
    (member, keyword) => (memberMatches(member, keyword) ? ['memberId', String(member.id)] : undefined),
    ({ uid }) => uid,
    ({ nickname }) => nickname,
  ),
  kindOf(
    'recharge',
    '/finance/recharge',
    recharges,
    begins({
      orderNo: (row) => row.orderNo,
      txHash: (row) => row.txHash,
      fromAddress: (row) => row.fromAddress,
      toAddress: (row) => row.toAddress,
    }),
    (_, value) => value,
    amountOf,
  ),
  kindOf(
    'withdraw',
    '/finance/withdraw',
    withdraws,
    begins({
      orderNo: (row) => row.orderNo,
      txHash: (row) => row.txHash,
      toAddress: (row) => row.toAddress,
    }),
    (_, value) => value,
    amountOf,
  ),
  kindOf(
    'auth',
    '/member/auth',
    auths,
    begins({ authNo: (row) => row.authNo }),
    (_, value) => value,
    (row, db) => uidOf(db, row.memberId),
  ),
  kindOf(
    'adjust',
    '/finance/adjust',
    adjusts,
    begins({ adjustNo: (row) => row.adjustNo }),
    (_, value) => value,
    amountOf,
  ),
  kindOf(
    'rechargeAddress',
    '/finance/rechargeAddress',
    rechargeAddresses,
    begins({ address: (row) => row.address }),
    (_, value) => value,
    (row, db) => [uidOf(db, row.memberId ?? 0), row.walletCode].filter(Boolean).join(' · '),
  ),
  kindOf(
    'withdrawAddress',
    '/finance/withdrawAddress',
    withdrawAddresses,
    begins({ address: (row) => row.address }),
    (_, value) => value,
    (row, db) => [uidOf(db, row.memberId), row.walletCode].filter(Boolean).join(' · '),
  ),
];

/** Everything the keyword may mean, at most eight of it. */
export const search: (context: Context<{ keyword: string }>) => SearchHit[] = (context) =>
  kinds.flatMap((find) => find(context, context.input.keyword)).slice(0, MOST);
