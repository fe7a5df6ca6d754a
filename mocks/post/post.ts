import type { HttpHandler } from 'msw';
import { post } from '../../src/contract/system/post';
import type { WireRowOf } from '@/contract/resource';
import { typed } from '../core/body';
import type { Db } from '../core/db';
import { plainHandlers } from '../core/plain';
import type { PlainRow } from '../core/plain';

/** A stored post. */
export type PostRow = PlainRow &
  Pick<WireRowOf<typeof post>, 'postCode' | 'postName' | 'postSort' | 'remark'>;

const holders = (db: Db, { id }: PostRow): number =>
  [...db.users.values()].filter(({ postIds }) => postIds.includes(id)).length;

export const postHandlers = (db: Db): HttpHandler[] =>
  plainHandlers<PostRow>(db, post, {
    title: '岗位管理',
    rows: ({ posts }) => posts,
    unique: 'postCode',
    order: 'postSort asc',
    derive: (_, row) => ({ userCount: holders(db, row) }),
    isUsed: (_, row) => holders(db, row) > 0,
    create: (base, body) => ({ ...base, ...typed(post.calls.add.body, body) }),
  });
