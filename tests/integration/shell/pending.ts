import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { PendingCounts } from '@/api/types';
import { ok, on } from '../server';

/** Milliseconds between two questions where the platform says nothing else. */
export const EVERY = 15_000;

export const none: PendingCounts = { systemRechargeCount: 0, withdrawCount: 0, realNameAuthCount: 0 };

/** Answers the reminder (type 0) with flags and the bell (type 1) with totals, as they are when they are asked for. */
export const waiting = (flags: Partial<PendingCounts>, totals: Partial<PendingCounts>) =>
  on('post', 'cwManage/rechargeWithdrawReview', async ({ request }) => {
    const body: unknown = await request.json();
    const type = typeof body === 'object' && body !== null ? Reflect.get(body, 'Type') : null;
    return ok({ ...none, ...(type === 0 ? flags : totals) });
  });

/** Puts the page into the background, or back. */
export function turn(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Lets the reminder ask once more, as after a page that was hidden for so many milliseconds. */
export function askAgain(hiddenFor: number = EVERY): void {
  turn('hidden');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + hiddenFor);
  turn('visible');
}
