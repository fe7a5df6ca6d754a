import { randomUUID } from 'node:crypto';
import type { Json } from './document';
import { refusal } from './reviews';
import type { Rules } from './rules';

export const PASSWORD = 'Other-1234';

const charges = 'api/v2/sitebkd/cwManage/chargeLog';
const adjusts = 'api/v2/sitebkd/memberAssetAdjust';
/** Permissions by user name: one may do everything, one reads recharges, one reviews them and adjustments too. */
const users: Readonly<Record<string, string[]>> = {
  boss: ['*/*/*'],
  clerk: [`${charges}List`],
  second: [`${charges}List`, `${charges}Review`, `${adjusts}/list`, `${adjusts}/review`],
};

export const sessions = new Map<string, string>();
const captchas = new Map<string, string>();

export const permissionsOf = (token: string): string[] => users[sessions.get(token) ?? ''] ?? [];

const QUARTER = 15 * 60_000;
const mistakes = new Map<string, number[]>();

/** The own password once more. The fifth mistake within fifteen minutes locks, a right one ends the count. */
export function checkPassword(rules: Rules, who: string, given: unknown): void {
  const made = (mistakes.get(who) ?? []).filter((at) => at > Date.now() - QUARTER);
  if (made.length >= 5) throw refusal(40302);
  const isRight = rules.isPassword(given, PASSWORD);
  mistakes.set(who, isRight ? [] : [...made, Date.now()]);
  if (!isRight) throw refusal(made.length === 4 ? 40302 : 40301);
}

const entry = (id: number, pid: number, path: string, component: string, children: Json[] = []): Json => {
  return { id, pid, path, component, children, name: `menu${id}`, meta: { title: `menu.${id}` } };
};
const recharge = entry(201, 200, '/finance/recharge', 'finance/recharge/index');
const finance = entry(200, 0, '/finance', 'layout/routerView/parent', [recharge]);
const menuList = [entry(1, 0, '/home', 'home/index'), finance];

export function menus(token: string): Json {
  const userName = sessions.get(token) ?? '';
  const user = { id: userName, userName, userNickname: userName, avatar: '', authBtnList: [] };
  const userInfo = { ...user, roles: [userName === 'boss' ? 'admin' : 'common'], time: Date.now() };
  return { menuList, permissions: permissionsOf(token), userInfo };
}

export function captcha(): Json {
  const [key, code] = [randomUUID(), String(Math.floor(1000 + Math.random() * 9000))];
  captchas.set(key, code);
  const letters = Array.from(code, (letter, index) => `<text x="${10 + index * 28}" y="27">${letter}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="38">${letters.join('')}</svg>`;
  return { key, img: `data:image/svg+xml;base64,${btoa(svg)}` };
}

export function login({ username, password, verifyKey, verifyCode }: Json): Json {
  const code = captchas.get(String(verifyKey));
  captchas.delete(String(verifyKey));
  if (code === undefined || code !== verifyCode) throw refusal(40010);
  if (!users[String(username)] || password !== PASSWORD) throw refusal(40011);
  const token = randomUUID();
  sessions.set(token, String(username));
  return { token, ...menus(token) };
}
