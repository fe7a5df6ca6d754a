import { redEnvelope } from '@/contract/campaign/redEnvelope';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { MemberCell } from '@/domain/member/MemberCell';
import { useT } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import { countText } from '@/ui/cell/value';
import { Claims } from './Claims';
import { approve, cancel, create, reject, toLedger } from './envelopeActions';
import { EnvelopeStatistics } from './EnvelopeStatistics';

type Row = RowOf<typeof redEnvelope>;

/** The member who has sent it, or the platform. */
function SenderCell({ envelope }: { envelope: Row }) {
  const t = useT();
  const { memberId } = envelope;
  return memberId === null ? t('redEnvelope.platform') : <MemberCell member={{ ...envelope, memberId }} />;
}

/** Claims that share a device; they are told one by one in the detail. */
function SuspiciousCell({ envelope: { suspicious } }: { envelope: Row }) {
  return suspicious > 0 ? <Badge tone="late">{countText(suspicious)}</Badge> : countText(suspicious);
}

const { screen, col, tabs, row, bar, section } = screenKit(redEnvelope);

export default screen({
  tabs: tabs('status', 'byStatus'),
  views: [
    { label: 'redEnvelope.sharedDevice', values: { sharedDevice: '1' }, lead: 'suspicious', staffOnly: true },
  ],
  Statistics: EnvelopeStatistics,
  columns: [
    'envelopeNo',
    col.custom('senderType', (record) => <SenderCell envelope={record} />, {
      width: 116,
      reads: ['memberId', 'uid', 'account', 'nickname', 'tags'],
    }),
    col('type', { width: 130 }),
    col('totalAmount', { width: 116 }),
    col('claimedAmount', { width: 120 }),
    col('claimedCount', { width: 100 }),
    col('status', { width: 92 }),
    col.custom('suspicious', (record) => <SuspiciousCell envelope={record} />, { width: 96, align: 'end' }),
    col('code', { width: 110 }),
    'expireAt',
    'createdBy',
    'createdAt',
  ],
  toolbar: [create, bar.exportCsv()],
  rowActions: [approve, reject, row.detail(), cancel, toLedger],
  detail: [
    section.facts('redEnvelope.about', [
      'senderType',
      'member',
      'type',
      'receiverUid',
      'totalAmount',
      'usdtValue',
      'count',
      'maxPerClaim',
      'condition',
      'code',
      'greeting',
      'startAt',
      'expireAt',
      'createdAt',
      'createdBy',
      'remark',
    ]),
    section.facts('redEnvelope.became', [
      'status',
      'claimedAmount',
      'claimedCount',
      'refundAmount',
      'endedAt',
      'suspicious',
      'cancelReason',
      'reviewerName',
      'reviewedAt',
      'reviewRemark',
    ]),
    section.custom('claims', (record) => <Claims envelope={record} />, 'redEnvelope.claims'),
    section.history(),
  ],
});
