import type { Area } from '../core/area';
import { begins, searchOf } from '../core/search';
import { ipRuleHandlers } from './handlers';
import { ipRules, reasonOf } from './list';
import { seedIpRules } from './seeds';

/** Rules about the addresses of members and operators. */
export const ipRule: Area = {
  name: 'ipRule',
  records: { ipRule: ['IP 规则', 'IP rule', 'IP 規則'] },
  actions: {
    block: { button: ['封禁', 'Block', '封鎖'], done: ['封禁地址', 'Addresses blocked', '封鎖位址'] },
  },
  handlers: ipRuleHandlers,
  seeds: { end: seedIpRules },
  searches: [
    searchOf(
      'ipRule',
      '/risk/ipRecord',
      ipRules,
      begins({ value: (row) => row.value }),
      (_, value) => value,
      (row, _, lang) => reasonOf(row, lang),
    ),
  ],
};
