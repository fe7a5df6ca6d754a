import type { Closable } from '@/contract/content/siteSwitch';
import type { Marked } from '@/contract/field/read';
import type { RoleDefaults } from '@/contract/system/roleDefaults';
import type { PlatformZone } from '@/contract/zones';

/**
 * Types of the data on the wire. Money, rates and ids beyond the safe integers are strings; times are
 * `YYYY-MM-DD HH:mm:ss` in the platform's zone (UTC+8).
 */

/** A decimal number written out: `0`, `12.50`, `0.000000000000000001`. Never a JavaScript number. */
export type Decimal = string;

/** `YYYY-MM-DD HH:mm:ss`, platform zone. */
export type DateTime = string;

/** What every list call takes besides its own filters. */
export interface PageQuery {
  /** From 1. */
  pageNum: number;
  pageSize: number;
  /** `"createdAt desc"`; the server keeps a list of allowed columns per resource. */
  orderBy?: string;
  dateField?: string;
  dateRange?: [DateTime, DateTime];
}

/** What every list call answers; `summary` covers the whole filter, not the page. */
export interface Page<Row, Summary = unknown> {
  list: Row[];
  total: number;
  currentPage: number;
  summary?: Summary;
}

/** Answer of a bulk action: code 0 as soon as one record succeeded. */
export interface BulkAnswer {
  success: number[];
  failed: { id: number; code: number; msg: string }[];
}

/** One entry of `review.history`: who decided what, and what it changed. */
export interface ReviewStep {
  id: number;
  step: 1 | 2;
  /** What was done (`sys_step_result`): create, edit, approve, reject, hold, release, delete, pay, freeze … */
  result: string;
  operatorName: string;
  at: DateTime;
  note: string;
  rejectCode?: string;
  diff: FieldChange[];
}

/** A text in simplified Chinese, English and traditional Chinese; only the first has to be there. */
export interface LocalTexts {
  zh: string;
  en: string;
  tw: string;
}

/** One changed field of an audit record; `null` means that the field did not exist. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Signed-in operator. */
export interface UserInfo {
  id: string | number;
  userName: string;
  userNickname: string;
  avatar: string;
  roles: string[];
  /** Milliseconds since the epoch of the sign-in. */
  time: number;
  /** The same of the sign-in before it; missing where there was none. */
  lastTime?: number;
  /** `btn.add`, `btn.del`, `btn.edit`, `btn.link`. */
  authBtnList: string[];
  bindMemberId?: string;
}

export interface MenuMeta {
  title: string;
  icon?: string;
  /** An address when the entry is external or embedded, else empty. */
  isLink?: string;
  isHide?: boolean;
  isKeepAlive?: boolean;
  isAffix?: boolean;
  isIframe?: boolean;
  roles?: string[];
}

/** One record of the server's menu; buttons never travel as records. */
export interface MenuRecord {
  id: string | number;
  pid: string | number;
  name: string;
  path: string;
  component: string;
  /** Of a directory: the path of the entry below it that it opens. */
  redirect?: string;
  meta: MenuMeta;
  children: MenuRecord[];
}

/** Something of the site that is closed to members now. */
export interface Closure {
  name: Closable;
  since: DateTime;
  /** When it opens by itself; `null` where somebody has to switch it on. */
  until: DateTime | null;
  /** Why, in the words of the operator who closed it. */
  reason: string;
  by: string;
  /** What members are told. */
  message: LocalTexts;
}

/** What operators have set for every console. */
export interface ConsoleSettings {
  /** Seconds between two questions of the reminder. */
  pollSeconds: number;
  /** False: no reminder sounds, whatever operators have chosen. */
  sound: boolean;
  /** Colour of what rises and of gains; what falls has the other one. */
  upColor: 'green' | 'red';
  /** Largest file that can be uploaded. */
  uploadMegabytes: number;
  /** Days after which a password is old. */
  passwordDays: number;
  /** The zone whose midnight begins the platform's day; at UTC+8. */
  timezone: PlatformZone;
  /** What is closed to members now. */
  closures: readonly Closure[];
}

/** Answer of `GET user/getUserMenus`. */
export interface UserMenus {
  menuList: MenuRecord[];
  permissions: string[];
  userInfo?: UserInfo;
  settings?: ConsoleSettings;
  /** What the operator's roles set, in their order. */
  defaults?: RoleDefaults[];
  /** Mark of menu, permissions, settings and defaults; the header of every answer has the present one. */
  access?: string;
}

/** Answer of every call that signs in. */
export interface SignIn extends Partial<UserMenus> {
  token: string;
  userInfo: UserInfo;
}

/** One value of a dictionary: `key` is what is stored, `value` the simplified Chinese label. */
export interface DictValue {
  key: string;
  value: string;
  isDefault: number;
  /** An antd tag colour. */
  listClass?: string;
  /** No further change is possible from this state. */
  isFinal?: boolean;
  /** Switched off: it cannot be chosen any more. */
  isOff?: boolean;
  i18n?: { en?: string; tw?: string };
}

/** Answer of `GET dict/data/getDictData`. */
export interface DictData {
  info: { name: string; remark: string };
  values: DictValue[] | null;
}

/** A value for each kind of records that wait for approval. */
export interface PendingKinds<Value> {
  systemRechargeCount: Value;
  withdrawCount: Value;
  realNameAuthCount: Value;
}

/** How many records wait, and how many of them the operator may decide now. */
export interface PendingShare {
  count: number;
  mine: number;
}

/** Questions to reply to, and own ones that were replied to. */
export interface PendingQuestion {
  toReply: number;
  replied: number;
}

/** Questions by kind of their records. */
export type PendingQuestions = Record<string, PendingQuestion & Marked>;

/** Staff notices to read or confirm, and urgent ones among them that must be confirmed before anything else. */
export interface NoticeCounts {
  unread: number;
  urgent: number;
}

/** Answer of `POST cwManage/rechargeWithdrawReview`; type 0 answers 0/1 flags, type 1 totals. */
export interface PendingCounts extends PendingKinds<number> {
  /** How many of them the operator may decide now; missing when the server does not tell. */
  mine?: (PendingKinds<number> & Marked) | undefined;
  /** When the newest of each kind came into its present state; missing when the server does not tell. */
  newest?: (PendingKinds<DateTime | null> & Marked) | undefined;
  /** What waits for the confirmation of another operator, by kind; missing when the server does not tell. */
  second?: Record<string, PendingShare & Marked> | undefined;
  /** Questions that concern the operator; missing when the server does not tell. */
  questions?: PendingQuestions | undefined;
  /** Staff notices to read, and urgent ones to confirm; missing when the server does not tell. */
  notices?: (NoticeCounts & Marked) | undefined;
}

/** One entry of `GET common/options`. */
export interface Option {
  key: string;
  value: string;
  extra?: Record<string, string | number | boolean>;
}

/** The member columns that every member-related row carries. */
export interface MemberBrief {
  memberId: number;
  uid: string;
  /** Masked by the server. */
  account: string;
  nickname: string;
  memberType: number;
  level: number;
  inviterUid: string;
  tags: string[];
}
