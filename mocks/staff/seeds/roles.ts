import { OnOff } from '../../../src/contract/block/switchFlow';
import { MenuType } from '../../../src/contract/system/menu';
import { DataScope } from '../../../src/contract/system/role';
import { NO_CHANGE } from '../../core/change/ask';
import type { Db } from '../../core/db';
import type { Texts } from '../../core/rows';
import type { Role } from '../../core/systemRows';

/**
 * What a role holds, by page id: `*` every button, `` nothing but the list, else the buttons by
 * verb (or by path where a verb is not unique on its page). `reveal` belongs to page 101. Entries that
 * areas bring along say it themselves.
 */
type Matrix = Record<string, string>;

interface Source {
  roleKey: string;
  name: Texts;
  dataScope: number;
  manualRechargeCap: string | null;
  adjustCap: string | null;
  grantCap: string | null;
  matrix: Matrix | 'all';
}

/** Pages that all share one cell of the matrix. */
const pages = (ids: number[], verbs: string): Matrix => Object.fromEntries(ids.map((id) => [id, verbs]));

const NOTES_READ = 'list team timeline';
const CONTRACTS = [301, 302, 303, 304];

/** The cluster of a member; the call behind it takes the permission of the member list. */
const CLUSTER: Matrix = { 804: '' };

const finance: Matrix = {
  ...CLUSTER,
  101: 'reveal',
  102: '*',
  103: 'export recheck',
  104: 'export',
  201: '*',
  202: 'withdrawLogReview withdrawLogPay withdrawLogResult edit export',
  203: '*',
  204: '',
  205: 'add edit confirmChange setStatus sort',
  206: 'edit setWithdraw setRecharge refresh confirmChange',
  207: '*',
  ...pages([...CONTRACTS, 401, 402, 403], ''),
  501: 'confirmChange',
  502: 'redeem reissueInterest review',
  601: 'confirmChange',
  602: '',
  603: 'review',
  604: 'list review',
  605: 'review clawback clawbackReview',
  704: '',
  ...pages([801, 803], ''),
  802: 'list',
};

const risk: Matrix = {
  ...CLUSTER,
  101: 'edit freeze unfreeze setPermission setTags kick resetGoogle close reveal lowerRisk',
  102: '*',
  ...pages([103, 104], ''),
  105: '*',
  201: 'chargeLogReview',
  202: 'withdrawLogReview withdrawLogRelease edit export',
  203: 'setStatus',
  204: '*',
  205: 'confirmChange',
  206: 'setWithdraw confirmChange',
  207: 'review',
  ...pages([...CONTRACTS, 401, 402, 403], '*'),
  305: 'edit setTradeState confirmChange',
  ...pages([501, 502, 601, 602, 603], ''),
  604: 'list',
  605: 'clawback clawbackReview',
  704: 'switch',
  ...pages([801, 802, 803], '*'),
  ...pages([932, 933], ''),
  934: 'forceLogout',
};

const service: Matrix = {
  ...CLUSTER,
  101: 'add edit setTags kick resetPassword resetFundPassword reveal',
  102: '*',
  ...pages([103, 104, 201, 202, 203, 204], ''),
  105: 'review',
  207: 'add',
  ...pages([...CONTRACTS, 401, 402, 403, 501, 502], ''),
  ...pages([601, 603, 605, 701, 702, 703], ''),
  602: 'revoke',
  604: 'list',
  801: 'add',
  803: 'unlock',
};

const operation: Matrix = {
  ...CLUSTER,
  101: '',
  102: NOTES_READ,
  305: '',
  ...pages([401, 402], 'add edit setStatus'),
  501: '*',
  ...pages([601, 602, 603, 604], '*'),
  605: 'export',
  ...pages([701, 702, 703], '*'),
  704: 'edit',
  922: 'edit',
  921: '',
  924: '*',
};

