import { adjust } from '@/contract/finance/adjust';
import { screenKit } from '@/domain/kit/screenKit';
import { LedgerLines } from '@/domain/ledger/LedgerLines';
import { visibleText } from '@/lib/text';

const { section } = screenKit(adjust);

/** Detail sections of an adjustment: the request, the people involved, and the resulting bookings. */
export const sections = [
  section.facts('adjust.sectionWhat', [
    'status',
    'member',
    'accountType',
    'direction',
    'amount',
    'usdtValue',
    'beforeAvailable',
    'afterAvailable',
    'category',
    'refNo',
    'attachments',
  ]),
  section.custom('reason', ({ reason }) => <bdi>{visibleText(reason)}</bdi>, 'field.reason'),
  section.facts('adjust.sectionWho', [
    'createdBy',
    'createdAt',
    'reviewerName',
    'reviewedAt',
    'reviewRemark',
    'batchNo',
  ]),
  section.history(({ history }) => history),
  section.custom('ledger', ({ ledger }) => <LedgerLines lines={ledger} />, 'adjust.ledger'),
];
