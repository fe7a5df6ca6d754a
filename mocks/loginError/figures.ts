import type { WireShape } from '@/contract/field/field';
import { UserType } from '../../src/contract/risk/loginError';
import type { loginError as contract } from '../../src/contract/risk/loginError';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { masked } from '../core/memberBrief';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import { HOUR, stampOf } from '../core/time';
import { isLocked } from './rows';
import type { LoginErrorRow } from './rows';

type Figures = WireShape<typeof contract.summary>;

const HOURS = 48;
const MOST = 8;

/** The keys that most rows have, with how many that are. */
const most = (rows: readonly LoginErrorRow[], keyOf: (row: LoginErrorRow) => string) =>
  [...groups(rows, keyOf)]
    .map(([key, some]) => [key, some.length] as const)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST);

/** Failed sign-ins over the whole filter. */
export function loginErrorFigures(
  context: Context<Question<LoginErrorRow>>,
  errors: Resource<LoginErrorRow, object>,
): Figures {
  const { db } = context;
  const rows = rowsFor(context, errors);
  const byHour = groups(rows, ({ createdAt }) => createdAt.slice(0, 13));
  const hours = Array.from({ length: HOURS }, (_, back) =>
    stampOf(db.now() - (HOURS - 1 - back) * HOUR).slice(0, 13),
  );
  return {
    byHour: hours.map((hour) => {
      const some = byHour.get(hour) ?? [];
      const members = some.filter(({ userType }) => userType === UserType.member).length;
      return { hour: `${hour.slice(5)}:00`, members, staff: some.length - members };
    }),
    topAccounts: most(rows, ({ account }) => account).map(([account, count]) => ({
      account: masked(account),
      count,
    })),
    topIps: most(rows, ({ ip }) => ip).map(([ip, count]) => ({ ip, count })),
    lockedNow: groups(
      rows.filter((row) => isLocked(db, row)),
      ({ userType, account }) => `${userType} ${account.toLowerCase()}`,
    ).size,
  };
}
