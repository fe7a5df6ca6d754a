import type { DateTime } from '@/api/types';
import type { Db } from './db';
import { invalid } from './refusal';
import type { Lang } from './refusal';
import { sentText } from './sentTexts';
import { stepUp } from './stepUp';
import type { Stepping } from './stepUp';
import type { User } from './systemRows';

/** A text message or an e-mail to a person outside the console. The demo shows them instead of sending them. */
export interface SentMessage {
  to: string;
  text: string;
  sentAt: DateTime;
}

declare module './tables' {
  interface Tables {
    /** In the order they were sent. */
    sentMessages: SentMessage[];
  }
}

/** What signs in besides the password. */
export const CONTACTS = ['mobile', 'userEmail'] as const;

type Contacts = Pick<User, (typeof CONTACTS)[number]>;

/** The addresses that a change gives other values. */
export const changedContacts = (before: Contacts, after: Contacts): readonly (typeof CONTACTS)[number][] =>
  CONTACTS.filter((name) => before[name] !== after[name]);

/**
 * Another phone or e-mail would sign in as the user: it takes the password of the operator who changes it.
 * @throws Refusal 40000 without a password, 40301, 40302, 40305
 */
export function mustConfirmContacts(
  context: Stepping,
  before: Contacts,
  after: Contacts,
  password: string | undefined,
): void {
  if (changedContacts(before, after).length === 0) return;
  if (!password) throw invalid('operPassword');
  stepUp(context, password);
}

/** Tells a user at the addresses they had before when one of them was changed. */
export function tellFormerAddresses(
  db: Db,
  before: Contacts & Pick<User, 'userName'>,
  after: Contacts,
  lang: Lang,
): void {
  if (changedContacts(before, after).length === 0) return;
  const { userName, mobile, userEmail } = before;
  const sentAt = db.stamp();
  const text = sentText('contactsChanged', lang, { name: userName, at: sentAt });
  for (const to of [mobile, userEmail].filter(Boolean)) db.sentMessages.push({ to, text, sentAt });
}
