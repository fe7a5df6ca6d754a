import { expect, test } from 'vitest';
import { bench, signedIn } from './operator';

interface Shift {
  items: { kind: string; no: string; claimed: number; late: number }[];
  total: number;
}

interface Note {
  id: number;
  confirmed: { nickname: string }[];
  audience: number;
}

interface Mine {
  id: number;
  content: string;
  noticeType: number;
  needAck: number;
  takenBy: string;
  items: { no: string }[];
}

interface Waits {
  notices: { unread: number };
}

const FINANCE = 2;

async function desk() {
  const place = bench();
  return {
    place,
    leaving: await signedIn(place, 'finance01'),
    coming: await signedIn(place, 'finance02'),
    agent: await signedIn(place, 'agent01'),
  };
}

test('a claim is handed over by its number, and what waits too long', async () => {
  const { place, leaving } = await desk();
  const fresh = [...place.db.withdraws.values()].find(({ status, claimBy }) => status === 1 && !claimBy);
  expect(fresh).toBeDefined();
  await leaving.ask('POST', 'review/claim', { kind: 'withdraw', id: fresh?.id });
  const { data } = await leaving.ask<Shift>('GET', 'notice/shift');
  expect(data.items.find(({ no }) => no === fresh?.orderNo)).toMatchObject({ kind: 'withdraw', claimed: 1 });
  expect(data.items.every(({ claimed, late }) => claimed === 1 || late === 1)).toBe(true);
  expect(data.total).toBeGreaterThanOrEqual(data.items.length);
});

test('the next shift gets the note and confirms it; who has confirmed is shown to the author', async () => {
  const { leaving, coming } = await desk();
  const { data: shift } = await leaving.ask<Shift>('GET', 'notice/shift');
  const { data } = await leaving.ask<{ id: number }>('POST', 'notice/handOver', {
    target: 2,
    targetIds: [FINANCE],
    content: '已答应会员今天回复\n<b>勿忘</b>',
  });
  const got = (await coming.ask<Mine[]>('GET', 'notice/mine')).data.find(({ id }) => id === data.id);
  expect(got).toMatchObject({ noticeType: 3, needAck: 1, content: '已答应会员今天回复\n勿忘' });
  expect(got?.items.map(({ no }) => no)).toEqual(shift.items.map(({ no }) => no));
  const note = async () =>
    (await leaving.ask<Note[]>('GET', 'notice/handOvers')).data.find(({ id }) => id === data.id);
  expect(await note()).toMatchObject({ audience: 1, confirmed: [] });
  await coming.ask('PUT', 'notice/read', { ids: [data.id], confirm: 1 });
  expect((await note())?.confirmed.map(({ nickname }) => nickname)).toEqual(['何静']);
});

test('a note for a role waits for each of its people until one takes it over, and says who that was', async () => {
  const { place, leaving, coming } = await desk();
  const third = [...place.db.users.values()].find(({ userName }) => userName === 'auditor01');
  third?.roleIds.push(FINANCE);
  const other = await signedIn(place, 'auditor01');
  const body = { target: 2, targetIds: [FINANCE], content: '已答应会员今天回复' };
  const { data } = await leaving.ask<{ id: number }>('POST', 'notice/handOver', body);
  const seen = async (who: typeof other) => {
    const one = (await who.ask<Mine[]>('GET', 'notice/mine')).data.find(({ id }) => id === data.id);
    const counts = await who.ask<Waits>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
    return { takenBy: one?.takenBy, unread: counts.data.notices.unread };
  };
  const [first, second] = [await seen(coming), await seen(other)];
  expect([first.takenBy, second.takenBy]).toEqual(['', '']);
  await coming.ask('PUT', 'notice/read', { ids: [data.id], confirm: 1 });
  expect(await seen(coming)).toEqual({ takenBy: '何静', unread: first.unread - 1 });
  expect(await seen(other)).toEqual({ takenBy: '何静', unread: second.unread - 1 });
});

test('a note goes to somebody, and operators bound to a member hand nothing over', async () => {
  const { leaving, agent } = await desk();
  const body = { target: 2, targetIds: [], content: '交接' };
  expect((await leaving.ask('POST', 'notice/handOver', body)).code).toBe(40000);
  expect((await agent.ask('GET', 'notice/shift')).code).toBe(40300);
  expect((await agent.ask('POST', 'notice/handOver', { ...body, targetIds: [2] })).code).toBe(40300);
});

test('only who may publish notices is told the names of colleagues, and may address one of them', async () => {
  const { place, leaving } = await desk();
  const admin = await signedIn(place, 'admin');
  const named = async (who: typeof admin) =>
    (await who.ask<{ users: object[]; roles: object[] }>('GET', 'notice/recipients')).data;
  expect((await named(admin)).users.length).toBeGreaterThan(5);
  const told = await named(leaving);
  expect(told.users).toEqual([]);
  expect(told.roles.length).toBeGreaterThan(3);
  const note = { target: 4, targetIds: [3], content: '交接' };
  expect((await leaving.ask('POST', 'notice/handOver', note)).code).toBe(40300);
  expect((await admin.ask('POST', 'notice/handOver', note)).code).toBe(0);
});
