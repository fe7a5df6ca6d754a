import { ipRule as contract } from '../../src/contract/risk/ipRule';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { AUTOMATIC, isInForce } from '../core/ipRules';
import type { IpRule } from '../core/ipRuleRow';
import { inLang } from '../core/optionHandlers';
import { listOf } from '../core/indexed';
import type { Lang } from '../core/refusal';
import type { Texts } from '../core/rows';

const TITLE = 'IP 记录';

const AUTOMATIC_WORDS: Texts = [
  '同一地址一小时内登录失败达到 20 次，系统自动封禁',
  '20 failed sign-ins from this address within an hour; blocked by the platform',
  '同一位址一小時內登入失敗達到 20 次，系統自動封鎖',
];

/** Why there is a rule. */
export const reasonOf = ({ reason }: IpRule, lang: Lang): string =>
  reason === AUTOMATIC ? inLang(AUTOMATIC_WORDS, lang) : reason;

/** Rules about addresses as the toolkit lists them. */
export const ipRules = described<IpRule>(contract, {
  title: TITLE,
  rows: (db) => listOf(db.ipRules),
  find: (db: Db, id: number) => db.ipRules.get(id),
  derive: (db, rule) => ({ inForce: isInForce(rule, db.stamp()) ? 1 : 0 }),
  inWords: (_, rule, lang) => ({ reason: reasonOf(rule, lang) }),
});
