import type { HttpHandler } from 'msw';
import { member as contract } from '../../src/contract/member/member';
import { bodyOf } from '../core/body';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { closeMember } from './close';
import { addMember, editMember } from './edit';
import { memberDetail, members, memberSummary } from './list';
import { resetBy } from './reset';
import {
  freezeMembers,
  kickMembers,
  openBeforeFreeze,
  openBeforeUnfreeze,
  setPermission,
  setTags,
  unfreezeMembers,
} from './state';
import { setParent } from './team';
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
  call(
    db,
    'GET member/previewFreeze',
    { permission: ['member/freeze'], staffOnly: true },
    bodyOf(db, calls.previewFreeze.query),
    openBeforeFreeze,
  ),
  call(
    db,
    'GET member/previewUnfreeze',
    { permission: ['member/unfreeze'], staffOnly: true },
    bodyOf(db, calls.previewUnfreeze.query),
    openBeforeUnfreeze,
  ),
  call(db, 'PUT member/freeze', rules, bodyOf(db, calls.freeze.body), freezeMembers),
  call(db, 'PUT member/unfreeze', rules, bodyOf(db, calls.unfreeze.body), unfreezeMembers),
  call(db, 'PUT member/setPermission', rules, bodyOf(db, calls.setPermission.body), setPermission),
  call(db, 'PUT member/setTags', rules, bodyOf(db, calls.setTags.body), setTags),
  call(db, 'PUT member/setParent', rules, bodyOf(db, calls.setParent.body), setParent),
  call(db, 'PUT member/kick', rules, bodyOf(db, calls.kick.body), kickMembers),
  call(db, 'PUT member/close', rules, bodyOf(db, calls.close.body), closeMember),
  ...(['resetPassword', 'resetFundPassword', 'resetGoogle'] as const).map((verb) =>
    call(db, `PUT member/${verb}`, rules, bodyOf(db, calls[verb].body), resetBy(verb)),
  ),
];
