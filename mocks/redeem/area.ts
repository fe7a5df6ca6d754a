import { redeemBatch } from '../../src/contract/campaign/redeemBatch';
import { isCodeText, maskedCode, plainCode } from '../../src/contract/campaign/redeemCodeText';
import { recordKinds } from '../../src/contract/records';
import type { Area } from '../core/area';
import type { Waiting } from '../core/change/queue';
import type { Db } from '../core/db';
import { pathInMenu } from '../core/menus';
import { listPath } from '../core/resource';
import { begins, searchOf } from '../core/search';
import type { Search } from '../core/search';
import { batches } from './batches';
import { codes } from './codes';
import { redeemExpire } from './expiry';
import { redeemHandlers } from './handlers';
import { checkBatches, checkCodes } from './invariants';
import { BATCH } from './names';
import { batchOf, codeByText } from './rows';
import { scheduleBatches } from './seeds/past';
import { redeemVisits } from './visits';

const SCREEN = '/campaign/redeemCode';

/** The batch of a code that was typed whole; the code itself is not shown. */
const byWholeCode: Search = {
  kind: 'redeemBatch',
  find({ db, user, can }, keyword) {
    const text = plainCode(keyword);
    const isSeen = can(listPath(codes)) && can(listPath(batches)) && !user.bindMemberId;
    if (!isCodeText(text) || !isSeen || !pathInMenu(db, user, SCREEN)) return [];
    const code = codeByText(db, text);
    if (!code) return [];
    const { id, batchNo } = batchOf(db, code);
    return [{ kind: 'redeemBatch', id, title: batchNo, sub: maskedCode(code.code), filter: 'batchNo' }];
  },
};

/** Drafts that wait for another operator, as changes do. */
const waiting = (db: Db): Waiting[] =>
  [...db.redeemBatches.values()]
    .filter(({ waitsForSecond }) => waitsForSecond === 1)
    .map((batch) => ({
      pendingChange: batch,
      changeBy: batch.createdBy,
      changeAt: batch.createdAt,
      changeUntil: null,
    }));

/** Redemption codes, by batches. */
export const redeem: Area = {
  name: 'redeem',
  records: {
    redeemBatch: ['兑换批次', 'Code batch', '兌換批次'],
    redeemCode: ['兑换码', 'Redemption code', '兌換碼'],
  },
  actions: {
    preview: { button: ['预估', 'Preview', '預估'], done: ['预估', 'Previewed', '預估'] },
    export: { button: ['导出', 'Export', '匯出'], done: ['导出', 'Exported', '匯出'] },
    voidCodes: { button: ['作废', 'Void', '作廢'], done: ['作废', 'Voided', '作廢'] },
    exportCodes: {
      button: ['导出明文', 'Export codes', '匯出明文'],
      done: ['导出明文', 'Codes exported', '匯出明文'],
    },
    end: { button: ['结束', 'End', '結束'], done: ['到期结束', 'Ended', '到期結束'] },
    lockOut: {
      button: ['暂停兑换', 'Lock redeeming', '暫停兌換'],
      done: ['兑换码输错过多，暂停兑换', 'Locked after wrong codes', '兌換碼輸錯過多，暫停兌換'],
    },
  },
  tables: () => ({ redeemBatches: new Map(), redeemCodes: new Map(), redeemUses: new Map() }),
  handlers: redeemHandlers,
  seeds: { past: scheduleBatches },
  jobs: [redeemExpire],
  visits: redeemVisits,
  invariants: [checkBatches, checkCodes],
  causes: { [BATCH]: (db) => Array.from(db.redeemBatches.values(), ({ batchNo }) => batchNo) },
  handedOut: (db) => [...db.redeemBatches.values()].flatMap(({ handedOut }) => handedOut ?? []),
  options: {
    redeemBatch: (db) =>
      [...db.redeemBatches.values()]
        .toReversed()
        .map(({ batchNo, batchName }) => ({ key: batchNo, value: `${batchNo} ${batchName}` })),
  },
  changes: [
    {
      kind: 'redeemBatch',
      list: recordKinds.redeemBatch.list,
      confirm: redeemBatch.calls.review.path,
      rows: waiting,
    },
  ],
  searches: [
    searchOf(
      'redeemBatch',
      SCREEN,
      batches,
      begins({ batchNo: (row) => row.batchNo }),
      (_, value) => value,
      ({ batchName }) => batchName,
    ),
    byWholeCode,
  ],
};
