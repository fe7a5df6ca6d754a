import { memberSession } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import { columnMaker } from '@/domain/kit/columnKit';
import { useT } from '@/i18n';
import { TimeCell } from '@/ui/cell/TimeCell';
import styles from './detail.module.css';

const SESSION = columnMaker({ name: 'memberDetail', shape: memberSession }).list(['since', 'ip', 'device']);

/** Where a member is signed in now. */
export function Sessions({ sessions }: Pick<MemberProfile, 'sessions'>) {
  const t = useT();
  if (sessions.length === 0) return <p className={styles.faint}>{t('memberDetail.noSessions')}</p>;
  return (
    <ul className={styles.lines}>
      {sessions.map((one, place) => (
        <li key={place}>
          {SESSION.map(({ key, cell }) => (
            <span key={key}>{cell(one)}</span>
          ))}
          <span className={styles.faint}>
            {t('memberDetail.lastSeen')} <TimeCell value={one.lastSeen} />
          </span>
        </li>
      ))}
    </ul>
  );
}
