import { deliveryContract } from '@/contract/delivery/contract';
import { deliveryCycle } from '@/contract/delivery/cycle';
import { deliveryOrder } from '@/contract/delivery/order';
import { contractDeal } from '@/contract/contract/deal';
import { contractEntrust } from '@/contract/contract/entrust';
import { contractOrder } from '@/contract/contract/order';
import { contractPosition } from '@/contract/contract/position';
import { contractSymbol } from '@/contract/contract/symbol';
import { adjust } from '@/contract/finance/adjust';
import { channel } from '@/contract/finance/channel';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { walletCode } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { member } from '@/contract/member/member';
import { memberNote } from '@/contract/member/note';
import type { Resource } from '@/contract/resource';
import { config } from '@/contract/system/config';
import { files } from '@/contract/system/files';
import { gen } from '@/contract/system/gen';
import { job } from '@/contract/system/job';
import { notice } from '@/contract/system/notice';
import { post } from '@/contract/system/post';
import type { Area } from '@/i18n/keys';
import { areasOf } from '@/kernel/words';

const RESOURCES: readonly Resource[] = [
  member,
  memberNote,
  asset,
  auth,
  recharge,
  withdraw,
  adjust,
  rechargeAddress,
  withdrawAddress,
  channel,
  walletCode,
  deliveryContract,
  deliveryCycle,
  deliveryOrder,
  contractPosition,
  contractOrder,
  contractEntrust,
  contractDeal,
  contractSymbol,
  post,
  config,
  job,
  notice,
  files,
  gen,
];

/** What a line of the operation log is about: the fields of the record, and where their words are. */
export interface LogTarget {
  shape: Resource['row'];
  areas: readonly Area[];
}

const NONE: LogTarget = { shape: {}, areas: [] };

const TARGETS = new Map<string, LogTarget>(
  RESOURCES.map(({ name, view, row, detail }) => [
    name,
    { shape: { ...row, ...detail }, areas: view === undefined ? [] : areasOf(view) },
  ]),
);

/** The kind of record that `targetType` names; without fields when the console does not know it. */
export const logTarget = (targetType: string): LogTarget => TARGETS.get(targetType) ?? NONE;
