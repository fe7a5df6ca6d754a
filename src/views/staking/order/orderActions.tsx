import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  PayCircleOutlined,
  RollbackOutlined,
} from '@ant-design/icons';
import { Alert } from 'antd';
import { ledger } from '@/contract/member/ledger';
import type { RowOf } from '@/contract/resource';
import { stakingOrder } from '@/contract/staking/order';
import { StakingOrderStatus } from '@/contract/staking/orderFlow';
import { stakingProduct } from '@/contract/staking/product';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { InterestLog } from './InterestLog';
import { RedeemPreview } from './RedeemPreview';

type Row = RowOf<typeof stakingOrder>;

/** Who wants the interest of which day paid, and why. */
function Request({ order }: { order: Row }) {
  const t = useT();
  const { reissueBy, reissueAt, reissueDay, reissueReason } = order;
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={t('stakingOrder.reissueRequested', {
          who: reissueBy,
          at: reissueAt ?? '',
          day: reissueDay ?? '',
        })}
        description={reissueReason}
      />
      <InterestLog order={order} missed />
    </>
  );
}

const { row } = screenKit(stakingOrder);

/** Redeems an order for its member, after saying what that does. */
export const redeem = row.move('redeem', {
  label: 'stakingOrder.redeem',
  icon: <RollbackOutlined />,
  danger: true,
  text: (_, t) => t('stakingOrder.redeemText'),
  content: (order) => <RedeemPreview order={order} />,
  fields: {},
  done: 'stakingOrder.redeemed',
});

/** Asks for a day that was not paid. */
export const reissue = row.ask({
  call: stakingOrder.calls.reissueInterest,
  label: 'stakingOrder.reissue',
  icon: <PayCircleOutlined />,
  visible: ({ status, unpaidDays, reissueWaits }) =>
    status === StakingOrderStatus.staking && unpaidDays > 0 && reissueWaits === 0,
  text: (_, t) => t('stakingOrder.reissueText'),
  content: (order) => <InterestLog order={order} missed />,
  fields: { day: {} },
  done: 'stakingOrder.reissueAsked',
});

const decision = {
  visible: ({ reissueWaits }: Row) => reissueWaits === 1,
  content: (order: Row) => <Request order={order} />,
} as const;

export const approve = row.move('approve', {
  ...decision,
  label: 'stakingOrder.approve',
  icon: <CheckCircleOutlined />,
  primary: true,
  done: 'stakingOrder.reissued',
});

export const reject = row.move('reject', {
  ...decision,
  label: 'stakingOrder.reject',
  icon: <CloseCircleOutlined />,
  danger: true,
  fields: (field) => [field('reason', { label: 'crud.reason' })],
  done: 'stakingOrder.reissueRejected',
});

/** Links to the bookings and to the product of an order. */
export const links = [
  row.link(ledger, 'menu.104', ({ orderNo }) => ({ refNo: orderNo })),
  row.link(stakingProduct, 'menu.501', ({ productCode }) => ({ productCode })),
];
