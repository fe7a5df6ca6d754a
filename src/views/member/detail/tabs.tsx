import type { ReactNode } from 'react';
import { permissionOf } from '@/api/call';
import { memberPermission } from '@/api/permissions';
import type { Call } from '@/contract/call';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { ledger } from '@/contract/member/ledger';
import { memberNote } from '@/contract/member/note';
import type { MemberProfile } from '@/contract/member/profile';
import { readTeam } from '@/contract/member/team';
import { readTimeline } from '@/contract/member/timeline';
import { operLog } from '@/contract/system/operLog';
import type { Area, Key } from '@/i18n/keys';
import { Assets, Auths, Ledger } from './accountLists';
import { Audit } from './Audit';
import { InAndOut } from './InAndOut';
import { Notes } from './Notes';
import { Overview } from './Overview';
import { Team } from './Team';
import { Timeline } from './Timeline';

/** One tab of the profile. */
export interface MemberTab {
  key: string;
  label: Key;
  /** Permissions, any of which shows the tab. */
  needs: readonly string[];
  /** Message areas of other screens that the tab needs. */
  areas: readonly Area[];
  render: (profile: MemberProfile) => ReactNode;
}

/** The permission that a call requires. */
const permitting = (call: Call): string => permissionOf(call) ?? '';

const NO_WORDS: readonly Area[] = [];

/** The tabs in their order. Each is drawn, and loads its data, when it is first opened. */
export const TABS: readonly MemberTab[] = [
  {
    key: 'overview',
    label: 'memberDetail.tab.overview',
    needs: [memberPermission],
    areas: NO_WORDS,
    render: (profile) => <Overview profile={profile} />,
  },
  {
    key: 'assets',
    label: 'memberDetail.tab.assets',
    needs: [permitting(asset.calls.list)],
    areas: ['member/asset'],
    render: ({ id }) => <Assets memberId={id} />,
  },
  {
    key: 'ledger',
    label: 'memberDetail.tab.ledger',
    needs: [permitting(ledger.calls.list)],
    areas: ['member/assetLog'],
    render: ({ id }) => <Ledger memberId={id} />,
  },
  {
    key: 'inOut',
    label: 'memberDetail.tab.inOut',
    needs: [
      permitting(recharge.calls.list),
      permitting(withdraw.calls.list),
      permitting(rechargeAddress.calls.list),
      permitting(withdrawAddress.calls.list),
    ],
    areas: ['finance/recharge', 'finance/withdraw', 'finance/rechargeAddress', 'finance/withdrawAddress'],
    render: ({ id }) => <InAndOut memberId={id} />,
  },
  {
    key: 'auth',
    label: 'memberDetail.tab.auth',
    needs: [permitting(auth.calls.list)],
    areas: ['member/auth', 'review'],
    render: ({ id }) => <Auths memberId={id} />,
  },
  {
    key: 'team',
    label: 'memberDetail.tab.team',
    needs: [permitting(readTeam)],
    areas: NO_WORDS,
    render: ({ id }) => <Team memberId={id} />,
  },
  {
    key: 'notes',
    label: 'memberDetail.tab.notes',
    needs: [permitting(memberNote.calls.list)],
    areas: NO_WORDS,
    render: (profile) => <Notes profile={profile} />,
  },
  {
    key: 'timeline',
    label: 'memberDetail.tab.timeline',
    needs: [permitting(readTimeline)],
    areas: NO_WORDS,
    render: ({ id }) => <Timeline memberId={id} />,
  },
  {
    key: 'audit',
    label: 'memberDetail.tab.audit',
    needs: [permitting(operLog.calls.list)],
    areas: ['finance/recharge', 'finance/withdraw', 'finance/adjust', 'member/auth', 'member/list'],
    render: ({ id }) => <Audit memberId={id} />,
  },
];
