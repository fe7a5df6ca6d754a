import type { AdjustRow } from '../adjust/store';
import type { RechargeAddressRow } from '../address/recharge';
import type { WithdrawAddressRow } from '../address/withdraw';
import type { AuthRow } from '../auth/store';
import type { MemberSignIn } from '../profile/wire';
import type { Channel, Member, RechargeRow, StepRow, WalletCode, WithdrawRow } from './rows';
import type {
  Dept,
  DictEntry,
  DictType,
  LoginLog,
  MenuRow,
  OperLog,
  Role,
  Session,
  User,
} from './systemRows';
import type { PostRow } from '../post/post';
import type { NoteRow } from '../profile/notes';
import { createRuntime } from './runtime';
import type { Runtime } from './runtime';

/** Every table of the backend; plain data. */
export interface Tables {
  members: Map<number, Member>;
  walletCodes: WalletCode[];
  channels: Map<number, Channel>;
  recharges: Map<number, RechargeRow>;
  withdraws: Map<number, WithdrawRow>;
  rechargeAddresses: Map<number, RechargeAddressRow>;
  withdrawAddresses: Map<number, WithdrawAddressRow>;
  auths: Map<number, AuthRow>;
  adjusts: Map<number, AdjustRow>;
  /** What the last comparison of an account with its ledger lines said (`biz_ledger_check`), by account. */
  assetChecks: Map<number, 1 | 2>;
  steps: StepRow[];
  users: Map<number, User>;
  roles: Map<number, Role>;
  depts: Map<number, Dept>;
  posts: Map<number, PostRow>;
  menus: MenuRow[];
  dictTypes: Map<string, DictType>;
  dictEntries: Map<number, DictEntry>;
  config: Map<string, string>;
  memberNotes: Map<number, NoteRow>;
  /** The oldest first. */
  memberSignIns: MemberSignIn[];
  operLogs: OperLog[];
  loginLogs: LoginLog[];
  sessions: Map<string, Session>;
  runtime: Runtime;
}

export const emptyTables = (): Tables => ({
  members: new Map(),
  walletCodes: [],
  channels: new Map(),
  recharges: new Map(),
  withdraws: new Map(),
  rechargeAddresses: new Map(),
  withdrawAddresses: new Map(),
  auths: new Map(),
  adjusts: new Map(),
  assetChecks: new Map(),
  steps: [],
  users: new Map(),
  roles: new Map(),
  depts: new Map(),
  posts: new Map(),
  menus: [],
  dictTypes: new Map(),
  dictEntries: new Map(),
  config: new Map(),
  memberNotes: new Map(),
  memberSignIns: [],
  operLogs: [],
  loginLogs: [],
  sessions: new Map(),
  runtime: createRuntime(),
});
