import { Alert } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import type { RowOf } from '@/contract/resource';
import { stakingOrder } from '@/contract/staking/order';
import { useT } from '@/i18n';
import { formatMoney, isZero } from '@/lib/money';
import styles from './order.module.css';

/** What a redemption of the order would do at this moment, or why it is refused. */
export function RedeemPreview({ order: { id } }: { order: Pick<RowOf<typeof stakingOrder>, 'id'> }) {
  const t = useT();
  const { data, isError } = useQuery({
    queryKey: [stakingOrder.name, 'redeemPreview', id],
    queryFn: async ({ signal }) => send(stakingOrder.calls.redeemPreview, { id }, { signal }),
    staleTime: 0,
  });
  if (!data)
    return <output className={styles.faint}>{isError ? t('stakingOrder.previewFailed') : '…'}</output>;
  const { coin, principal, accrued, paid, penalty, settled, letGo, backAt, obstacle } = data;
  const amount = (value: typeof principal) => `${formatMoney(value)} ${coin}`;
  const facts: readonly (readonly [string, string])[] = [
    [t('stakingOrder.principal'), amount(principal)],
    [t('stakingOrder.backAt'), backAt],
    [t('stakingOrder.accrued'), amount(accrued)],
    [t('stakingOrder.paid'), amount(paid)],
    [t('stakingOrder.penalty'), amount(penalty)],
    [t('stakingOrder.settled'), amount(settled)],
    ...(isZero(letGo) ? [] : [[t('stakingOrder.letGo'), amount(letGo)] as const]),
  ];
  return (
    <output>
      {obstacle === '' ? null : <Alert type="warning" showIcon title={obstacle} />}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </output>
  );
}
