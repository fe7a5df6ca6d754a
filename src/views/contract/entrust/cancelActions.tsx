import { CloseCircleOutlined } from '@ant-design/icons';
import { contractEntrust, EntrustType, FORCED } from '@/contract/trading/entrust';
import type { RowOf } from '@/contract/resource';
import { startsFrom } from '@/domain/kit/moves';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney, formatUsdt, sub, sum } from '@/lib/money';
import type { Translate } from '@/i18n';
import { CancelPreview } from './CancelPreview';
import { lostBy } from './lostBy';

type EntrustRow = RowOf<typeof contractEntrust>;

const { row, bulk, bar } = screenKit(contractEntrust);
const { cancel: cancelCall, cancelBySymbol: bySymbolCall } = contractEntrust.calls;

const isOpen = startsFrom(contractEntrust, 'cancel');

/** True for an entrust that can still be cancelled by an operator. */
const isCancellable = (record: EntrustRow): boolean => isOpen(record) && !FORCED.includes(record.createType);

/** What cancelling releases; in one coin, since every contract is margined in the same. */
const releasedBy = (rows: readonly EntrustRow[]): string =>
  `${formatMoney(sum(rows.map(({ frozenMargin }) => frozenMargin)))} ${rows[0]?.marginCoin ?? ''}`;

/** What a position loses with the one entrust that is cancelled. */
function protectionLost(type: number, t: Translate): string[] {
  if (type === EntrustType.stopLoss) return [t('contractEntrust.losesStop')];
  return type === EntrustType.takeProfit ? [t('contractEntrust.losesProfit')] : [];
}

const countedBy = (rows: readonly EntrustRow[]) => ({
  stopLosses: rows.filter(({ type }) => type === EntrustType.stopLoss).length,
  takeProfits: rows.filter(({ type }) => type === EntrustType.takeProfit).length,
});

export const cancel = row.move('cancel', {
  label: 'contractEntrust.cancel',
  icon: <CloseCircleOutlined />,
  danger: true,
  visible: isCancellable,
  text: ({ type, qty, filledQty, base, frozenMargin, marginCoin }, t) => [
    t('contractEntrust.cancelText', {
      qty: formatMoney(sub(qty, filledQty)),
      base,
      margin: formatMoney(frozenMargin),
      coin: marginCoin,
    }),
    ...protectionLost(type, t),
  ],
  done: 'contractEntrust.cancelled',
});

export const cancelMany = bulk.ask({
  name: 'cancelMany',
  call: cancelCall,
  label: 'contractEntrust.cancelMany',
  icon: <CloseCircleOutlined />,
  danger: true,
  disabledReason: (rows, t) => (rows.every(isCancellable) ? null : t('contractEntrust.openOnly')),
  text: (rows, t) => [
    t('contractEntrust.cancelManyText', { n: rows.length, margin: releasedBy(rows) }),
    ...lostBy(countedBy(rows), t),
  ],
  done: 'contractEntrust.cancelled',
  listed: true,
});

export const cancelBySymbol = bar.ask({
  call: bySymbolCall,
  label: 'contractEntrust.cancelBySymbol',
  icon: <CloseCircleOutlined />,
  danger: true,
  fields: (field) => [field('symbol'), field('reason')],
  text: (_, t, { symbol }) => [
    t('contractEntrust.cancelBySymbolText'),
    ...(typeof symbol === 'string' && symbol !== '' ? [<CancelPreview key={symbol} symbol={symbol} />] : []),
  ],
  done: ({ count, frozenMargin }, t) =>
    t('contractEntrust.cancelledMany', { n: count, usdt: formatUsdt(frozenMargin) }),
});
