import type { Db } from '../../core/db';
import { doAt, LOOKED_AT_AFTER } from '../../core/seeds/doAt';
import { requestVoid, reviewVoid } from '../void';

const REASON = 'XRP 行情源中断，无法取得有效结算价';

const title = '交割订单';

/** One operator asked for the void of a cycle, another granted it. */
export function voidPast(db: Db, at: number, id: number): void {
  const cycleId = String(id);
  const asked = { cycleId, reason: REASON, requestId: `past-request-${cycleId}` };
  const asking = { at, title, type: 'other', path: 'deliveryOrder/void', body: asked } as const;
  doAt(db, 'risk001', asking, (context, operPassword) =>
    requestVoid({ ...context, input: { ...asked, operPassword } }),
  );
  const granted = { cycleId, result: 'approve', requestId: `past-void-${cycleId}` } as const;
  const granting = { title, type: 'review', path: 'deliveryOrder/voidReview', body: granted } as const;
  doAt(db, 'risk002', { ...granting, at: at + LOOKED_AT_AFTER }, (context, operPassword) =>
    reviewVoid({ ...context, input: { ...granted, reason: undefined, operPassword } }),
  );
}
