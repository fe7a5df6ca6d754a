import { adjust } from '@/contract/finance/adjust';
import { channel } from '@/contract/finance/channel';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { walletCode } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { ledger } from '@/contract/member/ledger';
import { member } from '@/contract/member/member';
import type { Resource } from '@/contract/resource';
import { files } from '@/contract/system/files';
import { post } from '@/contract/system/post';

/** All resources that have a screen; the contract tells the screen's first questions before its code is there. */
export const listResources: readonly Resource[] = [
  member,
  auth,
  asset,
  ledger,
  recharge,
  withdraw,
  adjust,
  rechargeAddress,
  withdrawAddress,
  channel,
  walletCode,
  files,
  post,
];
