import { Alert } from 'antd';
import type { contractSymbol } from '@/contract/contract/symbol';
import type { AnswerOf } from '@/contract/resource';
import { DictTag } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { formatPercent } from '../formatPercent';
import styles from './symbol.module.css';

interface EditEffectProps {
  effect: AnswerOf<typeof contractSymbol.calls.previewEdit>;
}

/** What new tiers and fees would do to what members hold, before they are saved. */
export function EditEffect({ effect }: EditEffectProps) {
  const t = useT();
  const { positions, changedTier, newlyAtRisk, liquidated, hit, fees24h } = effect;
  return (
    <div className={styles.effect}>
      {liquidated.count > 0 ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('contractSymbol.wouldLiquidate', {
            n: liquidated.count,
            members: liquidated.members,
            notional: formatUsdt(liquidated.notional),
          })}
        />
      ) : (
        <Alert type="success" showIcon title={t('contractSymbol.nobodyLiquidated')} />
      )}
      <p>{t('contractSymbol.tierEffect', { n: positions, changed: changedTier, risk: newlyAtRisk })}</p>
      <p>
        {t('contractSymbol.feeEffect', {
          before: formatUsdt(fees24h.before),
          after: formatUsdt(fees24h.after),
        })}
      </p>
      {hit.length > 0 ? (
        <div className={styles.scroll}>
          <table aria-label={t('contractSymbol.hit')}>
            <thead>
              <tr>
                <th scope="col">{t('field.uid')}</th>
                <th scope="col">{t('contractSymbol.side')}</th>
                <th scope="col">{t('contractSymbol.notional')}</th>
                <th scope="col">{t('contractSymbol.ratio')}</th>
              </tr>
            </thead>
            <tbody>
              {hit.map((one) => (
                <tr key={one.positionNo} title={`${one.positionNo} · ${one.mmrBefore} % → ${one.mmrAfter} %`}>
                  <th scope="row">{one.uid}</th>
                  <td>
                    <DictTag type="biz_pos_side" code={String(one.side)} />
                  </td>
                  <td>{formatUsdt(one.notional)}</td>
                  <td className={one.liquidated ? styles.over : undefined}>
                    {formatPercent(one.ratioBefore)} → {formatPercent(one.ratioAfter)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  );
}
