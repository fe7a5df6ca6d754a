import type { member } from '@/contract/member/member';
import type { Rule } from '@/crud/field/field';
import type { FormOverrides } from '@/domain/kit/formFields';
import { textOf } from '@/ui/cell/value';

type Calls = typeof member.calls;

const isBlank = (value: unknown): boolean => (textOf(value) ?? '').trim() === '';

/** A member must have an e-mail address or a phone number. */
const reachable: Rule = (_, t, all) =>
  isBlank(all['email']) && isBlank(all['phone']) ? t('member.ruleReach') : null;

/** Accepts a text with stars only if it is the masked one that was shown; the server keeps the stored value then. */
const asShown =
  (name: 'email' | 'phone'): Rule =>
  (value, t, _, record) =>
    textOf(value)?.includes('*') && value !== record[name] ? t('member.maskedReach') : null;

/** Form of a new member. */
export const newFields: FormOverrides<Calls['add']['body']> = {
  account: { pattern: 'member.ruleAccount', hint: 'member.accountHint' },
  email: { pattern: 'member.ruleEmail', hint: 'member.reachNewHint' },
  phone: { pattern: 'member.rulePhone', hint: 'member.reachNewHint' },
  inviterUid: { pattern: 'member.ruleUid' },
  inviteCode: { pattern: 'member.ruleInviteCode', hint: 'member.inviteCodeHint' },
};

/** Form of an existing member. */
export const knownFields: FormOverrides<Calls['edit']['body']> = {
  email: { rules: [reachable, asShown('email')], pattern: 'member.ruleEmail', hint: 'member.reachHint' },
  phone: { rules: [asShown('phone')], pattern: 'member.rulePhone', hint: 'member.reachHint' },
  riskLevel: { hint: 'member.riskHint' },
};
