import { contentNotice as contract } from '../../src/contract/content/contentNotice';
import { ContentNoticeStatus } from '../../src/contract/content/contentNoticeFlow';
import type { Area } from '../core/area';
import { publishedNotices } from '../core/contentNotices';
import { act, answer } from '../core/http';
import { deleteHandler } from '../core/masters';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { add, edit, publish, setTop, versions, withdraw } from './change';
import { checkContentNotices } from './invariants';
import { contentNotices } from './list';
import { contentNoticePublish } from './publishing';
import { seedContentNotices } from './seeds/notices';
import { contentNoticeVisits } from './visits';

const { calls } = contract;

/** Addresses of the pictures in a formatted text. */
const picturesIn = (html: string): string[] =>
  [...html.matchAll(/ src="([^"]+)"/g)].map(([, src = '']) => src);

/** What members are told. */
export const contentNotice: Area = {
  name: 'contentNotice',
  records: { contentNotice: ['公告', 'Notice', '公告'] },
  actions: {
    setTop: {
      button: ['置顶', 'Top', '置頂'],
      done: ['变更置顶', 'Top changed', '變更置頂'],
    },
  },
  tables: () => ({ contentNotices: new Map() }),
  handlers: (db) => [
    ...readHandlers(db, contract, contentNotices, { detail: (_, { content }) => ({ content }) }),
    act(db, calls.add, contentNotices, add),
    act(db, calls.edit, contentNotices, edit),
    act(db, calls.publish, contentNotices, publish),
    act(db, calls.withdraw, contentNotices, withdraw),
    act(db, calls.setTop, contentNotices, setTop),
    answer(db, calls.versions, versions),
    deleteHandler(db, contentNotices, calls.remove, (_, { status }) => {
      if (status !== ContentNoticeStatus.draft && status !== ContentNoticeStatus.withdrawn)
        throw new Refusal(40904);
    }),
  ],
  jobs: [contentNoticePublish],
  seeds: { end: seedContentNotices },
  visits: contentNoticeVisits,
  invariants: [checkContentNotices],
  usesFiles: (db) =>
    [...db.contentNotices.values()].flatMap(({ deleted, cover, content }) =>
      deleted ? [] : [cover, ...Object.values(content).flatMap(picturesIn)],
    ),
  options: { contentNotice: publishedNotices },
};
