import type { Resource } from '@/contract/resource';
import type { ResourceName } from '@/contract/resources';
import { everyResource } from './resources';

/** What stands on a screen besides the resource that names it as its own. */
interface Besides {
  readonly resources?: readonly ResourceName[];
  /** Permissions, by their paths, that no call of these resources asks for alone. */
  readonly permissions?: readonly string[];
}

/** The screens in the order of the menu, by component; those of other resources follow. */
const SCREENS: Readonly<Record<string, Besides>> = {
  'home/index': {},
  'personal/index': {},
  'member/list/index': {
    permissions: ['common/reveal', 'common/shareFilter', 'member/lowerRisk', 'member/setMarketMaker'],
  },
  'member/detail/index': {
    resources: ['memberNote'],
    permissions: ['member/profile', 'member/team', 'member/timeline', 'member/security'],
  },
  'member/asset/index': { resources: ['assetGroup'] },
  'member/assetLog/index': {},
  'member/auth/index': { permissions: ['memberAuth/overrule', 'review/replyForMembers'] },
  'finance/recharge/index': { permissions: ['memberRechargeLog/get'] },
  'finance/withdraw/index': { permissions: ['cwManage/withdrawLogReviewFinal'] },
  'finance/rechargeAddress/index': {},
  'finance/withdrawAddress/index': {},
  'finance/channel/index': {},
  'finance/walletCode/index': {},
  'finance/adjust/index': {},
  'contract/position/index': {},
  'contract/order/index': {},
  'contract/entrust/index': {},
  'contract/deal/index': {},
  'contract/symbol/index': {},
  'delivery/contract/index': {},
  'delivery/cycle/index': {},
  'delivery/order/index': {},
  'staking/product/index': {},
  'staking/order/index': {},
  'campaign/coupon/index': {},
  'campaign/couponGrant/index': {},
  'campaign/memberCoupon/index': {},
  'campaign/redEnvelope/index': {},
  'campaign/redeemCode/index': { resources: ['redeemCode'] },
  'campaign/award/index': {},
  'content/banner/index': {},
  'content/notice/index': {},
  'content/tutor/index': {},
  'content/website/index': {
    permissions: [
      'websiteInfo/get',
      'websiteInfo/edit',
      'websiteInfo/switch',
      'websiteInfo/history',
      'websiteInfo/restore',
    ],
  },
  'risk/violation/index': {},
  'risk/ipRecord/index': { resources: ['ipRule'] },
  'risk/loginError/index': { resources: ['loginSource'] },
  'risk/cluster/index': { permissions: ['risk/cluster', 'member/list'] },
  'system/user/index': {},
  'system/role/index': {},
  'system/dept/index': {},
  'system/menu/index': {},
  'system/dict/index': {},
  'system/dict/dataList/index': {},
  'system/config/index': {},
  'system/notice/index': {},
  'system/job/index': { resources: ['jobLog'] },
  'system/loginLog/index': {},
  'system/operLog/index': {},
  'system/online/index': {},
  'system/server/index': { permissions: ['monitor/server', 'cache/remove'] },
  'system/gen/index': {},
  'files/index': {},
  'system/apiDocs/index': { permissions: ['system/apiDocs'] },
  'visualizing/demo1/index': {},
  'visualizing/demo2/index': {},
};

const viewsOfResources = everyResource.flatMap(({ view }) => view ?? []);

/** Every screen that the manual describes, by the component of its menu entry. */
export const manualViews: readonly string[] = [...new Set([...Object.keys(SCREENS), ...viewsOfResources])];

/** The resources of a screen, its own ones first. */
export function resourcesOf(view: string): Resource[] {
  const besides = SCREENS[view]?.resources ?? [];
  return [
    ...everyResource.filter((resource) => resource.view === view),
    ...besides.flatMap((name) => everyResource.find((resource) => resource.name === name) ?? []),
  ];
}

/** Permissions of a screen that its resources do not name. */
export const permissionsBeside = (view: string): readonly string[] => SCREENS[view]?.permissions ?? [];
