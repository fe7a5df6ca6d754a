import { readByPost } from '../call';
import { word } from '../field/choices';
import { records } from '../field/nested';
import { id, text } from '../field/texts';

/** Kinds of records that the search can find. */
export const SEARCH_KINDS = [
  'member',
  'recharge',
  'withdraw',
  'payoutBatch',
  'reconciliation',
  'auth',
  'adjust',
  'award',
  'violation',
  'ipRule',
  'rechargeAddress',
  'withdrawAddress',
  'deliveryOrder',
  'stakingOrder',
  'memberCoupon',
  'redEnvelope',
  'redeemBatch',
  'tutor',
  'contractOrder',
  'contractEntrust',
  'contractDeal',
  'contractPosition',
] as const;

/** One result of the search. */
export const searchHit = {
  kind: word(...SEARCH_KINDS),
  id: id(),
  /** The value that was found: a number, an address, a hash; the UID of a member. */
  title: text(),
  /** The member it belongs to, and its amount; the name of a tutor, the reason of a rule. */
  sub: text(),
  /** Parameter of its list that finds it by the title; for a member `memberId`, with the id. */
  filter: text(),
};

/** At most eight records that match a UID, an e-mail, a phone, a number, an address of a chain or a network, or a hash. */
export const search = readByPost('common/search', {
  body: { keyword: text({ min: 4, max: 128 }) },
  answer: records(searchHit),
  access: 'free',
});
