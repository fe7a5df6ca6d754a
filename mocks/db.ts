import type { AdjustRow } from './adjust/store';
import type { RechargeAddressRow } from './addresses/recharge';
import type { WithdrawAddressRow } from './addresses/withdraw';
import type { AuthRow } from './auth/store';
import type { MemberSignIn } from '@/api/memberProfileTypes';
import { createLedger } from './ledger';
import type { Ledger } from './ledger';
import { randomStream } from './random';
import type { Random } from './random';
import type { Channel, Member, RechargeRow, StepRow, WalletCode, WithdrawRow } from './rows';
import type {
  Dept,
  DictEntry,
  DictType,
  LoginLog,
  MenuRow,
  OperLog,
  Post,
  Role,
  Session,
  User,
} from './systemRows';
import type { NoteRow } from './profile/notes';
import { createRuntime } from './runtime';
import type { Runtime } from './runtime';
import { seedAll } from './seeds/all';
import { MINUTE, stampOf } from './time';

/** The whole backend: tables, ledger, one clock, one source of chance. */
export interface Db {
  /** Milliseconds; runs on from where it was started. */
  now(): number;
  /** The moment as it travels. */
  stamp(): string;
  /** The stream of an entity; drawing goes on where it stopped. */
  random(entity: string): Random;
  /** The next free id of a table; ids below 100 are kept for the fixed stories. */
  nextId(table: string): number;
  ledger: Ledger;
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
  posts: Map<number, Post>;
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

export interface DbOptions {
  seed?: number;
  /**
   * Milliseconds the clock starts from (it runs on with real time), or the clock itself.
   * Default: the present minute.
   */
  now?: number | (() => number);
}

/** Ids of seeded rows start here; smaller ones belong to the fixed stories. */
const FIRST_FREE_ID = 101;

/** A clock that stands still until it is started, so that everything seeded agrees on "now". */
function clockOf(now: DbOptions['now']): { now(): number; start(): void } {
  const given = typeof now === 'function' ? now : undefined;
  const start = given?.() ?? (typeof now === 'number' ? now : Math.floor(Date.now() / MINUTE) * MINUTE);
  let begun: number | undefined;
  return {
    now: () => {
      if (begun === undefined) return start;
      return given?.() ?? start + Math.floor(performance.now() - begun);
    },
    start: () => {
      begun = performance.now();
    },
  };
}

/** A seeded backend. The same seed and clock give the same data. */
export function createDb(options: DbOptions = {}): Db {
  const seed = options.seed ?? 20260101;
  const clock = clockOf(options.now);
  const streams = new Map<string, Random>();
  const ids = new Map<string, number>();

  const db: Db = {
    now: clock.now,
    stamp: () => stampOf(clock.now()),
    random: (entity) => {
      const stream = streams.get(entity) ?? randomStream(seed, entity);
      streams.set(entity, stream);
      return stream;
    },
    nextId: (table) => {
      const id = ids.get(table) ?? FIRST_FREE_ID;
      ids.set(table, id + 1);
      return id;
    },
    ledger: createLedger(),
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
  };
  seedAll(db);
  clock.start();
  return db;
}
