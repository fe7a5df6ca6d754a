import type { DateTime } from '@/api/types';
import type { Db } from '../core/db';
import type { Lang } from '../core/refusal';
import type { User } from '../core/systemRows';

/** A text message or an e-mail to a person outside the console. The demo shows them instead of sending them. */
export interface SentMessage {
  to: string;
  text: string;
  sentAt: DateTime;
}

declare module '../core/tables' {
  interface Tables {
    /** In the order they were sent. */
    sentMessages: SentMessage[];
  }
}

const CHANGED: Record<Lang, (name: string, at: DateTime) => string> = {
  'zh-cn': (name, at) => `账号 ${name} 的手机号或邮箱已于 ${at} 修改。如非本人操作，请立即联系管理员。`,
  en: (name, at) =>
    `The mobile number or e-mail of the account ${name} was changed at ${at}. If it was not you, tell your administrator at once.`,
  'zh-tw': (name, at) => `帳號 ${name} 的手機號碼或信箱已於 ${at} 修改。如非本人操作，請立即聯絡管理員。`,
};

/** Tells an operator at the addresses they had before that one of them was changed. */
export function tellFormerAddresses(
  db: Db,
  { userName, mobile, userEmail }: Pick<User, 'userName' | 'mobile' | 'userEmail'>,
  lang: Lang,
): void {
  const sentAt = db.stamp();
  for (const to of [mobile, userEmail].filter(Boolean)) {
    db.sentMessages.push({ to, text: CHANGED[lang](userName, sentAt), sentAt });
  }
}
