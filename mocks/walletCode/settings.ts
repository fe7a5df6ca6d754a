import { declare } from '../core/config/setting';

/** Below it the wallets of a coin hold too little against what is owed. */
export const coverageAlert = declare({
  key: 'treasury.coverageAlert',
  type: 'count',
  default: '101',
  min: 100,
  max: 200,
  second: 'lower',
  title: ['偿付覆盖率告警线（%）', 'Alert threshold of coverage (%)', '償付覆蓋率警示線（%）'],
});
