import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Random } from '../../core/random';
import type { Member } from '../../core/rows';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import type { Past } from '../../core/seeds/world';

/**
 * Who gets awards in the past: those who never pay in, since with payers it would change what they withdraw, and what the
 * checks say of that.
 */
export function sideline({ db, payers }: Past) {
  const isUsual = ({ id, status }: Member): boolean => id > STORY_MEMBERS && status === MemberStatus.normal;
  const usual = [...db.members.values()].filter(isUsual);
  const aside = usual.filter(({ id }) => !payers.has(id));
  const ids = new Set(aside.map(({ id }) => id));
  /** Those of them who are there already. */
  function here(members: readonly Member[]): Member[] {
    const now = db.stamp();
    return members.filter(({ createdAt }) => createdAt < now);
  }
  return {
    /** All of them who are there already. */
    all: (): Member[] => here(aside),
    /** True for one of them. */
    isAside: (memberId: number): boolean => ids.has(memberId),
    /** One of them; `undefined` while there is none. */
    anyOf: (random: Random): Member | undefined => {
      const found = here(aside);
      return found.length > 0 ? random.pick(found) : undefined;
    },
    /** Those who have paid in: they get what waits, or what is paid when the past has been played. */
    payersNow: (): Member[] => here(usual.filter(({ id }) => payers.has(id))),
  };
}
