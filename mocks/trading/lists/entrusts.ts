import { contractEntrust as contract } from '../../../src/contract/trading/entrust';
import { described } from '../../core/described';
import { dictTexts } from '../../core/dictionary';
import { listOf } from '../../core/indexed';
import { inLang } from '../../core/optionHandlers';
import type { Resource } from '../../core/resource';
import { coinsOf } from '../coins';
import type { EntrustRow } from '../tables';

export const contractEntrusts: Resource<EntrustRow, object> = described<EntrustRow>(contract, {
  title: '合约委托',
  rows: (db) => listOf(db.entrusts),
  find: (db, id) => db.entrusts.get(id),
  derive: coinsOf,
  inWords: (db, { cancelReason }, lang) => ({
    cancelReason: inLang(dictTexts(db, 'biz_cancel_reason', cancelReason), lang),
  }),
});
