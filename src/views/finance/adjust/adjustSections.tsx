import { adjusts } from '@/api/adjusts';
import { kitOf } from '@/domain/kit/kit';
import { LedgerLines } from '@/domain/ledger/LedgerLines';
import { visibleText } from '@/lib/text';

const { fact, section } = kitOf(adjusts);

/** Everything about one adjustment: what, who, and what was booked because of it. */
export const sections = [
  section.facts('adjust.sectionWhat', [
    fact.dict('status', 'biz_adjust_status'),
    fact.member(),
    fact.dict('accountType', 'biz_account_type'),
    fact.dict('direction', 'biz_adjust_dir'),
    fact.money('amount', { coin: ({ coin }) => coin }),
    fact.usdt('usdtValue'),
    fact.money('beforeAvailable', { coin: ({ coin }) => coin }),
    fact.money('afterAvailable', { coin: ({ coin }) => coin }),
    fact.dict('category', 'biz_adjust_cat'),
    fact.reference('refNo'),
    fact.images('attachments'),
  ]),
  section.custom('reason', ({ reason }) => <bdi>{visibleText(reason)}</bdi>, 'field.reason'),
  section.facts('adjust.sectionWho', [
    fact.text('createdBy'),
    fact.time('createdAt'),
    fact.text('reviewerName'),
    fact.time('reviewedAt'),
    fact.text('reviewRemark'),
    fact.text('batchNo'),
  ]),
  section.history(({ history }) => history),
  section.custom('ledger', ({ ledger }) => <LedgerLines lines={ledger} />, 'adjust.ledger'),
];
