import { expect, test } from 'vitest';
import { bench, signedIn } from './operator';
import type { Operator } from './operator';

interface Own {
  sessions: { id: number; current: number }[];
  signIns: { status: number }[];
}

interface Day {
  list: { title: string; operTime: string }[];
  total: number;
}

const own = async (who: Operator) => (await who.ask<Own>('GET', 'personal/sessions')).data;

test('an operator ends another session of his own, and neither the one he uses nor those of others', async () => {
  const place = bench();
  const here = await signedIn(place, 'finance01');
  const there = await signedIn(place, 'finance01');
  const other = await signedIn(place, 'risk001');
  const { sessions } = await own(here);
  expect(sessions.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual([0, 1]);
  const end = (id: number | undefined) => here.ask('DELETE', 'personal/endSessions', { ids: [id] });
  expect((await end(sessions.find(({ current }) => current === 1)?.id)).code).toBe(40303);
  expect((await end((await own(other)).sessions[0]?.id)).code).toBe(40400);
  expect((await end(sessions.find(({ current }) => current === 0)?.id)).code).toBe(0);
  expect((await there.ask('GET', 'personal/sessions')).code).toBe(401);
  expect((await here.ask('GET', 'personal/sessions')).code).toBe(0);
  expect((await other.ask('GET', 'personal/sessions')).code).toBe(0);
});

test('the day has the own actions alone, and begins anew at midnight', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const risk = await signedIn(place, 'risk001');
  const day = async (who: Operator) => (await who.ask<Day>('GET', 'personal/today')).data;
  const [before, others] = [await day(admin), await day(risk)];
  await admin.ask('POST', 'post/add', {
    postCode: 'guard',
    postName: { zh: '保安' },
    postSort: 5,
    remark: '',
  });
  const after = await day(admin);
  expect(after.total).toBe(before.total + 1);
  expect(after.list[0]?.title).toBe('岗位管理');
  expect(await day(risk)).toEqual(others);
  place.wait(11.5 * 3_600_000);
  expect((await day(admin)).total).toBeGreaterThanOrEqual(after.total);
  place.wait(3_600_000 * 0.6);
  expect((await day(admin)).total).toBe(0);
});
