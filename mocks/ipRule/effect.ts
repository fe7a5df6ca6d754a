import type { WireShape } from '@/contract/field/field';
import type { effect } from '../../src/contract/block/pendingChange';
import { IpScope } from '../../src/contract/risk/ipRule';
import { isActive, isLive } from '../core/access';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { OFFICE, verdictAt } from '../core/ipRules';
import type { IpRule } from '../core/ipRuleRow';
import { rangeOf } from '../../src/contract/risk/ipRange';
import { inLang } from '../core/optionHandlers';
import { Refusal } from '../core/refusal';
import type { Texts } from '../core/rows';
import { DAY, stampOf } from '../core/time';

/** All rules as they would be. */
export type Rules = readonly IpRule[];

type Consequence = WireShape<typeof effect>['consequences'][number];

const isLetIn = (db: Db, rules: Rules, scope: IpScope) => (ip: string) =>
  verdictAt(db, ip, scope, rules).isAdmitted;

/** Addresses of sessions, and of those who signed in within a day, one for each person. */
function peopleOf(db: Db, scope: IpScope): { sessions: string[]; lately: string[] } {
  const since = stampOf(db.now() - DAY);
  if (scope === IpScope.console) {
    const lately = [...db.users.values()].filter(
      (user) => isActive(user) && (user.lastLoginTime ?? '') >= since,
    );
    return {
      sessions: [...db.sessions.values()].filter((session) => isLive(db, session)).map(({ ip }) => ip),
      lately: lately.map(({ lastLoginIp }) => lastLoginIp),
    };
  }
  return {
    sessions: Array.from(db.memberSessions.values(), ({ ip }) => ip),
    lately: [...db.members.values()].flatMap(({ lastLoginAt, lastLoginIp }) =>
      lastLoginAt >= since ? [lastLoginIp] : [],
    ),
  };
}

const LABELS: Record<IpScope, readonly [sessions: Texts, lately: Texts]> = {
  [IpScope.members]: [
    ['会员在线会话', 'Member sessions', '會員連線工作階段'],
    [
      '24 小时内登录、仍可登录的会员',
      'Members of the last 24 h who can sign in',
      '24 小時內登入、仍可登入的會員',
    ],
  ],
  [IpScope.console]: [
    ['后台在线会话', 'Console sessions', '後台連線工作階段'],
    [
      '24 小时内登录、仍可登录的用户',
      'Operators of the last 24 h who can sign in',
      '24 小時內登入、仍可登入的使用者',
    ],
  ],
};

/** What other rules would do to sessions, and to those who signed in lately. */
export function consequencesOf({ db, lang }: Context<unknown>, rules: Rules, scope: IpScope): Consequence[] {
  const now = [...db.ipRules.values()];
  const { sessions, lately } = peopleOf(db, scope);
  return [sessions, lately].map((ips, place): Consequence => {
    const before = ips.filter(isLetIn(db, now, scope)).length;
    const after = ips.filter(isLetIn(db, rules, scope)).length;
    const label = inLang(LABELS[scope][place === 0 ? 0 : 1], lang);
    return { label, before: String(before), after: String(after), bad: after < before };
  });
}

/** Every address of the office proper. */
const OFFICE_IPS: readonly string[] = OFFICE.flatMap((value) => {
  const range = rangeOf(value);
  if (!range || range.bits < 24) return [];
  const start = value.replace(/\.\d+\/.*$/, '');
  return Array.from(
    { length: range.last - range.first + 1 },
    (_, n) => `${start}.${(range.first % 256) + n}`,
  );
});

const OWN: Texts = [
  '此规则会使您自己无法登录，并结束 {n} 个后台会话',
  'You could no longer sign in, and {n} console sessions would end',
  '此規則會使您自己無法登入，並結束 {n} 個後台工作階段',
];

const OFFICES: Texts = [
  '此规则会使办公网络无法登录，并结束 {n} 个后台会话',
  'The office could no longer sign in, and {n} console sessions would end',
  '此規則會使辦公網路無法登入，並結束 {n} 個後台工作階段',
];

/**
 * Rules have to leave the console open for whoever saves them, and for the office.
 * @throws Refusal 42208 at the field, with the number of sessions that would end
 */
export function mustLeaveIn(
  { db, ip }: Pick<Context<unknown>, 'db' | 'ip'>,
  rules: Rules,
  field: string,
): void {
  const letsIn = isLetIn(db, rules, IpScope.console);
  const letInNow = isLetIn(db, [...db.ipRules.values()], IpScope.console);
  const isOut = (address: string): boolean => letInNow(address) && !letsIn(address);
  const because = !letsIn(ip) ? OWN : OFFICE_IPS.some(isOut) ? OFFICES : undefined;
  if (!because) return;
  const n = peopleOf(db, IpScope.console).sessions.filter(isOut).length;
  throw new Refusal(42208, { field, n, because });
}
