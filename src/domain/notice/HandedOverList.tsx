import type { Readable } from '@/contract/field/read';
import type { handedOver } from '@/contract/system/notice';
import { useT } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import { TimeCell } from '@/ui/cell/TimeCell';
import { RefCell } from '../reference/RefCell';
import styles from './notice.module.css';

/** Records that a hand-over names, with links for those who may list them. The area `notices` has its words. */
export function HandedOverList({ items }: { items: readonly Readable<typeof handedOver>[] }) {
  const t = useT();
  return (
    <ul className={styles.items}>
      {items.map(({ kind, no, createdAt, claimed, late }, place) => (
        <li key={place}>
          <RefCell type={kind} no={no} />
          <TimeCell value={createdAt} />
          {claimed ? <Badge>{t('notices.claimed')}</Badge> : null}
          {late ? <Badge tone="late">{t('notices.late')}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
