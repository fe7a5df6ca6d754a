import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '../formatPercent';
import styles from './symbol.module.css';
import type { RiskTier } from './tierRules';

/** The risk tiers of a symbol, to be read. */
export function TierTable({ tiers }: { tiers: readonly RiskTier[] }) {
  const t = useT();
  return (
    <table className={styles.tierTable}>
      <thead>
        <tr>
          <th scope="col">{t('contractSymbol.maxNotional')}</th>
          <th scope="col">{t('contractSymbol.maxLeverage')}</th>
          <th scope="col">{t('contractSymbol.mmr')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ maxNotional, maxLeverage, mmr }, place) => (
          <tr key={place}>
            <td>{formatMoney(maxNotional)}</td>
            <td>{maxLeverage}×</td>
            <td>{formatPercent(mmr)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
