import { checklist } from '@/contract/member/authCalls';
import { newMark, newRequestId } from '../bodies/made';
import type { Row } from '../faults';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, idIn, isFresh, rowsOf } from './requests';

/** All that a reviewer has to check, checked. */
const CHECKLIST = Object.fromEntries(Object.keys(checklist).map((name) => [name, true]));

/** Approves the first request that the server takes an approval of. */
async function approved(world: World): Promise<Row | null> {
  for (const row of (await rowsOf(world, 'auth', { status: ['1'] })).filter(isFresh)) {
    const values = { result: 'approve', rejectCodes: undefined, checklist: CHECKLIST };
    if (await didIt(world, 'auth.review', row, values)) return world.record('auth', row['id']);
  }
  return null;
}

/** Corrects the document number of a request. */
async function corrected(world: World): Promise<Row | null> {
  for (const row of (await rowsOf(world, 'auth', { status: ['1'] })).filter(isFresh)) {
    const newDocNo = `C${newMark()}`;
    if (await didIt(world, 'auth.edit', row, { newDocNo })) return world.record('auth', row['id']);
  }
  return null;
}

/** Asks for an account to be closed, the first one that the server takes. */
async function askedToClose(world: World): Promise<Row | null> {
  for (const { id } of (await world.rows('member')).slice(0, 200)) {
    const row = await world.record('member', id);
    const isAsked = row && (await didIt(world, 'member.close', row, { step: 'request' }));
    if (isAsked) return world.record('member', id);
  }
  return null;
}

export const memberRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'auth.review': [
    {
      open: corrected,
      maker: { result: 'approve', rejectCodes: undefined, checklist: CHECKLIST },
      by: 'nobody',
      irreversible: true,
    },
    { fits: isFresh, irreversible: true },
  ],
  'auth.rejectFinal': [{ fits: isFresh, irreversible: true }],
  'auth.revoke': [{ open: approved, maker: {}, by: 'second', irreversible: true }],
  'member.close': [
    {
      open: askedToClose,
      maker: { step: 'approve' },
      by: 'nobody',
      drop: (world, record) => didIt(world, 'member.close', record, { step: 'cancel' }),
    },
  ],
  'memberNote.add': [
    {
      values: () => ({ requestId: newRequestId() }),
      undo: (world, { data }) => didIt(world, 'memberNote.remove', { id: idIn(data) }),
    },
  ],
};
