import { NoticeLevel, NoticeTarget, NoticeType } from '../../src/contract/system/notice';
import { NoticeStatus } from '../../src/contract/system/noticeFlow';
import type { Db } from '../core/db';
import { HOUR, stampOf } from '../core/time';
import { audienceOf } from './rows';
import type { NoticeRow } from './rows';

const { notice, announcement, handOver } = NoticeType;
const { normal, important, urgent } = NoticeLevel;
const { draft, scheduled, published, closed } = NoticeStatus;
const { all, roles, depts } = NoticeTarget;

type Seed = Pick<
  NoticeRow,
  'noticeType' | 'level' | 'status' | 'target' | 'needAck' | 'createdBy' | 'title' | 'content'
> & {
  targetIds?: number[];
  /** Hours since it was published, or written. */
  age: number;
  /** Hours until it is published, of one that is scheduled. */
  ahead?: number;
  /** How many of ten readers have read it; those have confirmed what has to be confirmed. */
  read: number;
};

/** Role ids of finance and risk, department ids of customer service and operations. */
const [FINANCE, RISK, SERVICE, OPERATIONS] = [2, 3, 4, 5];

const SEEDS: readonly Seed[] = [
  {
    noticeType: announcement,
    level: important,
    status: published,
    target: all,
    needAck: 1,
    createdBy: 'admin',
    age: 190,
    read: 10,
    title: '风险操作须双人复核',
    content:
      '自本月起，超过复核门槛的提现须由两名操作人分别审核。\n同一操作人不得审核本人发起的申请，系统会直接拒绝。',
  },
  {
    noticeType: notice,
    level: normal,
    status: published,
    target: depts,
    targetIds: [SERVICE],
    needAck: 0,
    createdBy: 'admin',
    age: 122,
    read: 10,
    title: '客服话术更新',
    content: '实名认证驳回的答复以新版说明为准，请勿承诺审核时限。',
  },
  {
    noticeType: notice,
    level: important,
    status: published,
    target: roles,
    targetIds: [FINANCE],
    needAck: 1,
    createdBy: 'admin',
    age: 74,
    read: 10,
    title: '打款登记须填写交易哈希',
    content: '登记打款结果时必须填写链上交易哈希，缺失的记录会退回打款。',
  },
  {
    noticeType: notice,
    level: urgent,
    status: closed,
    target: all,
    needAck: 1,
    createdBy: 'admin',
    age: 60,
    read: 10,
    title: 'TRON 网络拥堵，暂缓打款',
    content: 'USDT-TRC20 确认变慢。恢复之前请勿重复提交打款。',
  },
  {
    noticeType: handOver,
    level: important,
    status: published,
    target: roles,
    targetIds: [FINANCE],
    needAck: 1,
    createdBy: 'finance02',
    age: 30,
    read: 10,
    title: '何静 夜班交接',
    content: '大额提现已与客户电话核实，等待终审。\n已答应会员今天中午前回复充值凭证问题。',
  },
  {
    noticeType: announcement,
    level: normal,
    status: published,
    target: all,
    needAck: 0,
    createdBy: 'operate01',
    age: 26,
    read: 7,
    title: '周末活动安排',
    content: '本周末进行合约交易活动，活动期间提现量可能上升，请各班组安排人手。',
  },
  {
    noticeType: notice,
    level: normal,
    status: published,
    target: roles,
    targetIds: [RISK],
    needAck: 0,
    createdBy: 'admin',
    age: 5,
    read: 0,
    title: '风险评分权重调整',
    content: '提现风险评分的权重已调整，详见参数管理中的说明。',
  },
  {
    noticeType: notice,
    level: important,
    status: scheduled,
    target: depts,
    targetIds: [OPERATIONS],
    needAck: 1,
    createdBy: 'operate01',
    age: 3,
    ahead: 20,
    read: 0,
    title: '红包活动风控要求',
    content: '单个红包总额超过活动门槛须先审批。',
  },
  {
    noticeType: announcement,
    level: urgent,
    status: draft,
    target: all,
    needAck: 1,
    createdBy: 'admin',
    age: 1,
    read: 0,
    title: '系统维护预告',
    content: '今晚 02:00 至 02:30 进行系统维护，期间无法登录。\n请提前处理完已领取的审核。',
  },
];

/** Nine notices of all kinds and states. */
export function seedNotices(db: Db): void {
  for (const { age, read, ahead = 0, targetIds = [], ...written } of SEEDS) {
    const at = stampOf(db.now() - age * HOUR);
    const { createdBy, status, needAck } = written;
    const publishAt = status === scheduled ? stampOf(db.now() + ahead * HOUR) : at;
    const row: NoticeRow = {
      id: db.nextId('notice'),
      version: 1,
      deleted: false,
      ...written,
      targetIds,
      publishAt: status === draft ? null : publishAt,
      items: [],
      readers: [],
      remark: '',
      createdAt: at,
      updatedAt: at,
      updatedBy: createdBy,
    };
    const readers = audienceOf(db, row);
    const readAt = stampOf(db.now() - (age - 0.5) * HOUR);
    row.readers = readers
      .slice(0, Math.round((readers.length * read) / 10))
      .map(({ id }) => ({ userId: id, readAt, ackAt: needAck ? readAt : null }));
    db.notices.set(row.id, row);
  }
}
