import { coupon } from '@/contract/campaign/coupon';
import { GrantTarget } from '@/contract/campaign/grantTerms';
import { readShape } from '@/contract/field/read';
import type { AnswerOf, BodyOf } from '@/contract/resource';
import type { FormValues } from '@/crud/field/field';

export type GrantWish = BodyOf<typeof coupon.calls.grantPreview>;
export type GrantForecast = AnswerOf<typeof coupon.calls.grantPreview>;

/** The form as a grant has it: UIDs come from one of two fields, by what was chosen. */
export const targetIn = (values: FormValues): FormValues => {
  const by = Number(values['by']);
  const lines = by === GrantTarget.file ? values['file'] : values['pasted'];
  const isListed = by === GrantTarget.list || by === GrantTarget.file;
  return {
    by,
    again: values['again'] ? 1 : undefined,
    ...(isListed ? { lines } : {}),
    ...(by === GrantTarget.level ? { levels: values['levels'] } : {}),
    ...(by === GrantTarget.tag ? { tags: values['tags'] } : {}),
  };
};

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** What the form asks for; `null` while nobody is named. */
export function wishIn(couponId: string, values: FormValues): GrantWish | null {
  const target = targetIn(values);
  if (![target['lines'], target['levels'], target['tags']].some(isFilled)) return null;
  const wish = readShape(coupon.calls.grantPreview.body, { ...target, couponId });
  return wish && !wish.unreadable ? wish : null;
}

/** What the server has said to a wish, as the form keeps it. */
export interface Foreseen {
  /** What was asked; an answer about something else does not count. */
  asked: string;
  forecast: GrantForecast;
}

export const isForeseen = (value: unknown): value is Foreseen =>
  typeof value === 'object' && value !== null && 'asked' in value && 'forecast' in value;
