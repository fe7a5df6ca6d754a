import type { MemberSummary } from '@/api/memberTypes';
import { Bones } from '@/crud/light/Bones';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import styles from './Figures.module.css';

/** Figures over the whole filter: how many, how new, how well known, how rich. */
export function Figures({ figures }: { figures: MemberSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={2} />
      </Panel>
    );
  }
  const { total, newToday, kycPercent, assetUsdt } = figures;
  return (
    <Panel>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('member.total')}</dt>
          <dd>{formatMoney(String(total))}</dd>
        </div>
        <div>
          <dt>{t('member.newToday')}</dt>
          <dd>{formatMoney(String(newToday))}</dd>
        </div>
        <div>
          <dt>{t('member.kycPercent')}</dt>
          <dd>{kycPercent === null ? '—' : `${kycPercent}%`}</dd>
        </div>
        <div title={t('member.assetNote')}>
          <dt>{t('member.assetTotal')}</dt>
          <dd>≈ {formatUsdt(assetUsdt)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
