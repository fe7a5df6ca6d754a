import type { HttpHandler } from 'msw';
import { member as contract } from '../../src/contract/member/member';
import { bodyOf } from '../core/body';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { closeMember, closing } from './close';
import { addMember, editMember } from './edit';
import { memberDetail, members, memberSummary } from './list';
import { reset, resetBy } from './reset';
import {
  freeze,
  freezeMembers,
  kick,
  kickMembers,
  permission,
  setPermission,
  setTags,
  tags,
  unfreeze,
  unfreezeMembers,
} from './state';
import { parent, setParent } from './team';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resource';

const action = { title: members.title, type: 'other' } as const;
const rules = { action };
const { calls } = contract;

/** The list is also what every member picker asks. */
export const memberHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, members),
  ...figuresHandler(db, members, 'GET member/summary', memberSummary),
  getHandler(db, members, (context, row) => memberDetail(db, row, context)),
  ...exportHandler(db, members),
  call(db, 'POST member/add', { action: { ...action, type: 'add' } }, bodyOf(db, calls.add.body), addMember),
  call(
    db,
    'PUT member/edit',
    { action: { ...action, type: 'edit' } },
    bodyOf(db, calls.edit.body),
    editMember,
  ),
  call(db, 'PUT member/freeze', rules, freeze, freezeMembers),
  call(db, 'PUT member/unfreeze', rules, unfreeze, unfreezeMembers),
  call(db, 'PUT member/setPermission', rules, permission, setPermission),
  call(db, 'PUT member/setTags', rules, tags, setTags),
  call(db, 'PUT member/setParent', rules, parent, setParent),
  call(db, 'PUT member/kick', rules, kick, kickMembers),
  call(db, 'PUT member/close', rules, closing, closeMember),
  ...(['resetPassword', 'resetFundPassword', 'resetGoogle'] as const).map((verb) =>
    call(db, `PUT member/${verb}`, rules, reset, resetBy(verb)),
  ),
];
