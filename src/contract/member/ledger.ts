import { counted } from '../block/counted';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { option } from '../field/texts';
import { anyOf, equals, oneOf, range } from '../filter';
import { count, money, usdt } from '../field/numbers';
import { records } from '../field/nested';
import { defineResource } from '../resource';
import { exports, flatList, summarises } from '../standard';

/** Every change of a balance; read-only. */
export const ledger = defineResource({
  name: 'ledger',
  view: 'member/assetLog/index',
  title: 'logNo',
  decides: ['createdAt', 'bizType', 'availableChange', 'availableAfter', 'refNo'],
  row: { ...ledgerLine, ...memberBrief },
  summary: {
    lines: count(),
    /** Inflow, outflow and net change; moves into and out of `frozen` are not counted. */
    byCoin: records({
      coin: option('coin'),
      in: money({ signed: true }),
      out: money(),
      net: money({ signed: true }),
      usdtNet: usdt(),
    }),
    ...counted,
  },
  filters: {
    ...byMember,
    bizType: anyOf(),
    coin: anyOf(),
    accountType: anyOf(),
    refNo: equals(),
    logNo: equals(),
    availableChange: range(),
    frozenChange: range(),
    operatorName: oneOf(option('admin')),
    refType: equals(),
    ...aboutMember,
  },
  dates: ['createdAt'],
  calls: {
    ...flatList('memberAssetLog'),
    ...summarises('memberAssetLog'),
    ...exports('memberAssetLog'),
  },
});
