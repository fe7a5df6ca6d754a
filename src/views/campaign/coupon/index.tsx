import { coupon } from '@/contract/campaign/coupon';
import { CouponStatus } from '@/contract/campaign/couponFlow';
import { inState } from '@/domain/kit/inState';
import { screenKit } from '@/domain/kit/screenKit';
import { change, copy, edit, links, steps } from './couponActions';
import { addForm } from './couponForm';
import { CouponStatistics } from './CouponStatistics';
import { CouponStats } from './CouponStats';
import { grant } from './grantAction';

const { screen, col, row, bulk, bar, section } = screenKit(coupon);

export default screen({
  views: [change.view],
  Statistics: CouponStatistics,
  columns: [
    col('couponCode', { width: 116 }),
    col('couponName', { width: 130 }),
    col('type', { width: 134 }),
    col('status', { width: 90 }),
    col('faceValue', { width: 112 }),
    col('rate', { width: 70 }),
    col('issuedQty', { width: 120 }),
    col('usedQty', { width: 110 }),
    col('costUsdt', { width: 100 }),
    col('perMember', { width: 90 }),
    'scope',
    'receiveMode',
    'endAt',
    'validDays',
    col.custom('changeBy', change.cell, { width: 170 }),
    'createdAt',
  ],
  toolbar: [bar.create({ fields: addForm, wide: true }), bar.sort(), bar.exportCsv()],
  rowActions: [
    ...change.actions,
    grant,
    row.detail(),
    edit,
    ...steps,
    copy,
    ...links,
    row.remove({ visible: inState(CouponStatus.draft) }),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom('pendingChange', change.draw),
    section.custom('issuedQty', ({ id }) => <CouponStats id={id} />, 'coupon.statsTitle'),
    section.rest('coupon.about'),
    section.history(),
  ],
});
