import type { HttpHandler } from 'msw';
import { dept as contract } from '../../src/contract/system/dept';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import type { Db } from '../core/db';
import { withAbove, withBelow } from '../core/depts';
import { described } from '../core/described';
import { onTrial } from '../core/granting';
import { act } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow, touch } from '../core/resource';
import type { Dept } from '../core/systemRows';
import { refusals } from './refusals';

const { add, edit, remove, setStatus } = contract.calls;

const usersOf = (db: Db, { id }: Dept): number =>
  [...db.users.values()].filter(({ deptId }) => deptId === id).length;

/** Departments as the contract describes them. */
export const deptResource = described<Dept>(contract, {
  title: '部门管理',
  rows: ({ depts }) => [...depts.values()],
  find: ({ depts }, id) => depts.get(id),
  derive: (db, row) => {
    const [zh, en, tw] = row.deptName;
    return {
      parentId: String(row.parentId),
      deptName: { zh, en, tw },
      userCount: usersOf(db, row),
      childCount: [...db.depts.values()].filter(({ parentId }) => parentId === row.id).length,
    };
  },
});

const EDITED = ['parentId', 'deptName', 'orderNum', 'leader', 'phone', 'email', 'remark'] as const;

type Terms = Pick<Dept, (typeof EDITED)[number]>;

/** A form as rows have it. */
function termsOf(sent: Omit<Sent<typeof edit.body>, 'id' | 'version'>): Terms {
  const { deptName, orderNum, leader = '', phone = '', email = '', remark = '' } = sent;
  const { zh, en, tw } = deptName;
  return { parentId: Number(sent.parentId), deptName: [zh, en, tw], orderNum, leader, phone, email, remark };
}

/** @throws Refusal 40000, 42209, 40905 */
function mustBeSound(db: Db, { parentId, deptName }: Terms, id?: number): void {
  if (parentId !== 0 && !db.depts.has(parentId)) throw invalid('parentId');
  if (id !== undefined && withAbove(db, parentId).includes(id)) throw new Refusal(42209);
  const isTaken = [...db.depts.values()].some(
    (dept) => dept.id !== id && dept.parentId === parentId && dept.deptName[0] === deptName[0],
  );
  if (isTaken) throw new Refusal(40905, { field: 'deptName' });
}

const addHandler = (db: Db): HttpHandler =>
  act(db, add, deptResource, (context) => {
    const { input, user, note } = context;
    const terms = termsOf(input);
    mustBeSound(db, terms);
    const now = db.stamp();
    const audit = { createdAt: now, updatedAt: now, createdBy: user.userName, updatedBy: user.userName };
    const id = db.nextId('dept');
    const dept: Dept = { id, version: 1, ...audit, ...terms, status: OnOff.on };
    onTrial(context, () => db.depts.set(id, dept));
    note({ targetType: 'dept', targetId: String(id), targetText: terms.deptName[0] });
    return { id };
  });

const editHandler = (db: Db): HttpHandler =>
  act(db, edit, deptResource, (context) => {
    const terms = termsOf(context.input);
    const { version } = changeRow(context, deptResource, EDITED, (dept) => {
      mustBeSound(db, terms, dept.id);
      // Who is shown a department with all below it is shown what moves there.
      onTrial(
        context,
        () => Object.assign(dept, terms),
        () => 'parentId',
      );
    });
    return { version };
  });

const switchHandler = (db: Db): HttpHandler =>
  act(db, setStatus, deptResource, (context) => {
    const { on, withBelow: all } = context.input;
    const { row, version } = changeRow(context, deptResource, ['status'], (dept) => {
      if (dept.status === on) throw new Refusal(40904);
      dept.status = on;
    });
    const below = all === 1 ? withBelow(db, row.id).filter((id) => id !== row.id) : [];
    for (const id of below) {
      const dept = db.depts.get(id);
      if (!dept || dept.status === on) continue;
      dept.status = on;
      touch(context, dept);
    }
    return { version };
  });

const removeHandler = (db: Db): HttpHandler =>
  act(db, remove, deptResource, (context) => {
    const { input, note, noteRecord } = context;
    note({ targetType: 'dept', targetId: input.ids.join(',') });
    return eachOf(context, input.ids, (id) => {
      const dept = findRow(context, deptResource, id);
      if (withBelow(db, id).length > 1) throw new Refusal(40906, { because: refusals.hasChildren });
      if (usersOf(db, dept) > 0) throw new Refusal(40906, { because: refusals.hasUsers });
      db.depts.delete(id);
      noteRecord({ targetId: String(id), targetText: dept.deptName[0] });
    });
  });

/** What changes departments. */
export const deptCalls = (db: Db): HttpHandler[] => [
  addHandler(db),
  editHandler(db),
  switchHandler(db),
  removeHandler(db),
];
