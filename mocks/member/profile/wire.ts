import type { WireShape } from '@/contract/field/field';
import type { memberNote } from '@/contract/member/note';
import type { profile } from '@/contract/member/profile';
import type { security } from '@/contract/member/security';
import type { readTeam, teamNode } from '@/contract/member/team';
import type { readTimeline, timelineEvent } from '@/contract/member/timeline';
import type { WireRowOf } from '@/contract/resource';

/** A member's profile as it travels. */
export type MemberProfile = WireShape<typeof profile>;

export type RiskReason = MemberProfile['risk']['reasons'][number];
export type RiskCode = RiskReason['code'];
export type MemberLock = MemberProfile['locks'][number];
export type LinkedMember = MemberProfile['linked'][number];

/** What two accounts have in common. */
export type LinkKind = LinkedMember['reasons'][number]['kind'];

export type ProfileAccount = MemberProfile['accounts'][number];
export type MemberFlow = MemberProfile['flow'];

export type MemberSecurity = WireShape<typeof security>;

/** A stored sign-in; here ids are numbers. */
export type MemberSignIn = MemberProfile['signIns'][number] & { id: number; memberId: number };

export type TeamNode = WireShape<typeof teamNode> & { memberId: number };

export interface TeamLevel extends WireShape<typeof readTeam.answer> {
  root: TeamNode;
  list: TeamNode[];
}

export type MemberNote = WireRowOf<typeof memberNote> & { id: number; memberId: number };

export type TimelineEvent = WireShape<typeof timelineEvent>;
export type TimelinePart = WireShape<typeof readTimeline.answer>;
