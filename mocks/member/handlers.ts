import type { HttpHandler } from 'msw';
import { member as contract } from '../../src/contract/member/member';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
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
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resourceHandlers';

const other = { title: members.title, type: 'other' } as const;
const { calls } = contract;

/** The list is also what every member picker asks. */
export const memberHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, members),
  ...figuresHandler(db, members, memberSummary),
  getHandler(db, members, (context, row) => memberDetail(db, row, context)),
  ...exportHandler(db, members),
  act(db, calls.add, members, addMember),
  act(db, calls.edit, members, editMember),
  answer(db, calls.previewFreeze, openBeforeFreeze),
  answer(db, calls.previewUnfreeze, openBeforeUnfreeze),
  act(db, calls.freeze, other, freezeMembers),
  act(db, calls.unfreeze, other, unfreezeMembers),
  act(db, calls.setPermission, other, setPermission),
  act(db, calls.setTags, other, setTags),
  act(db, calls.setParent, other, setParent),
  act(db, calls.kick, other, kickMembers),
  act(db, calls.close, other, closeMember),
  ...(['resetPassword', 'resetFundPassword', 'resetGoogle'] as const).map((verb) =>
    act(db, calls[verb], other, resetBy(verb)),
  ),
];
