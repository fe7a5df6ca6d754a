import type { violation } from '@/contract/risk/violation';
import type { DetailOf } from '@/contract/resource';
import { DictTag } from '@/crud/cell/DictTag';
import { RecordLink } from '@/domain/reference/RecordLink';
import { useT } from '@/i18n';
import { TimeCell } from '@/ui/cell/TimeCell';
import { textOf } from '@/ui/cell/value';
import styles from './violation.module.css';

/** Other violations of the member, the latest first. */
export function Earlier({ earlier }: Pick<DetailOf<typeof violation>, 'earlier'>) {
  const t = useT();
  if (earlier.length === 0) return t('violation.noEarlier');
  return (
    <ul className={styles.lines}>
      {earlier.map(({ id, violationNo, type, severity, status, createdAt }) => (
        <li key={id}>
          <RecordLink kind="violation" no={violationNo} />
          <DictTag type="biz_violation_type" code={type} />
          <DictTag type="biz_severity" code={textOf(severity)} />
          <DictTag type="biz_violation_status" code={textOf(status)} />
          <TimeCell value={createdAt} />
        </li>
      ))}
    </ul>
  );
}
