import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptTags } from '@/kernel/KeptTabs';
import type { Tag } from '@/stores/tags';

const tag = (key: string, more: Partial<Tag> = {}): Tag => ({
  key,
  path: key,
  pathname: key,
  search: '',
  params: {},
  title: key,
  icon: '',
  pinned: false,
  keepAlive: true,
  ...more,
});

const numbered = (count: number) => Array.from({ length: count }, (_, n) => tag(`/${n}`));
const keys = (list: readonly Tag[]) => list.map(({ key }) => key);
const nothing = () => false;

test('of thirty visited screens the latest twenty are kept', () => {
  const list = numbered(30);
  const kept = keptTags(list, keys(list), list[29] ?? null, nothing);
  expect(keys(kept)).toEqual(keys(list).slice(10));
});

test('pinned screens outlive the others', () => {
  const list = [tag('/home', { pinned: true }), ...numbered(30)];
  const kept = keptTags(list, keys(list), list[30] ?? null, nothing);
  expect(keys(kept)).toEqual(['/home', ...keys(list).slice(12)]);
});

test('the active screen is kept even beside twenty pinned ones', () => {
  const pinned = numbered(20).map((item) => ({ ...item, pinned: true }));
  const active = tag('/active');
  expect(keys(keptTags([...pinned, active], keys(pinned), active, nothing))).toEqual([
    ...keys(pinned),
    '/active',
  ]);
});

test('a screen that does not ask to be kept is there only while it is active', () => {
  const plain = tag('/plain', { keepAlive: false });
  const list = [tag('/a'), plain];
  expect(keys(keptTags(list, ['/plain', '/a'], list[0] ?? null, nothing))).toEqual(['/a']);
  expect(keys(keptTags(list, ['/a', '/plain'], plain, nothing))).toEqual(['/a', '/plain']);
});

test('C89 an unsaved form stays, beyond the twenty and where its screen does not ask to be kept', () => {
  const list = [tag('/plain', { keepAlive: false }), ...numbered(30)];
  const unsaved = new Set(['/plain', '/0', '/29']);
  const kept = keptTags(list, keys(list), list[30] ?? null, (key) => unsaved.has(key));
  expect(keys(kept)).toEqual(['/plain', '/0', ...keys(list).slice(11)]);
});

test('a restored tag nobody has visited costs nothing, and an active one without a tag is drawn', () => {
  expect(keys(keptTags([tag('/restored')], [], tag('/new'), nothing))).toEqual(['/new']);
  expect(keptTags([tag('/restored')], [], null, nothing)).toEqual([]);
});

test('never more than twenty and the active one, and none that was not asked for', () => {
  const some = fc.uniqueArray(
    fc.record({ key: fc.nat(60).map((n) => `/${n}`), pinned: fc.boolean(), keepAlive: fc.boolean() }),
    { selector: ({ key }) => key, maxLength: 60 },
  );
  fc.assert(
    fc.property(some, fc.array(fc.nat(60)), fc.nat(60), (tags, order, at) => {
      const list = tags.map(({ key, pinned, keepAlive }) => tag(key, { pinned, keepAlive }));
      const visited = [...new Set(order)].map((n) => `/${n}`);
      const active = list[at] ?? null;
      const kept = keptTags(list, visited, active, nothing);
      expect(kept.length).toBeLessThanOrEqual(21);
      expect(active === null || kept.includes(active)).toBe(true);
      expect(kept.every((item) => item === active || (item.keepAlive && visited.includes(item.key)))).toBe(
        true,
      );
    }),
  );
});
