import { adjust } from '@/contract/finance/adjust';
import type { RowOf } from '@/contract/resource';
import { ScreenLink } from '@/services/ScreenLink';
import { NONE } from '@/ui/cell/value';

/** The import that an adjustment came with; it leads to all of the batch, whose totals stand above the list. */
export function BatchCell({ batchNo }: Pick<RowOf<typeof adjust>, 'batchNo'>) {
  if (!batchNo) return NONE;
  return (
    <ScreenLink view={adjust.view} params={{ batchNo }}>
      {batchNo}
    </ScreenLink>
  );
}
