import { KEPT_VERSIONS } from '../../src/contract/content/website';
import { LEGAL_TEXTS } from '../../src/contract/content/websiteContent';
import { isSame } from '../../src/contract/guard';
import type { FieldChange } from '@/api/types';
import { asText } from '../core/audit';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { touch } from '../core/resource';
import { WEBSITE } from './rows';
import type { Content, VersionRow } from './rows';
import { websiteOf } from './wire';

/** Characters of a value that a history keeps. */
const KEPT = 500;

const cut = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, KEPT);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]));
};

/** What differs between two states of the site, cut to what a history shows. */
export const contentDiff = (before: Content, after: Content): FieldChange[] =>
  Object.keys(after).flatMap((field) => {
    const [was, is]: unknown[] = [Reflect.get(before, field), Reflect.get(after, field)];
    return isSame(was, is) ? [] : [{ field, before: asText(cut(was)), after: asText(cut(is)) }];
  });

/** Keeps a change in the history, and of the earlier ones as many as are kept. */
export function keepVersion(db: Db, change: Pick<VersionRow, 'action' | 'reason' | 'diff' | 'by'>): void {
  const { row, versions } = db.website;
  const content = structuredClone(row.content);
  versions.push({ ...change, id: db.nextId('websiteVersion'), at: db.stamp(), content });
  versions.splice(0, versions.length - KEPT_VERSIONS);
}

/** What a change comes to, for its line in the log and its place in the history. */
type Change = Pick<VersionRow, 'action' | 'diff'> & { reason?: string };

/** The versions of the two halves of the record: what the site says, and what is closed. */
type Half = 'version' | 'closuresVersion';

const made = (
  context: Context<{ version: number }>,
  half: Half,
  make: (content: Content) => Change,
): { version: number } => {
  const { db, input, user, note } = context;
  const { row } = db.website;
  note({ targetType: WEBSITE, targetId: String(row.id), targetText: row.content.siteName.zh });
  if (input.version !== row[half]) throw new Refusal(40900, {}, { current: websiteOf(context) });
  const { action, diff, reason = '' } = make(row.content);
  if (half === 'version') touch(context, row);
  else row.closuresVersion += 1;
  keepVersion(db, { action, diff, reason, by: user.userName });
  note({ diff, reason });
  return { version: row[half] };
};

/**
 * Changes what the site says, provided that it is as the operator has seen it. Throw inside `make` before anything is
 * changed.
 * @throws Refusal 40900 with the site as it is now, and whatever `make` refuses
 */
export const changeContent = (
  context: Context<{ version: number }>,
  make: (content: Content) => Change,
): { version: number } => made(context, 'version', make);

/** The same for what is closed, which changes apart from what the site says. */
export const changeClosures = (
  context: Context<{ version: number }>,
  make: () => Change,
): { version: number } => made(context, 'closuresVersion', make);

/** Puts what the site says in force, and notes since when its legal texts are in their versions. */
export function putInForce(db: Db, content: Content): void {
  const { row } = db.website;
  for (const text of LEGAL_TEXTS) {
    if (content[`${text}Version`] !== row.content[`${text}Version`]) row.legalSince[text] = db.stamp();
  }
  row.content = content;
}
