import { Tag } from 'antd';
import { useT } from '@/i18n';
import { useTotalText } from './BatchTotals';
import { totalsOf } from './batchTotals';
import { amountColumn, effectColumn, memberColumn } from './checkColumns';
import type { CheckedRow } from './checkColumns';
import { RollbackOutlined } from '@ant-design/icons';
import { adjust } from '@/contract/finance/adjust';
import type { Id } from '@/contract/field/brands';
import type { FormField } from '@/crud/field/field';
import { importAction } from '@/domain/kit/import';
import { screenKit } from '@/domain/kit/screenKit';
import { isOpen } from './adjustReview';
import { askEffect } from './Effect';
import { Preview } from './Preview';
import styles from './adjust.module.css';

/** Sums of the lines that will be sent, by coin and direction. */
function Totals({ rows }: { rows: readonly CheckedRow[] }) {
  const t = useT();
  const text = useTotalText();
  return (
    <output>
      <div className={styles.sums}>
        {t('import.totals')}
        {totalsOf(rows).map((total) => (
          <Tag key={`${total.direction} ${total.coin}`}>{text(total)}</Tag>
        ))}
      </div>
    </output>
  );
}

const { row, bar } = screenKit(adjust);

/** Initial values of the form, where known. */
export interface Given {
  memberId?: Id | undefined;
  accountType?: string | undefined;
  coin?: string | undefined;
}

const preview: FormField = {
  name: 'preview',
  label: { keys: ['adjust.preview'], fallback: 'preview' },
  control: <Preview />,
};

/**
 * Requests a correction of a balance. Its effect is previewed in the form, and confirmed once more before the
 * request is sent.
 */
export const createWith = (given: Given) =>
  bar.create({
    label: 'adjust.add',
    fields: (field) =>
      field
        .all({
          memberId: { initial: given.memberId },
          accountType: { initial: given.accountType },
          coin: { initial: given.coin },
          direction: { preset: false },
          category: { preset: false },
          reason: { hint: 'adjust.reasonHint' },
          refNo: { hint: 'adjust.refNoHint' },
        })
        .flatMap((one) => (one.name === 'amount' ? [one, preview] : [one])),
    text: (_, t) => t('adjust.addHint'),
    sure: askEffect,
    ok: 'crud.submit',
    done: 'adjust.added',
  });

/** Requests many corrections from an uploaded file. */
export const importFile = importAction(adjust, {
  call: adjust.calls.import,
  label: 'adjust.import',
  text: 'adjust.importText',
  file: 'adjust_template',
  example: {
    uid: '10010008',
    account: '1',
    coin: 'USDT',
    direction: '1',
    amount: '12.5',
    reason: 'Deposit missed, ticket 1234',
  },
  optional: ['refNo'],
  amounts: ['amount'],
  check: adjust.calls.checkImport,
  columns: [memberColumn, 'accountType', 'coin', 'direction', amountColumn, effectColumn, 'reason'],
  places: { account: 'accountType' },
  totals: (rows) => <Totals rows={rows} />,
  fields: (field, file) => [file, field('category', { preset: false })],
  tell: ({ batchNo, created, failed }, t) =>
    created > 0
      ? t('adjust.importCounts', { batchNo, done: created, failed: failed.length })
      : t('adjust.importNone', { failed: failed.length }),
});

/** Withdraws a request; only its requester can do so. */
export const cancel = row.ask({
  call: adjust.calls.cancel,
  label: 'adjust.cancel',
  icon: <RollbackOutlined />,
  danger: true,
  visible: (record, { name }) => isOpen(record) && record.createdBy === name,
  text: ({ adjustNo }, t) => t('adjust.cancelText', { adjustNo }),
  done: 'adjust.cancelled',
});
