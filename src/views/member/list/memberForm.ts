import { member } from '@/contract/member/member';
import type { Rule } from '@/crud/field/field';
import type { FormFieldMaker } from '@/domain/kit/form';
import { textOf } from '@/ui/cell/value';

const { add, edit } = member.calls;

const isBlank = (value: unknown): boolean => (textOf(value) ?? '').trim() === '';

/** A member must have an e-mail address or a phone number. */
const reachable: Rule = (_, t, all) =>
  isBlank(all['email']) && isBlank(all['phone']) ? t('member.ruleReach') : null;

const TRAITS = ['countryCode', 'language', 'memberType', 'level'] as const;

/** Form fields of a new member. */
export const newFields = (field: FormFieldMaker<(typeof add)['body']>) => [
  field('account', { pattern: 'member.ruleAccount', hint: 'member.accountHint' }),
  field('nickname'),
  field('email', { pattern: 'member.ruleEmail', hint: 'member.reachNewHint' }),
  field('phone', { pattern: 'member.rulePhone', hint: 'member.reachNewHint' }),
  ...TRAITS.map((name) => field(name)),
  field('inviterUid', { pattern: 'member.ruleUid' }),
  field('inviteCode', { pattern: 'member.ruleInviteCode', hint: 'member.inviteCodeHint' }),
  field('remark'),
];

/** Form fields of an existing member. */
export const knownFields = (field: FormFieldMaker<(typeof edit)['body']>) => [
  field('nickname'),
  field('email', { rules: [reachable], pattern: 'member.ruleEmail', hint: 'member.reachHint' }),
  field('phone', { pattern: 'member.rulePhone', hint: 'member.reachHint' }),
  ...TRAITS.map((name) => field(name)),
  field('riskLevel', { hint: 'member.riskHint' }),
  field('remark'),
];
