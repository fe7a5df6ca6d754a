import type { DateTime } from '@/api/types';
import type { CouponRow } from './couponRow';
import type { IpRule } from './ipRuleRow';
import type { Outage, SourceChange, SourceFault } from './market/outage';
import type {
  Member,
  MemberSession,
  RechargeRow,
  StepRow,
  WalletCode,
  WithdrawAddressRow,
  WithdrawRow,
} from './rows';
import type {
  Attempts,
  Dept,
  DictEntry,
  DictType,
  JobLog,
  JobRow,
  LoginLog,
  MenuRow,
  OperLog,
  OperLogChain,
  Role,
  Session,
  SignInTicket,
  User,
} from './systemRows';

/** What a call with a request id answered, and which records it wrote. */
export interface KeptAnswer {
  /** What was asked for, without what may differ from one attempt to the next. */
  print: string;
  data: unknown;
  /** True: it was done with a password. */
  guarded: boolean;
  at: DateTime;
  written: readonly {
    targetType?: string;
    targetId?: string;
    targetText?: string;
    /** Missing or 0 where the record was written. */
    errorCode?: number;
  }[];
}

/** Every table of the backend; plain data. Areas add those that the core does not read. */
export interface Tables {
  members: Map<number, Member>;
  walletCodes: WalletCode[];
  recharges: Map<number, RechargeRow>;
  withdraws: Map<number, WithdrawRow>;
  withdrawAddresses: Map<number, WithdrawAddressRow>;
  /** What members get in campaigns, and other areas hand out. */
  coupons: Map<number, CouponRow>;
  steps: StepRow[];
  users: Map<number, User>;
  roles: Map<number, Role>;
  depts: Map<number, Dept>;
  menus: MenuRow[];
  dictTypes: Map<number, DictType>;
  dictEntries: Map<number, DictEntry>;
  config: Map<string, string>;
  /** In the order in which they were written, which is that of their ids. */
  operLogs: OperLog[];
  operLogChain: OperLogChain;
  loginLogs: LoginLog[];
  sessions: Map<string, Session>;
  /** Sign-ins that wait for a code or a new password, by ticket. */
  signInTickets: Map<string, SignInTicket>;
  /** Wrong passwords and codes, by what they are counted by. */
  attempts: Map<string, Attempts>;
  /** Names that were unlocked at locked addresses, and until when these locks are not theirs, in milliseconds. */
  spared: Map<string, Map<string, number>>;
  memberSessions: Map<number, MemberSession>;
  /** Who may come from where. */
  ipRules: Map<number, IpRule>;
  /** Stretches in which nothing was heard about a symbol. */
  outages: Outage[];
  /** Since when indexes are made of other exchanges than at first, and when exchanges failed; the oldest first. */
  sourceChanges: SourceChange[];
  sourceFaults: SourceFault[];
  /** Numbers of what members moved between their own accounts. */
  transfers: Set<string>;
  /** When each reviewed record came into its state, in milliseconds, by kind and id; not for seeded ones. */
  stateSince: Map<string, number>;
  /** By key. */
  jobs: Map<string, JobRow>;
  /** Runs that did something or failed, the oldest first. */
  jobLogs: JobLog[];
  /** Answers of money calls, by user, path and request id. */
  answers: Map<string, KeptAnswer>;
}

declare module './area' {
  interface Area {
    /** Its own tables, empty. They are declared by merging with `Tables`. */
    tables?(): Partial<Tables>;
  }
}

/** The tables that the core reads, empty. */
export const coreTables = (): Partial<Tables> => ({
  members: new Map(),
  walletCodes: [],
  recharges: new Map(),
  withdraws: new Map(),
  withdrawAddresses: new Map(),
  coupons: new Map(),
  steps: [],
  users: new Map(),
  roles: new Map(),
  depts: new Map(),
  menus: [],
  dictTypes: new Map(),
  dictEntries: new Map(),
  config: new Map(),
  operLogs: [],
  operLogChain: { head: '', anchors: [] },
  loginLogs: [],
  sessions: new Map(),
  signInTickets: new Map(),
  attempts: new Map(),
  spared: new Map(),
  memberSessions: new Map(),
  ipRules: new Map(),
  outages: [],
  sourceChanges: [],
  sourceFaults: [],
  transfers: new Set(),
  stateSince: new Map(),
  jobs: new Map(),
  jobLogs: [],
  answers: new Map(),
  sentMessages: [],
  closures: new Map(),
  maintenance: { on: 0, from: null, to: null, message: { zh: '', en: '', tw: '' }, whitelistIps: [], by: '' },
});
