/** How often a chain is looked at until it has confirmed everything, and the time between, in milliseconds. */
const LOOKS = 6;
const PAUSE = 15_000;

/** A transfer that its chain confirms. */
interface Confirming {
  confirmations: number;
  /** At least 1. */
  required: number;
}

/** Number of the next look that finds more confirmations, from 1. */
const lookOf = ({ confirmations, required }: Confirming): number =>
  Math.min(LOOKS, Math.ceil(((confirmations + 1) * LOOKS) / required));

/** What the chain has confirmed at the next look that finds more. */
export const nextConfirmations = (transfer: Confirming): number =>
  Math.floor((transfer.required * lookOf(transfer)) / LOOKS);

/** The moment of that look, for a transfer on its way since another; both in milliseconds. */
export const nextLook = (since: number, transfer: Confirming): number => since + lookOf(transfer) * PAUSE;
