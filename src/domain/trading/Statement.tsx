import { Fragment, useId, useState } from 'react';
import { isReadable } from '@/contract/field/read';
import { useT } from '@/i18n';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { StatementParts } from './StatementParts';
import { isEven, statementOf } from './statement';
import type { OrderDetail, StatementLine, Sums } from './statement';
import styles from './trading.module.css';

/** What the statement is made of; without one of them it explains nothing. */
const SOURCES = ['deals', 'fundings', 'ledger'] as const;

/** Whether the three sums of a line are the same, in a word. */
function Verdict({ sums }: { sums: Sums }) {
  const t = useT();
  const even = isEven(sums);
  return (
    <td className={styles.verdict} data-even={even}>
      {t(even ? 'contractOrder.even' : 'contractOrder.uneven')}
    </td>
  );
}

const Amounts = ({ sums: { stated, counted, booked } }: { sums: Sums }) => (
  <>
    {[stated, counted, booked].map((amount, place) => (
      <td key={place}>
        <MoneyCell value={amount} sign />
      </td>
    ))}
  </>
);

function Item({ line }: { line: StatementLine }) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = t(`contractOrder.${line.item}`);
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {name}
          </button>
        </th>
        <Amounts sums={line} />
        <Verdict sums={line} />
      </tr>
      <tr id={id} hidden={!open}>
        <td colSpan={5}>{open ? <StatementParts line={line} name={name} /> : null}</td>
      </tr>
    </Fragment>
  );
}

/**
 * The net profit of an order, line by line: what the order states, what its deals and fundings add up to, and what the
 * ledger booked. Each line unfolds into the records that make it.
 */
export function Statement({ order }: { order: OrderDetail }) {
  const t = useT();
  if (!SOURCES.every((name) => isReadable(order, name))) return <UnreadableCell />;
  const { lines, net } = statementOf(order);
  return (
    <div className={styles.scroll}>
      <table className={styles.statement} aria-label={t('contractOrder.statement')}>
        <thead>
          <tr>
            <th scope="col">{order.marginCoin}</th>
            <th scope="col">{t('contractOrder.stated')}</th>
            <th scope="col">{t('contractOrder.counted')}</th>
            <th scope="col">{t('contractOrder.booked')}</th>
            <th scope="col">{t('contractOrder.check')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Item key={line.item} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('contractOrder.netPnl')}</th>
            <Amounts sums={net} />
            <Verdict sums={net} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
