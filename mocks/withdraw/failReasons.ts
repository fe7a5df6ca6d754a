import type { FieldChange } from '@/api/types';
import type { Lang } from '../core/refusal';
import type { Texts } from '../core/rows';

/** Why a payout fails by itself. */
export const failTexts = {
  noCover: ['网关：热钱包余额不足', 'Gateway: hot wallet balance too low', '閘道：熱錢包餘額不足'],
  notBroadcast: ['网关：未广播', 'Gateway: not broadcast', '閘道：未廣播'],
  noAnswer: ['网关：响应超时', 'Gateway: timed out', '閘道：回應逾時'],
  noRecipient: ['平台：收款会员不存在', 'Platform: recipient not found', '平台：收款會員不存在'],
} as const satisfies Record<string, Texts>;

/** A reason of its own accord, as it is stored; anything else is what an operator typed. */
export type OwnReason = keyof typeof failTexts;

const texts = new Map<string, Texts>(Object.entries(failTexts));

/** The stored reason in a language. */
export function failText(stored: string, lang: Lang): string {
  const own = texts.get(stored);
  if (!own) return stored;
  const [zh, en, tw] = own;
  return { 'zh-cn': zh, en, 'zh-tw': tw }[lang];
}

/** The change of a reason in a language; other changes as they are. */
export const failChange =
  (lang: Lang) =>
  (change: FieldChange): FieldChange =>
    change.field === 'failReason'
      ? {
          ...change,
          before: change.before === null ? null : failText(change.before, lang),
          after: change.after === null ? null : failText(change.after, lang),
        }
      : change;
