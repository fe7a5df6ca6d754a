import type { payoutBatch } from '@/contract/finance/payoutBatch';
import { isReadable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { cmp, formatMoney } from '@/lib/money';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './payoutBatch.module.css';

type Row = RowOf<typeof payoutBatch>;

/** What leaves each wallet, in a cell. */
export function NetCell({ batch }: { batch: Row }) {
  if (!isReadable(batch, 'wallets')) return <UnreadableCell />;
  return (
    <span className={styles.nets}>
      {batch.wallets.map(({ walletCode, internal, net }) => (
        <span key={`${walletCode} ${String(internal)}`}>
          {formatMoney(net)} <small>{walletCode}</small>
        </span>
      ))}
    </span>
  );
}

/** What is free in each wallet before and after, beside what leaves it. */
export function Wallets({ batch }: { batch: Row }) {
  const t = useT();
  const { label } = useDict('biz_chain');
  if (!isReadable(batch, 'wallets')) return <UnreadableCell />;
  const { wallets, paidAt, endedAt } = batch;
  return (
    <StatisticTable
      caption={t(paidAt || endedAt ? 'payoutBatch.walletsKept' : 'payoutBatch.walletsDry')}
      heads={[
        t('payoutBatch.wallet'),
        t('payoutBatch.lineCount'),
        t('payoutBatch.net'),
        t('payoutBatch.fee'),
        t('payoutBatch.gross'),
        t('payoutBatch.sentNet'),
        t('payoutBatch.roomBefore'),
        t('payoutBatch.roomAfter'),
      ]}
      rows={wallets.map((wallet) => {
        const { walletCode, chain, internal, count, net, fee, gross, sentNet, roomBefore, roomAfter } =
          wallet;
        return {
          name: (
            <>
              {walletCode} <small>{internal ? t('payoutBatch.inside') : label(chain)}</small>
            </>
          ),
          cells: [
            count,
            formatMoney(net),
            formatMoney(fee),
            formatMoney(gross),
            formatMoney(sentNet),
            internal ? '—' : formatMoney(roomBefore),
            internal ? (
              '—'
            ) : (
              <span key="after" className={cmp(roomAfter, '0') < 0 ? styles.lack : undefined}>
                {formatMoney(roomAfter)}
              </span>
            ),
          ],
        };
      })}
    />
  );
}
