import { contractDeal } from '@/contract/contract/deal';
import { screenKit } from '@/domain/kit/screenKit';
import { VolumeByHour } from './VolumeByHour';

const { stat, statistics } = screenKit(contractDeal);

/** What was traded over the whole filter, and how much of it in each hour. */
export const DealStatistics = statistics({
  values: [
    stat.value('volume', { note: ({ deals }, t) => t('contractDeal.count', { n: deals }) }),
    stat.value('fees'),
    stat.value('realizedPnl'),
  ],
  aside: (figures) => <VolumeByHour figures={figures} />,
});
