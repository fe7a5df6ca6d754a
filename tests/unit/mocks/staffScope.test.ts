import { expect, test } from 'vitest';
import type { Page } from '@/api/types';
import { bench, signedIn } from './operator';
import type { Bench } from './operator';

interface Line {
  operId: number;
  operName: string;
  deptName: string;
}

/** A backend where several operators have done something, and the role of the auditor shows this of the staff. */
async function placeWith(dataScope: number, deptIds: number[] = []): Promise<Bench> {
  const place = bench();
  for (const name of ['admin', 'finance01', 'risk001', 'service01', 'auditor01']) {
    const who = await signedIn(place, name);
    await who.ask('PUT', 'personal/edit', { userNickname: `${name} anew` });
  }
  const role = [...place.db.roles.values()].find(({ roleKey }) => roleKey === 'auditor');
  Object.assign(role ?? {}, { dataScope, deptIds });
  return place;
}

async function namesSeen(place: Bench, userName = 'auditor01'): Promise<string[]> {
  const who = await signedIn(place, userName);
  const { data } = await who.ask<Page<Line>>('GET', 'operLog/list?pageSize=1000');
  return [...new Set(data.list.map(({ operName }) => operName))].toSorted();
}

const deptOf = ({ db }: Bench, userName: string): number =>
  [...db.users.values()].find((user) => user.userName === userName)?.deptId ?? 0;

const namesIn = ({ db }: Bench, deptIds: readonly number[]): string[] =>
  [...db.users.values()].filter(({ deptId }) => deptIds.includes(deptId)).map(({ userName }) => userName);

test('a role that shows all of the staff shows every line', async () => {
  const place = await placeWith(1);
  const names = await namesSeen(place);
  expect(names).toEqual(expect.arrayContaining(['admin', 'auditor01', 'finance01', 'risk001', 'service01']));
});

test('a role that shows nobody else shows its own lines alone', async () => {
  expect(await namesSeen(await placeWith(5))).toEqual(['auditor01']);
});

test('a role shows its department, or the departments that were chosen, and itself', async () => {
  const own = await placeWith(3);
  const colleagues = namesIn(own, [deptOf(own, 'auditor01')]);
  for (const name of await namesSeen(own)) expect(colleagues).toContain(name);

  const some = await placeWith(2);
  const chosen = [deptOf(some, 'finance01')];
  const role = [...some.db.roles.values()].find(({ roleKey }) => roleKey === 'auditor');
  Object.assign(role ?? {}, { deptIds: chosen });
  const names = await namesSeen(some);
  expect(names).toEqual(expect.arrayContaining(['auditor01', 'finance01']));
  for (const name of names) expect([...namesIn(some, chosen), 'auditor01']).toContain(name);
});

test('a role that shows its department and all below shows everybody to who stands on top', async () => {
  const place = await placeWith(4);
  const auditor = [...place.db.users.values()].find(({ userName }) => userName === 'auditor01');
  const [top] = [...place.db.depts.values()].filter(({ parentId }) => parentId === 0);
  Object.assign(auditor ?? {}, { deptId: top?.id });
  expect(await namesSeen(place)).toEqual(
    expect.arrayContaining(['admin', 'auditor01', 'finance01', 'risk001', 'service01']),
  );
});

test('of several roles the one that shows most counts', async () => {
  const place = await placeWith(5);
  expect(await namesSeen(place)).toEqual(['auditor01']);
  const auditor = [...place.db.users.values()].find(({ userName }) => userName === 'auditor01');
  const finance = [...place.db.roles.values()].find(({ roleKey }) => roleKey === 'finance');
  Object.assign(auditor ?? {}, { roleIds: [...(auditor?.roleIds ?? []), finance?.id] });
  expect(await namesSeen(place)).toContain('risk001');
});
