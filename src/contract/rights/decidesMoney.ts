import { coupon } from '../campaign/coupon';
import { couponGrant } from '../campaign/couponGrant';
import { memberCoupon } from '../campaign/memberCoupon';
import type { Call } from '../call';
import { switchWebsite } from '../content/website';
import { redEnvelope } from '../campaign/redEnvelope';
import { redeemBatch } from '../campaign/redeemBatch';
import { redeemCode } from '../campaign/redeemCode';
import { contractEntrust } from '../trading/entrust';
import { contractPosition } from '../trading/position';
import { contractSymbol } from '../trading/symbol';
import { deliveryContract } from '../delivery/contract';
import { deliveryCycle } from '../delivery/cycle';
import { deliveryOrder } from '../delivery/order';
import { award } from '../campaign/award';
import { adjust } from '../finance/adjust';
import { channel } from '../finance/channel';
import { payoutBatch } from '../finance/payoutBatch';
import { reconciliation } from '../finance/reconciliation';
import { recharge } from '../finance/recharge';
import { rechargeAddress } from '../finance/rechargeAddress';
import { walletCode } from '../finance/walletCode';
import { withdraw } from '../finance/withdraw';
import { FINAL_REVIEW, RELEASE } from '../finance/withdrawFlow';
import { withdrawAddress } from '../finance/withdrawAddress';
import { stakingOrder } from '../staking/order';
import { stakingProduct } from '../staking/product';
import { auth } from '../member/auth';
import { member } from '../member/member';
import type { Resource } from '../resource';
import { ipRule } from '../risk/ipRule';
import { violation } from '../risk/violation';
import { config } from '../system/config';
import { job } from '../system/job';
import { role } from '../system/role';
import { user } from '../system/user';

/** Resources of which every write decides money: what is credited, paid and traded, and what prices and limits these go by. */
const MONEY: readonly Resource[] = [
  adjust,
  auth,
  award,
  channel,
  config,
  contractEntrust,
  contractPosition,
  contractSymbol,
  deliveryContract,
  deliveryCycle,
  coupon,
  couponGrant,
  deliveryOrder,
  job,
  memberCoupon,
  payoutBatch,
  reconciliation,
  recharge,
  redEnvelope,
  rechargeAddress,
  stakingOrder,
  stakingProduct,
  redeemBatch,
  redeemCode,
  walletCode,
  withdraw,
  withdrawAddress,
];

/**
 * Single calls besides: who may withdraw and trade, who is let in at all, who confirms what decides money, and what stops it
 * for everybody.
 */
const CALLS: readonly Call[] = [
  member.calls.setPermission,
  member.calls.unfreeze,
  ipRule.calls.add,
  ipRule.calls.edit,
  ipRule.calls.setStatus,
  ipRule.calls.remove,
  violation.calls.review,
  violation.calls.revoke,
  role.calls.confirmChange,
  user.calls.confirmChange,
  switchWebsite,
];

/** Reads, some of which travel as a POST. */
const READS = ['list', 'get', 'summary', 'export'];

const permissionOf = ({ path, permission = path }: Call): string => permission;

/** Permissions that the writes of a resource ask for; a dry run goes with the list, which decides nothing. */
const permissionsOf = ({ calls }: Resource): string[] =>
  Object.entries(calls)
    .filter(([name, { method }]) => method !== 'GET' && !READS.includes(name))
    .map(([, call]) => permissionOf(call))
    .filter((permission) => permission !== permissionOf(calls.list));

const permissions: ReadonlySet<string> = new Set([
  ...MONEY.flatMap(permissionsOf),
  ...CALLS.map(permissionOf),
  FINAL_REVIEW,
  RELEASE,
]);

/**
 * True for a permission, given as the path of its call, by which money is decided. A role that gains one, and a user who
 * gains one by whatever role, waits for another operator.
 */
export const decidesMoney = (permission: string): boolean => permissions.has(permission);
