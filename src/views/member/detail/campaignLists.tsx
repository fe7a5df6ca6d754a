import { award } from '@/contract/campaign/award';
import { memberCoupon } from '@/contract/campaign/memberCoupon';
import { redEnvelope } from '@/contract/campaign/redEnvelope';
import { screenKit } from '@/domain/kit/screenKit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { relatedList } from './relatedList';

const { col } = screenKit(award);

export const Coupons = relatedList(memberCoupon, 'menu.602', [
  {
    ...screenKit(memberCoupon).col('couponNo'),
    cell: ({ couponNo }) => <RecordLink kind="memberCoupon" no={couponNo} />,
  },
  'couponName',
  'type',
  'status',
  'faceValue',
  'usedAmount',
  'receivedAt',
  'usedAt',
  'validUntil',
]);

export const Awards = relatedList(award, 'menu.605', [
  { ...col('awardNo'), cell: ({ awardNo }) => <RecordLink kind="award" no={awardNo} /> },
  'awardType',
  'status',
  'amount',
  'usdtValue',
  'rateInfo',
  'refNo',
  'createdAt',
  'paidAt',
]);

export const Envelopes = relatedList(redEnvelope, 'menu.603', [
  {
    ...screenKit(redEnvelope).col('envelopeNo'),
    cell: ({ envelopeNo }) => <RecordLink kind="redEnvelope" no={envelopeNo} />,
  },
  'type',
  'status',
  'totalAmount',
  'claimedAmount',
  'claimedCount',
  'refundAmount',
  'startAt',
  'expireAt',
]);
