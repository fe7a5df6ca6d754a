import type { FieldChange } from '@/api/types';
import { leads } from '../../../src/contract/flow';
import type { Db } from '../db';
import { dropClaim } from './claim';
import type { Reviewed, Trail } from './kind';
import { enterState } from './since';
import { addStep } from './steps';

/** Who did what to a record. */
export interface Deed {
  /** What the history calls it (`sys_step_result`). */
  result: string;
  /** Empty for members, gateways, chains and the clock. */
  who: string;
  step?: 1 | 2;
  note?: string | undefined;
  rejectCode?: string | undefined;
  keepsClaim?: boolean;
}

/**
 * Changes a record: it gets a new version and a line in its history, and its claim ends. The caller has
 * checked that the change is allowed.
 * @returns the difference
 * @throws Error for a change that the flow does not know
 */
export function keep<Row extends Reviewed>(
  db: Db,
  { name, flow, settle, diff: diffOf }: Trail<Row>,
  row: Row,
  { who, keepsClaim = false, note, ...step }: Deed,
  apply: () => void,
): FieldChange[] {
  const before = { ...row };
  const at = db.stamp();
  settle?.(db, row);
  apply();
  if (!leads(flow, step.result, before.status, row.status))
    throw new Error(`${step.result} leads no ${name} from ${before.status} to ${row.status}`);
  if (row.status !== before.status) enterState(db, name, row);
  row.version += 1;
  row.updatedAt = at;
  if (who) row.updatedBy = who;
  if (!keepsClaim) dropClaim(row);
  const diff = diffOf(before, row);
  addStep(db, name, row.id, { ...step, note: note ?? '', operatorName: who, at, diff });
  return diff;
}
