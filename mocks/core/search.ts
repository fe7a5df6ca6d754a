import type { SearchKind } from '@/api/search';
import type { WireShape } from '@/contract/field/field';
import { SEARCH_KINDS } from '../../src/contract/shell/search';
import type { searchHit } from '@/contract/shell/search';
import type { Db } from './db';
import type { Context } from './http';
import type { Lang } from './refusal';
import { pathInMenu } from './menus';
import { listPath } from './resource';
import type { Listed, Resource } from './resource';

type SearchHit = WireShape<typeof searchHit>;

/** Most hits of one answer. */
const MOST = 8;

/** Looks for records of one kind. */
export interface Search {
  kind: SearchKind;
  find(context: Context<unknown>, keyword: string): SearchHit[];
}

/** Where a row was met: the filter of its screen that finds it, and what that has to be. */
type Match<Row> = (row: Row, keyword: string) => readonly [filter: string, value: string] | undefined;

/** The first of these fields that begins with the keyword, whatever its case. */
export const begins =
  <Row>(fields: Record<string, (row: Row) => string>): Match<Row> =>
  (row, keyword) =>
    Object.entries(fields)
      .map(([filter, of]) => [filter, of(row)] as const)
      .find(([, value]) => value.toLowerCase().startsWith(keyword.toLowerCase()));

/** Records of one kind, for those who may list them and whose menu has the screen. */
export const searchOf = <Row extends Listed>(
  kind: SearchKind,
  screen: string,
  resource: Pick<Resource<Row, object>, 'contract' | 'rows' | 'owner'>,
  match: Match<Row>,
  title: (row: Row, value: string) => string,
  sub: (row: Row, db: Db, lang: Lang) => string,
): Search => ({
  kind,
  find({ db, user, can, inScope, lang }, keyword) {
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
        hits.set(place, { kind, id: row.id, title: title(row, value), sub: sub(row, db, lang), filter });
      if (hits.size === MOST) break;
    }
    return [...hits.values()];
  },
});

export const uidOf = (db: Db, memberId: number): string => db.members.get(memberId)?.uid ?? '';

export const amountOf = (row: { memberId: number; amount: string; coin: string }, db: Db): string =>
  `${uidOf(db, row.memberId)} · ${row.amount} ${row.coin}`;

declare module './area' {
  interface Area {
    /** What of it the palette finds. */
    searches?: readonly Search[];
  }
}

/** Everything the keyword may mean, the likeliest kind first, at most eight of it. */
export function search(context: Context<{ keyword: string }>): SearchHit[] {
  const searches = context.db.areas.flatMap((area) => area.searches ?? []);
  return SEARCH_KINDS.flatMap((kind) => searches.filter((one) => one.kind === kind))
    .flatMap(({ find }) => find(context, context.input.keyword))
    .slice(0, MOST);
}
