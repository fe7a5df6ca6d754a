import { MenuType } from '../../src/contract/system/menu';
import type { Db } from './db';
import { format } from './money';
import type { Cap, Lack, Powers } from './powers';
import type { Texts } from './rows';
import type { MenuRow } from './systemRows';

export const CAP_WORDS: Record<Cap, Texts> = {
  manualRechargeCap: ['人工充值日限额', 'daily manual recharge limit', '人工充值日限額'],
  adjustCap: ['资产调整日限额', 'daily adjustment limit', '資產調整日限額'],
  grantCap: ['发放日限额', 'daily grant limit', '發放日限額'],
};

/** How many permissions are named; of the others there is the number. A refusal is one sentence of at most 200 characters. */
const MOST = 2;

/** The same words in each language, put together by its place. */
const texts = (make: (place: 0 | 1 | 2) => string): Texts => [make(0), make(1), make(2)];

const joined = (parts: readonly Texts[], [zh, en, tw]: Texts): Texts =>
  texts((place) => parts.map((part) => part[place]).join([zh, en, tw][place]));

/** What operators call a record of the menu: a button with its page. */
export function menuInWords(db: Db, { type, pid, title }: MenuRow): Texts {
  const page = type === MenuType.button ? db.menus.find(({ id }) => id === pid) : undefined;
  return joined(page ? [page.title, title] : [title], [' / ', ' / ', ' / ']);
}

/** What operators call a permission; the permission itself where no record of the menu has it. */
function titleOf(db: Db, permission: string): Texts {
  const menu = db.menus.find(({ name }) => name === permission);
  return menu ? menuInWords(db, menu) : [permission, permission, permission];
}

/** Permissions by what operators call them; beyond the first ones their number. */
export function permissionsInWords(db: Db, permissions: readonly string[], most = MOST): Texts {
  const named = permissions.slice(0, most).map((name) => titleOf(db, name));
  const more = permissions.length - named.length;
  const list = joined(named, ['、', ', ', '、']);
  if (more === 0) return list;
  return [
    `${list[0]}等 ${permissions.length} 项`,
    `${list[1]} and ${more} more`,
    `${list[2]}等 ${permissions.length} 項`,
  ];
}

function capInWords(name: Cap, powers: Powers | null): Texts {
  const [zh, en, tw] = CAP_WORDS[name];
  if (!powers) return [zh, en, tw];
  const own = format(powers.caps[name] ?? 0n);
  return [
    `${zh}（您的限额为 ${own} USDT）`,
    `${en} (yours is ${own} USDT)`,
    `${tw}（您的限額為 ${own} USDT）`,
  ];
}

const SUPER: Texts = [
  '超级管理员的全部权限',
  'everything a super administrator may do',
  '超級管理員的全部權限',
];
const LIMITS: Texts = ['更高的日限额', 'higher daily limits', '更高的日限額'];
const STAFF: Texts = [
  '数据范围（您看不到的部门或同事）',
  "data scope (departments or colleagues that you don't see)",
  '資料範圍（您看不到的部門或同事）',
];
const SCOPE: Texts = ['数据范围', 'data scope', '資料範圍'];
const TEAM: Texts = [
  '会员范围（您看不到的会员）',
  "members that you don't see",
  '會員範圍（您看不到的會員）',
];

/** What an operator lacks, in words that name it; without powers of one's own, what is gained. Of several things each is told briefly. */
export function lackInWords(db: Db, lack: Lack, own: Powers | null): Texts {
  if (lack.isSuper) return SUPER;
  const { permissions, caps, staff, team } = lack;
  const isAlone = [permissions.length > 0, caps.length > 0, staff, team].filter(Boolean).length === 1;
  const parts: Texts[] = [];
  if (permissions.length > 0) {
    const [zh, en, tw] = permissionsInWords(db, permissions, isAlone ? MOST : 1);
    parts.push([`权限（${zh}）`, `permissions (${en})`, `權限（${tw}）`]);
  }
  if (caps.length === 1 || isAlone)
    parts.push(...caps.map((name) => capInWords(name, isAlone && caps.length === 1 ? own : null)));
  else if (caps.length > 1) parts.push(LIMITS);
  if (staff) parts.push(isAlone ? STAFF : SCOPE);
  if (team) parts.push(TEAM);
  return joined(parts, ['；', '; ', '；']);
}
