import type { couponGrant } from '@/contract/campaign/couponGrant';
import type { DetailOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { countText } from '@/ui/cell/value';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './couponGrant.module.css';

/** So many UIDs of a reason are shown. */
const SHOWN = 40;

/** Members who get nothing, by the reason. */
export function Missed({ missed }: Pick<DetailOf<typeof couponGrant>, 'missed'>) {
  const t = useT();
  const { label } = useDict('biz_grant_obstacle');
  if (missed.length === 0) return null;
  const reasons = [...new Set(missed.map(({ reason }) => reason))];
  return (
    <StatisticTable
      caption={t('couponGrant.missedN', { n: missed.length })}
      heads={[t('couponGrant.why'), t('couponGrant.members'), 'UID']}
      rows={reasons.map((reason) => {
        const uids = missed.filter((one) => one.reason === reason).map(({ uid }) => uid);
        const more = uids.length > SHOWN ? ' …' : '';
        return {
          name: label(reason),
          cells: [
            countText(uids.length),
            <span key="uids" className={styles.uids}>
              {uids.slice(0, SHOWN).join(' ')}
              {more}
            </span>,
          ],
        };
      })}
    />
  );
}
