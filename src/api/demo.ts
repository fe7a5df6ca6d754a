import type { WireShape } from '@/contract/field/field';
import type { demo } from '@/contract/shell/demo';
import { post } from './client';

/** What a server that only pretends puts into the page's head; absent in production. */
export type Demo = WireShape<typeof demo>;

const isAccount = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'userName') === 'string' &&
  typeof Reflect.get(value, 'role') === 'string';

/** Checked by hand: the log-in page is to load without the readers of the contract. */
function isDemo(value: unknown): value is Demo {
  if (typeof value !== 'object' || value === null) return false;
  const accounts: unknown = Reflect.get(value, 'accounts');
  return (
    Array.isArray(accounts) && accounts.every(isAccount) && typeof Reflect.get(value, 'password') === 'string'
  );
}

/** The demo's log-ins, or `null` when a real backend answers. */
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

/** Puts the demo's data back to where they began. */
export const resetDemoData = (): Promise<unknown> => post('__mock/reset', {});
