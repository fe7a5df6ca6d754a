import type { ReactNode } from 'react';
import { memberAssets } from '@/api/assets';
import { memberAuths } from '@/api/auths';
import { rechargeLog } from '@/api/finance';
import { ledgerLog } from '@/api/ledger';
import { MEMBER_TEAM, MEMBER_TIMELINE, NOTE_LIST } from '@/api/memberProfile';
import type { MemberProfile } from '@/api/memberProfileTypes';
import { memberPermission } from '@/api/permissions';
import { operLogs } from '@/api/operLogs';
import { rechargeAddresses } from '@/api/rechargeAddresses';
import { withdrawAddresses } from '@/api/withdrawAddresses';
import { withdrawLog } from '@/api/withdraws';
import type { Area, Key } from '@/i18n/keys';
import { Audit } from './Audit';
import { InAndOut } from './InAndOut';
import { Assets, Auths, Ledger } from './lists';
import { Notes } from './Notes';
import { Overview } from './Overview';
import { Team } from './Team';
import { Timeline } from './Timeline';

/** One part of a member's picture. */
export interface MemberTab {
  key: string;
  label: Key;
  /** Holding any of them shows it. */
  needs: readonly string[];
  /** Areas of words it takes from other screens. */
  areas: readonly Area[];
  render: (profile: MemberProfile) => ReactNode;
}

const NO_WORDS: readonly Area[] = [];

/** The parts in their order; each is drawn, and asks for its data, when it is first opened. */
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
    needs: [memberAssets.permissions.list],
    areas: ['member/asset'],
    render: ({ id }) => <Assets memberId={id} />,
  },
  {
    key: 'ledger',
    label: 'memberDetail.tab.ledger',
    needs: [ledgerLog.permissions.list],
    areas: ['member/assetLog'],
    render: ({ id }) => <Ledger memberId={id} />,
  },
  {
    key: 'inOut',
    label: 'memberDetail.tab.inOut',
    needs: [
      rechargeLog.permissions.list,
      withdrawLog.permissions.list,
      rechargeAddresses.permissions.list,
      withdrawAddresses.permissions.list,
    ],
    areas: ['finance/recharge', 'finance/withdraw', 'finance/rechargeAddress', 'finance/withdrawAddress'],
    render: ({ id }) => <InAndOut memberId={id} />,
  },
  {
    key: 'auth',
    label: 'memberDetail.tab.auth',
    needs: [memberAuths.permissions.list],
    areas: ['member/auth', 'review'],
    render: ({ id }) => <Auths memberId={id} />,
  },
  {
    key: 'team',
    label: 'memberDetail.tab.team',
    needs: [MEMBER_TEAM],
    areas: NO_WORDS,
    render: ({ id }) => <Team id={id} />,
  },
  {
    key: 'notes',
    label: 'memberDetail.tab.notes',
    needs: [NOTE_LIST],
    areas: NO_WORDS,
    render: (profile) => <Notes profile={profile} />,
  },
  {
    key: 'timeline',
    label: 'memberDetail.tab.timeline',
    needs: [MEMBER_TIMELINE],
    areas: NO_WORDS,
    render: ({ id }) => <Timeline id={id} />,
  },
  {
    key: 'audit',
    label: 'memberDetail.tab.audit',
    needs: [operLogs.permissions.list],
    areas: ['finance/recharge', 'finance/withdraw', 'finance/adjust', 'member/auth', 'member/list'],
    render: ({ id }) => <Audit id={id} />,
  },
];
