import { Alert } from 'antd';
import type { WalletCodeSummary } from '@/api/walletCodeTypes';
import { Bones } from '@/crud/light/Bones';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import { cmp, formatMoney } from '@/lib/money';
import styles from './walletCode.module.css';

/** Percent; below it the wallets hold less than is owed. */
const WHOLE = '100';

/** How far the wallets cover what members own, coin by coin, and which hot wallets run low. */
export function Figures({ figures }: { figures: WalletCodeSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={2} />
      </Panel>
    );
  }
  const { coverage, low } = figures;
  return (
    <Panel>
      {low.length > 0 ? (
        <Alert type="error" showIcon title={t('walletCode.low', { codes: low.join(', ') })} />
      ) : null}
      <p>{t('walletCode.coverage')}</p>
      <dl className={styles.figures}>
        {coverage.map(({ coin, percent, liability, hot, cold }) => (
          <div
            key={coin}
            title={t('walletCode.coverageOf', {
              liability: formatMoney(liability),
              hot: formatMoney(hot),
              cold: formatMoney(cold),
            })}
          >
            <dt>{coin}</dt>
            <dd className={percent !== null && cmp(percent, WHOLE) < 0 ? styles.short : undefined}>
              {percent === null ? '—' : `${formatMoney(percent)} %`}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
