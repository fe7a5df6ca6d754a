import { OnOff } from '../../src/contract/block/switchFlow';
import { IpRuleType, IpScope } from '../../src/contract/risk/ipRule';
import type { Db } from '../core/db';
import { AUTOMATIC } from '../core/ipRules';
import { BURST } from '../core/seeds/burst';
import { DAY, HOUR, stampOf } from '../core/time';

const { black, white } = IpRuleType;
const { members, console: staff } = IpScope;

type Type = (typeof IpRuleType)[keyof typeof IpRuleType];

/**
 * Type, scope, value, reason, days ago, days until it expires (0: never), and whether it is on. No rule in force is about
 * an address that members or operators come from.
 */
const RULES: readonly (readonly [Type, IpScope, string, string, number, number, OnOff])[] = [
  [black, members, 'KP', '制裁名单国家，不提供服务', 190, 0, 1],
  [black, members, 'IR', '制裁名单国家，不提供服务', 190, 0, 1],
  [black, members, 'SY', '制裁名单国家，不提供服务', 188, 0, 1],
  [black, members, 'CU', '制裁名单国家，不提供服务', 188, 0, 1],
  [black, staff, 'KP', '后台不接受该地区登录', 170, 0, 1],
  [black, staff, 'IR', '后台不接受该地区登录', 170, 0, 1],
  [black, members, '100.64.18.0/24', '批量注册来源，羊毛党代理池', 96, 0, 1],
  [black, members, '100.64.77.9', '盗号后异地登录', 61, 0, 1],
  [black, members, '100.65.0.0/16', '机房代理网段，连续扫号', 48, 120, 1],
  [black, members, '100.66.3.41', '撞库尝试，已通知会员改密', 33, 30, 1],
  [black, staff, '100.67.0.0/16', '对后台登录页的扫描', 27, 0, 1],
  [black, members, '100.68.12.7', '薅取新手奖励', 21, -3, 1],
  [white, members, '192.0.2.0/27', '公司办公网络，内部测试账号', 150, 0, 1],
  [white, members, '100.70.5.20', '做市商固定出口', 88, 0, 1],
  [white, staff, '192.0.2.0/27', '仅允许办公网络登录后台（演练，未启用）', 40, 0, 0],
  [black, members, '100.71.9.0/28', '客诉核实后解封', 18, 0, 0],
  [black, staff, '100.72.44.3', '离职人员家庭网络', 12, 0, 1],
];

/** The rules there are; the last one was set by the platform in the burst of wrong sign-ins, and is expired. */
export function seedIpRules(db: Db): void {
  const random = db.random('ipRule');
  db.ipRules.clear();
  const add = (
    [ruleType, scope, value, reason, , , status]: (typeof RULES)[number],
    at: number,
    expires: number | null,
    automatic: 0 | 1,
  ) => {
    const id = db.nextId('ipRule');
    const who = automatic ? '' : random.pick(['risk001', 'risk002']);
    const hitCount = status === OnOff.on && ruleType === black ? random.int(0, 40) : 0;
    const until = expires ?? db.now();
    const lastHit = at + Math.floor(random.next() * (Math.min(until, db.now()) - at));
    db.ipRules.set(id, {
      id,
      version: 1,
      deleted: false,
      ruleType,
      scope,
      value,
      reason,
      expireAt: expires === null ? null : stampOf(expires),
      automatic,
      hitCount,
      lastHitAt: hitCount > 0 ? stampOf(lastHit) : null,
      status,
      createdAt: stampOf(at),
      updatedAt: stampOf(at),
      createdBy: who,
      updatedBy: who,
      remark: '',
    });
  };
  for (const rule of RULES) {
    const [, , , , ago, expires] = rule;
    add(rule, db.now() - ago * DAY, expires === 0 ? null : db.now() + expires * DAY, 0);
  }
  const at = db.now() - BURST.ago + HOUR / 6;
  add([black, members, BURST.ip, AUTOMATIC, 0, 0, 1], at, at + DAY, 1);
}
