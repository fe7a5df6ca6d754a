import type { payoutBatch } from '@/contract/finance/payoutBatch';
import type { DetailOf } from '@/contract/resource';
import { download } from '@/crud/list/exportCsv';
import { exportName } from '@/crud/list/exportName';
import type { Translate } from '@/i18n';
import { toCsv } from '@/lib/csv';

type Batch = DetailOf<typeof payoutBatch>;
type Line = Batch['lines'][number];

/** Downloads the lines of a batch, amounts in full. */
export function saveLines(
  { batchNo, lines }: Batch,
  t: Translate,
  labelOf: (state: Line['state']) => string,
): void {
  const csv = toCsv<Line>(
    [
      { title: t('payoutBatch.batchNo'), value: () => batchNo },
      { title: t('payoutBatch.orderNo'), value: ({ orderNo }) => orderNo },
      { title: t('payoutBatch.member'), value: ({ uid }) => uid },
      { title: t('field.coin'), value: ({ coin }) => coin },
      { title: t('field.chain'), value: ({ chain }) => chain },
      { title: t('payoutBatch.netAmount'), value: ({ netAmount }) => netAmount, isNumber: true },
      { title: t('payoutBatch.fee'), value: ({ fee }) => fee, isNumber: true },
      { title: t('payoutBatch.usdtValue'), value: ({ usdtValue }) => usdtValue, isNumber: true },
      { title: t('payoutBatch.toAddress'), value: ({ toAddress }) => toAddress },
      { title: t('field.memo'), value: ({ memo }) => memo },
      { title: t('payoutBatch.state'), value: ({ state }) => labelOf(state) },
      { title: t('payoutBatch.why'), value: ({ why }) => why },
      { title: t('payoutBatch.txHash'), value: ({ txHash }) => txHash },
    ],
    lines,
  );
  download(exportName(batchNo), csv, 'text/csv;charset=utf-8');
}
