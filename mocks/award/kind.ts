import { award } from '../../src/contract/campaign/award';
import { AwardStatus } from '../../src/contract/campaign/awardFlow';
import { termsOf } from '../../src/contract/flow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { format, parse } from '../core/money';
import { Refusal } from '../core/refusal';
import type { Ask, Guard, Kind, Move, Transition } from '../core/review/kind';
import { AccountType } from '../core/transfers';
import { doublesOf } from './doubles';
import { awards } from './list';
import { refusals } from './refusals';
import { payAward, takeAwardBack } from './store';
import type { AwardRow } from './store';
import { awardTrail } from './trail';
import { needsSecond } from './worth';

/** A reviewer's decision about an award. */
interface AwardVerdict extends Ask {
  note: string;
  requestId: string;
  /** True: it may be approved although another one is for the same. */
  again: boolean;
}

/** A decision about a claw-back. */
interface BackVerdict extends Ask {
  requestId: string;
}

type Asked = Move<AwardRow, Ask>;

/** @throws Refusal 40904 for a closed or a frozen member */
const mustBeCreditable: Guard<AwardRow, Ask> = ({ context: { db }, row }) => {
  const status = db.members.get(row.memberId)?.status;
  if (status === MemberStatus.closed) throw new Refusal(40904, { because: 'memberClosed' });
  if (status === MemberStatus.frozen) throw new Refusal(40904, { because: refusals.memberFrozen });
};

/** @throws Refusal 40905 with the number of the other one */
const mustBeSingle: Guard<AwardRow, AwardVerdict> = ({ context: { db }, row, input }) => {
  const [other] = doublesOf(db, row);
  if (other && !input.again)
    throw new Refusal(40905, { field: 'refNo', because: refusals.looksDouble, no: other.awardNo });
};

/** @throws Refusal 42201 with what is missing */
const mustCover: Guard<AwardRow, Ask> = ({ context: { db }, row: { memberId, coin, amount } }) => {
  const { available } = db.ledger.balance(memberId, AccountType.funding, coin);
  const missing = parse(amount) - available;
  if (missing <= 0n) return;
  throw new Refusal(42201, {
    because: refusals.missing,
    available: format(available),
    missing: format(missing),
    coin,
  });
};

/** @throws Refusal 40904 without a request */
const mustBeAsked: Guard<AwardRow, Ask> = ({ row }) => {
  if (row.clawbackWaits === 0) throw new Refusal(40904, { because: refusals.noClawback });
};

function decide({ context: { db, user }, row, input }: Asked, status: AwardStatus): void {
  row.status = status;
  row.reviewerName = user.userName;
  row.reviewedAt = db.stamp();
  row.reviewRemark = input.note ?? '';
}

const approve: Transition<AwardRow, AwardVerdict> = {
  ...termsOf(award, 'approve'),
  step: ({ firstReviewer }) => (firstReviewer ? 2 : 1),
  guards: [mustBeCreditable, mustBeSingle],
  effect: (move) => {
    const { context, row, input } = move;
    const { db, user } = context;
    if (needsSecond(db, user, row)) {
      row.firstReviewer = user.userName;
      row.reviewRemark = input.note;
      return;
    }
    payAward(db, row, { operatorName: user.userName, requestId: input.requestId });
    decide(move, AwardStatus.paid);
  },
};

const reject: Transition<AwardRow, AwardVerdict> = {
  ...termsOf(award, 'reject'),
  effect: (move) => decide(move, AwardStatus.rejected),
};

const clawback: Transition<AwardRow, Ask> = {
  ...termsOf(award, 'clawback'),
  guards: [
    ({ row }) => {
      if (row.clawbackWaits === 1) throw new Refusal(40904, { because: refusals.clawbackWaits });
    },
    mustCover,
  ],
  effect: ({ context: { db, user }, row, input }) => {
    row.clawbackBy = user.userName;
    row.clawbackAt = db.stamp();
    row.clawbackReason = input.note ?? '';
    row.clawbackWaits = 1;
  },
};

const takeBack: Transition<AwardRow, BackVerdict> = {
  ...termsOf(award, 'takeBack'),
  step: () => 2,
  guards: [mustBeAsked, mustCover],
  effect: ({ context: { db, user }, row, input: { requestId } }) => {
    takeAwardBack(db, row, { operatorName: user.userName, requestId });
    row.clawbackReviewer = user.userName;
    row.clawbackWaits = 0;
  },
};

const keepPaid: Transition<AwardRow, BackVerdict> = {
  ...termsOf(award, 'keepPaid'),
  step: () => 2,
  guards: [mustBeAsked],
  effect: ({ row }) => {
    row.clawbackBy = '';
    row.clawbackAt = null;
    row.clawbackReason = '';
    row.clawbackWaits = 0;
  },
};

/** How awards are decided, and how they are taken back. */
export const awardKind = {
  ...awardTrail,
  resource: awards,
  decided: {
    by: ({ reviewerName }) => reviewerName,
    at: ({ reviewedAt }) => reviewedAt,
  },
  transitions: { approve, reject, clawback, takeBack, keepPaid },
} satisfies Kind<AwardRow>;
