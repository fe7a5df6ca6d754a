import { CROWD, MOST_MEMBERS, MOST_THINGS } from '@/contract/risk/cluster';
import type { Cluster } from '@/contract/risk/cluster';
import { useT } from '@/i18n';
import styles from './cluster.module.css';

interface LeftOutProps {
  of: Cluster['leftOut'];
  depth: 1 | 2;
}

/** What belongs to a cluster and is not shown, in words; nothing where all of it is. */
export function LeftOut({ of: { members, things, further, crowds }, depth }: LeftOutProps) {
  const t = useT();
  const lines = [
    members > 0 ? t('cluster.leftOutMembers', { n: members, most: MOST_MEMBERS }) : '',
    things > 0 ? t('cluster.leftOutThings', { n: things, most: MOST_THINGS }) : '',
    further > 0 ? t(depth === 1 ? 'cluster.further' : 'cluster.furthest', { n: further }) : '',
    crowds > 0 ? t('cluster.crowds', { n: crowds, most: CROWD }) : '',
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.leftOut} data-cut={members + things > 0}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
