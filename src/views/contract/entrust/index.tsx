import { contractEntrust } from '@/contract/trading/entrust';
import type { SummaryOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { NONE, countText } from '@/ui/cell/value';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';
import { screenKit } from '@/domain/kit/screenKit';
import { contractDeal } from '@/contract/trading/deal';
import { EntrustStatus, OPEN_ENTRUST } from '@/contract/trading/entrustFlow';
import { contractOrder } from '@/contract/trading/order';
import { PriceOf } from '@/domain/trading/PriceOf';
import { cancel, cancelBySymbol, cancelMany } from './cancelActions';
import { sections } from './entrustSections';

type Types = SummaryOf<typeof contractEntrust>['byType'];

/** How many open entrusts there are of each type. */
function OpenByType({ types }: { types: Types }) {
  const t = useT();
  const { label } = useDict('biz_entrust_type');
  return (
    <StatChips label={t('contractEntrust.byType')}>
      {types.map(({ type, count, frozenMargin }, place) => (
        <StatChip
          key={place}
          name={Number.isNaN(type) ? NONE : label(String(type))}
          value={countText(count)}
          title={t('contractEntrust.frozen', { usdt: formatUsdt(frozenMargin) })}
        />
      ))}
    </StatChips>
  );
}

const { stat, statistics } = screenKit(contractEntrust);

/** The entrusts of the filter that can still be filled, and what is locked for them. */
const EntrustStatistics = statistics({
  values: [
    stat.value('open', {
      text: ({ open }) => countText(open.count),
      note: ({ open }, t) => t('contractEntrust.frozen', { usdt: formatUsdt(open.frozenMargin) }),
    }),
  ],
  chips: [(figures) => <OpenByType key="byType" types={figures.byType} />],
});

const { screen, col, row, bar } = screenKit(contractEntrust);

const history = Object.values(EntrustStatus).filter((status) => !OPEN_ENTRUST.includes(status));

export default screen({
  views: [
    { label: 'contractEntrust.open', values: { 'status[]': OPEN_ENTRUST.map(String) } },
    { label: 'contractEntrust.history', values: { 'status[]': history.map(String) }, lead: 'updatedAt' },
  ],
  Statistics: EntrustStatistics,
  filters: ['member', 'entrustNo', 'symbol', 'dates', 'action', 'status', 'type', 'createType'],
  columns: [
    'entrustNo',
    'member',
    col('symbol', { width: 104 }),
    col('action', { width: 112 }),
    col('type', { width: 104 }),
    col('status', { width: 104 }),
    col.custom('price', (entrust) => <PriceOf entrust={entrust} />, { width: 104 }),
    col('filledQty', { width: 130 }),
    col('triggerPrice', { width: 104 }),
    col('avgPrice', { width: 104 }),
    col('frozenMargin', { width: 130 }),
    'createdAt',
    'createType',
    'orderNo',
    'updatedAt',
  ],
  toolbar: [cancelBySymbol, bar.exportCsv()],
  rowActions: [
    cancel,
    row.detail(),
    row.link(contractOrder, 'contractEntrust.toOrder', ({ orderNo }) =>
      orderNo === '' ? null : { orderNo },
    ),
    row.link(contractDeal, 'contractEntrust.toDeals', ({ entrustNo }) => ({ entrustNo })),
  ],
  bulkActions: [cancelMany],
  detail: sections,
});
