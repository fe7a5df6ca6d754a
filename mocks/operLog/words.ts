import type { Db } from '../core/db';
import type { Lang } from '../core/refusal';
import type { Texts } from '../core/rows';
import type { OperLog } from '../core/systemRows';

/** Screens of log lines that are not in the menu, by their Chinese title. */
const OTHERS: readonly Texts[] = [
  ['个人中心', 'Personal centre', '個人中心'],
  ['会员备注', 'Member notes', '會員備註'],
  ['查看敏感信息', 'Sensitive data revealed', '檢視敏感資訊'],
  ['依据页', 'Evidence page', '佐證頁'],
];

/** The title of a line's screen in every language: the menu has it, or it is one of a few others. */
export function screenTitle(db: Db, { title }: Pick<OperLog, 'title'>): Texts {
  const known = [...db.menus.map((menu) => menu.title), ...OTHERS];
  return known.find(([zh]) => zh === title) ?? [title, title, title];
}

const textIn = ([zh, en, tw]: Texts, lang: Lang): string => ({ 'zh-cn': zh, en, 'zh-tw': tw })[lang];

/** The title of a line's screen and what was refused, in a language. */
export const inWords = (db: Db, line: OperLog, lang: Lang): { title: string; errorMsg: string } => ({
  title: textIn(screenTitle(db, line), lang),
  errorMsg: textIn(line.errorMsg, lang),
});
