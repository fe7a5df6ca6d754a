import type { redeemCode } from '@/contract/campaign/redeemCode';
import { RedeemCodeStatus } from '@/contract/campaign/redeemFlow';
import type { AnswerOf } from '@/contract/resource';
import { download } from '@/crud/list/exportCsv';
import { exportName } from '@/crud/list/exportName';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { toCsv } from '@/lib/csv';

type Codes = AnswerOf<(typeof redeemCode)['calls']['exportPlain']>['codes'];

const STATES: Readonly<Record<number, Key>> = {
  [RedeemCodeStatus.unused]: 'redeemBatch.codeUnused',
  [RedeemCodeStatus.used]: 'redeemBatch.codeUsed',
  [RedeemCodeStatus.void]: 'redeemBatch.codeVoid',
  [RedeemCodeStatus.expired]: 'redeemBatch.codeExpired',
};

/** Saves codes in full as a file. They are kept nowhere else. */
export function saveCodes(batchNo: string, codes: Codes, t: Translate): void {
  const text = toCsv(
    [
      { title: t('redeemCode.code'), value: ({ code }) => code },
      { title: t('field.status'), value: ({ status }) => t(STATES[status] ?? 'ui.unreadable') },
    ],
    codes,
  );
  download(exportName(batchNo), text, 'text/csv;charset=utf-8');
}
