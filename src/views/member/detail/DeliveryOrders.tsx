import { deliveryOrder } from '@/contract/delivery/order';
import { screenKit } from '@/domain/kit/screenKit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { relatedList } from './relatedList';

/** A member's timed up-or-down orders. */
export const DeliveryOrders = relatedList(deliveryOrder, 'menu.403', [
  {
    ...screenKit(deliveryOrder).col('orderNo'),
    cell: ({ orderNo }) => <RecordLink kind="deliveryOrder" no={orderNo} />,
  },
  'contractCode',
  'cycleName',
  'direction',
  'stake',
  'odds',
  'status',
  'result',
  'pnl',
  'openPrice',
  'closePrice',
  'openAt',
  'expireAt',
]);
