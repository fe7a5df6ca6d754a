import { Alert } from 'antd';
import type { deliveryOrder } from '@/contract/delivery/order';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { VoidForecast } from './VoidForecast';

/** Who wants the open orders of a cycle voided, why, and what that gives back. */
export function VoidRequest({ order }: { order: RowOf<typeof deliveryOrder> }) {
  const t = useT();
  const { voidBy, voidAt, voidReason } = order;
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={t('deliveryOrder.voidRequested', { who: voidBy, at: voidAt ?? '' })}
        description={voidReason}
      />
      <VoidForecast order={order} />
    </>
  );
}
