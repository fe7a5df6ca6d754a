import { expect, test } from 'vitest';
import { allowed, fallbackUser } from '@/stores/session';
import type { Need } from '@/stores/session';

const held = new Set(['a', 'b']);

test.each<[Need, boolean]>([
  [{ one: 'a' }, true],
  [{ one: 'c' }, false],
  [{ one: '' }, false],
  [{ any: ['c', 'a'] }, true],
  [{ any: ['c'] }, false],
  [{ any: [] }, false],
  [{ all: ['a', 'b', 'a'] }, true],
  [{ all: ['a', 'c'] }, false],
  [{ all: [] }, false],
])('C71 holding a and b, %j is %s', (need, granted) => {
  expect(allowed(held, need)).toBe(granted);
});

test.each(['admin', 'Admin', ' admin', 'operator', ''])('the fallback operator of the name %j', (name) => {
  const { roles, authBtnList, id, userName } = fallbackUser(name);
  const admin = name === 'admin';
  expect({ roles, authBtnList, id, userName }).toEqual({
    roles: [admin ? 'admin' : 'common'],
    authBtnList: admin ? ['btn.add', 'btn.del', 'btn.edit', 'btn.link'] : ['btn.add', 'btn.link'],
    id: '0',
    userName: name,
  });
});
