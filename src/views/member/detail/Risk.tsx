import type { MemberProfile } from '@/contract/member/profile';
import { Readable } from '@/crud/cell/Readable';
import { translateOr, useT } from '@/i18n';
import shared from './detail.module.css';
import styles from './header.module.css';

/** Scores from which on the figure is a warning, and an alarm. */
const LOOK = 30;
const WORRY = 60;

type Props = Pick<MemberProfile, 'risk'>;

/** A risk score, and its most important reason beside it. */
export function RiskScore({ risk }: Props) {
  const t = useT();
  const { score, reasons } = risk;
  const [first] = reasons;
  return (
    <div className={styles.score}>
      <dt>{t('memberDetail.risk')}</dt>
      <dd data-tone={score >= WORRY ? 'late' : score >= LOOK ? 'warn' : 'plain'}>
        <Readable record={risk} field="score">
          {score}{' '}
          <Readable record={risk} field="reasons">
            {first ? (
              <small>
                {translateOr(`memberDetail.risk.${first.code}`, first.code, { value: first.value })}
              </small>
            ) : null}
          </Readable>
        </Readable>
      </dd>
    </div>
  );
}

/** All reasons for the points of a risk score. */
export function RiskReasons({ risk }: Props) {
  const t = useT();
  const { reasons } = risk;
  return (
    <section className={styles.risk} aria-label={t('memberDetail.risk')}>
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
    </section>
  );
}
