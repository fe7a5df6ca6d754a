import type { MemberProfile } from '@/contract/member/profile';
import { Readable } from '@/crud/cell/Readable';
import { translateOr, useT } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import shared from './detail.module.css';
import styles from './header.module.css';

/** Scores from which on the badge is a warning, and an alarm. */
const LOOK = 30;
const WORRY = 60;

/** A risk score and the reasons for its points. */
export function Risk({ risk }: Pick<MemberProfile, 'risk'>) {
  const t = useT();
  const { score, reasons } = risk;
  return (
    <section className={styles.risk} aria-label={t('memberDetail.risk')}>
      <Readable record={risk} field="score">
        <Badge tone={score >= WORRY ? 'late' : score >= LOOK ? 'warn' : 'plain'}>
          {t('memberDetail.riskScore', { score })}
        </Badge>
        <Readable record={risk} field="reasons">
          {reasons.length === 0 ? (
            <span className={shared.faint}>{t('memberDetail.noRisk')}</span>
          ) : (
            <ul>
              {reasons.map((reason, place) => {
                const { code, points, value } = reason;
                return (
                  <li key={place}>
                    {translateOr(`memberDetail.risk.${code}`, code, { value })}{' '}
                    <Readable record={reason} field="points">
                      <b>+{points}</b>
                    </Readable>
                  </li>
                );
              })}
            </ul>
          )}
        </Readable>
      </Readable>
    </section>
  );
}
