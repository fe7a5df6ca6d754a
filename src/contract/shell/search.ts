import { read } from '../call';
import { word } from '../field/choices';
import { records } from '../field/nested';
import { id, text } from '../field/texts';

/** What can be found by its number, its address or its hash. */
export const SEARCH_KINDS = [
  'member',
  'recharge',
  'withdraw',
  'auth',
  'adjust',
  'rechargeAddress',
  'withdrawAddress',
] as const;

/** One thing that was found. */
export const searchHit = {
  kind: word(...SEARCH_KINDS),
  id: id(),
  /** The value that was found: a number, an address, a hash; the UID of a member. */
  title: text(),
  /** Whose it is, how much it is about. */
  sub: text(),
  /** Filter of its list that finds it by the title; `memberId`, by the id, for a member. */
  filter: text(),
};

/** At most eight records that a UID, an e-mail, a phone, a number, an address or a hash may mean. */
export const search = read('common/search', {
  query: { keyword: text({ min: 4, max: 128 }) },
  answer: records(searchHit),
  access: 'free',
});
