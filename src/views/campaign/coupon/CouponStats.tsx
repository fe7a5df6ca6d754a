import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { coupon } from '@/contract/campaign/coupon';
import type { Id } from '@/contract/field/brands';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { countText, NONE } from '@/ui/cell/value';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { DayChart } from './DayChart';
import styles from './coupon.module.css';

/** What became of one coupon, in the drawer. */
export function CouponStats({ id }: { id: Id }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: [coupon.name, 'stats', id],
    queryFn: async ({ signal }) => send(coupon.calls.stats, { id }, { signal }),
  });
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (!data) return <output className={styles.faint}>…</output>;
  const { issued, used, expired, revoked, costUsdt, activated, costPerMember, notCounted, days } = data;
  const facts: readonly (readonly [string, string])[] = [
    [t('coupon.issued'), countText(issued)],
    [t('coupon.used'), countText(used)],
    [t('coupon.expired'), countText(expired)],
    [t('coupon.revoked'), countText(revoked)],
    [t('coupon.activated'), countText(activated)],
    [t('coupon.costUsdt'), `≈ ${formatUsdt(costUsdt)} USDT`],
    [t('coupon.costPerMember'), costPerMember === null ? NONE : `≈ ${formatUsdt(costPerMember)} USDT`],
  ];
  return (
    <>
      <dl className={styles.forecast}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.faint}>{t('coupon.statsScope', { n: notCounted })}</p>
      <DayChart title={t('coupon.byDay')} days={days} />
    </>
  );
}
