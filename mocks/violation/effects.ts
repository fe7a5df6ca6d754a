import { MemberStatus } from '../../src/contract/member/memberFlow';
import { Penalty } from '../../src/contract/risk/violation';
import type { violation } from '@/contract/risk/violation';
import type { WireDetailOf } from '@/contract/resource';
import { barsOf, BARS } from '../core/bars';
import type { BarKind } from '../core/bars';
import type { Db } from '../core/db';
import { followUp } from '../core/followUps';
import type { Context } from '../core/http';
import { memberSessionsOf } from '../core/memberSessions';
import { inLang } from '../core/optionHandlers';
import type { Member } from '../core/rows';
import { isPending } from './store';
import type { ViolationRow } from './store';

type Effect = WireDetailOf<typeof violation>['effects'][number];

const isBar = (penalty: string): penalty is BarKind => BARS.some((kind) => kind === penalty);

/** Records of a member that a freeze would put on hold. */
const heldBy = (db: Db, memberId: number): number =>
  db.areas.flatMap(({ open }) => open?.of(db, { memberId }) ?? []).filter(({ hold }) => hold !== 'never')
    .length;

/** What a bar would take, unless something holds it already. */
function barEffect(db: Db, { id }: Member, kind: BarKind): Omit<Effect, 'penalty'> {
  const holder = barsOf(db, id).find((bar) => bar.kind === kind);
  const count = kind === 'freeze' && !holder ? heldBy(db, id) + memberSessionsOf(db, id).length : 0;
  return { effect: holder ? 'held' : 'applies', by: holder?.no ?? '', count, because: '' };
}

/** What asking for the closing of the account would come to. */
function closeEffect({ db, lang }: Context<unknown>, member: Member, id: number): Omit<Effect, 'penalty'> {
  const nothing = { by: '', count: 0, because: '' };
  if (member.closeRequestedBy !== '') return { ...nothing, effect: 'held' };
  const because = followUp(db, 'closings').obstacle(db, member, id);
  return because
    ? { ...nothing, effect: 'impossible', because: inLang(because, lang) }
    : { ...nothing, effect: 'asks' };
}

function effectOf(
  context: Context<unknown>,
  member: Member,
  penalty: Penalty,
  id: number,
): Omit<Effect, 'penalty'> {
  const nothing = { by: '', count: 0, because: '' };
  if (isBar(penalty)) return barEffect(context.db, member, penalty);
  switch (penalty) {
    case Penalty.close:
      return closeEffect(context, member, id);
    case Penalty.clawback:
      return { ...nothing, effect: 'asks' };
    default:
      return { ...nothing, effect: 'applies' };
  }
}

/** What each penalty would do to the member right now; of a decided violation, and of a closed account, nothing. */
export function effectsOf(context: Context<unknown>, row: ViolationRow): Effect[] {
  const member = context.db.members.get(row.memberId);
  if (!member || member.status === MemberStatus.closed || !isPending(row)) return [];
  return Object.values(Penalty).map((penalty) => ({
    penalty,
    ...effectOf(context, member, penalty, row.id),
  }));
}
