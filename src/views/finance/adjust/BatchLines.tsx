import type { Decimal } from '@/lib/decimal';
import { add, formatMoney, sub } from '@/lib/money';
import type { adjust } from '@/contract/finance/adjust';
import { isReadable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Watermark } from '@/domain/security/Watermark';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import styles from './adjust.module.css';

/** What one adjustment alone does to the available balance of an account. */
interface Effect {
  uid: string;
  accountType: number | null;
  coin: string;
  beforeAvailable: Decimal;
  afterAvailable: Decimal;
}

/** Each adjustment with the available balance around it, when those before it in the batch have been booked. */
function changesOf<Row extends Effect>(
  rows: readonly Row[],
): { row: Row; before: Decimal; after: Decimal }[] {
  const booked = new Map<string, Decimal>();
  return rows.map((row) => {
    const account = `${row.uid} ${row.accountType} ${row.coin}`;
    const earlier = booked.get(account);
    const before = earlier ? add(row.beforeAvailable, earlier) : row.beforeAvailable;
    const change = sub(row.afterAvailable, row.beforeAvailable);
    booked.set(account, earlier ? add(earlier, change) : change);
    return { row, before, after: add(before, change) };
  });
}

type Row = RowOf<typeof adjust>;

/** How the available balance would change. */
function Change({ row, before, after }: ReturnType<typeof changesOf<Row>>[number]) {
  if (!isReadable(row, 'beforeAvailable') || !isReadable(row, 'afterAvailable')) return <UnreadableCell />;
  return (
    <strong>
      {formatMoney(before)} → {formatMoney(after)} {row.coin}
    </strong>
  );
}

/** Each adjustment that is about to be decided, with all that it is decided on: why, by which files, and what it does. */
export function BatchLines({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  const directions = useDict('biz_adjust_dir');
  const categories = useDict('biz_adjust_cat');
  const accounts = useDict('biz_account_type');
  return (
    <ul className={styles.lines}>
      {changesOf(rows).map(({ row, before, after }) => (
        <li key={row.id}>
          <div>
            {[
              row.adjustNo,
              row.uid,
              accounts.label(row.accountType),
              `${directions.label(row.direction)} ${formatMoney(row.amount)} ${row.coin}`,
              row.createdBy,
            ].join(' · ')}
          </div>
          <div>
            {t('adjust.available')} <Change row={row} before={before} after={after} />
          </div>
          <div>
            {categories.label(row.category)} · <bdi>{visibleText(row.reason)}</bdi>
          </div>
          <div>
            {t('adjust.files', { n: row.attachments.length })}{' '}
            {row.attachments.length > 0 ? <ImageThumbs urls={row.attachments} over={<Watermark />} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
