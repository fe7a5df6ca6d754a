import { RollbackOutlined } from '@ant-design/icons';
import { coupon } from '@/contract/campaign/coupon';
import { memberCoupon } from '@/contract/campaign/memberCoupon';
import { MemberCouponStatus } from '@/contract/campaign/memberCouponFlow';
import { ledger } from '@/contract/member/ledger';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { Badge } from '@/ui/base/Badge';
import { TimeCell } from '@/ui/cell/TimeCell';

const { screen, col, tabs, row, bulk, bar, section, stat, statistics } = screenKit(memberCoupon);

type Row = RowOf<typeof memberCoupon>;

/** Until when a coupon is good; marked where that is less than three days. */
function ValidUntil({ record: { validUntil, endsSoon } }: { record: Row }) {
  const time = <TimeCell value={validUntil} />;
  return endsSoon ? <Badge tone="warn">{time}</Badge> : time;
}

const isUnused = ({ status }: Row): boolean => status === MemberCouponStatus.unused;

const { revoke: call } = memberCoupon.calls;

const revoke = {
  call,
  label: 'memberCoupon.revoke',
  icon: <RollbackOutlined />,
  danger: true,
  done: 'memberCoupon.revokedDone',
} as const;

export default screen({
  tabs: tabs('status', 'byStatus'),
  Statistics: statistics({
    values: [
      stat.value('costUsdt', { hint: 'memberCoupon.costHint' }),
      stat.value('openUsdt', { hint: 'memberCoupon.openHint' }),
      stat.value('endingSoon'),
    ],
  }),
  columns: [
    col('couponNo', { width: 170 }),
    'member',
    col('couponCode', { width: 110 }),
    col('couponName', { width: 130 }),
    col('type', { width: 134 }),
    col('faceValue', { width: 110 }),
    col('status', { width: 90 }),
    col.custom('validUntil', (record) => <ValidUntil record={record} />, { width: 176 }),
    'usedAmount',
    'receivedAt',
    'usedAt',
    'grantBy',
    'refNo',
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [
    row.detail(),
    row.ask({
      ...revoke,
      visible: isUnused,
      text: ({ couponNo }, t) => t('memberCoupon.revokeText', { no: couponNo }),
    }),
    row.link(coupon, 'menu.601', ({ couponCode }) => ({ couponCode })),
    row.link(ledger, 'menu.104', ({ couponNo, usedAt }) => (usedAt === null ? null : { refNo: couponNo })),
  ],
  bulkActions: [
    bulk.ask({
      ...revoke,
      name: 'revokeMany',
      undo: true,
      listed: true,
      text: (rows, t) => t('memberCoupon.revokeManyText', { n: rows.length }),
    }),
  ],
  detail: [section.rest('memberCoupon.about'), section.ledger(), section.history()],
});
