import { RecordLink } from '@/domain/reference/RecordLink';
import { useT } from '@/i18n';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import type { Part, StatementLine } from './statement';
import styles from './trading.module.css';

function Parts({ label, parts }: { label: string; parts: readonly Part[] }) {
  const t = useT();
  return (
    <section aria-label={label}>
      <h4>{label}</h4>
      {parts.length === 0 ? <p className={styles.none}>{t('contractOrder.noParts')}</p> : null}
      <ul className={styles.parts}>
        {parts.map(({ kind, no, at, how, amount }, place) => (
          <li key={place}>
            <TimeCell value={at} />
            <RecordLink kind={kind} no={no} />
            <span>{how}</span>
            <MoneyCell value={amount} sign />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The deals or fundings that one line of a statement counts, and the ledger lines that book it. */
export function StatementParts({
  line: { item, parts, bookings },
  name,
}: {
  line: StatementLine;
  name: string;
}) {
  const t = useT();
  const counted = t(item === 'fundingFee' ? 'contractOrder.fundings' : 'contractOrder.deals');
  return (
    <div className={styles.evidence}>
      <Parts label={`${name} · ${counted}`} parts={parts} />
      <Parts label={`${name} · ${t('contractOrder.ledger')}`} parts={bookings} />
    </div>
  );
}
