import { stakingOrder } from '@/contract/staking/order';
import { screenKit } from '@/domain/kit/screenKit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { relatedList } from './relatedList';

/** A member's staking orders. */
export const StakingOrders = relatedList(stakingOrder, 'menu.502', [
  {
    ...screenKit(stakingOrder).col('orderNo'),
    cell: ({ orderNo }) => <RecordLink kind="stakingOrder" no={orderNo} />,
  },
  'productName',
  'status',
  'principal',
  'apr',
  'lockDays',
  'paid',
  'expected',
  'startAt',
  'endAt',
]);
