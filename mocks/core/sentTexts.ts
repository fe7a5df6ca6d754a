import type { Lang } from './refusal';
import type { Texts } from './rows';

/** What is sent to members and operators outside the console, with places to fill. */
export const sentTexts = {
  positionClosed: [
    '您的 {symbol} 仓位 {positionNo} 已由平台按标记价 {price} 平仓 {qty}。原因：{reason}',
    'The platform closed {qty} of your {symbol} position {positionNo} at the mark price {price}. Reason: {reason}',
    '您的 {symbol} 倉位 {positionNo} 已由平台按標記價 {price} 平倉 {qty}。原因：{reason}',
  ],
  liquidated: [
    '您的 {symbol} 仓位 {positionNo} 因保证金低于维持保证金，已按标记价 {price} 强平。',
    'Your {symbol} position {positionNo} was liquidated at the mark price {price}: its margin fell below the maintenance margin.',
    '您的 {symbol} 倉位 {positionNo} 因保證金低於維持保證金，已按標記價 {price} 強平。',
  ],
  entrustCancelled: [
    '您的 {symbol} 委托 {entrustNo} 已由平台撤销。原因：{reason}',
    'The platform cancelled your {symbol} entrust {entrustNo}. Reason: {reason}',
    '您的 {symbol} 委託 {entrustNo} 已由平台撤銷。原因：{reason}',
  ],
  violationWarned: [
    '警告：您的账号存在违规（{type}，编号 {no}）。如有异议，可以提出申诉。',
    'Warning: your account broke the rules ({type}, no. {no}). You can appeal if you disagree.',
    '警告：您的帳號有違規（{type}，編號 {no}）。如有異議，可以提出申訴。',
  ],
  violationRevoked: [
    '您的账号的违规记录 {no}（{type}）已撤销。',
    'The violation {no} ({type}) of your account was revoked.',
    '您帳號的違規記錄 {no}（{type}）已撤銷。',
  ],
  kycExpired: [
    '您的实名认证因证件已于 {date} 到期而失效，请提交有效证件重新认证。',
    'Your real-name authentication ended because your document expired on {date}. Submit a valid document to authenticate again.',
    '您的實名認證因證件已於 {date} 到期而失效，請送出有效證件重新認證。',
  ],
  contactsChanged: [
    '账号 {name} 的手机号或邮箱已于 {at} 修改。如非本人操作，请立即联系管理员。',
    "The mobile number or email of the account {name} was changed at {at}. If this wasn't you, contact your administrator immediately.",
    '帳號 {name} 的手機號碼或信箱已於 {at} 修改。如非本人操作，請立即聯絡管理員。',
  ],
} as const satisfies Record<string, Texts>;

/** A text to send, in the language of its reader. */
export function sentText(
  key: keyof typeof sentTexts,
  lang: Lang,
  filled: Readonly<Record<string, string>>,
): string {
  const [zh, en, tw] = sentTexts[key];
  const text = { 'zh-cn': zh, en, 'zh-tw': tw }[lang];
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => filled[name] ?? hole);
}
