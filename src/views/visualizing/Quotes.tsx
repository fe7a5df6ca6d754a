import type { BoardSymbol } from '@/api/boardTypes';
import { TradeState } from '@/contract/trading/symbolFlow';
import { translateOr, useLanguage, useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './rows.module.css';
import { percent, priceText, wayOf } from './boardRules';

/** A state in which a contract is not traded as usual; an unknown code is shown as it is. */
function State({ code }: { code: number }) {
  const t = useT();
  const text = Number.isNaN(code) ? t('ui.unreadable') : String(code);
  return <small>{translateOr(`visualizing.state.${code}`, text)}</small>;
}

/** Prices of all contracts; the selected one is drawn in the chart next to them. */
export function Quotes({
  symbols,
  chosen,
  choose,
}: {
  symbols: readonly BoardSymbol[];
  chosen: string;
  choose: (symbol: string) => void;
}) {
  const t = useT();
  // In whole units, so that no table is wider than its card; the tooltip has all of it.
  const short = new Intl.NumberFormat(useLanguage(), { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <table className={`${styles.table} ${styles.full}`}>
      <thead>
        <tr>
          <th scope="col">{t('visualizing.symbol')}</th>
          <th scope="col">{t('visualizing.price')}</th>
          <th scope="col">{t('visualizing.change')}</th>
          <th scope="col">{t('visualizing.turnover')}</th>
        </tr>
      </thead>
      <tbody>
        {symbols.map(({ symbol, tradeState, stale, price, change, turnover }, place) => (
          <tr key={place} data-chosen={symbol === chosen}>
            <th scope="row">
              <button
                type="button"
                className={styles.pick}
                aria-pressed={symbol === chosen}
                onClick={() => choose(symbol)}
              >
                {symbol}
              </button>
              {tradeState !== TradeState.trading && <State code={tradeState} />}
              {stale && <small>{t('visualizing.stale')}</small>}
            </th>
            <td>{priceText(price)}</td>
            <td data-way={wayOf(change)}>{percent(change)}</td>
            <td title={formatMoney(turnover)}>{short.format(Number(turnover))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
