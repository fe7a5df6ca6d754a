import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fetchDeals, fetchMarket, fetchPrices } from '@/api/board';
import type { BoardMarket, BoardPrices } from '@/api/boardTypes';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { Card } from './Card';
import styles from './grid.module.css';
import { Deals } from './Deals';
import { Plot } from './Plot';
import { POLL } from './pollInterval';
import { Quotes } from './Quotes';
import { changeOf, clockOf, wayOf } from './boardRules';
import { Sides } from './Sides';
import { Tiles } from './Tiles';

function TradeStatistics({ market }: { market: BoardMarket }) {
  const t = useT();
  const { turnover, turnoverBefore, fees, openInterest, isDemo, symbols } = market;
  const source = isDemo ? t('visualizing.demoMarket') : 'USDT';
  const going = (way: 'up' | 'down') => symbols.filter(({ change }) => wayOf(change) === way).length;
  return (
    <Tiles
      tiles={[
        {
          key: 'turnover',
          label: t('visualizing.turnover24'),
          value: formatMoney(turnover),
          change: changeOf(turnover, turnoverBefore),
          remark: isDemo ? t('visualizing.vsBeforeDemo') : t('visualizing.vsBefore'),
        },
        {
          key: 'fees',
          label: t('visualizing.fees24'),
          value: formatMoney(fees, { decimals: 0 }),
          remark: source,
        },
        {
          key: 'interest',
          label: t('visualizing.openInterest'),
          value: formatMoney(openInterest),
          remark: source,
        },
        {
          key: 'rising',
          label: t('visualizing.change'),
          value: t('visualizing.rising', { up: going('up'), down: going('down') }),
          remark: t('visualizing.contracts', { n: symbols.length }),
        },
      ]}
    />
  );
}

function Turnover({ hours }: { hours: BoardMarket['hours'] }) {
  const t = useT();
  const labels = useMemo(() => hours.map(({ from }) => clockOf(from)), [hours]);
  const series = useMemo(
    () => [
      {
        key: 'turnover',
        label: t('visualizing.turnover'),
        kind: 'bar' as const,
        values: hours.map(({ turnover }) => turnover),
      },
    ],
    [hours, t],
  );
  return <Plot title={t('visualizing.hourly')} labels={labels} series={series} />;
}

function Prices({ prices: { symbol, minutes }, stale }: { prices: BoardPrices; stale: boolean }) {
  const t = useT();
  const labels = useMemo(() => minutes.map(({ at }) => clockOf(at)), [minutes]);
  const series = useMemo(
    () => [
      {
        key: symbol,
        label: symbol,
        kind: 'line' as const,
        values: minutes.map(({ price }) => price),
      },
    ],
    [symbol, minutes],
  );
  const title = t('visualizing.priceOf', { symbol });
  return (
    <Plot title={stale ? `${title} · ${t('visualizing.stale')}` : title} labels={labels} series={series} />
  );
}

/** The trade dashboard: volumes, prices and accounts. */
export function TradeBoard() {
  const t = useT();
  const [symbol, setSymbol] = useState('BTCUSDT');
  const market = useQuery({
    queryKey: ['board', 'market'],
    queryFn: ({ signal }) => fetchMarket(signal),
    ...POLL,
  });
  const prices = useQuery({
    queryKey: ['board', 'prices', symbol],
    queryFn: ({ signal }) => fetchPrices(symbol, signal),
    placeholderData: keepPreviousData,
    ...POLL,
  });
  const deals = useQuery({
    queryKey: ['board', 'deals'],
    queryFn: ({ signal }) => fetchDeals(signal),
    ...POLL,
  });
  const isStale = (name: string): boolean =>
    market.data?.symbols.some((one) => one.symbol === name && one.stale) ?? false;
  return (
    <div className={styles.trade}>
      <Card title={t('visualizing.summary')} area="sum" query={market} bare>
        {(answer) => <TradeStatistics market={answer} />}
      </Card>
      <Card title={t('visualizing.quotes')} area="quotes" query={market} field="symbols">
        {({ symbols }) => <Quotes symbols={symbols} chosen={symbol} choose={setSymbol} />}
      </Card>
      <Card title={t('visualizing.priceOf', { symbol })} area="price" query={prices} field="minutes" bare>
        {(answer) => <Prices prices={answer} stale={isStale(answer.symbol)} />}
      </Card>
      <Card title={t('visualizing.hourly')} area="hours" query={market} field="hours" bare>
        {({ hours }) => <Turnover hours={hours} />}
      </Card>
      <Card title={t('visualizing.sides')} area="sides" query={market} field="symbols">
        {({ symbols }) => <Sides symbols={symbols} />}
      </Card>
      <Card title={t('visualizing.deals')} area="deals" query={deals}>
        {(answer) => <Deals deals={answer} />}
      </Card>
    </div>
  );
}
