import type { IpRuleType, IpScope } from '../../src/contract/risk/ipRule';
import type { OnOff } from '../../src/contract/block/switchFlow';

/** A stored rule about addresses. */
export interface IpRule {
  id: number;
  version: number;
  deleted: boolean;
  ruleType: (typeof IpRuleType)[keyof typeof IpRuleType];
  scope: IpScope;
  value: string;
  reason: string;
  expireAt: string | null;
  automatic: 0 | 1;
  hitCount: number;
  lastHitAt: string | null;
  status: OnOff;
  createdAt: string;
  updatedAt: string;
  createdBy: string;
  updatedBy: string;
  remark: string;
}
