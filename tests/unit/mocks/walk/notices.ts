import { MINUTE, stampOf } from '#mocks/core/time';
import type { Draws, Walk } from './draws';

/** What the staff is told: notices are written, published, read, confirmed and closed, shifts are handed over. */
export const noticeWalk: Walk = ({ db, random, one, some, version, page, onOff }: Draws) => {
  const rows = () => [...db.notices.values()].filter(({ deleted }) => !deleted);
  const audience = () => ({ target: random.int(1, 5), targetIds: [random.int(1, 6)] });
  const terms = () => ({
    title: '随机',
    content: random.pick(['第一行\n第二行', '<b>粗体</b>', '<script>alert(1)</script>', '']),
    noticeType: random.int(1, 3),
    level: random.int(1, 3),
    needAck: onOff(),
    ...audience(),
  });
  return [
    { route: 'GET notice/list', input: page },
    { route: 'GET notice/get', input: () => ({ id: one(rows()).id }) },
    { route: 'GET notice/readers', input: () => ({ id: one(rows()).id }) },
    { route: 'POST notice/add', often: 2, input: terms },
    {
      route: 'PUT notice/edit',
      input: () => {
        const row = one(rows(), ({ status }) => status === 0);
        return { ...terms(), id: row.id, version: version(row) };
      },
    },
    {
      route: 'PUT notice/publish',
      often: 2,
      input: () => {
        const row = one(rows(), ({ status }) => status !== 2);
        const publishAt = random.pick([undefined, stampOf(db.now() + random.int(-1, 90) * MINUTE)]);
        return { id: row.id, version: version(row), on: onOff(), publishAt };
      },
    },
    {
      route: 'DELETE notice/delete',
      input: () => ({ ids: some(2, rows(), ({ status }) => status !== 1).map(({ id }) => id) }),
    },
    { route: 'GET notice/mine', input: () => ({}) },
    {
      route: 'PUT notice/read',
      often: 2,
      input: () => ({ ids: some(3, rows()).map(({ id }) => id), confirm: onOff() }),
    },
    { route: 'GET notice/recipients', input: () => ({}) },
    { route: 'GET notice/shift', input: () => ({}) },
    { route: 'GET notice/handOvers', input: () => ({}) },
    { route: 'POST notice/handOver', input: () => ({ ...audience(), content: '答应的事' }) },
  ];
};
