import { CheckCircleOutlined, CloseCircleOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import { EnvelopeStatus } from '@/contract/campaign/envelopeFlow';
import { redEnvelope } from '@/contract/campaign/redEnvelope';
import { ledger } from '@/contract/member/ledger';
import type { RowOf } from '@/contract/resource';
import type { FormField } from '@/crud/field/field';
import { screenKit } from '@/domain/kit/screenKit';
import { parsePlatform, platformNow, toPlatform } from '@/lib/dates';
import { formatMoney, formatUsdt } from '@/lib/money';
import { askSure } from './askSure';
import { isExclusive, isLucky } from './envelopeWish';
import { Preview } from './Preview';

type Row = RowOf<typeof redEnvelope>;

const { row, bar } = screenKit(redEnvelope);

const preview: FormField = {
  name: 'preview',
  label: { keys: ['redEnvelope.preview'], fallback: 'preview' },
  control: <Preview />,
};

/** Milliseconds. */
const DAY = 86_400_000;

/** The platform's clock a day later. */
const tomorrow = (now: string): string => toPlatform(new Date((parsePlatform(now)?.getTime() ?? 0) + DAY));

/** Sends an envelope of the platform. What it costs is previewed in the form, and confirmed before it is sent. */
export const create = bar.ask({
  name: 'create',
  call: redEnvelope.calls.add,
  label: 'redEnvelope.add',
  icon: <PlusOutlined />,
  primary: true,
  drawer: true,
  fields: (field) => {
    const now = platformNow();
    return field
      .all({
        receiverId: { when: isExclusive },
        coin: { initial: 'USDT' },
        count: { when: (values) => !isExclusive(values), initial: 10 },
        maxPerClaim: { when: isLucky, hint: 'redEnvelope.maxHint' },
        code: { hint: 'redEnvelope.codeHint', pattern: 'redEnvelope.codePattern' },
        startAt: { initial: now },
        expireAt: { initial: tomorrow(now), hint: 'redEnvelope.expireHint' },
      })
      .flatMap((one) => (one.name === 'condition' ? [preview, one] : [one]));
  },
  toBody: (values) => (isExclusive(values) ? { count: 1 } : {}),
  text: (_, t) => t('redEnvelope.addText'),
  sure: askSure,
  ok: 'redEnvelope.send',
  done: ({ code, waits }, t) => t(waits ? 'redEnvelope.asked' : 'redEnvelope.sent', { code }),
});

const sumOf = ({ totalAmount, coin, usdtValue, count }: Row) => ({
  amount: formatMoney(totalAmount),
  coin,
  usdt: formatUsdt(usdtValue),
  n: count,
});

/** Lets members claim an envelope that another operator has asked for. */
export const approve = row.move('approve', {
  label: 'redEnvelope.approve',
  icon: <CheckCircleOutlined />,
  primary: true,
  text: (record, t) => t('redEnvelope.approveText', { ...sumOf(record), who: record.createdBy }),
  fields: (field) => [field('remark', { label: 'redEnvelope.reviewRemark' })],
  done: 'redEnvelope.approved',
});

export const reject = row.move('reject', {
  label: 'redEnvelope.reject',
  icon: <CloseCircleOutlined />,
  danger: true,
  text: (record, t) => t('redEnvelope.rejectText', { ...sumOf(record), who: record.createdBy }),
  fields: (field) => [field('remark', { label: 'crud.reason' })],
  done: 'redEnvelope.rejected',
});

/** Ends an envelope before its time. */
export const cancel = row.move('cancel', {
  label: 'redEnvelope.cancel',
  icon: <StopOutlined />,
  danger: true,
  text: ({ memberId, uid }, t) =>
    memberId === null ? t('redEnvelope.cancelText') : t('redEnvelope.cancelMemberText', { uid }),
  done: 'redEnvelope.cancelled',
});

/** Link to the bookings of an envelope. */
export const toLedger = row.link(ledger, 'menu.104', ({ envelopeNo, status }) =>
  status === EnvelopeStatus.waiting || status === EnvelopeStatus.rejected ? null : { refNo: envelopeNo },
);
