import { Alert } from 'antd';
import { deliveryOrder } from '@/contract/delivery/order';
import type { RowOf } from '@/contract/resource';
import { currentLanguage, useT } from '@/i18n';
import { VoidForecast } from './VoidForecast';
import { CheckCircleOutlined, CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Verdict } from '@/contract/block/review';
import { deliveryContract } from '@/contract/delivery/contract';
import { DeliveryStatus } from '@/contract/delivery/orderFlow';
import { ledger } from '@/contract/member/ledger';
import { reasonRules } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import { textIn } from '@/ui/cell/TextsCell';

/** Who wants the open orders of a cycle voided, why, and what that gives back. */
function VoidRequest({ order }: { order: RowOf<typeof deliveryOrder> }) {
  const t = useT();
  const { voidBy, voidAt, voidReason } = order;
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={t('deliveryOrder.voidRequested', { who: voidBy, at: voidAt ?? '' })}
        description={voidReason}
      />
      <VoidForecast order={order} />
    </>
  );
}

const { row } = screenKit(deliveryOrder);

type Row = RowOf<typeof deliveryOrder>;

const OPEN: readonly number[] = [DeliveryStatus.running, DeliveryStatus.unclear];

const { void: asking, voidReview } = deliveryOrder.calls;

/** Asks for the void of all open orders of the cycle; there is no way to void one of them alone. */
export const askVoid = row.ask({
  call: asking,
  label: 'deliveryOrder.void',
  icon: <StopOutlined />,
  danger: true,
  visible: ({ status, voidWaits }) => OPEN.includes(status) && voidWaits === 0,
  title: ({ contractCode, cycleName }, t) =>
    `${t('deliveryOrder.void')} · ${contractCode} · ${textIn(cycleName, currentLanguage())}`,
  text: (_, t) => t('deliveryOrder.voidText'),
  content: (record) => <VoidForecast order={record} />,
  fixed: ({ cycleId }) => ({ cycleId }),
  done: ({ orders }, t) => t('deliveryOrder.voidAsked', { n: orders }),
});

/** The options common to both decisions about a void: who wants it and why, and what it gives back. */
const decision = {
  call: voidReview,
  visible: ({ voidWaits }: Row) => voidWaits === 1,
  content: (record: Row) => <VoidRequest order={record} />,
} as const;

/** Voids what is still open, and gives stakes and fees back. */
export const approve = row.ask({
  ...decision,
  name: 'approveVoid',
  label: 'deliveryOrder.approveVoid',
  icon: <CheckCircleOutlined />,
  primary: true,
  danger: true,
  fixed: ({ cycleId }) => ({ cycleId, result: Verdict.approve }),
  done: ({ voided, kept }, t) =>
    kept > 0 ? t('deliveryOrder.voidedSome', { n: voided, kept }) : t('deliveryOrder.voidedN', { n: voided }),
});

/** Discards the request; the orders stay as they are. */
export const reject = row.ask({
  ...decision,
  name: 'rejectVoid',
  label: 'deliveryOrder.rejectVoid',
  icon: <CloseCircleOutlined />,
  fixed: ({ cycleId }) => ({ cycleId, result: Verdict.reject }),
  fields: (field) => [field('reason', { label: 'crud.reason', rules: reasonRules })],
  done: 'deliveryOrder.voidRejected',
});

/** Links to the bookings and to the contract of an order. */
export const links = [
  row.link(ledger, 'menu.104', ({ orderNo }) => ({ refNo: orderNo })),
  row.link(deliveryContract, 'menu.401', ({ contractCode }) => ({ code: contractCode })),
];
