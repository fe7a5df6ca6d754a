import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../render';
import { loadTour } from '../../../src/domain/manual/loadTour';

/** Draws the tour as a browser with something stored would. */
async function drawTour(stored: string | null) {
  vi.resetModules();
  if (stored === null) localStorage.removeItem('console.tour');
  else localStorage.setItem('console.tour', stored);
  const { useTour } = await import('@/stores/tour');
  return useTour.getState().open;
}

beforeEach(() => localStorage.removeItem('console.tour'));
afterEach(() => vi.restoreAllMocks());

test('four steps lead forth and back, and the last one closes the tour for ever', async () => {
  const Tour = await loadTour();
  renderScreen(<Tour />);
  const tour = screen.getByRole('region', { name: '新手导览' });
  expect(tour).toHaveTextContent('第 1 步，共 4 步');
  expect(screen.getByRole('button', { name: '上一步' })).toBeDisabled();
  const next = () => fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  next();
  next();
  fireEvent.click(screen.getByRole('button', { name: '上一步' }));
  expect(tour).toHaveTextContent('第 2 步，共 4 步');
  next();
  next();
  expect(tour).toHaveTextContent('第 4 步，共 4 步');
  expect(localStorage.getItem('console.tour')).toBeNull();
  await act(() => fireEvent.click(screen.getByRole('button', { name: '完成' })));
  expect(screen.queryByRole('region', { name: '新手导览' })).toBeNull();
  expect(localStorage.getItem('console.tour')).toBe('"closed"');
});

test.each([[null], ['"open"'], ['{"closed":true}'], ['{{'], ['1']])(
  'what is stored otherwise, %s, shows it',
  async (stored) => {
    expect(await drawTour(stored)).toBe(true);
  },
);

test('a tour that was closed does not come back', async () => {
  expect(await drawTour('"closed"')).toBe(false);
});
