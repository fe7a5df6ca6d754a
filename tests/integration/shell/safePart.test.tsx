import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportCrashesTo } from '@/kernel/crash';
import { SafePart } from '@/shell/base/SafePart';
import { told } from '../client/told';

const report = vi.fn<(error: unknown, id: string) => void>();
const close = vi.fn<() => void>();

let isBroken = true;

const Part = () => {
  if (isBroken) throw new Error('this part');
  return <p>part</p>;
};

const load = () => Promise.resolve(Part);

const page = (wanted: boolean) => (
  <>
    <p>screen</p>
    <SafePart load={load} wanted={wanted} onClose={close} />
  </>
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reportCrashesTo(report);
});

afterEach(() => {
  vi.restoreAllMocks();
  reportCrashesTo(() => undefined);
});

test('a part over the frame that crashes is reported, said and closed; it comes back when it is wanted again', async () => {
  const { rerender } = render(page(true));
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(close).toHaveBeenCalledOnce();
  expect(told().join()).toContain(report.mock.calls[0]?.[1] ?? 'no number');
  expect(screen.getByText('screen')).toBeInTheDocument();
  isBroken = false;
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('part')).toBeInTheDocument();
});
