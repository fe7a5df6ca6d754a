import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { deliveryOrder } from '@/contract/delivery/order';
import { isReadable } from '@/contract/field/read';
import { isId } from '@/contract/field/brands';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './order.module.css';
import { countText } from '@/ui/cell/value';

const SHOWN = ['orders', 'locked', 'members', 'stake', 'fee', 'refund'];

type Of = Pick<RowOf<typeof deliveryOrder>, 'cycleId'>;

/** What a void of the cycle would give back at this moment. */
export function VoidForecast({ order: { cycleId } }: { order: Of }) {
  const t = useT();
  const { data, isError } = useQuery({
    queryKey: [deliveryOrder.name, 'voidForecast', cycleId],
    queryFn: async ({ signal }) =>
      isId(cycleId) ? send(deliveryOrder.calls.voidForecast, { cycleId }, { signal }) : null,
    staleTime: 0,
  });
  const failed = isError || data === null || (data && !SHOWN.every((name) => isReadable(data, name)));
  if (failed || !data)
    return <output className={styles.faint}>{failed ? t('deliveryOrder.forecastFailed') : '…'}</output>;
  const { orders, running, unclear, locked, members, coin, stake, fee, refund } = data;
  const facts: readonly (readonly [string, string])[] = [
    [t('deliveryOrder.forecastOrders'), t('deliveryOrder.forecastStates', { n: orders, running, unclear })],
    [t('deliveryOrder.forecastMembers'), countText(members)],
    [t('deliveryOrder.stake'), `${formatMoney(stake)} ${coin}`],
    [t('field.fee'), `${formatMoney(fee)} ${coin}`],
    [t('deliveryOrder.refund'), `${formatMoney(refund)} ${coin}`],
  ];
  return (
    <output>
      <dl className={styles.forecast}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {locked > 0 ? <p>{t('deliveryOrder.forecastLocked', { n: locked })}</p> : null}
    </output>
  );
}
