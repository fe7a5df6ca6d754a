import type { WireShape } from '@/contract/field/field';
import type { demo } from '@/contract/shell/demo';
import { post } from './client';

/** Data that the mock server puts into the head of the page; absent in production. */
export type Demo = WireShape<typeof demo>;

const isAccount = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'userName') === 'string' &&
  typeof Reflect.get(value, 'role') === 'string';

/** Checked by hand, so that the log-in page does not load the readers of the contract. */
function isDemo(value: unknown): value is Demo {
  if (typeof value !== 'object' || value === null) return false;
  const accounts: unknown = Reflect.get(value, 'accounts');
  return (
    Array.isArray(accounts) && accounts.every(isAccount) && typeof Reflect.get(value, 'password') === 'string'
  );
}

/** The demo's log-in accounts, or `null` with a real backend. */
export function readDemo(): Demo | null {
  const text = document.querySelector('meta[name="demo"]')?.getAttribute('content');
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isDemo(value) ? value : null;
  } catch {
    return null;
  }
}

/** Resets the demo's data to their initial state. */
export const resetDemoData = (): Promise<unknown> => post('__mock/reset', {});
