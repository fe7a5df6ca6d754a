import type { HttpHandler } from 'msw';
import { int, object } from '../check';
import type { Db } from '../db';
import { call } from '../http';
import { exported, ordered, pageOf } from '../listing';
import { addManual, draft } from '../recharge/add';
import {
  deleteRecharges,
  deletion,
  edit,
  editRecharge,
  findRecharge,
  review,
  reviewMany,
} from '../recharge/change';
import {
  rechargeDetail,
  rechargeFilter,
  rechargesFor,
  rechargeSorts,
  rechargeSummary,
  rechargeWire,
} from '../recharge/list';

const TITLE = '充值记录';
const LIST = 'cwManage/chargeLogList';

export const rechargeHandlers = (db: Db): HttpHandler[] => [
  call(db, `POST ${LIST}`, {}, rechargeFilter, ({ input, inScope, lang }) =>
    pageOf(ordered(rechargesFor(db, input, inScope), input.orderBy, rechargeSorts(db)), input, (row) =>
      rechargeWire(db, row, lang),
    ),
  ),
  call(db, 'POST cwManage/chargeLogSummary', { permission: [LIST] }, rechargeFilter, ({ input, inScope }) =>
    rechargeSummary(db, input, inScope),
  ),
  call(
    db,
    'GET memberRechargeLog/get',
    { permission: [LIST, 'memberRechargeLog/get'] },
    object({ id: int }),
    (context) => rechargeDetail(db, findRecharge(context, context.input.id), context.lang),
  ),
  call(
    db,
    'GET memberRechargeLog/export',
    { action: { title: TITLE, type: 'export' } },
    rechargeFilter,
    ({ input, inScope, lang, note }) => {
      const rows = ordered(rechargesFor(db, input, inScope), input.orderBy, rechargeSorts(db));
      note({ targetType: 'recharge', targetText: `${rows.length}` });
      return exported(rows, (row) => rechargeWire(db, row, lang));
    },
  ),
  call(
    db,
    'POST cwManage/chargeLogAdd',
    { money: true, once: true, action: { title: TITLE, type: 'add' } },
    draft,
    addManual,
  ),
  call(
    db,
    'POST cwManage/chargeLogReview',
    { money: true, once: true, action: { title: TITLE, type: 'review' } },
    review,
    reviewMany,
  ),
  call(
    db,
    'PUT memberRechargeLog/edit',
    { money: true, action: { title: TITLE, type: 'edit' } },
    edit,
    editRecharge,
  ),
  call(
    db,
    'DELETE memberRechargeLog/delete',
    { money: true, action: { title: TITLE, type: 'delete' } },
    deletion,
    deleteRecharges,
  ),
];
