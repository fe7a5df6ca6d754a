import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { payoutBatch } from '@/contract/finance/payoutBatch';
import { isReadable } from '@/contract/field/read';
import type { DetailOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { DictTag } from '@/crud/cell/DictTag';
import { RecordLink } from '@/domain/reference/RecordLink';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { PlainTable } from '@/ui/table/PlainTable';
import { saveLines } from './saveLines';
import styles from './payoutBatch.module.css';

type Batch = DetailOf<typeof payoutBatch>;

/** The withdraws of a batch, and what became of each. */
export function Lines({ batch }: { batch: Batch }) {
  const t = useT();
  const states = useDict('biz_batch_line');
  const chains = useDict('biz_chain');
  if (!isReadable(batch, 'lines')) return <UnreadableCell />;
  const { lines } = batch;
  return (
    <>
      <div className={styles.head}>
        <Button
          size="small"
          icon={<DownloadOutlined />}
          onClick={() => saveLines(batch, t, (state) => states.label(state))}
        >
          {t('payoutBatch.exportLines')}
        </Button>
      </div>
      <PlainTable
        label={t('payoutBatch.lines')}
        rows={lines}
        keyOf={({ id }) => id}
        height={480}
        columns={[
          {
            key: 'orderNo',
            title: t('payoutBatch.orderNo'),
            render: ({ orderNo }) => <RecordLink kind="withdraw" no={orderNo} />,
          },
          { key: 'uid', title: t('payoutBatch.member'), render: ({ uid }) => uid },
          {
            key: 'netAmount',
            title: t('payoutBatch.netAmount'),
            align: 'end',
            render: ({ netAmount, coin, chain }) => (
              <>
                {formatMoney(netAmount)} {coin} <small>{chains.label(chain)}</small>
              </>
            ),
          },
          {
            key: 'toAddress',
            title: t('payoutBatch.toAddress'),
            render: ({ toAddress, memo }) => (
              <bdi className={styles.address}>{memo ? `${toAddress} · ${memo}` : toAddress}</bdi>
            ),
          },
          {
            key: 'state',
            title: t('payoutBatch.state'),
            width: 96,
            render: ({ state }) => <DictTag type="biz_batch_line" code={String(state)} />,
          },
          {
            key: 'why',
            title: t('payoutBatch.why'),
            render: ({ why }) => <bdi className={styles.why}>{visibleText(why)}</bdi>,
          },
        ]}
      />
    </>
  );
}
