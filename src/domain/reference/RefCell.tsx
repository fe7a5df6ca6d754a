import { listPermission } from '@/api/permissions';
import { isRecordKind } from '@/contract/records';
import type { RecordKind } from '@/contract/records';
import { CopyButton } from '@/crud/cell/CopyButton';
import { useCan } from '@/stores/session';
import { TextCell } from '@/ui/cell/TextCell';
import { RecordLink } from './RecordLink';
import styles from './reference.module.css';

/** The kind of record by the letters that its number begins with. */
const PREFIXES: Readonly<Record<string, RecordKind>> = {
  R: 'recharge',
  W: 'withdraw',
  PB: 'payoutBatch',
  A: 'adjust',
  HB: 'redEnvelope',
  AW: 'award',
  KY: 'auth',
  DO: 'deliveryOrder',
  CP: 'contractPosition',
  CO: 'contractOrder',
  CE: 'contractEntrust',
  CD: 'contractDeal',
  RB: 'redeemBatch',
  SO: 'stakingOrder',
  VR: 'violation',
};

const kindBy = (no: string): string => PREFIXES[/^[A-Z]*/.exec(no)?.[0] ?? ''] ?? '';

/**
 * The number of the record that caused a booking, as a link if the operator may list it. Without `type` the kind is
 * derived from the number.
 */
export function RefCell({ type, no }: { type?: string; no: string }) {
  const word = type ?? kindBy(no);
  const kind = isRecordKind(word) ? word : null;
  const allowed = useCan({ one: kind === null ? '' : listPermission(kind) });
  if (no === '' || kind === null || !allowed) return <TextCell value={no || null} />;
  return (
    <span className={styles.line}>
      <RecordLink kind={kind} no={no} className={styles.link} />
      <CopyButton text={no} />
    </span>
  );
}
