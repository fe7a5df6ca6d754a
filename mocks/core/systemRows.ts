import type { LoginLogLine } from '@/contract/system/loginLog';
import type { OperLogLine } from '@/contract/system/operLog';
import type { DateTime, Decimal, LocalTexts } from '@/api/types';
import type { OnOff } from '@/contract/block/switchFlow';
import type { UserStatus } from '@/contract/system/user';
import type { JobStatus } from '@/contract/system/jobFlow';
import type { RoleDefaults } from '@/contract/system/roleDefaults';
import type { MenuType } from '@/contract/system/menu';
import type { Base, Pending, Texts } from './rows';

export interface MenuRow extends Base {
  /** 0 at the top. */
  pid: number;
  type: MenuType;
  path: string;
  component: string;
  /** Text, message key, or texts by language. */
  menuName: string;
  /** The words of `menuName`. */
  title: Texts;
  icon: string;
  /** Permission string. */
  name: string;
  weigh: number;
  isHide: boolean;
  isKeepAlive: boolean;
  isAffix: boolean;
  isLink: boolean;
  isIframe: boolean;
  linkUrl: string;
  redirect: string;
}

/** What can wait of a role for another operator. */
type RoleChange = Partial<Pick<Role, 'menuIds' | 'manualRechargeCap' | 'adjustCap' | 'grantCap'>>;

export interface Role extends Base, Pending<RoleChange> {
  name: Texts;
  roleKey: string;
  /** `sys_data_scope`. */
  dataScope: number;
  /** Departments of a chosen scope. */
  deptIds: number[];
  menuIds: number[];
  /** Most USDT a member of the role may recharge by hand in a day; `null`: no cap of its own. */
  manualRechargeCap: Decimal | null;
  /** The same for balance adjustments. */
  adjustCap: Decimal | null;
  /** The same for coupons and awards. */
  grantCap: Decimal | null;
  listOrder: number;
  status: OnOff;
  /** What its users have as long as they have set nothing else. */
  defaults: RoleDefaults;
}

/** What can wait of a user for another operator. */
type UserChange = Partial<Pick<User, 'roleIds' | 'bindMemberId'>>;

export interface User extends Base, Pending<UserChange> {
  userName: string;
  userNickname: string;
  password: string;
  deptId: number;
  roleIds: number[];
  postIds: number[];
  mobile: string;
  userEmail: string;
  /** `sys_user_sex`. */
  sex: '0' | '1' | '2';
  describe: string;
  avatar: string;
  /** UID of the member whose team is all this user sees; empty for everybody else. */
  bindMemberId: string;
  userStatus: UserStatus;
  /** May sign in to the console. */
  isAdmin: OnOff;
  lastLoginIp: string;
  lastLoginTime: DateTime | null;
  /** The sign-in before that. */
  earlier?: { ip: string; time: DateTime | null };
  pwdUpdatedAt: DateTime;
  /** True after an administrator has set the password: the next sign-in asks for a new one. */
  mustChangePassword: boolean;
  /** Key shared with the operator's authenticator, in base 32; empty while none is bound. */
  googleSecret: string;
  /** Who has set what the user signs in with, with all that they counted as, and when; nobody but the user: empty. */
  accessBy: readonly string[];
  accessAt: DateTime | null;
  /** The interval of the last code that was used: none serves twice. */
  googleStep: number;
}

export interface Dept extends Base {
  /** 0 at the top. */
  parentId: number;
  deptName: Texts;
  orderNum: number;
  leader: string;
  phone: string;
  email: string;
  status: OnOff;
}

export interface DictType extends Base {
  deleted: boolean;
  dictType: string;
  dictName: string;
  isSystem: OnOff;
  status: OnOff;
}

export interface DictEntry extends Base {
  deleted: boolean;
  /** Code depends on it. */
  isSystem: OnOff;
  dictType: string;
  dictLabel: string;
  labelEn: string;
  labelTw: string;
  dictValue: string;
  listClass: string;
  isDefault: OnOff;
  isFinal: boolean;
  dictSort: number;
  status: OnOff;
}

/** A line of the operation log as it is kept, under one key. */
export type OperLog = Omit<OperLogLine, 'id' | 'operId' | 'operLocation' | 'errorMsg'> & {
  id: number;
  errorMsg: Texts;
};

/** A line of the log-in log as it is kept: its place follows from the address. */
export type LoginLog = Omit<LoginLogLine, 'id' | 'loginLocation' | 'msg'> & { id: number; msg: Texts };

/** A signed-in operator. */
export interface Session {
  id: number;
  /** Never shown to anybody. */
  token: string;
  userId: number;
  /** Milliseconds. */
  since: number;
  lastActive: number;
  /** When a code of the authenticator was last given, in milliseconds; 0 for never. */
  codeAt: number;
  ip: string;
  browser: string;
  os: string;
}

/** What a sign-in may ask for besides the password, in this order. */
export type SignInStep = 'code' | 'password' | 'bind';

/** A sign-in that is not complete: there is no session yet. */
export interface SignInTicket {
  userId: number;
  /** How the operator came: by password, text message or QR code. */
  module: string;
  /** The step that is asked for. */
  step: SignInStep;
  /** Key to be bound. */
  secret: string;
  until: number;
  /** True once the code of the authenticator was right. */
  proven: boolean;
}

/** What is kept of a job. Switched off by its `status`, it stops at once. */
export interface JobRow extends Base {
  deleted: boolean;
  /** Its own name in code, or one of those that operators have added. */
  key: string;
  /** The key of what it does. */
  invokeTarget: string;
  jobName: LocalTexts;
  /** `sys_job_group`. */
  jobGroup: 'DEFAULT' | 'SYSTEM' | 'MONEY';
  /** Six fields, from seconds to weekdays. */
  cronExpression: string;
  /** `sys_job_misfire`. */
  misfirePolicy: 1 | 2 | 3;
  /** What it is told, as JSON; empty for nothing. */
  params: string;
  /** It may run beside itself; never when it moves money. */
  concurrent: OnOff;
  status: JobStatus;
  /** The last of its moments that was dealt with, in milliseconds. */
  lastDue: number;
  lastRunAt: DateTime | null;
  /** 1 went well, 0 failed; `null` before the first run. */
  lastResult: OnOff | null;
  /** Real milliseconds. */
  lastCost: number;
  /** Failures since it last went well. */
  failCount: number;
}

/** One run of a job. */
export interface JobLog {
  id: number;
  key: string;
  startAt: DateTime;
  endAt: DateTime;
  /** Real milliseconds. */
  cost: number;
  /** How many records it changed. */
  records: number;
  /** Empty when it went well. */
  error: string;
  /** What it says of itself; `null` where the number of records says it all. */
  message: Texts | null;
  /** The operator who ran it by hand; empty when its time had come. */
  runBy: string;
}

/** What mistakes are counted by: a word for what is tried, then name, address or id. */
export type AttemptKey = readonly [what: string, ...of: string[]];

/** Mistakes that are counted together. Times are milliseconds. */
export interface Attempts {
  key: AttemptKey;
  wrong: number[];
  lockedUntil: number;
}

/** What is left of neighbouring lines that were deleted: the chain is followed over it. */
export interface Anchor {
  /** Ids of the first and the last of them. */
  first: number;
  last: number;
  lines: number;
  prevDigest: string;
  digest: string;
}

/** What is known of the chain besides its lines. */
export interface OperLogChain {
  /** The digest of the newest line, so that the newest ones cannot be taken off unseen; empty without any. */
  head: string;
  /** In the order of their ids. */
  anchors: Anchor[];
}
