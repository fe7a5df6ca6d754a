import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deliveryOrder } from '@/contract/delivery/order';
import { DeliveryStatus } from '@/contract/delivery/orderFlow';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { parsePlatform } from '@/lib/dates';
import { TimeCell } from '@/ui/cell/TimeCell';
import { useSecond } from './second';
import styles from './order.module.css';

const pair = (value: number): string => String(value).padStart(2, '0');

/** A time that is left as `04:32` or `1:04:32`; `null` when it is over. */
function leftOf(milliseconds: number): string | null {
  if (milliseconds <= 0) return null;
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const short = `${pair(minutes)}:${pair(seconds % 60)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

/** So long after its expiry an order should be settled, in milliseconds; the list is read again then. */
const SETTLED = 3000;

/**
 * Not more often than this, however many orders expire; in milliseconds. One that is still running is looked after again and
 * again: the server's clock may be behind, and without a price it becomes unclear only later.
 */
const AT_MOST = 5000;

let readAt = 0;

function Countdown({ until }: { until: string }) {
  const t = useT();
  const now = useSecond();
  const client = useQueryClient();
  const end = parsePlatform(until)?.getTime() ?? now;
  const turn = Math.floor((now - end - SETTLED) / AT_MOST);
  useEffect(() => {
    if (turn < 0 || Date.now() - readAt < AT_MOST) return;
    readAt = Date.now();
    void client.invalidateQueries({ queryKey: [deliveryOrder.name] });
  }, [turn, client]);
  const left = leftOf(end - now);
  return <span className={styles.left}>{left ?? t('deliveryOrder.settling')}</span>;
}

/** When an order expires; beside it, for a running one, how long that takes. */
export function Expiry({ order }: { order: Pick<RowOf<typeof deliveryOrder>, 'expireAt' | 'status'> }) {
  const { expireAt, status } = order;
  if (status !== DeliveryStatus.running) return <TimeCell value={expireAt} />;
  return (
    <span title={expireAt}>
      <Countdown until={expireAt} />
    </span>
  );
}
