import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DayInput } from '@/crud/control/DayInput';
import { TimeInput } from '@/crud/control/TimeInput';

const zone = process.env['TZ'];

beforeEach(() => {
  process.env['TZ'] = 'Europe/London';
  vi.useFakeTimers({ now: new Date('2026-03-28T17:30:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('"now" is the time of the platform, wherever the browser is', async () => {
  const onChange = vi.fn();
  render(<TimeInput onChange={onChange} />);
  fireEvent.click(screen.getByRole('textbox'));
  fireEvent.click(await screen.findByText(/^(Now|此刻)$/));
  expect(onChange).toHaveBeenLastCalledWith('2026-03-29 01:30:00');
});

test('"today" is the day of the platform', async () => {
  const onChange = vi.fn();
  render(<DayInput onChange={onChange} />);
  fireEvent.click(screen.getByRole('textbox'));
  fireEvent.click(await screen.findByText(/^(Today|今天)$/));
  expect(onChange).toHaveBeenLastCalledWith('2026-03-29');
});

test('an hour that the browser skips can be typed', async () => {
  const onChange = vi.fn();
  render(<TimeInput onChange={onChange} />);
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: '2026-03-29 01:15:00' } });
  fireEvent.click(await screen.findByRole('button', { name: /^(OK|确\s*定)$/ }));
  expect(onChange).toHaveBeenLastCalledWith('2026-03-29 01:15:00');
});
