import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runTagAction } from '@/shell/tags/tagActions';
import { drawShell, visit } from './shell';

/** The element that scrolls the screens. */
function scroller(): HTMLElement {
  const { parentElement } = screen.getByRole('main');
  if (!parentElement) throw new Error('no scroller');
  return parentElement;
}

function scrollTo(top: number): void {
  scroller().scrollTop = top;
  fireEvent.scroll(scroller());
}

async function scrolledAway(): Promise<void> {
  await drawShell({ at: '/finance/recharge' });
  await visit('/finance/withdraw');
  scrollTo(300);
  await visit('/finance/recharge');
  expect(scroller().scrollTop).toBe(0);
}

test('a screen comes back where it was scrolled to', async () => {
  await scrolledAway();
  await visit('/finance/withdraw');
  expect(scroller().scrollTop).toBe(300);
});

test('a screen whose tag was closed starts at its top', async () => {
  await scrolledAway();
  await act(() => runTagAction('close', '/finance/withdraw'));
  await visit('/finance/withdraw');
  expect(scroller().scrollTop).toBe(0);
});

test('a refreshed screen starts at its top', async () => {
  await scrolledAway();
  await act(() => runTagAction('refresh', '/finance/withdraw'));
  expect(scroller().scrollTop).toBe(0);
  scrollTo(300);
  await act(() => runTagAction('refresh'));
  expect(scroller().scrollTop).toBe(0);
});
