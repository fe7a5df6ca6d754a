import type { Area } from '../core/area';
import { sessionHandlers } from './handlers';
import { sessionSettings } from './settings';

declare module '../core/tables' {
  interface Tables {
    captchas: Map<string, { code: string; until: number }>;
    /** By mobile number. */
    smsCodes: Map<string, { code: string; sentAt: number; until: number; wrong: number }>;
    /** By ticket: when it was drawn, and whether it was used for a sign-in. */
    qrTickets: Map<string, { since: number; used: boolean }>;
  }
}

export const session: Area = {
  name: 'session',
  settings: sessionSettings,
  tables: () => ({ captchas: new Map(), smsCodes: new Map(), qrTickets: new Map() }),
  handlers: sessionHandlers,
};
