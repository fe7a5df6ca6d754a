import type { adjust } from '@/contract/finance/adjust';
import { isReadable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { changesOf } from './batchChanges';
import styles from './adjust.module.css';

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
            {row.attachments.length > 0 ? <ImageThumbs urls={row.attachments} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
