import { FEE_BOUNDS } from '@/contract/contract/symbol';
import type { Rule } from '@/crud/field/field';
import { cmp, div, mul, parseMoney, parseSigned } from '@/lib/money';

const amountOf = (value: unknown) => (typeof value === 'string' ? parseMoney(value) : null);

/** A whole number of steps. */
export const inSteps: Rule = (value, t, { qtyStep }) => {
  const [size, step] = [amountOf(value), amountOf(qtyStep)];
  if (size === null || step === null || cmp(step, '0') <= 0) return null;
  const steps = div(size, step, 0, 'down');
  return cmp(mul(steps, step), size) === 0 ? null : t('contractSymbol.notInSteps', { step });
};

/** A fee within the bounds of all symbols; below zero, makers are paid. */
export const isFee: Rule = (value, t) => {
  const fee = typeof value === 'string' ? parseSigned(value) : null;
  if (fee === null) return null;
  const { min, max } = FEE_BOUNDS;
  return cmp(fee, min) < 0 || cmp(fee, max) > 0 ? t('crud.rule.between', { min, max }) : null;
};
