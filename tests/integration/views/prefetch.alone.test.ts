import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prefetchOnUse } from '@/views/login/prefetch';

const loaded: string[] = [];

vi.mock('@/shell/Layout', () => ({ default: () => null }));
vi.mock('@/kernel/views', () => ({
  ownView: (name: string) => name,
  loadView: (file: string) => {
    loaded.push(file);
    return Promise.reject(new Error('gone'));
  },
}));

test.each(['keydown', 'pointerdown', 'input'])(
  'the first %s fetches the first screen, and only the first',
  (sign) => {
    loaded.length = 0;
    const stop = prefetchOnUse();
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    stop();
    expect(loaded).toEqual(['home/index']);
  },
);

test('nothing is fetched once the page is left', () => {
  loaded.length = 0;
  prefetchOnUse()();
  fireEvent.keyDown(document.body);
  expect(loaded).toEqual([]);
});
