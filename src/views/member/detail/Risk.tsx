import type { MemberProfile } from '@/api/memberProfileTypes';
import { Badge } from '@/ui/base/Badge';
import { useT } from '@/i18n';
import shared from './detail.module.css';
import styles from './header.module.css';

/** From these scores on it is time to look, and to worry. */
const LOOK = 30;
const WORRY = 60;

/** A score and everything it consists of. */
export function Risk({ risk: { score, reasons } }: Pick<MemberProfile, 'risk'>) {
  const t = useT();
  return (
    <section className={styles.risk} aria-label={t('memberDetail.risk')}>
      <Badge tone={score >= WORRY ? 'late' : score >= LOOK ? 'warn' : 'plain'}>
        {t('memberDetail.riskScore', { score })}
      </Badge>
      {reasons.length === 0 ? (
        <span className={shared.faint}>{t('memberDetail.noRisk')}</span>
      ) : (
        <ul>
          {reasons.map(({ code, points, value }) => (
            <li key={code}>
              {t(`memberDetail.risk.${code}`, { value })} <b>+{points}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
