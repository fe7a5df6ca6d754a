import type { contractSymbol } from '@/contract/trading/symbol';
import type { RowOf } from '@/contract/resource';
import { Readable } from '@/crud/cell/Readable';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '../formatPercent';
import styles from './symbol.module.css';

/** The risk tiers of a symbol, to be read. */
export function TierTable({ tiers }: { tiers: RowOf<typeof contractSymbol>['riskTiers'] }) {
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
        {tiers.map((tier, place) => (
          <tr key={place}>
            <td>
              <Readable record={tier} field="maxNotional">
                {formatMoney(tier.maxNotional)}
              </Readable>
            </td>
            <td>
              <Readable record={tier} field="maxLeverage">
                {tier.maxLeverage}×
              </Readable>
            </td>
            <td>
              <Readable record={tier} field="mmr">
                {formatPercent(tier.mmr)}
              </Readable>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
