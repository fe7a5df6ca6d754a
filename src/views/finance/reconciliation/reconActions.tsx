import { CheckCircleOutlined, CloseCircleOutlined, FileSearchOutlined } from '@ant-design/icons';
import { reconciliation } from '@/contract/finance/reconciliation';
import { withdraw } from '@/contract/finance/withdraw';
import { WithdrawStatus } from '@/contract/finance/withdrawFlow';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney, formatUsdt } from '@/lib/money';
import { visibleText } from '@/lib/text';

type Row = RowOf<typeof reconciliation>;

const { row } = screenKit(reconciliation);

/** A difference with the way it points. */
export const signed = (difference: string): string =>
  difference.startsWith('-') ? formatMoney(difference) : `+${formatMoney(difference)}`;

const wordsOf = ({ day, walletCode, difference, coin, usdtValue, explainedBy, explanation }: Row) => ({
  day,
  wallet: walletCode,
  difference: signed(difference),
  coin,
  usdt: formatUsdt(usdtValue),
  who: explainedBy,
  why: visibleText(explanation),
});

/** Says what a difference comes from. */
export const explain = row.move('explain', {
  label: 'reconciliation.explain',
  icon: <FileSearchOutlined />,
  primary: true,
  text: (record, t) => t('reconciliation.explainText', wordsOf(record)),
  fields: (field) => [field('cause')],
  done: ({ waits }, t) => t(waits ? 'reconciliation.asked' : 'reconciliation.explained'),
});

/** Another operator agrees with what was said. */
export const approve = row.move('approve', {
  label: 'reconciliation.approve',
  icon: <CheckCircleOutlined />,
  primary: true,
  text: (record, t) => t('reconciliation.approveText', wordsOf(record)),
  fields: (field) => [field('remark', { label: 'reconciliation.reviewRemark' })],
  done: 'reconciliation.approved',
});

export const reject = row.move('reject', {
  label: 'reconciliation.reject',
  icon: <CloseCircleOutlined />,
  danger: true,
  text: (record, t) => t('reconciliation.rejectText', wordsOf(record)),
  fields: (field) => [field('remark', { label: 'crud.reason' })],
  done: 'reconciliation.rejected',
});

/** Link to what was paid out of the wallet. */
export const toPayouts = row.link(withdraw, 'reconciliation.toPayouts', ({ walletCode }) => ({
  walletCode,
  'status[]': String(WithdrawStatus.completed),
}));
