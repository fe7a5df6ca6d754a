import type { LocalTexts } from '@/api/types';
import type { Db } from '../core/db';
import { contractOf } from './rows';
import type { CycleRow } from './rows';

/** A cycle as operators call it: its contract and its own name. */
export function fullName(db: Db, cycle: CycleRow): LocalTexts {
  const code = contractOf(db, cycle)?.code ?? '';
  const { zh, en, tw } = cycle.cycleName;
  return { zh: `${code} ${zh}`, en: `${code} ${en || zh}`, tw: `${code} ${tw || zh}` };
}
