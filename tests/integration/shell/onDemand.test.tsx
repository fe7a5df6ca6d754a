import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { load } from '@/ui/load/load';
import { onDemand } from '@/ui/load/onDemand';
import { OnDemand } from '@/shell/base/OnDemand';
import { told } from '../client/told';

const Part = () => <p>here</p>;

/** Wait for what is already decided. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1));
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Answers with failures first. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(() => {
    left -= 1;
    return left < 0 ? Promise.resolve(Part) : Promise.reject(new Error('gone'));
  });
};

const WAYS = [
  ['a part of the shell', (load: () => Promise<typeof Part>) => <OnDemand load={load} wanted />],
  [
    'a part of a screen',
    (load: () => Promise<typeof Part>) => {
      const Wanted = onDemand(load);
      return <Wanted />;
    },
  ],
] as const;

test.each(WAYS)('%s that is lost once comes at once, without a word', async (_, draw) => {
  const load = failing(1);
  render(draw(load));
  await settle();
  expect(screen.getByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(told()).toEqual([]);
});

test.each(WAYS)('C165 %s that cannot be had is told once, and tried until it is there', async (_, draw) => {
  const load = failing(4);
  render(draw(load));
  await settle();
  expect(told()).toEqual(['部分功能加载失败，正在自动重试']);
  await later(2_000);
  await later(5_000);
  expect(screen.queryByText('here')).toBeNull();
  await later(15_000);
  expect(screen.getByText('here')).toBeVisible();
  expect(told()).toHaveLength(1);
  await later(60_000);
  expect(load).toHaveBeenCalledTimes(5);
});

test.each(WAYS)('%s comes as soon as the network is back', async (_, draw) => {
  const load = failing(2);
  render(draw(load));
  await settle();
  expect(screen.queryByText('here')).toBeNull();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(screen.getByText('here')).toBeVisible();
});

test('C165 what is no longer wanted is no longer fetched', async () => {
  const load = failing(9);
  const { unmount } = render(<OnDemand load={load} wanted />);
  await settle();
  unmount();
  await later(60_000);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('what an action waits for comes in the end, and the operator is told why nothing happens', async () => {
  const got = vi.fn();
  void load(failing(2)).then(got);
  await settle();
  expect(got).not.toHaveBeenCalled();
  expect(told()).toEqual(['部分功能加载失败，正在自动重试']);
  await later(2_000);
  expect(got).toHaveBeenCalledWith(Part);
});
