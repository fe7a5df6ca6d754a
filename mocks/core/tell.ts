import type { Db } from './db';
import { langOf } from './refusal';
import { sentText } from './sentTexts';
import type { sentTexts } from './sentTexts';

/** Tells a member, in their own language, at their email address or telephone. */
export function tellMember(
  db: Db,
  memberId: number,
  key: keyof typeof sentTexts,
  filled: Readonly<Record<string, string>>,
): void {
  const member = db.members.get(memberId);
  if (!member) return;
  const text = sentText(key, langOf(member.language), filled);
  db.sentMessages.push({ to: member.email || member.phone, text, sentAt: db.stamp() });
}
