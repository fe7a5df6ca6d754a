import { contractEntrust } from '@/contract/contract/entrust';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney, formatUsdt } from '@/lib/money';
import { OpenByType } from './OpenByType';

const { stat, statistics } = screenKit(contractEntrust);

/** The entrusts of the filter that can still be filled, and what is locked for them. */
export const EntrustStatistics = statistics({
  values: [
    stat.value('open', {
      text: ({ open }) => formatMoney(String(open.count)),
      note: ({ open }, t) => t('contractEntrust.frozen', { usdt: formatUsdt(open.frozenMargin) }),
    }),
  ],
  chips: [(figures) => <OpenByType key="byType" types={figures.byType} />],
});
