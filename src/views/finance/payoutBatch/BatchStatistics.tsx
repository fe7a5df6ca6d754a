import { payoutBatch } from '@/contract/finance/payoutBatch';
import { screenKit } from '@/domain/kit/screenKit';
import { formatUsdt } from '@/lib/money';

const { stat, statistics } = screenKit(payoutBatch);

/** Figures of the batches of the filter, and what waits for another operator. */
export const BatchStatistics = statistics({
  values: [
    stat.value('total', {
      text: ({ total }) => `≈ ${formatUsdt(total.usdtValue)}`,
      note: ({ total }, t) => t('payoutBatch.batches', { n: total.count }),
    }),
    stat.value('waiting', {
      text: ({ waiting }) => `≈ ${formatUsdt(waiting.usdtValue)}`,
      note: ({ waiting }, t) => t('payoutBatch.batches', { n: waiting.count }),
    }),
    stat.value('unclear'),
    stat.value('refused'),
  ],
});
