import type { ReactNode } from 'react';
import type { deliveryCycle } from '@/contract/delivery/cycle';
import type { FormValues, Rule } from '@/crud/field/field';
import { between, notBelow } from '@/crud/field/rules';
import type { FormOverrides } from '@/domain/kit/formFields';
import type { Translate } from '@/i18n';
import { isDecimal } from '@/lib/decimal';
import { absolute, cmp, div, isZero, mul, sub } from '@/lib/money';
import { OddsInput } from './OddsInput';

type Calls = (typeof deliveryCycle)['calls'];

/** Percentage that odds may change by before it is asked once more. */
const USUAL_MOVE = '20';

const SIDES = ['oddsUp', 'oddsDown'] as const;

const odds = { control: <OddsInput />, rules: [between('0.01', '2')] };

const TERMS = {
  oddsUp: { ...odds, hint: 'deliveryCycle.oddsHint' },
  oddsDown: odds,
  minStake: { hint: 'deliveryCycle.stakeHint' },
  maxStake: { rules: [notBelow('minStake', 'deliveryCycle.minStake')], dependsOn: ['minStake'] },
  feeRate: { initial: '0', rules: [between('0', '10')] },
  lockSeconds: { initial: 0, hint: 'deliveryCycle.lockHint' },
  isDefault: { initial: 0, hint: 'deliveryCycle.defaultHint' },
  sort: { initial: 100 },
} satisfies FormOverrides<Calls['edit']['body']>;

/** Form of a new cycle. Its contract and length cannot be changed afterwards. */
export const addForm: FormOverrides<Calls['add']['body']> = {
  ...TERMS,
  cycleValue: { hint: 'deliveryCycle.lengthHint' },
};

/** Form of an existing cycle. */
export const editForm: FormOverrides<Calls['edit']['body']> = TERMS;

/** By how many percent odds move; `null` where they do not move far. */
function movesFar(before: unknown, after: unknown): string | null {
  if (!isDecimal(before) || !isDecimal(after) || isZero(before)) return null;
  const move = div(mul(sub(after, before), '100'), before, 1, 'down');
  return cmp(absolute(move), USUAL_MOVE) > 0 ? move : null;
}

/** Odds that move far are confirmed once more, with what they were and are going to be. */
export async function askAgain(values: FormValues, t: Translate, record: FormValues): Promise<ReactNode> {
  const moves = SIDES.flatMap((side) => {
    const [before, after] = [record[side], values[side]];
    const move = movesFar(before, after);
    return move === null ? [] : [{ side, before: String(before), after: String(after), move }];
  });
  if (moves.length === 0) return null;
  return moves.map(({ side, before, after, move }) => (
    <p key={side}>{t('deliveryCycle.movesFar', { side: t(`deliveryCycle.${side}`), before, after, move })}</p>
  ));
}

/** Two different contracts. */
export const differs: Rule = (value, t, { from }) =>
  value !== undefined && value === from ? t('deliveryCycle.sameContract') : null;
