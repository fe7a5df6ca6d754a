import { GiftOutlined } from '@ant-design/icons';
import { coupon } from '@/contract/campaign/coupon';
import { CouponStatus } from '@/contract/campaign/couponFlow';
import { GrantTarget, MOST_GRANTED } from '@/contract/campaign/grantTerms';
import type { FormField, FormValues, Rule } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import { inState } from '@/domain/kit/inState';
import { screenKit } from '@/domain/kit/screenKit';
import { GrantPreview } from './GrantPreview';
import { isForeseen, targetIn, wishIn } from './grantWish';
import { UidFileInput } from './UidFileInput';
import { UidTextInput } from './UidTextInput';

const { row } = screenKit(coupon);

const isBy =
  (target: GrantTarget) =>
  ({ by }: FormValues): boolean =>
    Number(by) === target;

const areWithin: Rule = (value, t) =>
  Array.isArray(value) && value.length > MOST_GRANTED
    ? t('coupon.tooManyUids', { n: value.length, max: MOST_GRANTED })
    : null;

const pasted: FormField = {
  name: 'pasted',
  label: { keys: ['coupon.uids'], fallback: 'pasted' },
  control: <UidTextInput />,
  hint: 'coupon.uidsHint',
  rules: [required, areWithin],
  when: isBy(GrantTarget.list),
  draft: 'never',
};

const file: FormField = {
  name: 'file',
  label: { keys: ['coupon.file'], fallback: 'file' },
  control: <UidFileInput />,
  hint: 'coupon.fileHint',
  rules: [required, areWithin],
  when: isBy(GrantTarget.file),
  draft: 'never',
};

/** Only what the operator has seen is sent. */
const preview = (couponId: string): FormField => ({
  name: 'preview',
  label: { keys: ['coupon.preview'], fallback: 'preview' },
  control: <GrantPreview couponId={couponId} />,
  rules: [
    (value, t, all) => {
      if (!isForeseen(value) || value.asked !== JSON.stringify(wishIn(couponId, all)))
        return t('coupon.stillAsking');
      const { heads, quantityLeft } = value.forecast;
      if (heads === 0) return t('coupon.nobody');
      return heads > quantityLeft ? t('coupon.notEnough') : null;
    },
  ],
  draft: 'never',
});

const excludedIn = ({ preview: value }: FormValues): number =>
  isForeseen(value) ? value.forecast.excluded.length : 0;

const isDouble = ({ preview: value, again }: FormValues): boolean =>
  Boolean(again) || (isForeseen(value) && value.forecast.doubles.length > 0);

const mustSkip: Rule = (value, t) => (value ? null : t('coupon.mustSkip'));

/** Grants a coupon to members, after a preview of who gets it and what that comes to. */
export const grant = row.ask({
  call: coupon.calls.grant,
  label: 'coupon.grant',
  icon: <GiftOutlined />,
  primary: true,
  drawer: true,
  wide: true,
  ok: 'coupon.grant',
  visible: inState(CouponStatus.active),
  fixed: ({ id }) => ({ couponId: id }),
  fields: (field, { id }) => [
    field('by'),
    pasted,
    file,
    field('levels', { when: isBy(GrantTarget.level), label: 'coupon.levels', rules: [required] }),
    field('tags', { when: isBy(GrantTarget.tag), rules: [required] }),
    preview(id),
    field('again', { when: isDouble, hint: 'coupon.againHint' }),
    field('skip', { when: (all) => excludedIn(all) > 0, rules: [mustSkip] }),
    field('remark'),
  ],
  toBody: (values) => ({ ...targetIn(values), preview: undefined }),
  done: ({ issued, waits, grantNo }, t) =>
    waits ? t('coupon.grantWaits', { no: grantNo }) : t('coupon.granted', { no: grantNo, n: issued }),
});
