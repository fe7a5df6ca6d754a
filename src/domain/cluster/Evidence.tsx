import { MOST_NUMBERS } from '@/contract/risk/cluster';
import { RefCell } from '@/domain/reference/RefCell';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import styles from './cluster.module.css';
import type { ClusterRow } from './model';

/** What ties a member to the others, with all that shows it. */
export function Evidence({ row: { uid, ties } }: { row: ClusterRow }) {
  const t = useT();
  return (
    <table className={styles.evidence} aria-label={t('cluster.evidence', { uid })}>
      <thead>
        <tr>
          <th scope="col">{t('cluster.ties')}</th>
          <th scope="col">{t('cluster.weight')}</th>
          <th scope="col">{t('cluster.have')}</th>
          <th scope="col">{t('cluster.seen')}</th>
          <th scope="col">{t('cluster.first')}</th>
          <th scope="col">{t('cluster.last')}</th>
          <th scope="col">{t('cluster.numbers')}</th>
        </tr>
      </thead>
      <tbody>
        {ties.map(({ tie, thing }) => (
          <tr key={tie.thing}>
            <th scope="row">
              {t(`cluster.kind.${thing.kind}`)} <bdi>{visibleText(thing.value)}</bdi>
            </th>
            <td>{tie.weight}</td>
            <td>{thing.members}</td>
            <td>{tie.count}</td>
            <td>
              <TimeCell value={tie.firstAt} />
            </td>
            <td>
              <TimeCell value={tie.lastAt} />
            </td>
            <td>
              {tie.numbers.slice(0, MOST_NUMBERS).map((no) => (
                <RefCell key={no} no={no} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
