import type { World } from '../world';
import { checkMaster } from './master';
import { checkClaims, checkDecision } from './review';
import { checkStepUp } from './stepUp';
import { checkUpload } from './upload';

/** Checks that write, each with the area that it belongs to. What they make or change, they take back. */
export const writeChecks: readonly { area: string; check: (world: World) => Promise<void> }[] = [
  { area: 'post', check: checkMaster },
  { area: 'review', check: checkClaims },
  { area: 'recharge', check: checkDecision },
  { area: 'personal', check: checkStepUp },
  { area: 'upload', check: checkUpload },
];
