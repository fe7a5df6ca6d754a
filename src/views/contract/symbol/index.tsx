import { contractPosition } from '@/contract/trading/position';
import { contractSymbol } from '@/contract/trading/symbol';
import type { RowOf } from '@/contract/resource';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney } from '@/lib/money';
import { closeSymbol, mayCloseAll, SymbolDryRun } from '../closeSymbol';
import { WaitingCloses } from '../WaitingCloses';
import { whyFields } from '../whyFields';
import { ChangeCell, PriceCell } from './PriceCell';
import { stateActions } from './stateActions';
import { SourceTable } from './SourceTable';
import { addForm, editForm } from './symbolForm';
import { TierTable } from './TierTable';

const { screen, col, row, bar, section, fact } = screenKit(contractSymbol);

/** Terms that wait for another operator, and who may confirm them or take them back. */
const change = changeKit(contractSymbol);

const edit = row.edit({ fields: editForm, ok: 'crud.save', content: change.draw });

const closeAll = row.ask({
  ...closeSymbol,
  name: 'closeSymbol',
  // The request that waits belongs to positions.
  call: { ...closeSymbol.call, touches: [contractPosition.name] },
  visible: ({ tradeState, openPositions }) => mayCloseAll(tradeState) && openPositions > 0,
  fixed: ({ symbol }) => ({ symbol }),
  fields: whyFields,
  content: ({ symbol }) => <SymbolDryRun symbol={symbol} />,
});

const longToShort = ({ longShortRatio }: RowOf<typeof contractSymbol>): string =>
  formatMoney(longShortRatio, { decimals: 2 });

export default screen({
  views: [change.view],
  Statistics: WaitingCloses,
  live: { seconds: 5, actionsRead: ['version', 'tradeState', 'openPositions', 'pendingChange'] },
  columns: [
    col('symbol', { width: 120 }),
    col('name', { width: 130 }),
    col('tradeState', { width: 125 }),
    col.switch('status', contractSymbol.calls.setStatus),
    col.custom('markPrice', (record) => <PriceCell {...record} />, {
      width: 130,
      align: 'end',
      reads: ['feedStale', 'feedAt'],
    }),
    col.custom('change24h', (record) => <ChangeCell {...record} />, { width: 130, align: 'end', reads: [] }),
    'openInterest',
    col('volume24h', { width: 145 }),
    col.custom('longShortRatio', longToShort, { width: 110, align: 'end', reads: [] }),
    col('openPositions', { width: 100 }),
    col('takerFee', { width: 100 }),
    col('makerFee', { width: 100 }),
    'fundingRate',
    col.custom('changeBy', change.cell, { width: 170, reads: ['changeAt'] }),
    'indexPrice',
    'updatedAt',
  ],
  toolbar: [bar.create({ fields: addForm, wide: true }), bar.sort(), bar.exportCsv()],
  rowActions: [
    ...change.actions,
    row.detail(),
    edit,
    ...stateActions,
    closeAll,
    row.link(contractPosition, 'menu.301', ({ symbol }) => ({ 'symbol[]': symbol })),
  ],
  detail: [
    section.custom('pendingChange', change.draw),
    section.facts('contractSymbol.sectionMarket', [
      'tradeState',
      'markPrice',
      'indexPrice',
      'lastPrice',
      'change24h',
      'feedAt',
      'fundingRate',
      'fundingInterval',
      'fundingCap',
      'openInterest',
      'volume24h',
      fact.custom('longShortRatio', longToShort),
      'openPositions',
    ]),
    section.custom(
      'sources',
      ({ sources }) => <SourceTable sources={sources} />,
      'contractSymbol.indexSources',
    ),
    section.custom(
      'riskTiers',
      ({ riskTiers }) => <TierTable tiers={riskTiers} />,
      'contractSymbol.riskTiers',
    ),
    section.rest('contractSymbol.sectionRules', [
      fact.custom('leverages', ({ leverages }) => leverages.map((one) => `${one}×`).join(' · ')),
    ]),
    section.history(),
  ],
});
