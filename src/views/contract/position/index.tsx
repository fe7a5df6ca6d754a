import { contractPosition } from '@/contract/trading/position';
import type { RowOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { visibleText } from '@/lib/text';
import { contractDeal } from '@/contract/trading/deal';
import { contractEntrust } from '@/contract/trading/entrust';
import { contractOrder } from '@/contract/trading/order';
import { screenKit } from '@/domain/kit/screenKit';
import { PriceText } from '@/domain/trading/PriceText';
import { chosenDryRun, closeSymbol } from '../closeSymbol';
import { whyFields } from '../whyFields';
import { closeMany, closeOne } from './forceClose';
import { PositionStatistics } from './PositionStatistics';
import { LiquidationCell, MarkCell, ProfitCell } from './priceCells';
import { AT_RISK, AdlCell, DistanceCell, RatioCell } from './riskCells';

/** Margin mode and leverage, as traders write them: `Cross 20×`. */
function LeverageCell({ marginMode, leverage }: RowOf<typeof contractPosition>) {
  const { label } = useDict('biz_margin_mode');
  return `${visibleText(label(marginMode))} ${leverage}×`;
}

const { screen, col, row, bar, section, fact } = screenKit(contractPosition);

const closeWhole = bar.ask({
  ...closeSymbol,
  name: 'closeSymbol',
  fields: (field) => [field('symbol'), ...whyFields(field)],
  content: chosenDryRun,
});

const links = [
  row.link(contractOrder, 'menu.302', ({ orderNo }) => ({ orderNo })),
  row.link(contractEntrust, 'menu.303', ({ orderNo }) => ({ orderNo })),
  row.link(contractDeal, 'menu.304', ({ orderNo }) => ({ orderNo })),
];

const ratio = col.custom('marginRatio', (record) => <RatioCell {...record} />, {
  width: 120,
  label: 'contractPosition.ratio',
  reads: [],
});
const adl = col.custom('adlRank', (record) => <AdlCell {...record} />, { width: 110, reads: [] });

const entry = ({ entryPrice }: RowOf<typeof contractPosition>) => <PriceText value={entryPrice} />;

export default screen({
  live: { seconds: 5, actionsRead: ['version', 'status'] },
  views: [{ label: 'contractPosition.risky', values: { marginRatioMin: AT_RISK }, lead: 'marginRatio' }],
  filters: ['symbol', 'side', 'status'],
  Statistics: PositionStatistics,
  columns: [
    'member',
    col('symbol', { width: 110 }),
    col('side', { width: 80 }),
    col.custom('unrealizedPnl', (record) => <ProfitCell {...record} />, {
      width: 145,
      align: 'end',
      reads: ['roe', 'marginCoin'],
    }),
    ratio,
    col.custom('liqPrice', (record) => <LiquidationCell {...record} />, {
      width: 120,
      align: 'end',
      reads: ['liqDistance', 'marginRatio'],
    }),
    col.custom('markPrice', (record) => <MarkCell {...record} />, {
      width: 120,
      align: 'end',
      reads: ['markStale'],
    }),
    'notional',
    col.custom('entryPrice', entry, { width: 110, align: 'end', reads: [] }),
    'qty',
    col.custom('leverage', (record) => <LeverageCell {...record} />, { width: 110, reads: ['marginMode'] }),
    'margin',
    'status',
    'openedAt',
  ],
  ownColumns: [adl],
  toolbar: [closeWhole, bar.exportCsv()],
  rowActions: [row.detail(), closeOne, ...links],
  bulkActions: [closeMany],
  detail: [
    section.facts('contractPosition.sectionRisk', [
      'symbol',
      'side',
      'marginMode',
      'leverage',
      'status',
      'markPrice',
      fact.custom('liqPrice', ({ liqPrice }) => <PriceText value={liqPrice} />),
      fact.custom('liqDistance', (record) => <DistanceCell {...record} />),
      'marginRatio',
      fact.custom('adlRank', (record) => <AdlCell {...record} />),
      'mmr',
      'tierLimit',
    ]),
    section.facts('contractPosition.sectionResult', [
      'unrealizedPnl',
      'roe',
      'realizedPnl',
      'fundingFee',
      'notional',
      'margin',
      'maintMargin',
      'extraMargin',
    ]),
    section.rest('contractPosition.sectionPosition', [fact.custom('entryPrice', entry)]),
    section.history(),
  ],
});
