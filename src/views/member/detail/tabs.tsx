import { award } from '@/contract/campaign/award';
import { memberCoupon } from '@/contract/campaign/memberCoupon';
import { redEnvelope } from '@/contract/campaign/redEnvelope';
import { deliveryOrder } from '@/contract/delivery/order';
import { screenKit } from '@/domain/kit/screenKit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { relatedList } from './relatedList';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { permissionOf } from '@/api/call';
import { memberPermission } from '@/api/permissions';
import type { Call } from '@/contract/call';
import { contractDeal } from '@/contract/trading/deal';
import { contractEntrust } from '@/contract/trading/entrust';
import { contractOrder } from '@/contract/trading/order';
import { contractPosition } from '@/contract/trading/position';
import { adjust } from '@/contract/finance/adjust';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { ledger } from '@/contract/member/ledger';
import { member } from '@/contract/member/member';
import { memberNote } from '@/contract/member/note';
import type { MemberProfile } from '@/contract/member/profile';
import { readSecurity } from '@/contract/member/security';
import { readTeam } from '@/contract/member/team';
import { readTimeline } from '@/contract/member/timeline';
import { violation } from '@/contract/risk/violation';
import { stakingOrder } from '@/contract/staking/order';
import { operLog } from '@/contract/system/operLog';
import type { Resource } from '@/contract/resource';
import type { Area, Key } from '@/i18n/keys';
import { areasOf } from '@/kernel/words';
import { onDemand } from '@/ui/load/onDemand';
import { Assets, Auths, Ledger } from './accountLists';
import { Audit } from './Audit';
import { InAndOut } from './InAndOut';
import { Notes } from './Notes';
import { Overview } from './Overview';
import { Team } from './Team';
import { Timeline } from './Timeline';

/** A member's timed up-or-down orders. */
const DeliveryOrders = relatedList(deliveryOrder, 'menu.403', [
  {
    ...screenKit(deliveryOrder).col('orderNo'),
    cell: ({ orderNo }) => <RecordLink kind="deliveryOrder" no={orderNo} />,
  },
  'contractCode',
  'cycleName',
  'direction',
  'stake',
  'odds',
  'status',
  'result',
  'pnl',
  'openPrice',
  'closePrice',
  'openAt',
  'expireAt',
]);

type Listed = Resource & Required<Pick<Resource, 'view'>>;

/** One tab of the profile. */
export interface MemberTab {
  key: string;
  label: Key;
  /** Permissions, any of which shows the tab. */
  needs: readonly string[];
  /** Message areas of other screens that the tab needs. */
  areas: readonly Area[];
  /** True: about the work of the staff, which operators with a data scope do not see. */
  staffOnly?: true;
  render: (profile: MemberProfile) => ReactNode;
}

/** The lists of other screens that a tab shows: it needs the permission for any of them, and their words. */
function lists(...resources: readonly Listed[]): Pick<MemberTab, 'needs' | 'areas'> {
  return {
    needs: resources.map(({ calls }) => permissionOf(calls.list) ?? ''),
    areas: resources.flatMap(({ view }) => areasOf(view)),
  };
}

/** Data of the profile itself, which this call reads. */
const own = (call: Call): Pick<MemberTab, 'needs' | 'areas'> => ({
  needs: [permissionOf(call) ?? ''],
  areas: [],
});

/** Its code comes with the tab: it is larger than the rest of the profile. */
const Contracts = onDemand(async () => (await import('./Contracts')).Contracts, <Skeleton active />);

const StakingOrders = onDemand(
  async () => (await import('./stakingLists')).StakingOrders,
  <Skeleton active />,
);

const Campaigns = onDemand(async () => (await import('./Campaigns')).Campaigns, <Skeleton active />);

const Violations = onDemand(async () => (await import('./violationList')).Violations, <Skeleton active />);

const Security = onDemand(async () => (await import('./Security')).Security, <Skeleton active />);

/** The tabs in their order. Each is drawn, and loads its data, when it is first opened. */
export const TABS: readonly MemberTab[] = [
  {
    key: 'overview',
    label: 'memberDetail.tab.overview',
    needs: [memberPermission],
    areas: [],
    render: (profile) => <Overview profile={profile} />,
  },
  {
    key: 'assets',
    label: 'memberDetail.tab.assets',
    ...lists(asset),
    render: ({ id }) => <Assets memberId={id} />,
  },
  {
    key: 'ledger',
    label: 'memberDetail.tab.ledger',
    ...lists(ledger),
    render: ({ id }) => <Ledger memberId={id} />,
  },
  {
    key: 'inOut',
    label: 'memberDetail.tab.inOut',
    ...lists(recharge, withdraw, rechargeAddress, withdrawAddress),
    render: ({ id }) => <InAndOut memberId={id} />,
  },
  {
    key: 'contracts',
    label: 'memberDetail.tab.contracts',
    ...lists(contractPosition, contractOrder, contractEntrust, contractDeal),
    render: ({ id }) => <Contracts memberId={id} />,
  },
  {
    key: 'delivery',
    label: 'memberDetail.tab.delivery',
    ...lists(deliveryOrder),
    render: ({ id }) => <DeliveryOrders memberId={id} />,
  },
  {
    key: 'staking',
    label: 'memberDetail.tab.staking',
    ...lists(stakingOrder),
    render: ({ id }) => <StakingOrders memberId={id} />,
  },
  {
    key: 'campaigns',
    label: 'memberDetail.tab.campaigns',
    ...lists(memberCoupon, award, redEnvelope),
    render: ({ id }) => <Campaigns memberId={id} />,
  },
  {
    key: 'violations',
    label: 'memberDetail.tab.violations',
    ...lists(violation),
    render: ({ id }) => <Violations memberId={id} />,
  },
  {
    key: 'auth',
    label: 'memberDetail.tab.auth',
    ...lists(auth),
    areas: [...areasOf(auth.view), 'review'],
    render: ({ id }) => <Auths memberId={id} />,
  },
  {
    key: 'security',
    label: 'memberDetail.tab.security',
    ...own(readSecurity),
    areas: lists(member, withdrawAddress).areas,
    staffOnly: true,
    render: (profile) => <Security profile={profile} />,
  },
  {
    key: 'team',
    label: 'memberDetail.tab.team',
    ...own(readTeam),
    render: ({ id }) => <Team memberId={id} />,
  },
  {
    key: 'notes',
    label: 'memberDetail.tab.notes',
    ...own(memberNote.calls.list),
    staffOnly: true,
    render: (profile) => <Notes profile={profile} />,
  },
  {
    key: 'timeline',
    label: 'memberDetail.tab.timeline',
    ...own(readTimeline),
    render: ({ id }) => <Timeline memberId={id} />,
  },
  {
    key: 'audit',
    label: 'memberDetail.tab.audit',
    ...own(operLog.calls.list),
    areas: lists(recharge, withdraw, adjust, auth, member).areas,
    staffOnly: true,
    render: ({ id }) => <Audit memberId={id} />,
  },
];
