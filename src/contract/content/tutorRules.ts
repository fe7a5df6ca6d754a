import { isEmail } from '../../lib/validate';
import { sentence } from '../rule';
import type { Sentence } from '../rule';
import type { PictureSize } from './picture';

/** Most tutors that are recommended. */
export const MOST_RECOMMENDED = 6;

/** A tutor's picture is square. */
export const avatarSize: PictureSize = { width: 200, height: 200, most: 5 };

/** How a tutor can be reached. */
export const CONTACT_TYPES = ['telegram', 'wechat', 'email', 'phone', 'x', 'other'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Most contacts of a tutor. */
export const MOST_CONTACTS = 6;

/** One way to reach a tutor. */
export interface Contact {
  readonly type: string;
  readonly value: string;
}

const PATTERNS: Readonly<Record<string, (value: string) => boolean>> = {
  telegram: (value) => /^@?[A-Za-z]\w{4,31}$/.test(value),
  email: isEmail,
  phone: (value) => /^\+?\d[\d -]{5,19}$/.test(value),
  x: (value) => /^@?\w{1,15}$/.test(value),
};

/** What is wrong with the contacts of a tutor: the first one that nobody could be reached by, or that stands twice. */
export function contactsFit(contacts: readonly Contact[]): Sentence | null {
  for (const [place, { type, value }] of contacts.entries()) {
    if (value === '' || PATTERNS[type]?.(value) === false) return sentence('rule.contact', { n: place + 1 });
    const isKnown = contacts.slice(0, place).some((one) => one.type === type && one.value === value);
    if (isKnown) return sentence('rule.contactTwice', { n: place + 1 });
  }
  return null;
}
