import { beforeEach, expect, test } from 'vitest';
import { isDirty, markDirty, useDirty } from '@/stores/dirty';
import { bindNavigation, currentAddress, goTo } from '@/services/navigation';
import { dismissToast, toast, useToasts } from '@/ui/toast/toast';
import { confirm, useConfirms } from '@/stores/confirm';
import { clearRoutes, setRoutes, useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { endSession } from '@/stores/session';

beforeEach(() => {
  useToasts.setState({ list: [] });
  useDirty.setState({ tabs: {} });
  clearRoutes();
});

const texts = () => useToasts.getState().list.map(({ kind, text }) => `${kind} ${text}`);

test('the same message is on screen once; the same words of another kind are another message', () => {
  toast('error', 'x');
  toast('error', 'x');
  toast('success', 'x');
  expect(texts()).toEqual(['error x', 'success x']);
});

test('a dismissed message goes, and may come again', () => {
  toast('error', 'x');
  dismissToast(useToasts.getState().list[0]?.id ?? 0);
  expect(texts()).toEqual([]);
  toast('error', 'x');
  expect(texts()).toEqual(['error x']);
});

test('a tag is dirty until each of its forms is clean', () => {
  const first = markDirty('/a');
  const second = markDirty('/a');
  first();
  first();
  expect([isDirty('/a'), isDirty('/b'), isDirty()]).toEqual([true, false, true]);
  second();
  expect([isDirty('/a'), isDirty()]).toEqual([false, false]);
});

test('the menu is held nested and flat, in its own order', () => {
  const entry = (path: string, children: Entry[] = []): Entry => ({
    name: path,
    path,
    title: path,
    icon: '',
    hidden: false,
    keepAlive: false,
    pinned: false,
    roles: [],
    target: { kind: 'directory', to: null },
    parents: [],
    children,
  });
  setRoutes([entry('/a', [entry('/a/b', [entry('/a/b/c')])]), entry('/d')]);
  const { flat, tree, ready } = useRoutes.getState();
  expect(flat.map(({ path }) => path)).toEqual(['/a', '/a/b', '/a/b/c', '/d']);
  expect([tree.length, ready]).toEqual([2, true]);
});

test('navigation is whatever the router brought', async () => {
  const went: string[] = [];
  bindNavigation({
    go: (to, options) => {
      went.push(`${to} ${options?.replace === true}`);
      return Promise.resolve();
    },
    current: () => '/here?x=1#y',
  });
  await goTo('/a', { replace: true });
  expect(went).toEqual(['/a true']);
  expect(currentAddress()).toBe('/here?x=1#y');
});

test('C38 a question dies with the session of whoever was asked', async () => {
  const answered = confirm({ title: 'Approve?', text: '', ok: 'OK', cancel: 'No' });
  endSession();
  expect(useConfirms.getState().list).toEqual([]);
  await expect(answered).resolves.toBe(false);
});
