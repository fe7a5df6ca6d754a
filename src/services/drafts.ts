import { recordOf } from '@/lib/record';
import { safeStorage } from '@/lib/storage';
import { knownUser } from '@/stores/session';

/** What was typed into a form and not sent. */
export interface Draft {
  /** Milliseconds. */
  at: number;
  /** By the name of the field. */
  values: Readonly<Record<string, unknown>>;
}

/** Milliseconds. After a day nobody knows any more what was meant. */
const LIFE = 24 * 60 * 60 * 1000;

/** Forms; the oldest draft gives way. */
const MOST = 20;

const storage = safeStorage('local');

/** Drafts belong to one operator, by id and name: another one who signs in at the same browser has others. */
function ownKey() {
  const { id, userName } = knownUser();
  return `console.drafts.${id}.${userName}` as const;
}

function readAll(): [form: string, draft: Draft][] {
  return Object.entries(recordOf(storage.read(ownKey()))).flatMap(([form, stored]) => {
    const { at, values } = recordOf(stored);
    if (typeof at !== 'number' || !(Date.now() - at < LIFE)) return [];
    return [[form, { at, values: recordOf(values) }]];
  });
}

function writeAll(drafts: readonly [string, Draft][]): void {
  if (drafts.length === 0) storage.remove(ownKey());
  else storage.write(ownKey(), Object.fromEntries(drafts.slice(-MOST)));
}

const others = (form: string) => readAll().filter(([name]) => name !== form);

/** The operator's draft of a form; `null` without one. */
export const readDraft = (form: string): Draft | null =>
  readAll().find(([name]) => name === form)?.[1] ?? null;

/** Keeps what is typed, over the end of the session too. */
export const keepDraft = (form: string, values: Draft['values']): void =>
  writeAll([...others(form), [form, { at: Date.now(), values }]]);

export const dropDraft = (form: string): void => writeAll(others(form));
