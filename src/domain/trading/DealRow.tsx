import { DictTag } from '@/crud/cell/DictTag';
import { RecordLink } from '@/domain/reference/RecordLink';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { textOf } from '@/ui/cell/value';
import { DealTime } from './DealTime';
import type { OrderDeal } from './statement';
import styles from './trading.module.css';

/** One deal in a table of fills. */
export function DealRow({ deal }: { deal: OrderDeal }) {
  const { dealNo, role, execType, price, qty, value, fee, realizedPnl } = deal;
  return (
    <tr>
      <th scope="row" className={styles.fill}>
        <DealTime deal={deal} /> <RecordLink kind="contractDeal" no={dealNo} />
      </th>
      <td>
        <DictTag type="biz_deal_role" code={textOf(role)} />{' '}
        <DictTag type="biz_exec_type" code={textOf(execType)} />
      </td>
      <td>
        <MoneyCell value={price} />
      </td>
      <td>
        <MoneyCell value={qty} />
      </td>
      <td>
        <MoneyCell value={value} />
      </td>
      <td>
        <MoneyCell value={fee} />
      </td>
      <td>
        <MoneyCell value={realizedPnl} sign />
      </td>
    </tr>
  );
}
