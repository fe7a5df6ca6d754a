import { waitFor } from '@testing-library/react';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/services/queryClient';
import { write } from '@/services/writes';

const read = vi.fn(() => Promise.resolve('rows'));

/** The network goes and comes. */
async function blink(): Promise<void> {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await Promise.resolve();
}

beforeEach(() => {
  queryClient.mount();
});

afterEach(() => {
  focusManager.setFocused(undefined);
  queryClient.unmount();
  queryClient.clear();
  read.mockClear();
});

test('what is on screen is read again when the network is back', async () => {
  const stop = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: read }).subscribe(
    () => undefined,
  );
  await waitFor(() => expect(queryClient.getQueryData(['list'])).toBe('rows'));
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await blink();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
});

test('behind a lock nothing is read when the network is back, but as soon as the lock is gone', async () => {
  const stop = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: read, staleTime: 0 }).subscribe(
    () => undefined,
  );
  await waitFor(() => expect(queryClient.getQueryData(['list'])).toBe('rows'));
  focusManager.setFocused(false);
  await blink();
  expect(queryClient.isFetching()).toBe(0);
  expect(read).toHaveBeenCalledOnce();
  focusManager.setFocused(true);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
});

test('a write that fails is not sent a second time', async () => {
  const work = vi.fn(() => Promise.reject(new Error('lost')));
  await expect(write(queryClient, { resource: 'toy', ids: ['1'] }, work)).rejects.toThrow('lost');
  expect(work).toHaveBeenCalledOnce();
});
