import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { AnswerOf } from '@/contract/resource';
import type { operLog } from '@/contract/system/operLog';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { chainSeeds, contentOf } from '#mocks/core/operLogChain';
import { sha256 } from '#mocks/core/sha256';
import type { OperLog } from '#mocks/core/systemRows';
import { recheck } from '@/views/system/operLog/recheck';
import { times } from '../../effort';
import { asId } from '../../integration/asId';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';

type Report = AnswerOf<(typeof operLog)['calls']['verify']>;

let place: Bench;
let who: Operator;

beforeEach(async () => {
  place = bench();
  who = await signedIn(place, 'admin');
});

const verify = async (query = ''): Promise<Report> => {
  const { data } = await who.ask<Report>('GET', `operLog/verify${query}`);
  // The wire has numbers as keys; the client reads them as texts.
  return { ...data, links: data.links.map((link) => ({ ...link, id: asId(Number(link.id)) })) };
};

const addPost = (postCode: string) =>
  who.ask('POST', 'post/add', {
    postCode,
    postName: { zh: '夜班', en: '', tw: '' },
    postSort: 1,
    remark: '',
  });

/** Leaves the newest lines alone, chained as if there had never been others. */
function shorten(length: number): void {
  place.db.operLogs.splice(0, place.db.operLogs.length - length);
  chainSeeds(place.db);
}

test('the seeded log is whole, and so it stays when lines are added', async () => {
  const { length } = place.db.operLogs;
  expect(length).toBeGreaterThan(100);
  expect(await verify()).toMatchObject({ checked: length, deleted: 0, broken: null });
  expect(place.db.operLogs[0]?.prevDigest).toBe('');
  await addPost('night_shift');
  await who.ask('DELETE', 'post/delete', { ids: [1, 2] });
  const { checked, broken, links } = await verify();
  expect(broken).toBeNull();
  expect(checked).toBe(place.db.operLogs.length);
  expect(links).toHaveLength(50);
  expect(links.at(-1)?.digest).toBe(place.db.operLogs.at(-1)?.digest);
  expect(await recheck(links)).toEqual({ checked: 50, brokenId: null });
});

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'string') return value.endsWith('x') ? `${value}y` : `${value}x`;
  if (typeof value === 'number') return value + 1;
  return Array.isArray(value) ? [...value, 'x'] : 0;
}

const LENGTH = 12;

interface Damage {
  lines: OperLog[];
  at: number | undefined;
  why: string;
}

/** What is done to the lines, and where it has to be found. */
const damages: Record<string, (lines: OperLog[], one: number, two: number) => Damage> = {
  change: (lines, one, two) => {
    const line = lines[one];
    const names = Object.keys(line ?? {});
    const name = names[two % names.length] ?? '';
    const changed = lines.with(one, { ...line, [name]: other(Reflect.get(line ?? {}, name)) } as OperLog);
    return { lines: changed, at: changed[one]?.id, why: 'content' };
  },
  rewrite: (lines, one) => {
    const line = { ...lines[one], reason: 'another' } as OperLog;
    const whole = { ...line, digest: sha256(contentOf(line)) };
    const isLast = one === LENGTH - 1;
    return {
      lines: lines.with(one, whole),
      at: lines[isLast ? one : one + 1]?.id,
      why: isLast ? 'end' : 'before',
    };
  },
  drop: (lines, one) => {
    const isLast = one === LENGTH - 1;
    return {
      lines: lines.toSpliced(one, 1),
      at: lines[isLast ? one - 1 : one + 1]?.id,
      why: isLast ? 'end' : 'before',
    };
  },
  swap: (lines, one, two) => {
    const [a, b] = [one, two % LENGTH];
    const [first, second] = [
      Math.min(a, b === a ? (a + 1) % LENGTH : b),
      Math.max(a, b === a ? (a + 1) % LENGTH : b),
    ];
    const [early, late] = [lines[first], lines[second]];
    if (!early || !late) throw new Error('no line');
    return { lines: lines.with(first, late).with(second, early), at: late.id, why: 'before' };
  },
  repeat: (lines, one) => {
    const line = lines[one];
    return { lines: line ? lines.toSpliced(one, 0, line) : lines, at: line?.id, why: 'before' };
  },
};

test('the first line that was changed, rewritten, dropped, swapped or put in is named', async () => {
  shorten(LENGTH);
  const sound = [...place.db.operLogs];
  expect(await verify()).toMatchObject({ checked: LENGTH, broken: null });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(damages)),
      fc.nat(LENGTH - 1),
      fc.nat(1000),
      async (kind, one, two) => {
        const { lines, at, why } = damages[kind]?.(sound, one, two) ?? { lines: sound, at: 0, why: '' };
        place.db.operLogs = lines;
        const { broken, links } = await verify();
        expect(broken).toMatchObject({ id: at, why });
        // The browser finds the same on its own, but for what only the server knows: what comes before and after.
        const isUnseen = why === 'end' || (why === 'before' && links.length === 1);
        expect((await recheck(links))?.brokenId ?? null).toBe(isUnseen ? null : String(at));
      },
    ),
    { numRuns: times(60) },
  );
});

test('what is deleted when it is old enough leaves an anchor: the chain is followed over it, and no further', async () => {
  shorten(LENGTH);
  place.db.operLogs.slice(0, 5).forEach((line, day) => (line.operTime = `2026-01-0${day + 1} 00:00:00`));
  chainSeeds(place.db);
  const ids = place.db.operLogs.map(({ id }) => id);
  await who.ask('DELETE', 'operLog/delete', { ids: [ids[1], ids[3]] });
  expect(await verify()).toMatchObject({ deleted: 2, broken: null });
  await who.ask('DELETE', 'operLog/clear', { operPassword: DEMO_PASSWORD });
  expect(place.db.operLogs[0]?.id).toBe(ids[5]);
  expect(await verify()).toMatchObject({ deleted: 5, broken: null });
  expect(place.db.operLogChain.anchors).toMatchObject([{ first: ids[0], last: ids[4], lines: 5 }]);
  const [first] = place.db.operLogs.splice(0, 1);
  expect((await verify()).broken).toMatchObject({ id: ids[6], why: 'before' });
  expect(first?.id).toBe(ids[5]);
});

test('a check of some times looks at their lines and at what they follow', async () => {
  shorten(LENGTH);
  place.db.operLogs.forEach((line, day) => (line.operTime = `2026-11-0${1 + Math.floor(day / 2)} 00:00:00`));
  chainSeeds(place.db);
  const days = '?from=2026-11-02 00:00:00&to=2026-11-03 23:59:59';
  expect(await verify(days)).toMatchObject({ checked: 4, broken: null });
  const [first, second] = place.db.operLogs;
  if (!first || !second) throw new Error('no lines');
  first.reason += 'x';
  expect((await verify(days)).broken).toBeNull();
  expect((await verify()).broken).toMatchObject({ id: first.id });
  second.digest = sha256('x');
  expect((await verify(days)).broken).toMatchObject({ id: place.db.operLogs[2]?.id, why: 'before' });
  expect(await verify('?from=2027-01-01 00:00:00')).toMatchObject({ checked: 0, broken: null, links: [] });
});

test.each([
  ['auditor01', 0],
  ['risk001', 40300],
  ['agent01', 40300],
])('%s checks the chain: %i', async (name, code) => {
  const one = await signedIn(place, name);
  expect((await one.ask('GET', 'operLog/verify')).code).toBe(code);
});
