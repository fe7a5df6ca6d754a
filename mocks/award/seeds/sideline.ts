import { AwardType } from '../../../src/contract/campaign/award';
import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Random } from '../../core/random';
import type { Member } from '../../core/rows';
import { BONUS_HUNTERS, STORY_MEMBERS } from '../../core/seeds/stories';
import type { Past } from '../../core/seeds/world';
import { DAY, stampOf } from '../../core/time';
import type { NewAward } from '../make';

/** The programmes are that old, and for members who have registered since; in days. */
export const PROGRAMME_DAYS = 46;

/**
 * Who gets awards in the past: those who never pay in, since with payers it would change what they withdraw, and what the
 * checks say of that. Rebates are as old as the platform. Of a story are those whose withdraws have to be doubted for it.
 */
export function sideline({ db, payers }: Past) {
  const began = stampOf(db.now() - PROGRAMME_DAYS * DAY);
  const usual = [...db.members.values()].filter(
    ({ id, status }) => id > STORY_MEMBERS && status === MemberStatus.normal,
  );
  const aside = usual.filter(({ id }) => !payers.has(id));
  const newcomers = aside.filter(({ createdAt }) => createdAt >= began);
  const idsOf = (members: readonly Member[]) => new Set(members.map(({ id }) => id));
  const [old, fresh] = [idsOf(aside), idsOf(newcomers)];
  /** Those of them who are there already. */
  function here(members: readonly Member[]): Member[] {
    const now = db.stamp();
    return members.filter(({ createdAt }) => createdAt < now);
  }
  return {
    /** New members who are there already. */
    all: (): Member[] => here(newcomers),
    /** True for an award of a programme or a rebate that moves nothing else. */
    mayGet: ({ memberId, awardType }: Pick<NewAward, 'memberId' | 'awardType'>): boolean =>
      (awardType === AwardType.rebate ? old : fresh).has(memberId) ||
      (awardType === AwardType.firstRecharge && BONUS_HUNTERS.includes(memberId)),
    /** One of the new members; `undefined` while there is none. */
    anyOf: (random: Random): Member | undefined => {
      const found = here(newcomers);
      return found.length > 0 ? random.pick(found) : undefined;
    },
    /** Those who have paid in: they get what waits, or what is paid when the past has been played. */
    payersNow: (): Member[] => here(usual.filter(({ id }) => payers.has(id))),
  };
}
