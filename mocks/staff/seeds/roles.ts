import { OnOff } from '../../../src/contract/block/switchFlow';
import { builtInRoles, heldBy } from '../../../src/contract/rights/builtInRoles';
import type { RoleKey } from '../../../src/contract/rights/builtInRoles';
import { MenuType } from '../../../src/contract/system/menu';
import { DataScope } from '../../../src/contract/system/role';
import { SITE } from '../../core/access';
import { NO_CHANGE } from '../../core/change/ask';
import type { Db } from '../../core/db';
import type { Role } from '../../core/systemRows';

/** What the demo adds to a built-in role; what it holds is in the contract. */
interface Source {
  roleKey: RoleKey;
  dataScope: number;
  manualRechargeCap: string | null;
  adjustCap: string | null;
  grantCap: string | null;
}

const SOURCES: readonly Source[] = [
  {
    roleKey: 'super_admin',
    dataScope: DataScope.all,
    manualRechargeCap: null,
    adjustCap: null,
    grantCap: null,
  },
  {
    roleKey: 'finance',
    dataScope: DataScope.all,
    manualRechargeCap: '50000',
    adjustCap: '20000',
    grantCap: '20000',
  },
  {
    roleKey: 'risk',
    dataScope: DataScope.all,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
  },
  {
    roleKey: 'service',
    dataScope: DataScope.own,
    manualRechargeCap: '0',
    adjustCap: '500',
    grantCap: '0',
  },
  {
    roleKey: 'operation',
    dataScope: DataScope.own,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '2000',
  },
  {
    roleKey: 'auditor',
    dataScope: DataScope.all,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
  },
  {
    roleKey: 'agent',
    dataScope: DataScope.self,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
  },
  {
    roleKey: 'common',
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
      name: builtInRoles[source.roleKey].name,
      listOrder: (index + 1) * 10,
      deptIds: [],
      menuIds: menuIds(db, source.roleKey),
      status: OnOff.on,
    };
    db.roles.set(role.id, role);
  }
}
