import type { HttpHandler } from 'msw';
import { user as contract } from '../../src/contract/system/user';
import type { Db } from '../core/db';
import { mustHoldUser } from '../core/granting';
import { act } from '../core/http';
import { Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { freeName, lockOf } from '../core/signInLocks';
import { userResource } from './resource';

const { unlock } = contract.calls;

/**
 * Lets a user who is locked out try again. Nobody unlocks themselves: a stolen session could then guess at its
 * operator's password for ever.
 */
export const unlockHandler = (db: Db): HttpHandler =>
  act(db, unlock, userResource, (context) => {
    const { version } = changeRow(context, userResource, [], (user) => {
      if (user.id === context.user.id) throw new Refusal(40303);
      mustHoldUser(context, user);
      if (lockOf(db, user) === undefined) throw new Refusal(40904);
      freeName(db, user);
    });
    return { version };
  });
