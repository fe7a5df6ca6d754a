import { CopyOutlined, PauseCircleOutlined, PlayCircleOutlined, StopOutlined } from '@ant-design/icons';
import { coupon } from '@/contract/campaign/coupon';
import { CouponStatus } from '@/contract/campaign/couponFlow';
import { couponGrant } from '@/contract/campaign/couponGrant';
import { memberCoupon } from '@/contract/campaign/memberCoupon';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import { editForm } from './couponForm';

const { row } = screenKit(coupon);

/** Budgets that wait for another operator. */
export const change = changeKit(coupon);

export const edit = row.edit({
  visible: ({ status }) => status !== CouponStatus.ended,
  fields: editForm,
  ok: 'crud.save',
  wide: true,
  content: change.draw,
  text: ({ issuedQty }, t) => (issuedQty > 0 ? t('coupon.frozenText') : []),
});

/** Starts, pauses and ends a coupon. */
export const steps = [
  row.move('activate', {
    label: 'coupon.activate',
    icon: <PlayCircleOutlined />,
    disabledReason: ({ totalQty }, t) => (totalQty === 0 ? t('coupon.unconfirmed') : null),
    text: ({ couponCode }, t) => t('coupon.activateText', { code: couponCode }),
    done: 'coupon.stateSet',
  }),
  row.move('pause', {
    label: 'coupon.pause',
    icon: <PauseCircleOutlined />,
    text: ({ couponCode }, t) => t('coupon.pauseText', { code: couponCode }),
    done: 'coupon.stateSet',
  }),
  row.move('end', {
    label: 'coupon.end',
    icon: <StopOutlined />,
    danger: true,
    text: ({ couponCode }, t) => t('coupon.endText', { code: couponCode }),
    done: 'coupon.stateSet',
  }),
];

/** Makes a draft with the same terms. */
export const copy = row.ask({
  call: coupon.calls.copy,
  label: 'coupon.copy',
  icon: <CopyOutlined />,
  text: ({ couponCode }, t) => t('coupon.copyText', { code: couponCode }),
  fields: (field) => [field('couponCode', { hint: 'coupon.codeHint', pattern: 'coupon.codeHint' })],
  done: 'coupon.copied',
});

export const links = [
  row.link(memberCoupon, 'menu.602', ({ id }) => ({ 'couponId[]': id })),
  row.link(couponGrant, 'coupon.grants', ({ id }) => ({ 'couponId[]': id })),
];
