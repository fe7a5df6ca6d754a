import type { Random } from '#mocks/core/random';
import { openSession } from '#mocks/core/sessions';
import type { User } from '#mocks/core/systemRows';
import { describedCalls } from '../../../../tools/contract/described';
import { bodyFrom, operator } from '../operator';
import type { Bench } from '../operator';
import type { WalkCall } from '../walk/draws';

const CALLS = new Map(describedCalls.map(({ call }) => [`${call.method} ${call.path}`, call]));

/** One operator who makes calls, now and then as others: whose account, password or phone was set by one of them. */
export function accountsOf({ db, handlers }: Bench, random: Random, first: User) {
  const reachable = new Set([first.id]);

  function actor(): User {
    const able = [...reachable].flatMap((id) => db.users.get(id) ?? []);
    return random.chance(0.6) ? first : random.pick(able);
  }

  /** Makes one call as one of them. @returns its code */
  async function make({ route, input }: WalkCall): Promise<number> {
    const [method = '', path = ''] = route.split(' ');
    const user = actor();
    const call = CALLS.get(route);
    if (!call) throw new Error(`the contract has no ${route}`);
    const given = bodyFrom(call, input(user.userName));
    const target = 'id' in given && typeof given.id === 'number' ? db.users.get(given.id) : undefined;
    const phone = target?.mobile;
    const { token } = openSession(db, user, { ip: '192.0.2.99', userAgent: '' });
    const { code, data } = await operator(handlers, token).ask<{ id?: number } | null>(
      method as 'POST' | 'PUT' | 'DELETE',
      path,
      given,
    );
    if (code !== 0) return code;
    if (route === 'POST user/add' && data?.id) reachable.add(data.id);
    const isTaken = route === 'PUT user/resetPwd' || (route === 'PUT user/edit' && target?.mobile !== phone);
    if (target && isTaken) reachable.add(target.id);
    return code;
  }

  return { reachable, make };
}
