import { pathsIn } from './paths';

/**
 * Roles that a platform begins with, by `roleKey`. An administrator may change what they hold, so a backend decides by what
 * an operator's roles hold there; the manual says who may do what from these. In the notation of `pathsIn`; `all` is every
 * permission there is.
 */
export const builtInRoles = {
  super_admin: 'all',
  finance: `
      member/: list profile team timeline security; common/: reveal shareFilter; memberNote/: list add delete;
      memberAsset/: list recheck export; memberAssetLog/: list export;
      cwManage/: chargeLogList chargeLogAdd chargeLogReview withdrawLogList withdrawLogReview withdrawLogPay withdrawLogResult;
      memberRechargeLog/: get edit delete export; memberWithdrawLog/: edit export;
      memberRechargeAddress/: list add edit delete generate import setStatus collect export;
      memberWithdrawAddress/: list; rechargeChannel/: list add edit setStatus sort confirmChange;
      walletCode/: list edit setRecharge setWithdraw refresh confirmChange;
      memberAssetAdjust/: list add review cancel import export; contractPosition/: list; contractOrder/: list;
      contractEntrust/: list; contractDeal/: list; deliveryContract/: list; deliveryCycle/: list;
      deliveryOrder/: list; stakingProduct/: list confirmChange;
      stakingOrder/: list redeem reissueInterest review; coupon/: list confirmChange; memberCoupon/: list;
      redEnvelope/: list review; redeemBatch/: list review; redeemCode/: list;
      award/: list review clawback clawbackReview; couponGrant/: list review;
      payoutBatch/: list add drop submit review cancel export; reconciliation/: list explain review export;
      websiteInfo/: get; violation/: list;
      ipRecord/: list; ipRule/: list; loginError/: list; risk/: cluster
    `,
  risk: `
      member/: list edit freeze unfreeze setPermission setTags resetGoogle kick close lowerRisk profile team timeline security;
      common/: reveal shareFilter; memberNote/: list add delete; memberAsset/: list; memberAssetLog/: list;
      memberAuth/: list review rejectFinal edit revoke export overrule;
      cwManage/: chargeLogList chargeLogReview withdrawLogList withdrawLogReview withdrawLogRelease;
      memberWithdrawLog/: edit export; memberRechargeAddress/: list setStatus;
      memberWithdrawAddress/: list edit delete setStatus blacklist unblacklist export;
      rechargeChannel/: list confirmChange; walletCode/: list setWithdraw confirmChange;
      memberAssetAdjust/: list review; contractPosition/: list forceClose forceCloseSymbol export;
      contractOrder/: list export; contractEntrust/: list cancel cancelBySymbol export;
      contractDeal/: list export; contractSymbol/: list edit setTradeState confirmChange;
      deliveryContract/: list add edit delete setStatus sort confirmChange export;
      deliveryCycle/: list add edit delete setStatus copy sort confirmChange export;
      deliveryOrder/: list void voidReview export; stakingProduct/: list; stakingOrder/: list; coupon/: list;
      memberCoupon/: list; redEnvelope/: list; redeemBatch/: list; redeemCode/: list;
      award/: list clawback clawbackReview; couponGrant/: list; payoutBatch/: list; reconciliation/: list;
      websiteInfo/: get switch;
      violation/: list add edit handle revoke export appeal; ipRecord/: list export;
      ipRule/: list add edit delete setStatus export; loginError/: list unlock delete export; risk/: cluster;
      loginLog/: list; operLog/: list; online/: list forceLogout
    `,
  service: `
      member/: list add edit setTags resetPassword resetFundPassword kick profile team timeline security;
      common/: reveal shareFilter; memberNote/: list add delete; memberAsset/: list; memberAssetLog/: list;
      memberAuth/: list review; review/: replyForMembers; cwManage/: chargeLogList withdrawLogList;
      memberRechargeAddress/: list;
      memberWithdrawAddress/: list; memberAssetAdjust/: list add; contractPosition/: list; contractOrder/: list;
      contractEntrust/: list; contractDeal/: list; deliveryContract/: list; deliveryCycle/: list;
      deliveryOrder/: list; stakingProduct/: list; stakingOrder/: list; coupon/: list; memberCoupon/: list revoke;
      redEnvelope/: list; redeemBatch/: list; redeemCode/: list; award/: list; couponGrant/: list; banner/: list;
      contentNotice/: list; tutor/: list; violation/: list add; loginError/: list unlock; risk/: cluster
    `,
  operation: `
      member/: list profile team timeline; common/: shareFilter; memberNote/: list; contractSymbol/: list;
      deliveryContract/: list add edit setStatus; deliveryCycle/: list add edit setStatus;
      stakingProduct/: list add edit delete setStatus publish copy sort confirmChange export;
      coupon/: list add edit confirmChange delete setStatus copy sort grant export;
      memberCoupon/: list revoke export; redEnvelope/: list add review cancel export;
      redeemBatch/: list add edit setStatus review void export; redeemCode/: list void export;
      award/: list export; couponGrant/: list review cancel export;
      banner/: list add edit delete setStatus sort export;
      contentNotice/: list add edit delete publish withdraw setTop export;
      tutor/: list add edit delete setStatus sort export; websiteInfo/: get edit; risk/: cluster;
      dict/type/: list; dict/data/: list edit; notice/: list add edit delete publish
    `,
  auditor: `
      member/: list profile team timeline security; memberNote/: list; memberAsset/: list export;
      memberAssetLog/: list export; memberAuth/: list; cwManage/: chargeLogList withdrawLogList;
      memberRechargeLog/: export; memberWithdrawLog/: export; memberRechargeAddress/: list;
      memberWithdrawAddress/: list; rechargeChannel/: list; walletCode/: list; memberAssetAdjust/: list export;
      contractPosition/: list export; contractOrder/: list export; contractEntrust/: list export;
      contractDeal/: list export; contractSymbol/: list; deliveryContract/: list export;
      deliveryCycle/: list export; deliveryOrder/: list export; stakingProduct/: list; stakingOrder/: list;
      coupon/: list; memberCoupon/: list; redEnvelope/: list; redeemBatch/: list; redeemCode/: list; award/: list;
      couponGrant/: list; payoutBatch/: list export; reconciliation/: list export; banner/: list; contentNotice/: list; tutor/: list; websiteInfo/: get; violation/: list;
      ipRecord/: list; ipRule/: list; loginError/: list; risk/: cluster; user/: list; role/: list; dept/: list;
      post/: list; menu/: list; dict/type/: list; dict/data/: list; config/: list; notice/: list;
      loginLog/: list export; operLog/: list export verify
    `,
  agent: `
      member/: list profile team timeline; memberNote/: list; memberAsset/: list; memberAssetLog/: list;
      cwManage/: chargeLogList withdrawLogList; contractPosition/: list; contractOrder/: list;
      contractEntrust/: list; contractDeal/: list; deliveryContract/: list; deliveryCycle/: list;
      deliveryOrder/: list; award/: list; risk/: cluster
    `,
  common: '',
} as const satisfies Readonly<Record<string, string>>;

export type RoleKey = keyof typeof builtInRoles;

/** The paths of the permissions that a role holds; `all` for whoever holds every one. */
export function heldBy(role: RoleKey): 'all' | ReadonlySet<string> {
  const holds = builtInRoles[role];
  return holds === 'all' ? holds : new Set(pathsIn(holds));
}

/** The roles that hold a permission, given by its path, in their order. */
export const rolesHolding = (permission: string): RoleKey[] =>
  everyRole.filter((role) => {
    const held = heldBy(role);
    return held === 'all' || held.has(permission);
  });

const everyRole = Object.keys(builtInRoles).filter((name): name is RoleKey => name in builtInRoles);
