import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankOf } from '@/contract/field/read';
import { idOf } from '@/contract/field/brands';
import { role } from '@/contract/system/role';
import { aboveOf, differing, indexOf, matching, toggled } from '@/views/system/role/permissions';
import type { Grantable } from '@/views/system/role/permissions';

const { menus: shape } = role.calls.getParams.answer;

function menu(id: string, parentId: string, type: number): Grantable {
  const [key, parent] = [idOf(id), idOf(parentId)];
  if (key === null || parent === null) throw new Error('no id');
  const texts = { zh: `菜单${id}`, en: `menu ${id}`, tw: '' };
  return {
    ...blankOf(shape.options.shape ?? {}),
    id: key,
    parentId: parent,
    type,
    title: texts,
    permission: `p/${id}`,
    decidesMoney: false,
  };
}

/** Two directories; a screen with two buttons and one with none in the first, a screen in the second. */
const index = indexOf([
  menu('1', '0', 0),
  menu('11', '1', 1),
  menu('111', '11', 2),
  menu('112', '11', 2),
  menu('12', '1', 1),
  menu('2', '0', 0),
  menu('21', '2', 1),
]);

const NONE: ReadonlySet<string> = new Set();

const click = (held: readonly string[], id: string, on: boolean, linked = true, locked = NONE) =>
  toggled(index, new Set(held), { id, on, linked, locked }).toSorted();

test.each([
  ['a button brings its screen and directory', '111', ['1', '11', '111']],
  ['a screen brings its buttons', '11', ['1', '11', '111', '112']],
  ['a directory brings all in it', '2', ['2', '21']],
])('checked, %s', (_, id, held) => {
  expect(click([], id, true)).toEqual(held);
});

test('unchecked, a screen takes its buttons and a directory that is left empty along', () => {
  const all = index.all.map(({ id }) => id);
  expect(click(all, '11', false)).toEqual(['1', '12', '2', '21']);
  expect(click(all, '21', false)).toEqual(['1', '11', '111', '112', '12']);
  expect(click(all, '111', false)).not.toContain('111');
});

test('without the link each entry is alone', () => {
  expect(click([], '11', true, false)).toEqual(['11']);
  expect(click(['1', '11', '111'], '11', false, false)).toEqual(['1', '111']);
});

test('whatever is clicked with the link, what is held can be reached, and what is locked stays', () => {
  const ids = index.all.map(({ id }) => id as string);
  const clicks = fc.array(fc.tuple(fc.constantFrom(...ids), fc.boolean()), { maxLength: 20 });
  fc.assert(
    fc.property(clicks, fc.subarray(['111', '112', '12']), (done, locked) => {
      let held: string[] = [];
      for (const [id, on] of done) held = click(held, id, on, true, new Set(locked));
      for (const id of held) {
        expect(locked).not.toContain(id);
        expect(aboveOf(index, id).every((above) => held.includes(above.id))).toBe(true);
      }
    }),
  );
});

test('a search shows what matches by title or permission, with all above and below', () => {
  const titleOf = ({ title }: Grantable) => title.en;
  expect([...matching(index, 'MENU 11', titleOf)].toSorted()).toEqual(['1', '11', '111', '112']);
  expect([...matching(index, 'p/21', titleOf)].toSorted()).toEqual(['2', '21']);
});

test('what differs is told in the order of the menu', () => {
  const { added, removed } = differing(index, ['1', '11'], ['21', '2', '1']);
  expect([added.map(({ id }) => id), removed.map(({ id }) => id)]).toEqual([['2', '21'], ['11']]);
});
