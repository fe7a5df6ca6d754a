import type { Rule } from '@/crud/field/field';
import { isEmail, isMobile } from '@/lib/validate';

const E164 = /^\+[1-9]\d{6,14}$/;
const INVITE_CODE = /^[A-Z2-9]{6,8}$/;
const UID = /^[1-9]\d{7}$/;

/** What the server shows of an e-mail or a phone. */
const MASK = '***';

const isPhone = (text: string): boolean => isMobile(text) || E164.test(text);

const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** An e-mail address, a mainland mobile number or one in E.164. */
export const account: Rule = (value, t) =>
  isEmail(given(value)) || isPhone(given(value)) ? null : t('member.ruleAccount');

/** Left as it was shown, or an e-mail address. */
export const email: Rule = (value, t) => {
  const text = given(value);
  return text === '' || text.includes(MASK) || isEmail(text) ? null : t('member.ruleEmail');
};

/** Left as it was shown, or a phone number. */
export const phone: Rule = (value, t) => {
  const text = given(value);
  return text === '' || text.includes(MASK) || isPhone(text) ? null : t('member.rulePhone');
};

/** A member has to be reached somehow. */
export const reachable: Rule = (_, t, all) =>
  given(all['email']) === '' && given(all['phone']) === '' ? t('member.ruleReach') : null;

export const inviteCode: Rule = (value, t) =>
  given(value) === '' || INVITE_CODE.test(given(value)) ? null : t('member.ruleInviteCode');

/** Nothing, or eight digits. */
export const uid: Rule = (value, t) =>
  given(value) === '' || UID.test(given(value)) ? null : t('member.ruleUid');

const MOST_TAGS = 10;
const LONGEST_TAG = 12;

/** At most ten, of at most twelve characters each. */
export const tags: Rule = (value, t) => {
  const words: unknown[] = Array.isArray(value) ? value : [];
  if (words.length > MOST_TAGS) return t('member.ruleTags', { n: MOST_TAGS });
  const fits = words.every(
    (word) => typeof word === 'string' && Array.from(word.trim()).length <= LONGEST_TAG,
  );
  return fits ? null : t('member.ruleTag', { n: LONGEST_TAG });
};
