import { OperLogStatus } from '../../src/contract/system/operLog';
import type { FieldChange } from '@/api/types';
import type { Db } from './db';
import { masked } from './memberBrief';
import type { Texts } from './rows';
import { append } from './operLogChain';
import type { User } from './systemRows';

/** `sys_oper_type`: what an action is. */
export type ActionType =
  | 'add'
  | 'edit'
  | 'delete'
  | 'review'
  | 'export'
  | 'import'
  | 'reveal'
  | 'forceLogout'
  | 'clear'
  | 'other';

const TYPE_CODES: Record<ActionType, number> = {
  add: 1,
  edit: 2,
  delete: 3,
  review: 4,
  export: 5,
  import: 6,
  forceLogout: 8,
  reveal: 9,
  clear: 10,
  other: 0,
};

/** What an action tells about itself while it runs. */
export interface AuditNote {
  /** Its screen, where one call serves several. Default: that of the call. */
  title?: string;
  targetType?: string;
  targetId?: string;
  targetText?: string;
  reason?: string;
  diff?: FieldChange[];
  /** What was asked for about this record. Default: all that was asked for. */
  body?: unknown;
  /** Why this record was refused. Default: it was not. */
  errorCode?: number;
  errorMsg?: Texts;
}

/** One finished action. */
export interface AuditLine extends AuditNote {
  title: string;
  type: ActionType;
  method: string;
  url: string;
  ip: string;
  body: unknown;
  /** Operators' time, as a stamp. */
  at: string;
  /** Milliseconds that it took, where that was measured. */
  cost?: number;
  /** What was answered. */
  result?: unknown;
}

const SECRET = /password|token|secret|docno|ocrno|bankaccount|^uri$/i;

const LONGEST_RESULT = 4000;

/** Contact data, masked as in every list: the plain value is read with a reveal. */
const CONTACT = /^(account|phone|mobile|email|userEmail)$/;

const UID = /^[1-9]\d{7}$/;

/** True for what a member was looked for by unless it is a UID or a name. */
const isReach = (keyword: string): boolean =>
  keyword.includes('@') || (/^\+?\d+$/.test(keyword) && !UID.test(keyword));

const blanked = (body: unknown): string =>
  JSON.stringify(body ?? {}, (key, value: unknown) => {
    if (SECRET.test(key)) return '******';
    if (typeof value !== 'string') return value;
    return CONTACT.test(key) || (key === 'memberKeyword' && isReach(value)) ? masked(value) : value;
  });

/** Writes an operation-log line. */
export function writeOperLog(db: Db, user: Pick<User, 'userName' | 'deptId'>, line: AuditLine): void {
  append(db, {
    id: db.nextId('operLog'),
    title: line.title,
    businessType: TYPE_CODES[line.type],
    requestMethod: line.method,
    operUrl: line.url,
    operName: user.userName,
    deptName: db.depts.get(user.deptId)?.deptName[0] ?? '',
    targetType: line.targetType ?? '',
    targetId: line.targetId ?? '',
    targetText: line.targetText ?? '',
    operIp: line.ip,
    status: line.errorCode ? OperLogStatus.refused : OperLogStatus.done,
    errorCode: line.errorCode ?? 0,
    errorMsg: line.errorMsg ?? ['', '', ''],
    costTime: line.cost ?? null,
    reason: line.reason ?? '',
    operParam: blanked(line.body),
    jsonResult: line.result ? blanked(line.result).slice(0, LONGEST_RESULT) : '',
    diff: line.diff ?? [],
    operTime: line.at,
  });
}

/** What happened to a record without an operator: because its time had come, or because a member did it. */
type Unattended = Required<Pick<AuditLine, 'targetType' | 'targetId' | 'targetText' | 'diff'>> &
  Pick<AuditLine, 'title' | 'url'> &
  Partial<Pick<AuditLine, 'type'>> & { method: 'JOB' | 'MEMBER' };

/** Writes a line of what no operator did; the history of its record tells it. */
export const writeUnattended = (db: Db, line: Unattended): void =>
  writeOperLog(db, { userName: '', deptId: 0 }, { type: 'other', ip: '', body: {}, at: db.stamp(), ...line });

/** A value as a history keeps it. */
export const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** Fields that differ between two states of a row. */
export function diffOf<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): FieldChange[] {
  return fields
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after);
}

/** What became of one field, if it changed. */
export const changeOf = (diff: readonly FieldChange[], name: string): FieldChange | undefined =>
  diff.find(({ field }) => field === name);
