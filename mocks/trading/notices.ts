import type { Db } from '../core/db';
import { format } from '../core/money';
import type { Money } from '../core/money';
import { langOf } from '../core/refusal';
import type { Lang } from '../core/refusal';
import type { EntrustRow, PositionRow } from './tables';

/** A text in the languages of members. */
type Wording = Record<Lang, string>;

/** Tells a member, in his own language, at his e-mail address or telephone. */
function tell(db: Db, memberId: number, words: Wording): void {
  const member = db.members.get(memberId);
  if (!member) return;
  const text = words[langOf(member.language)];
  db.sentMessages.push({ to: member.email || member.phone, text, sentAt: db.stamp() });
}

/** What is told of a position that the platform has closed, or a part of it. */
interface ClosedPart {
  qty: Money;
  price: Money;
  reason: string;
}

/** The staff has closed a position, or a part of it. */
export function tellClosed(db: Db, { memberId, symbol, positionNo }: PositionRow, part: ClosedPart): void {
  const [qty, price] = [format(part.qty), format(part.price)];
  tell(db, memberId, {
    'zh-cn': `您的 ${symbol} 仓位 ${positionNo} 已由平台按标记价格 ${price} 平仓 ${qty}。原因：${part.reason}`,
    en: `The platform closed ${qty} of your ${symbol} position ${positionNo} at the mark price ${price}. Reason: ${part.reason}`,
    'zh-tw': `您的 ${symbol} 倉位 ${positionNo} 已由平台按標記價格 ${price} 平倉 ${qty}。原因：${part.reason}`,
  });
}

/** A position was liquidated. */
export function tellLiquidated(db: Db, { memberId, symbol, positionNo }: PositionRow, mark: Money): void {
  const price = format(mark);
  tell(db, memberId, {
    'zh-cn': `您的 ${symbol} 仓位 ${positionNo} 因保证金不足，已按标记价格 ${price} 强制平仓。`,
    en: `Your ${symbol} position ${positionNo} was liquidated at the mark price ${price}: its margin was used up.`,
    'zh-tw': `您的 ${symbol} 倉位 ${positionNo} 因保證金不足，已按標記價格 ${price} 強制平倉。`,
  });
}

/** The staff has cancelled an entrust. */
export function tellCancelled(db: Db, { memberId, symbol, entrustNo }: EntrustRow, reason: string): void {
  tell(db, memberId, {
    'zh-cn': `您的 ${symbol} 委托 ${entrustNo} 已由平台撤销。原因：${reason}`,
    en: `The platform cancelled your ${symbol} order ${entrustNo}. Reason: ${reason}`,
    'zh-tw': `您的 ${symbol} 委託 ${entrustNo} 已由平台撤銷。原因：${reason}`,
  });
}
