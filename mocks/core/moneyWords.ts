import type { Consequence } from './change/guarding';
import type { Db } from './db';
import { CAP_WORDS, permissionsInWords } from './lackWords';
import { format } from './money';
import type { Money } from './money';
import type { MoneyGain } from './moneyGains';
import { CAPS } from './powers';
import type { Texts } from './rows';

/** How many users are told one by one, and how many permissions of each are named. */
const USERS = 20;
const PERMISSIONS = 12;

const NEW_ROLE: Texts = ['新角色', 'New role', '新角色'];
const NEW_USER: Texts = ['新用户', 'New user', '新使用者'];

function nameOf(db: Db, { of, id }: MoneyGain): Texts {
  if (of === 'user') {
    const user = db.users.get(id);
    const name = user && `${user.userName} ${user.userNickname}`.trim();
    return name ? [name, name, name] : NEW_USER;
  }
  const role = db.roles.get(id);
  if (!role) return NEW_ROLE;
  const [zh, en, tw] = role.name;
  return [`角色「${zh}」`, `Role "${en || zh}"`, `角色「${tw || zh}」`];
}

const about = (who: Texts, [zh, en, tw]: Texts): Texts => [
  `${who[0]}：${zh}`,
  `${who[1]}: ${en}`,
  `${who[2]}：${tw}`,
];

const limit = (cap: Money | null): Texts | string =>
  cap === null ? ['平台上限', 'Platform limit', '平台上限'] : `${format(cap)} USDT`;

/** What one user or role comes to decide: its permissions in one line, each limit in another. */
function linesOf(db: Db, gain: MoneyGain): Consequence[] {
  const { gained, before, after } = gain;
  const who = nameOf(db, gain);
  const all: Consequence[] = gained.isSuper
    ? [
        {
          label: about(who, ['权限', 'may', '權限']),
          before: '—',
          after: ['超级管理员的全部权限', 'Everything a super administrator may do', '超級管理員的全部權限'],
          bad: true,
        },
      ]
    : [];
  const permissions: Consequence[] =
    gained.permissions.length > 0
      ? [
          {
            label: about(who, ['新增决定资金的权限', 'may also decide', '新增決定資金的權限']),
            before: '—',
            after: permissionsInWords(db, gained.permissions, PERMISSIONS),
            bad: true,
          },
        ]
      : [];
  const caps = CAPS.filter((name) => gained.caps.includes(name)).map((name) => ({
    label: about(who, CAP_WORDS[name]),
    before: limit(before.caps[name]),
    after: limit(after.caps[name]),
    bad: true,
  }));
  return [...all, ...permissions, ...caps];
}

/** What a change of roles or users gives to whom, of what decides money. */
export function moneyConsequences(db: Db, gains: readonly MoneyGain[]): Consequence[] {
  const users = gains.filter(({ of }) => of === 'user');
  const told = [...gains.filter(({ of }) => of === 'role'), ...users.slice(0, USERS)];
  const more = users.length - USERS;
  const others: Consequence[] =
    more > 0
      ? [
          {
            label: ['其他获得同样权限的用户', 'Other users who gain the same', '其他獲得同樣權限的使用者'],
            before: '—',
            after: String(more),
            bad: true,
          },
        ]
      : [];
  return [...told.flatMap((gain) => linesOf(db, gain)), ...others];
}
