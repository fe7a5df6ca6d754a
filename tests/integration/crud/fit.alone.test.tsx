import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenKit } from '@/domain/kit/screenKit';
import { signInAs } from '../render';
import { stage } from './stage';
import { toys } from './toys';
import { onDict, onList, toyRange } from './toyServer';

const { screen: screenOf, col } = screenKit(toys);

const WideList = screenOf({
  columns: ['orderNo', 'amount', 'createdAt', col('address', { width: 300 }), col('remark', { width: 400 })],
});

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((one) => one.textContent)
    .filter(Boolean);

beforeEach(() => {
  signInAs();
  onDict();
});

afterEach(() => void vi.unstubAllGlobals());

/** Every element is 900 pixels wide. */
class WideAll implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const contentRect = new DOMRect(0, 0, 900, 400);
    const sizes = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
    queueMicrotask(() => this.#tell([{ target, contentRect, ...sizes }], this));
  }
  unobserve() {}
  disconnect() {}
}

test('a list draws the columns that fit; one press shows the others too, another hides them, and each is kept', async () => {
  vi.stubGlobal('ResizeObserver', WideAll);
  onList(() => toyRange(1));
  const FIT = ['orderNo', '数量', '创建时间', 'address'];
  const first = stage(<WideList />);
  await waitFor(() => expect(headers()).toEqual(FIT));
  fireEvent.click(screen.getByRole('button', { name: '显示全部列，放不下而未显示：1' }));
  expect(headers()).toEqual([...FIT, '备注']);
  first.unmount();

  const second = stage(<WideList />);
  const back = await screen.findByRole('button', { name: '只显示放得下的列，将隐藏：1' });
  expect(headers()).toEqual([...FIT, '备注']);
  fireEvent.click(back);
  expect(headers()).toEqual(FIT);
  second.unmount();

  stage(<WideList />);
  await screen.findByRole('button', { name: '显示全部列，放不下而未显示：1' });
  expect(headers()).toEqual(FIT);
});

test('the column that a list is ordered by is drawn, whatever else has no room', async () => {
  vi.stubGlobal('ResizeObserver', WideAll);
  onList(() => toyRange(1));
  const Ordered = screenOf({
    columns: ['orderNo', col('address', { width: 500 }), col('remark', { width: 400 }), 'amount'],
  });
  const first = stage(<Ordered />);
  await waitFor(() => expect(headers()).toEqual(['orderNo', 'address']));
  first.unmount();
  stage(<Ordered />, '?orderBy=amount+desc');
  await waitFor(() => expect(headers()).toEqual(['orderNo', 'address', '数量']));
});
