import { post } from './client';

/** A log-in of the demo, offered on the log-in page. */
export interface DemoAccount {
  userName: string;
  role: string;
}

/** What a server that only pretends puts into the page's head; absent in production. */
export interface Demo {
  accounts: DemoAccount[];
  password: string;
}

function isDemo(value: unknown): value is Demo {
  if (typeof value !== 'object' || value === null) return false;
  const { accounts, password } = value as Partial<Demo>;
  return Array.isArray(accounts) && typeof password === 'string';
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
