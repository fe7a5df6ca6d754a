import { OnOff } from '../../../src/contract/block/switchFlow';
import { heldBy } from '../../../src/contract/rights/builtInRoles';
import type { RoleKey } from '../../../src/contract/rights/builtInRoles';
import { withdraw } from '../../../src/contract/finance/withdraw';
import { auth } from '../../../src/contract/member/auth';
import { member } from '../../../src/contract/member/member';
import { recordKinds } from '../../../src/contract/records';
import { MenuType } from '../../../src/contract/system/menu';
import { operLog } from '../../../src/contract/system/operLog';
import { DataScope } from '../../../src/contract/system/role';
import type { RoleDefaults } from '../../../src/contract/system/roleDefaults';
import { SITE } from '../../core/access';
import { NO_CHANGE } from '../../core/change/ask';
import type { Db } from '../../core/db';
import { NO_DEFAULTS } from '../../core/roleDefaults';
import type { Texts } from '../../core/rows';
import type { Role } from '../../core/systemRows';

/** What the demo adds to a built-in role; what it holds is in the contract. */
interface Source {
  roleKey: RoleKey;
  name: Texts;
  dataScope: number;
  manualRechargeCap: string | null;
  adjustCap: string | null;
  grantCap: string | null;
}

const SOURCES: readonly Source[] = [
  {
    roleKey: 'super_admin',
    name: ['超级管理员', 'Super admin', '超級管理員'],
    dataScope: DataScope.all,
    manualRechargeCap: null,
    adjustCap: null,
    grantCap: null,
  },
  {
    roleKey: 'finance',
    name: ['财务', 'Finance', '財務'],
    dataScope: DataScope.all,
    manualRechargeCap: '50000',
    adjustCap: '20000',
    grantCap: '20000',
  },
  {
    roleKey: 'risk',
    name: ['风控', 'Risk', '風控'],
    dataScope: DataScope.all,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
  },
  {
    roleKey: 'service',
    name: ['客服', 'Customer service', '客服'],
    dataScope: DataScope.own,
    manualRechargeCap: '0',
    adjustCap: '500',
    grantCap: '0',
  },
  {
    roleKey: 'operation',
    name: ['运营', 'Operations', '營運'],
    dataScope: DataScope.own,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '2000',
  },
  {
    roleKey: 'auditor',
    name: ['审计（只读）', 'Auditor (read-only)', '稽核（唯讀）'],
    dataScope: DataScope.all,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
  },
  {
    roleKey: 'agent',
    name: ['代理', 'Agent', '代理'],
    dataScope: DataScope.self,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
  },
  {
    roleKey: 'common',
    name: ['普通用户', 'Standard user', '一般使用者'],
    dataScope: DataScope.self,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
  },
];

/** Ids of the pages and buttons that a role holds, with the directories above them, in the order of the menu. */
function menuIds(db: Db, roleKey: RoleKey): number[] {
  const held = heldBy(roleKey);
  if (held === 'all') return db.menus.map(({ id }) => id);
  const isHeld = ({ type, name }: Db['menus'][number]): boolean =>
    type !== MenuType.directory && held.has(name.slice(SITE.length));
  const parents = new Map(db.menus.map(({ id, pid }) => [id, pid]));
  const ids = new Set<number>();
  for (const { id } of db.menus.filter(isHeld))
    for (let one = id; one !== 0; one = parents.get(one) ?? 0) ids.add(one);
  return db.menus.map(({ id }) => id).filter((id) => ids.has(id));
}

/** The filter for what waits to be reviewed. */
const waiting = (states: readonly number[]): string =>
  `?${states.map((state) => `status[]=${state}`).join('&')}`;

/** Where the users of a role begin, by its key: at what waits for them, or at what they look up most. */
const STARTS: Partial<Record<RoleKey, RoleDefaults['start']>> = {
  finance: { view: withdraw.view, search: waiting(recordKinds.withdraw.waiting) },
  risk: { view: auth.view, search: waiting(recordKinds.auth.waiting) },
  service: { view: member.view },
  auditor: { view: operLog.view },
};

function startsAt(roleKey: RoleKey): RoleDefaults {
  const start = STARTS[roleKey];
  return start ? { ...NO_DEFAULTS, start } : NO_DEFAULTS;
}

/** The eight roles; the menu has to be there already. */
export function seedRoles(db: Db, at: string): void {
  for (const [index, source] of SOURCES.entries()) {
    const role: Role = {
      id: index + 1,
      version: 1,
      createdAt: at,
      updatedAt: at,
      createdBy: '',
      updatedBy: '',
      remark: '',
      ...source,
      ...NO_CHANGE,
      listOrder: (index + 1) * 10,
      deptIds: [],
      menuIds: menuIds(db, source.roleKey),
      status: OnOff.on,
      defaults: startsAt(source.roleKey),
    };
    db.roles.set(role.id, role);
  }
}
