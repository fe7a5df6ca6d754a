import { code } from '../field/codes';
import { bool, count, money, usdt } from '../field/numbers';
import { address, hash, id, option, text } from '../field/texts';
import { WithdrawStatus } from './withdrawFlow';

/** `biz_batch_line`: what became of one withdraw of a batch. */
export const BatchLineState = {
  waits: 0,
  sent: 1,
  paid: 2,
  refused: 3,
  failed: 4,
  unclear: 5,
} as const;
export type BatchLineState = (typeof BatchLineState)[keyof typeof BatchLineState];

const inCoin = () => money({ coin: 'coin' });

/** What a batch takes out of one wallet. */
export const batchWallet = {
  walletCode: option('walletCode'),
  coin: option('coin'),
  chain: code('biz_chain'),
  /** True: it stays inside the platform and leaves no wallet; what is free before and after is the same then. */
  internal: bool(),
  count: count(),
  /** What leaves the wallet once all of it is paid, what the platform keeps, and the sum of both. */
  net: inCoin(),
  fee: inCoin(),
  gross: inCoin(),
  /** What was sent in fact: nothing until it is paid. */
  sentCount: count(),
  sentNet: inCoin(),
  /** What is free in the hot wallet before, and after all that is to be sent, or was. Signed: a dry run may show a lack. */
  roomBefore: money({ coin: 'coin', signed: true }),
  roomAfter: money({ coin: 'coin', signed: true }),
};

/** One withdraw of a batch. */
export const batchLine = {
  /** The withdraw. */
  id: id(),
  orderNo: text(),
  uid: text(),
  nickname: text(),
  coin: option('coin'),
  chain: code('biz_chain'),
  netAmount: inCoin(),
  fee: inCoin(),
  usdtValue: usdt(),
  toAddress: address(),
  memo: text(),
  state: code('biz_batch_line', BatchLineState),
  /** `biz_withdraw_status` as it is now. */
  status: code('biz_withdraw_status', WithdrawStatus),
  /** Why it was refused at the payment, failed, or could not be paid now, in the language of the call; else empty. */
  why: text(),
  txHash: hash(),
};
