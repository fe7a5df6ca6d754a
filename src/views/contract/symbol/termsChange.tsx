import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { contractSymbol } from '@/contract/contract/symbol';
import { idOf } from '@/contract/field/brands';
import { isReadable, readShape } from '@/contract/field/read';
import type { FormValues } from '@/crud/field/field';
import { cmp } from '@/lib/money';
import { EditEffect } from './EditEffect';
import { typedTiers } from './tierRules';

const { previewEdit } = contractSymbol.calls;

const isSameNumber = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && cmp(a, b) === 0;

function areSameTiers(a: unknown, b: unknown): boolean {
  const [before, after] = [typedTiers(a), typedTiers(b)];
  return (
    before.length === after.length &&
    before.every((tier, place) => {
      const other = after[place];
      return (
        isSameNumber(tier.maxNotional, other?.maxNotional) &&
        isSameNumber(tier.maxLeverage, other?.maxLeverage) &&
        isSameNumber(tier.mmr, other?.mmr)
      );
    })
  );
}

/** True when tiers or fees differ, which takes the operator's password and shows its effect first. */
export const changesTerms = (values: FormValues, record: FormValues): boolean =>
  !areSameTiers(values['riskTiers'], record['riskTiers']) ||
  !isSameNumber(values['takerFee'], record['takerFee']) ||
  !isSameNumber(values['makerFee'], record['makerFee']);

/** The parts of the answer that the question is made of. */
const SHOWN = ['positions', 'changedTier', 'newlyAtRisk', 'liquidated', 'hit', 'fees24h'];

/**
 * Content of the confirm dialog before new tiers or fees are saved; `null` when they stay as they are.
 * @throws ApiError when the effect is not known, since the operator could not confirm it
 */
export async function askEffect(values: FormValues, record: FormValues): Promise<ReactNode> {
  if (!changesTerms(values, record)) return null;
  const wish = readShape(previewEdit.body, { ...values, id: idOf(record['id']) });
  if (!wish || wish.unreadable) return null;
  const effect = await send(previewEdit, wish);
  if (!SHOWN.every((name) => isReadable(effect, name)))
    throw new ApiError({ kind: 'malformed', field: 'data' }, previewEdit.method);
  return <EditEffect effect={effect} />;
}