const auditor: Matrix = {
  ...CLUSTER,
  101: '',
  102: `${NOTES_READ} security`,
  ...pages([103, 104], 'export'),
  105: '',
  ...pages([201, 202], 'export'),
  ...pages([203, 204, 205, 206], ''),
  207: 'export',
  ...pages([...CONTRACTS, 401, 402, 403], 'export'),
  ...pages([305, 501, 502, 601, 602, 603, 605, 701, 702, 703, 704, 801, 803], ''),
  802: 'list',
  604: 'list',
  ...pages([911, 912, 913, 915, 921, 922, 923, 924], ''),
  ...pages([932, 933], 'export'),
};

const agent: Matrix = {
  ...CLUSTER,
  101: '',
  102: NOTES_READ,
  ...pages([103, 104, 201, 202, ...CONTRACTS, 401, 402, 403, 605], ''),
};

const SOURCES: readonly Source[] = [
  {
    roleKey: 'super_admin',
    name: ['超级管理员', 'Super admin', '超級管理員'],
    dataScope: DataScope.all,
    manualRechargeCap: null,
    adjustCap: null,
    grantCap: null,
    matrix: 'all',
  },
  {
    roleKey: 'finance',
    name: ['财务', 'Finance', '財務'],
    dataScope: DataScope.all,
    manualRechargeCap: '50000',
    adjustCap: '20000',
    grantCap: '20000',
    matrix: finance,
  },
  {
    roleKey: 'risk',
    name: ['风控', 'Risk', '風控'],
    dataScope: DataScope.all,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
    matrix: risk,
  },
  {
    roleKey: 'service',
    name: ['客服', 'Customer service', '客服'],
    dataScope: DataScope.own,
    manualRechargeCap: '0',
    adjustCap: '500',
    grantCap: '0',
    matrix: service,
  },
  {
    roleKey: 'operation',
    name: ['运营', 'Operations', '營運'],
    dataScope: DataScope.own,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '2000',
    matrix: operation,
  },
  {
    roleKey: 'auditor',
    name: ['审计（只读）', 'Auditor (read-only)', '稽核（唯讀）'],
    dataScope: DataScope.all,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
    matrix: auditor,
  },
  {
    roleKey: 'agent',
    name: ['代理', 'Agent', '代理'],
    dataScope: DataScope.self,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
    matrix: agent,
  },
  {
    roleKey: 'common',
    name: ['普通用户', 'Standard user', '一般使用者'],
    dataScope: DataScope.self,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
    matrix: {},
  },
];

/** Ids of the pages of a matrix, the buttons it names, and the directories above them. */
function menuIds(db: Db, matrix: Source['matrix']): number[] {
  if (matrix === 'all') return db.menus.map((menu) => menu.id);
  const ids = new Set<number>();
  const withParents = (id: number): void => {
    if (id === 0 || ids.has(id)) return;
    ids.add(id);
    withParents(db.menus.find((menu) => menu.id === id)?.pid ?? 0);
  };
  for (const [page, verbs] of Object.entries(matrix)) {
    withParents(Number(page));
    const wanted = verbs.split(' ');
    for (const button of db.menus.filter(
      (menu) => menu.pid === Number(page) && menu.type === MenuType.button,
    )) {
      const held = verbs === '*' || wanted.some((verb) => verb && button.name.endsWith(`/${verb}`));
      if (held) ids.add(button.id);
    }
  }
  return [...ids];
}

/** What a role holds of the pages that areas bring along. */
const declaredCells = (db: Db, roleKey: string): Matrix =>
  Object.fromEntries(
    db.areas
      .flatMap(({ menu = [] }) => menu)
      .flatMap(({ id, roles = {} }) => (roles[roleKey] === undefined ? [] : [[id, roles[roleKey]]])),
  );

/** The eight roles; the menu has to be there already. */
export function seedRoles(db: Db, at: string): void {
  for (const [index, { matrix, ...source }] of SOURCES.entries()) {
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
      menuIds: menuIds(db, matrix === 'all' ? 'all' : { ...matrix, ...declaredCells(db, source.roleKey) }),
      status: OnOff.on,
    };
    db.roles.set(role.id, role);
  }
}
