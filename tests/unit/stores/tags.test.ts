import { beforeEach, expect, test } from 'vitest';
import { safeStorage } from '@/lib/storage';
import { endSession } from '@/stores/session';
import { closeTags, setTags, refreshTag, setTagFull, storedTags, useTags, visitTag } from '@/stores/tags';
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

const keys = () => useTags.getState().list.map(({ key }) => key);

beforeEach(endSession);

test('a visit adds a tag, a second one brings its address up to date', () => {
  visitTag(tag('/a'));
  visitTag(tag('/b'));
  visitTag(tag('/a', { search: '?page=2' }));
  expect(keys()).toEqual(['/a', '/b']);
  expect(useTags.getState().list[0]?.search).toBe('?page=2');
  expect(useTags.getState().visited).toEqual(['/b', '/a']);
});

test('pinned tags stay in front', () => {
  setTags([tag('/a'), tag('/home', { pinned: true }), tag('/b')]);
  expect(keys()).toEqual(['/home', '/a', '/b']);
});

test.each([
  ['the active one: the last visited', ['/c'], '/c', '/a'],
  ['another one: stays', ['/b'], '/c', null],
  ['all: a pinned one is left', ['/home', '/a', '/b', '/c'], '/c', '/home'],
  ['nothing known', ['/x'], '/c', null],
])('closing %s', (_, closed, active, next) => {
  setTags([tag('/home', { pinned: true }), tag('/a'), tag('/b'), tag('/c')]);
  for (const key of ['/b', '/a', '/c']) visitTag(tag(key));
  expect(closeTags(closed, active)).toBe(next);
  expect(keys()).toEqual(
    ['/home', '/a', '/b', '/c'].filter((key) => key === '/home' || !closed.includes(key)),
  );
});

test('each refresh gives the screen another number', () => {
  refreshTag('/a');
  refreshTag('/a');
  refreshTag('/b');
  expect(useTags.getState().refreshes).toEqual({ '/a': 2, '/b': 1 });
});

test('the tags are stored as they change', () => {
  const list = [tag('/a', { params: { id: '1' } }), tag('/b')];
  setTags(list);
  expect(storedTags()).toEqual(list);
});

test.each([
  ['no list', { a: 1 }],
  ['a list of nothing', [null, 1, 'x', []]],
  ['a tag without a key', [{ ...tag('/a'), key: undefined }]],
  ['a tag with a number for a title', [{ ...tag('/a'), title: 7 }]],
  ['a tag without an icon', [{ ...tag('/a'), icon: undefined }]],
  ['a tag whose parameters are no text', [tag('/a', { params: Object({ id: 7 }) })]],
  ['a tag without parameters', [{ ...tag('/a'), params: null }]],
  ['a tag that is pinned by a word', [{ ...tag('/a'), pinned: 'yes' }]],
])('C137 %s is not taken from storage', (_, stored) => {
  safeStorage('session').write('tagsViewList', stored);
  expect(storedTags()).toEqual([]);
});

test('C137 a stored tag that comes twice is taken once, and more than 200 are not taken', () => {
  const many = Array.from({ length: 300 }, (_, n) => tag(`/${n}`));
  safeStorage('session').write('tagsViewList', [tag('/0'), ...many]);
  expect(storedTags()).toEqual(many.slice(0, 200));
});

test('C137 the end of a session forgets tags, visits and the full window, stored ones too', () => {
  visitTag(tag('/a'));
  refreshTag('/a');
  setTagFull(true);
  endSession();
  expect(useTags.getState()).toEqual({ list: [], visited: [], refreshes: {}, full: false });
  expect(storedTags()).toEqual([]);
  expect(safeStorage('session').read('isTagsViewCurrenFull')).toBeNull();
});
