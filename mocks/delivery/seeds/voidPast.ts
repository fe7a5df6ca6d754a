import { deliveryOrder } from '../../../src/contract/delivery/order';
import type { Db } from '../../core/db';
import { actAt } from '../../core/seeds/actAt';
import { MINUTE } from '../../core/time';
import { requestVoid, reviewVoid } from '../void';

const REASON = 'XRP 行情源中断，无法取得有效结算价';

const { void: asking, voidReview } = deliveryOrder.calls;

const line = { title: '交割订单' };

/** One operator asked for the void of a cycle, another granted it. */
export function voidPast(db: Db, at: number, id: number): void {
  const cycleId = String(id);
  const asked = { cycleId, reason: REASON, requestId: `past-request-${cycleId}` };
  actAt(db, { at, who: 'risk001', call: asking, line, body: asked }, (context, operPassword) =>
    requestVoid({ ...context, input: { ...asked, operPassword } }),
  );
  const granted = { cycleId, result: 'approve', requestId: `past-void-${cycleId}` } as const;
  const second = { at: at + 6 * MINUTE, who: 'risk002', call: voidReview, line, body: granted };
  actAt(db, second, (context, operPassword) =>
    reviewVoid({ ...context, input: { ...granted, reason: undefined, operPassword } }),
  );
}
