import { stakingOrder } from '@/contract/staking/order';
import { screenKit } from '@/domain/kit/screenKit';

const { stat, statistics } = screenKit(stakingOrder);

/** Figures of the orders: what is staked, what falls due today, and how many end early. */
export const OrderStatistics = statistics({
  alerts: [
    stat.alert('warning', ({ unpaidOrders: n }, t) => (n > 0 ? t('stakingOrder.unpaidAlert', { n }) : null)),
  ],
  values: [
    stat.value('stakedUsdt'),
    stat.value('dueTodayUsdt', { hint: 'stakingOrder.dueTodayHint' }),
    stat.value('earlyRate', { hint: 'stakingOrder.earlyHint' }),
  ],
  aside: stat.bars('byCoin', 'coin'),
});
