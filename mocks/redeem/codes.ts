import { maskedCode, plainCode } from '../../src/contract/campaign/redeemCodeText';
import { redeemCode as contract } from '../../src/contract/campaign/redeemCode';
import type { WireRowOf } from '@/contract/resource';
import type { MemberBrief } from '@/api/types';
import type { Db } from '../core/db';
import type { Viewer } from '../core/http';
import { listOf } from '../core/indexed';
import type { DateColumns } from '../core/listing';
import { memberMatches } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import { anyOf, askedText, is, questionOf } from '../core/question';
import type { Narrow } from '../core/question';
import type { Resource } from '../core/resource';
import type { Member } from '../core/rows';
import { TITLE } from './names';
import { batchOf } from './rows';
import type { CodeRow } from './rows';

type Code = WireRowOf<typeof contract>;

const NOBODY: Pick<Code, keyof MemberBrief> = {
  memberId: null,
  uid: '',
  account: '',
  nickname: '',
  memberType: null,
  level: null,
  inviterUid: '',
  tags: [],
};

function wire(db: Db, row: CodeRow, viewer: Viewer): Code {
  const { id, version, status, usedTimes, usedAt, usedIp, usedBy, endedAt } = row;
  const { batchNo, batchName, usesPerCode } = batchOf(db, row);
  return {
    ...(usedBy === null ? NOBODY : briefOf(db, usedBy, viewer)),
    id,
    version,
    status,
    usedTimes,
    usesPerCode,
    usedAt,
    usedIp,
    endedAt,
    batchNo,
    batchName,
    code: maskedCode(row.code),
  };
}

const dates: DateColumns<CodeRow> = { usedAt: (row) => row.usedAt, endedAt: (row) => row.endedAt };

/** The code that was typed, however it was spelt. */
const byCode: Narrow<CodeRow> = (given, name) => {
  const typed = askedText(given, name);
  if (typed === undefined) return null;
  const wanted = plainCode(typed);
  return ({ code }) => code === wanted;
};

/** Codes that a member who fits has redeemed, whether last or before. */
const redeemedBy =
  (fits: (member: Member, wanted: string, db: Db) => boolean): Narrow<CodeRow> =>
  (given, name) => {
    const wanted = askedText(given, name);
    if (wanted === undefined) return null;
    let found: ReadonlySet<number> | undefined;
    const known = new Map<number, boolean>();
    const isOne = (db: Db, memberId: number): boolean => {
      const member = db.members.get(memberId);
      const isFit = known.get(memberId) ?? (member !== undefined && fits(member, wanted, db));
      known.set(memberId, isFit);
      return isFit;
    };
    return (row, db) => {
      found ??= new Set(
        [...db.redeemUses.values()].filter(({ memberId }) => isOne(db, memberId)).map(({ codeId }) => codeId),
      );
      return found.has(row.id);
    };
  };

const byMember: Record<string, Narrow<CodeRow>> = {
  memberKeyword: redeemedBy((member, keyword) => memberMatches(member, keyword)),
  memberId: redeemedBy(({ id }, wanted) => String(id) === wanted),
  memberType: redeemedBy(({ memberType }, wanted) => String(memberType) === wanted),
  level: redeemedBy(({ level }, wanted) => String(level) === wanted),
  inviterUid: redeemedBy(({ parentId }, wanted, db) => db.members.get(parentId ?? 0)?.uid === wanted),
  tags: anyOf((row, db) => db.members.get(row.usedBy ?? 0)?.tags ?? []),
};

/** Codes as the toolkit lists them; the whole code is looked for, and never shown. */
export const codes: Resource<CodeRow, Code> = {
  contract,
  name: 'redeemCode',
  title: TITLE,
  target: contract.name,
  rows: (db) => listOf(db.redeemCodes),
  find: (db, id) => db.redeemCodes.get(id),
  question: questionOf<CodeRow>(
    contract,
    {
      code: byCode,
      batchNo: is((row, db) => batchOf(db, row).batchNo),
      status: anyOf((row) => row.status),
      usedIp: is((row) => row.usedIp),
      ...byMember,
    },
    dates,
  ),
  sorts: (db) => ({
    id: (row) => row.id,
    status: (row) => row.status,
    usedTimes: (row) => row.usedTimes,
    usedAt: (row) => row.usedAt,
    uid: (row) => db.members.get(row.usedBy ?? 0)?.uid ?? null,
  }),
  order: contract.order,
  wire,
  nameOf: (row) => maskedCode(row.code),
};
