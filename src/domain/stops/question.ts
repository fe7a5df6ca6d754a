import { send } from '@/api/call';
import type { withdrawAddress } from '@/contract/finance/withdrawAddress';
import type { member } from '@/contract/member/member';
import type { AnswerOf } from '@/contract/resource';

type MemberCalls = (typeof member)['calls'];
type AddressCalls = (typeof withdrawAddress)['calls'];

/** A call that says what is still open. */
type OpenCall =
  | MemberCalls['previewFreeze' | 'previewUnfreeze']
  | AddressCalls['previewBlacklist' | 'previewUnblacklist'];

/** What is still open of members or of an address. */
export type StillOpen = AnswerOf<OpenCall>;

/** How a dialog asks what is still open of what it stops or frees. */
export interface OpenQuestion {
  key: readonly unknown[];
  ask: (signal: AbortSignal) => Promise<StillOpen>;
}

/** The question of one call. */
export const openQuestion = (call: OpenCall, given: object): OpenQuestion => ({
  key: [call.path, given],
  ask: (signal) => send(call, given, { signal }),
});
