import type { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { WireRowOf } from '@/contract/resource';
import type { Decimal, MemberBrief } from '@/api/types';

/** A collection under way. */
interface Collection {
  taskNo: string;
  /** What it takes away. */
  amount: Decimal;
  /** Milliseconds. */
  since: number;
}

type Joined =
  | keyof MemberBrief
  | 'explorerAddress'
  | 'toCollect'
  | 'collectNo'
  | 'totalReceived'
  | 'receiveCount'
  | 'lastReceivedAt';

/** As stored: what belongs to the member, the chain, the task or other records is joined when it travels. */
export interface RechargeAddressRow extends Omit<WireRowOf<typeof rechargeAddress>, Joined> {
  id: number;
  memberId: number | null;
  collection: Collection | null;
  deleted: boolean;
}
