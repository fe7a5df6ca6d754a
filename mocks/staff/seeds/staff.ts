import { OnOff } from '../../../src/contract/block/switchFlow';
import { UserStatus } from '../../../src/contract/system/user';
import { NO_CHANGE } from '../../core/change/ask';
import { DEMO_PASSWORD } from '../../core/demo';
import type { Db } from '../../core/db';
import { letterPicture } from '../../core/pictures';
import type { Base, Texts } from '../../core/rows';
import type { User } from '../../core/systemRows';
import { DAY, HOUR, stampOf } from '../../core/time';

const DEPTS: readonly (readonly [parentId: number, leader: string, ...name: Texts])[] = [
  [0, 'admin', '总部', 'Head office', '總部'],
  [1, 'finance01', '财务部', 'Finance', '財務部'],
  [1, 'risk001', '风控部', 'Risk', '風控部'],
  [1, 'service01', '客服部', 'Customer service', '客服部'],
  [1, 'operate01', '运营部', 'Operations', '營運部'],
  [1, 'admin', '技术部', 'Technology', '技術部'],
  [1, 'auditor01', '审计部', 'Audit', '稽核部'],
  [2, 'finance01', '充值组', 'Recharge desk', '充值組'],
  [2, 'finance02', '提现组', 'Withdraw desk', '提現組'],
];

/** User name, role key, nickname, department, post. */
const USERS: readonly (readonly [
  userName: string,
  roleKey: string,
  nickname: string,
  dept: number,
  post: number,
])[] = [
  ['admin', 'super_admin', '超级管理员', 1, 1],
  ['finance01', 'finance', '周敏', 8, 2],
  ['finance02', 'finance', '何静', 9, 4],
  ['risk001', 'risk', '陈立', 3, 3],
  ['risk002', 'risk', '罗丹', 3, 5],
  ['service01', 'service', '吴晓', 4, 6],
  ['service02', 'service', '孙悦', 4, 6],
  ['operate01', 'operation', '林夏', 5, 7],
  ['auditor01', 'auditor', '郭平', 7, 8],
  ['agent01', 'agent', '高远', 5, 7],
  ['common', 'common', '访客', 6, 7],
  ['locked01', 'service', '已停用', 4, 6],
  ['admin02', 'super_admin', '副管理员', 1, 1],
];

const SEXES = ['0', '1', '2'] as const;

/** The member whose team is all that `agent01` sees. */
const AGENT_UID = '10010015';

function rowBase(db: Db, id: number): Base {
  const at = stampOf(db.now() - 400 * DAY);
  return { id, version: 1, createdAt: at, updatedAt: at, createdBy: '', updatedBy: '', remark: '' };
}

function userOf(db: Db, index: number): User | undefined {
  const [userName, roleKey, userNickname, deptId, post] = USERS[index] ?? [];
  if (!userName || !userNickname || !deptId || !post) return undefined;
  const role = [...db.roles.values()].find((item) => item.roleKey === roleKey);
  return {
    ...rowBase(db, index + 1),
    userName,
    userNickname,
    password: DEMO_PASSWORD,
    deptId,
    roleIds: role ? [role.id] : [],
    postIds: [post],
    mobile: `199000000${String(index + 1).padStart(2, '0')}`,
    userEmail: `${userName}@example.com`,
    sex: SEXES[index % 3] ?? '0',
    describe: '',
    avatar: letterPicture(userName),
    bindMemberId: userName === 'agent01' ? AGENT_UID : '',
    userStatus: userName === 'locked01' ? UserStatus.disabled : UserStatus.active,
    isAdmin: 1,
    lastLoginIp: `192.0.2.${10 + index}`,
    lastLoginTime: stampOf(db.now() - (index + 1) * 3 * HOUR),
    pwdUpdatedAt: stampOf(db.now() - (20 + index * 9) * DAY),
    mustChangePassword: false,
    googleSecret: '',
    googleStep: 0,
    ...NO_CHANGE,
    accessBy: [],
    accessAt: null,
  };
}

/** Departments and the users; roles have to be there already. */
export function seedStaff(db: Db): void {
  for (const [index, [parentId, leader, ...deptName]] of DEPTS.entries()) {
    const id = index + 1;
    const contact = { leader, phone: `010-8000${String(1000 + id)}`, email: `dept${id}@example.com` };
    db.depts.set(id, {
      ...rowBase(db, id),
      parentId,
      deptName,
      orderNum: id * 10,
      ...contact,
      status: OnOff.on,
    });
  }
  for (const index of USERS.keys()) {
    const user = userOf(db, index);
    if (user) db.users.set(user.id, user);
  }
}
