import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { confirm } from '@/stores/confirm';
import { holdTime } from '../heldTime';
import { signInAs } from '../render';
import { seen, stage } from './stage';
import { onDict, onList, toyRange } from './toyServer';
import { toys } from './toys';

const SECONDS = 5;

/** How often each cell was drawn, by its place. */
const drawn = new Map<string, number>();

const count = (place: string): void => void drawn.set(place, (drawn.get(place) ?? 0) + 1);

const { screen: screenOf, col, row } = screenKit(toys);

const Live = screenOf({
  filters: ['orderNo'],
  live: { seconds: SECONDS, actionsRead: ['version'] },
  columns: [
    col.custom('orderNo', ({ orderNo }) => (count(`orderNo ${orderNo}`), (<b>{orderNo}</b>)), { reads: [] }),
    col.custom('amount', ({ orderNo, amount }) => (count(`amount ${orderNo}`), (<b>{amount}</b>)), {
      reads: [],
    }),
  ],
  rowActions: [
    row.open({ name: 'look', label: 'crud.detail' }, (_, { open, onClose }) => (
      <dialog open={open}>
        <button type="button" onClick={onClose}>
          合上
        </button>
      </dialog>
    )),
  ],
});

const tick = (times = 1) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(times * SECONDS * 1000 + 50);
  });

let rows = toyRange(3);

beforeEach(() => {
  signInAs();
  onDict();
  rows = toyRange(3);
  drawn.clear();
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.restoreAllMocks();
});

test('the list is read again every few seconds, and draws the cells alone whose values have changed', async () => {
  holdTime();
  const asked = onList(() => rows);
  stage(<Live />);
  await seen('R0001');
  expect(asked).toHaveLength(1);
  const before = new Map(drawn);

  rows = rows.map((one) => (one.id === 2 ? { ...one, amount: '99.25' } : one));
  await tick();
  await seen('99.25');
  expect(asked).toHaveLength(2);
  const again = [...drawn].filter(([place, times]) => times > (before.get(place) ?? 0));
  expect(again.map(([place]) => place)).toEqual(['amount R0002']);
});

test('rows that change their places are found there, with the values they have now', async () => {
  holdTime();
  onList(() => rows);
  stage(<Live />);
  await seen('R0001');
  rows = toyRange(3)
    .toReversed()
    .map((one) => ({ ...one, amount: `${one.id}.75` }));
  await tick();
  await seen('3.75');
  const cells = [...document.querySelectorAll('tbody b')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['R0003', '3.75', 'R0002', '2.75', 'R0001', '1.75']);
});

test('the switch stops it, and starts it again', async () => {
  holdTime();
  const asked = onList(() => rows);
  stage(<Live />);
  await seen('R0001');
  fireEvent.click(screen.getByRole('switch', { name: `每 ${SECONDS} 秒刷新` }));
  await tick(3);
  expect(asked).toHaveLength(1);
  fireEvent.click(screen.getByRole('switch', { name: `每 ${SECONDS} 秒刷新` }));
  await tick();
  expect(asked.length).toBeGreaterThan(1);
});

test('it waits while a dialog or a question stands over it, in a hidden tag, and while nobody can look at the page', async () => {
  holdTime();
  const asked = onList(() => rows);
  const { show } = stage(<Live />);
  await seen('R0001');

  fireEvent.click(screen.getAllByRole('button', { name: '详情' })[0] ?? document.body);
  await seen('合上');
  await tick(2);
  expect(asked).toHaveLength(1);
  fireEvent.click(screen.getByText('合上'));

  act(() => void confirm({ title: '请确认', text: '继续吗', ok: '确定', cancel: '取消' }));
  await seen('继续吗');
  await tick(2);
  expect(asked).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '取消' }));

  show(false);
  await tick(2);
  expect(asked).toHaveLength(1);
  show(true);

  // What the frame says of a page that is hidden or locked.
  act(() => focusManager.setFocused(false));
  await tick(2);
  expect(asked).toHaveLength(1);
  act(() => focusManager.setFocused(true));
  await tick();
  expect(asked.length).toBeGreaterThan(1);
});
