import type { contractEntrust } from '@/contract/contract/entrust';
import type { SummaryOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { countText, NONE } from '@/ui/cell/value';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';

type Types = SummaryOf<typeof contractEntrust>['byType'];

/** How many open entrusts there are of each type. */
export function OpenByType({ types }: { types: Types }) {
  const t = useT();
  const { label } = useDict('biz_entrust_type');
  return (
    <StatChips label={t('contractEntrust.byType')}>
      {types.map(({ type, count, frozenMargin }, place) => (
        <StatChip
          key={place}
          name={Number.isNaN(type) ? NONE : label(String(type))}
          value={countText(count)}
          title={t('contractEntrust.frozen', { usdt: formatUsdt(frozenMargin) })}
        />
      ))}
    </StatChips>
  );
}
