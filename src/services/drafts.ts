import { recordOf } from '@/lib/record';
import { safeStorage } from '@/lib/storage';
import { knownUser } from '@/stores/session';
import { currentAddress } from './navigation';

/** What was typed into a form and not sent. */
export interface Draft {
  /** Milliseconds. */
  at: number;
  /** By the name of the field. */
  values: Readonly<Record<string, unknown>>;
  /** What the form was called, and the path of the screen that it was opened on. */
  title: string;
  path: string;
  /** That of its write, which may have been sent already without an answer; empty when it is not known. */
  requestId: string;
}

/** Milliseconds; older drafts are dropped. */
const LIFE = 24 * 60 * 60 * 1000;

/** Forms; the oldest draft gives way. */
const MOST = 20;

const storage = safeStorage('local');

/** Drafts belong to one operator, by id and name: another one who signs in at the same browser has others. */
function ownKey() {
  const { id, userName } = knownUser();
  return `console.drafts.${id}.${userName}` as const;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function readAll(now = Date.now()): [form: string, draft: Draft][] {
  return Object.entries(recordOf(storage.read(ownKey()))).flatMap(([form, stored]) => {
    const { at, values, title, path, requestId } = recordOf(stored);
    if (typeof at !== 'number' || !(now - at < LIFE)) return [];
    const texts = { title: textIn(title), path: textIn(path), requestId: textIn(requestId) };
    return [[form, { at, values: recordOf(values), ...texts }]];
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

/** The operator's drafts at a moment that lead somewhere, the latest first. */
export const openDrafts = (now: Date): Draft[] =>
  readAll(now.getTime())
    .map(([, draft]) => draft)
    .filter(({ title, path }) => title !== '' && path.startsWith('/'))
    .toReversed();

/** Keeps what is typed, over the end of the session too. */
export function keepDraft(form: string, values: Draft['values'], title = '', requestId = ''): void {
  const [path = ''] = currentAddress().split(/[?#]/);
  writeAll([...others(form), [form, { at: Date.now(), values, title, path, requestId }]]);
}

export const dropDraft = (form: string): void => writeAll(others(form));
