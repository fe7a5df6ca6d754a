import type { asset } from '@/contract/member/asset';
import type { WireRowOf } from '@/contract/resource';
import { codesFor } from '../../src/contract/ledgerKinds';
import type { Db } from './db';
import type { Account } from './ledger';
import { format, parse } from './money';
import type { Money } from './money';

type FrozenPart = WireRowOf<typeof asset>['frozenParts'][number];
type Kind = FrozenPart['kind'];

/** What sets an amount aside, and what gives it back or uses it up. */
const KINDS: Record<Kind, ReadonlySet<number>> = {
  withdraw: codesFor('withdraw'),
  margin: codesFor('margin'),
  stake: codesFor('stake'),
  staking: codesFor('staking'),
  manual: codesFor('manual'),
};

type Key = Pick<Account, 'memberId' | 'accountType' | 'coin'>;

/** How much of a balance is set aside for one reason. */
export function frozenFor(db: Db, kind: Kind, account: Key): Money {
  let total = 0n;
  for (const line of db.ledger.linesOn(account)) {
    if (KINDS[kind].has(line.bizType)) total += parse(line.frozenChange);
  }
  return total;
}

/** What a frozen balance consists of. */
export function frozenParts(db: Db, account: Account): FrozenPart[] {
  if (account.frozen === 0n) return [];
  return (['withdraw', 'margin', 'stake', 'staking', 'manual'] as const).flatMap((kind) => {
    const amount = frozenFor(db, kind, account);
    return amount === 0n ? [] : [{ kind, amount: format(amount) }];
  });
}
