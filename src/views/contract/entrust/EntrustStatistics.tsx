import { contractEntrust } from '@/contract/contract/entrust';
import { screenKit } from '@/domain/kit/screenKit';
import { formatUsdt } from '@/lib/money';
import { countText } from '@/ui/cell/value';
import { OpenByType } from './OpenByType';

const { stat, statistics } = screenKit(contractEntrust);

/** The entrusts of the filter that can still be filled, and what is locked for them. */
export const EntrustStatistics = statistics({
  values: [
    stat.value('open', {
      text: ({ open }) => countText(open.count),
      note: ({ open }, t) => t('contractEntrust.frozen', { usdt: formatUsdt(open.frozenMargin) }),
    }),
  ],
  chips: [(figures) => <OpenByType key="byType" types={figures.byType} />],
});
