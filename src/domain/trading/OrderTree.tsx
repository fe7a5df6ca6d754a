import { isReadable } from '@/contract/field/read';
import { DictTag } from '@/crud/cell/DictTag';
import { RecordLink } from '@/domain/reference/RecordLink';
import { useT } from '@/i18n';
import { sum } from '@/lib/money';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { textOf } from '@/ui/cell/value';
import { DealRow } from './DealRow';
import { FillHeads } from './FillHeads';
import { PriceOf } from './PriceOf';
import type { OrderDeal, OrderDetail } from './statement';
import styles from './trading.module.css';

type OrderEntrust = OrderDetail['entrusts'][number];

interface EntrustProps {
  entrust: OrderEntrust;
  /** Its fills. */
  deals: readonly OrderDeal[];
}

/** An entrust with the sums of its deals. */
function EntrustRow({ entrust, deals }: EntrustProps) {
  const results = deals.flatMap(({ realizedPnl }) => (realizedPnl === null ? [] : [realizedPnl]));
  const { entrustNo, action, type, createType, status, createdAt } = entrust;
  return (
    <tr className={styles.entrust}>
      <th scope="rowgroup" colSpan={2}>
        <span className={styles.instruction}>
          <TimeCell value={createdAt} />
          <RecordLink kind="contractEntrust" no={entrustNo} />
          <DictTag type="biz_entrust_action" code={textOf(action)} />
          <DictTag type="biz_entrust_type" code={textOf(type)} />
          <DictTag type="biz_create_type" code={textOf(createType)} />
          <DictTag type="biz_entrust_status" code={textOf(status)} />
        </span>
      </th>
      <td>
        <PriceOf entrust={entrust} />
      </td>
      <td>
        <MoneyCell value={entrust.filledQty} /> / <MoneyCell value={entrust.qty} />
      </td>
      <td>
        <MoneyCell value={sum(deals.map(({ value }) => value))} />
      </td>
      <td>
        <MoneyCell value={entrust.fee} />
      </td>
      <td>
        <MoneyCell value={results.length > 0 ? sum(results) : null} sign />
      </td>
    </tr>
  );
}

/** The entrusts of an order, each with its deals below it. */
export function OrderTree({ order }: { order: OrderDetail }) {
  const t = useT();
  const { entrusts, deals } = order;
  if (!isReadable(order, 'entrusts') || !isReadable(order, 'deals')) return <UnreadableCell />;
  const known = new Set(entrusts.map(({ entrustNo }) => entrustNo));
  const strays = deals.filter(({ entrustNo }) => !known.has(entrustNo));
  return (
    <div className={styles.scroll}>
      <table className={styles.tree} aria-label={t('contractOrder.tree')}>
        <FillHeads title={t('contractOrder.tree')} />
        {entrusts.map((entrust, at) => {
          const own = deals.filter(({ entrustNo }) => entrustNo === entrust.entrustNo);
          return (
            <tbody key={at}>
              <EntrustRow entrust={entrust} deals={own} />
              {own.map((deal, place) => (
                <DealRow key={place} deal={deal} />
              ))}
            </tbody>
          );
        })}
        {/* What belongs to no entrust of the order is shown all the same: it counts in the statement. */}
        <tbody>
          {strays.map((deal, place) => (
            <DealRow key={place} deal={deal} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
