import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTree } from '@/lib/tree';
import type { TreeNode } from '@/lib/tree';

interface Row {
  id: number | string;
  pid: number | string | null;
  name?: string;
}

const keys = { id: 'id', parentId: 'pid' } as const;
const build = (rows: Row[]) => buildTree(rows, keys);

/** All ids of a forest. */
const idsIn = (tree: readonly TreeNode<Row>[]): Row['id'][] =>
  tree.flatMap(({ id, children }) => [id, ...idsIn(children ?? [])]);

/** A forest as nested ids: `1(2 3)`. */
function outline(tree: readonly { id: number | string; children?: readonly unknown[] }[]): string {
  return tree
    .map(({ id, children }) => (children?.length ? `${id}(${outline(children as typeof tree)})` : `${id}`))
    .join(' ');
}

test.each<[string, Row[], string]>([
  ['nothing', [], ''],
  [
    'roots at 0, children in row order',
    [
      { id: 1, pid: 0 },
      { id: 3, pid: 1 },
      { id: 2, pid: 1 },
    ],
    '1(3 2)',
  ],
  [
    'children before their parents',
    [
      { id: 2, pid: 1 },
      { id: 1, pid: 0 },
    ],
    '1(2)',
  ],
  [
    'text and number ids together',
    [
      { id: '1', pid: '0' },
      { id: 2, pid: 1 },
    ],
    '1(2)',
  ],
  [
    'a filtered list without its root',
    [
      { id: 5, pid: 4 },
      { id: 6, pid: 5 },
    ],
    '5(6)',
  ],
  ['a parent of null', [{ id: 1, pid: null }], '1'],
  [
    'its own parent',
    [
      { id: 1, pid: 1 },
      { id: 2, pid: 1 },
    ],
    '1(2)',
  ],
  [
    'a ring of two with a tail',
    [
      { id: 3, pid: 1 },
      { id: 1, pid: 2 },
      { id: 2, pid: 1 },
    ],
    '1(3 2)',
  ],
  [
    'an id twice',
    [
      { id: 1, pid: 0 },
      { id: 1, pid: 0 },
      { id: 2, pid: 1 },
    ],
    '1(2) 1',
  ],
])('%s', (_, rows, shape) => {
  expect(outline(build(rows))).toBe(shape);
});

test('the rows are copied deeply, and other names are taken', () => {
  const rows = [{ deptId: 1, parentId: 0, tags: ['a'] }];
  const [root] = buildTree(rows, { id: 'deptId', parentId: 'parentId', children: 'below' });
  root?.tags.push('b');
  expect(rows).toEqual([{ deptId: 1, parentId: 0, tags: ['a'] }]);
  expect(root?.below).toBeUndefined();
});

test('every row appears exactly once, whatever the parents are', () => {
  const rows = fc
    .array(fc.nat(20), { maxLength: 20 })
    .map((parents) => parents.map((pid, id) => ({ id, pid })));
  fc.assert(
    fc.property(rows, (list) => {
      const ids = idsIn(build(list)).map(Number);
      expect(ids.toSorted((a, b) => a - b)).toEqual(list.map(({ id }) => id));
    }),
  );
});

test('a chain of ten thousand rows and a ring of as many are built', () => {
  const chain = Array.from({ length: 10_000 }, (_, id) => ({ id, pid: id - 1 }));
  expect(build(chain).map(({ id }) => id)).toEqual([0]);
  const ring = Array.from({ length: 10_000 }, (_, id) => ({ id, pid: (id + 1) % 10_000 }));
  expect(build(ring)).toHaveLength(1);
});
