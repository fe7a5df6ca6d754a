import { Severity } from '../../src/contract/risk/violation';
import { verdictsOf } from './bars';
import type { Db } from './db';
import type { Member } from './rows';
import { RISKY_SCORE } from './thresholds';

/** What is doubtful about one record. */
export interface Risk {
  /** 0 to 100; 0 for kinds without a score. */
  riskScore: number;
  riskFlags: string[];
}

declare module './area' {
  interface Area {
    /** What is doubtful in those of a member's records that have no end yet. */
    risks?(db: Db, memberId: number): Risk[];
  }
}

/** What is doubtful in a member's records that have no end yet. */
export const openRisks = (db: Db, memberId: number): Risk[] =>
  db.areas.flatMap((area) => area.risks?.(db, memberId) ?? []);

const LOW = 1;
const MEDIUM = 2;
const HIGH = 3;

/** Flags that forbid something, and those that ask for a second look; the others are hints. */
const GRAVE = new Set(['W01', 'W02', 'W03', 'W04', 'W16', 'R01']);
const DOUBTFUL = new Set(['W05', 'W08', 'W09', 'W10', 'W12', 'R02', 'R03']);

function levelOf({ riskScore, riskFlags }: Risk): number {
  if (riskScore >= RISKY_SCORE || riskFlags.some((flag) => GRAVE.has(flag))) return HIGH;
  return riskFlags.some((flag) => DOUBTFUL.has(flag)) ? MEDIUM : LOW;
}

/** Confirmed violations of a member in force that are more than minor. */
export const graveVerdicts = (db: Db, memberId: number) =>
  verdictsOf(db, memberId).filter(({ severity }) => severity > Severity.minor);

/** `biz_risk_level` as the worst of a member's open flags and of the violations in force makes it. */
export const flaggedLevel = (db: Db, memberId: number): number =>
  graveVerdicts(db, memberId).length > 0 ? HIGH : Math.max(LOW, ...openRisks(db, memberId).map(levelOf));

/** `biz_risk_level` of a member: what open flags and violations make it, or what operators have raised it to. */
export const riskLevelOf = (db: Db, { id, riskLevel }: Pick<Member, 'id' | 'riskLevel'>): number =>
  Math.max(riskLevel, flaggedLevel(db, id));
