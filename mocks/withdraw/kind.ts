import type { Kind } from '../core/review/kind';
import type { WithdrawRow } from '../core/rows';
import { decisions } from './decisions';
import { withdraws } from './list';
import { payments } from './payments';
import { withdrawTrail } from './trail';

const lastReviewer = ({ firstReviewer, secondReviewer }: WithdrawRow): string =>
  secondReviewer || firstReviewer;

/** How withdraws are decided and paid. */
export const withdrawKind = {
  ...withdrawTrail,
  resource: withdraws,
  asks: 'withdraw',
  decided: { by: lastReviewer, at: ({ reviewedAt }) => reviewedAt },
  transitions: { ...decisions, ...payments },
} satisfies Kind<WithdrawRow>;
