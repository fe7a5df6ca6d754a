import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchOnUse } from '@/views/login/prefetch';

const loaded: string[] = [];

vi.mock('@/shell/Layout', () => ({ default: () => null }));
vi.mock('@/kernel/arrival', () => ({}));
vi.mock('@/kernel/router', () => ({}));
vi.mock('@/kernel/views', () => ({
  ownView: (name: string) => name,
  loadView: (file: string) => {
    loaded.push(file);
    return Promise.reject(new Error('gone'));
  },
}));

afterEach(() => {
  loaded.length = 0;
  Reflect.deleteProperty(navigator, 'connection');
});

test.each(['keydown', 'pointerdown', 'input'])(
  'the first %s fetches the first screen, and only the first',
  async (sign) => {
    const stop = prefetchOnUse();
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    stop();
    await vi.waitFor(() => expect(loaded).toEqual(['home/index']));
  },
);

test('nothing is fetched once the page is left', async () => {
  prefetchOnUse()();
  fireEvent.keyDown(document.body);
  await import('@/kernel/views');
  expect(loaded).toEqual([]);
});

test('nothing is fetched ahead where bytes cost', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const stop = prefetchOnUse();
  fireEvent.keyDown(document.body);
  await import('@/kernel/views');
  expect(loaded).toEqual([]);
  stop();
});
