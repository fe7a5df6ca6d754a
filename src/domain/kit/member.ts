import type { MemberBrief, MemberQuery } from '@/api/types';
import { columnKit } from './columns';
import { filterKit } from './filters';

/** What a row knows of its member besides who it is; `null` where it may be nobody's. */
type MemberColumns = Pick<MemberBrief, 'nickname' | 'inviterUid' | 'tags'> & {
  memberType: number | null;
  level: number | null;
};

/**
 * What every list of members' records can also show and be narrowed by: the columns only on demand, the
 * filters after its own.
 */
export function memberKit(name: string) {
  const col = columnKit<MemberColumns>(name);
  const filter = filterKit<MemberColumns, MemberQuery>(name);
  return {
    columns: [
      col.text('nickname', { optional: true }),
      col.dict('memberType', 'biz_member_type', { optional: true }),
      col.dict('level', 'biz_member_level', { optional: true }),
      col.text('inviterUid', { optional: true, width: 110 }),
      col.tags('tags', { optional: true }),
    ],
    filters: [
      filter.dictOne('memberType', 'biz_member_type'),
      filter.dictOne('level', 'biz_member_level'),
      filter.text('inviterUid'),
      filter.options('tags', 'tag'),
    ],
  };
}
