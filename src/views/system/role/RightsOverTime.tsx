import type { DetailOf } from '@/contract/resource';
import type { role } from '@/contract/system/role';
import { useLanguage, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { textIn } from '@/ui/cell/TextsCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { pathTitle } from './permissions';
import { rightsOverTime } from './rightsOverTime';
import styles from './role.module.css';
import { usePermissions } from './usePermissions';

type RightsOverTimeProps = Pick<DetailOf<typeof role>, 'history' | 'pendingChange'>;

/**
 * What a role gained and lost over time: when, by whom, and which permissions. A permission is called as the menu calls it now;
 * one that the menu no longer has, as it was called then.
 */
export function RightsOverTime({ history, pendingChange }: RightsOverTimeProps) {
  const t = useT();
  const language = useLanguage();
  const { index } = usePermissions();
  const changes = rightsOverTime(history, pendingChange !== null && 'menuIds' in pendingChange);
  if (changes.length === 0) return <span className={styles.faint}>{t('role.unchanged')}</span>;

  const names = new Map(
    (index?.all ?? []).map((menu) => [
      index ? pathTitle(index, menu, ({ title }) => title.zh) : '',
      index ? pathTitle(index, menu, ({ title }) => textIn(title, language)) : '',
    ]),
  );
  const listed = (label: string, tone: 'plain' | 'warn', titles: readonly string[]) =>
    titles.length === 0 ? null : (
      <div className={styles.names}>
        <span className={styles.faint}>{label}</span>
        {titles.map((title) => (
          <Badge key={title} tone={tone}>
            {visibleText(names.get(title) ?? title)}
          </Badge>
        ))}
      </div>
    );

  return (
    <ol className={styles.overTime}>
      {changes.map(({ id, at, by, gained, lost }) => (
        <li key={id}>
          <TimeCell value={at} /> <bdi>{visibleText(by)}</bdi>
          {listed(t('role.gained'), 'plain', gained)}
          {listed(t('role.lost'), 'warn', lost)}
        </li>
      ))}
    </ol>
  );
}
