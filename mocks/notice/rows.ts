import type { WireShape } from '@/contract/field/field';
import type { handedOver } from '@/contract/system/notice';
import { NoticeTarget, NoticeType } from '../../src/contract/system/notice';
import { NoticeStatus } from '../../src/contract/system/noticeFlow';
import type { NoticeLevel } from '../../src/contract/system/notice';
import { isActive } from '../core/access';
import type { Db } from '../core/db';
import type { OnOff } from '@/contract/block/switchFlow';
import type { Base } from '../core/rows';
import type { User } from '../core/systemRows';

type OneOf<Codes> = Codes[keyof Codes];

/** A record that a hand-over names. */
export type HandedOver = WireShape<typeof handedOver>;

/** That an operator has read a notice, and confirmed it. */
interface Reader {
  userId: number;
  readAt: string;
  ackAt: string | null;
}

/** Whom a notice is for: ids of roles, departments or operators; none for an audience of all. */
export interface Audience {
  target: OneOf<typeof NoticeTarget>;
  targetIds: number[];
}

/** A notice as it is kept. */
export interface NoticeRow extends Base, Audience {
  deleted: boolean;
  title: string;
  content: string;
  noticeType: OneOf<typeof NoticeType>;
  level: OneOf<typeof NoticeLevel>;
  needAck: OnOff;
  status: OneOf<typeof NoticeStatus>;
  publishAt: string | null;
  items: HandedOver[];
  readers: Reader[];
}

declare module '../core/tables' {
  interface Tables {
    notices: Map<number, NoticeRow>;
  }
}

/** Operators who see one member's team alone are no staff. */
const isStaff = (user: User): boolean => isActive(user) && user.bindMemberId === '';

function isNamed({ target, targetIds }: Audience, user: User): boolean {
  switch (target) {
    case NoticeTarget.all:
      return true;
    case NoticeTarget.roles:
      return user.roleIds.some((id) => targetIds.includes(id));
    case NoticeTarget.depts:
      return targetIds.includes(user.deptId);
    case NoticeTarget.users:
      return targetIds.includes(user.id);
  }
}

/** True for an operator whom a notice is for; its author is not among its readers. */
const isFor = (notice: Audience & { createdBy: string }, user: User): boolean =>
  isStaff(user) && user.userName !== notice.createdBy && isNamed(notice, user);

/** The operators that a notice is addressed to. */
export const audienceOf = (db: Db, notice: Audience & { createdBy: string }): User[] =>
  [...db.users.values()].filter((user) => isFor(notice, user));

/** What the operator reads: published, and for him; the newest first. */
export const noticesFor = (db: Db, user: User): NoticeRow[] =>
  [...db.notices.values()]
    .filter((row) => !row.deleted && row.status === NoticeStatus.published && isFor(row, user))
    .sort((a, b) => ((a.publishAt ?? '') < (b.publishAt ?? '') ? 1 : -1));

/** Who has confirmed a hand-over first, and so taken it over for all; `undefined` before, and for other notices. */
export const takerOf = ({ noticeType, readers }: NoticeRow): number | undefined =>
  noticeType === NoticeType.handOver ? readers.find(({ ackAt }) => ackAt !== null)?.userId : undefined;

/** That an operator has read a notice; `undefined` before. */
export const readerOf = ({ readers }: NoticeRow, { id }: User): Reader | undefined =>
  readers.find(({ userId }) => userId === id);
