import { OnOff } from '../../src/contract/block/switchFlow';
import { post as contract } from '../../src/contract/system/post';
import type { WireRowOf } from '@/contract/resource';
import type { Area } from '../core/area';
import type { Db } from '../core/db';
import { inLang } from '../core/optionHandlers';
import { plainHandlers } from '../core/plain';
import type { PlainRow } from '../core/plain';
import type { Texts } from '../core/rows';
import { DAY, stampOf } from '../core/time';

/** A stored post. */
type PostRow = PlainRow & Pick<WireRowOf<typeof contract>, 'postCode' | 'postName' | 'postSort' | 'remark'>;

declare module '../core/tables' {
  interface Tables {
    posts: Map<number, PostRow>;
  }
}

const holders = (db: Db, { id }: PostRow): number =>
  [...db.users.values()].filter(({ postIds }) => postIds.includes(id)).length;

const POSTS: readonly (readonly [code: string, ...name: Texts])[] = [
  ['ceo', '总经理', 'General manager', '總經理'],
  ['cfo', '财务总监', 'Head of finance', '財務總監'],
  ['cro', '风控总监', 'Head of risk', '風控總監'],
  ['accountant', '会计', 'Accountant', '會計'],
  ['analyst', '风控专员', 'Risk analyst', '風控專員'],
  ['agent', '客服专员', 'Service agent', '客服專員'],
  ['operator', '运营专员', 'Campaign operator', '營運專員'],
  ['auditor', '审计员', 'Auditor', '稽核員'],
];

function seedPosts(db: Db): void {
  const at = stampOf(db.now() - 200 * DAY);
  const audit = { createdAt: at, updatedAt: at, createdBy: 'system', updatedBy: 'system', remark: '' };
  for (const [index, [postCode, zh, en, tw]] of POSTS.entries()) {
    const id = index + 1;
    const terms = { postCode, postName: { zh, en, tw }, postSort: id * 10, status: OnOff.on } as const;
    db.posts.set(id, { id, version: 1, deleted: false, ...terms, ...audit });
  }
}

const title: Texts = ['岗位管理', 'Posts', '職位管理'];

export const post: Area = {
  name: 'post',
  menu: [{ id: 914, directory: 910, contract, icon: 'IdcardOutlined', title }],
  records: { post: ['岗位', 'Post', '職位'] },
  tables: () => ({ posts: new Map() }),
  handlers: (db) =>
    plainHandlers(db, contract, {
      title: title[0],
      rows: ({ posts }) => posts,
      derive: (_, row) => ({ userCount: holders(db, row) }),
      isUsed: (_, row) => holders(db, row) > 0,
      create: (base, body) => ({ ...base, ...body }),
    }),
  seeds: { start: seedPosts },
  options: {
    post: (db, lang) =>
      [...db.posts.values()]
        .filter(({ deleted }) => !deleted)
        .map(({ id, postName: { zh, en, tw } }) => ({ key: String(id), value: inLang([zh, en, tw], lang) })),
  },
};
