import { FEE_BOUNDS, FEWEST_SOURCES, FUNDING_HOURS } from '../../src/contract/contract/symbol';
import { parse } from '../core/money';
import { invalid } from '../core/refusal';
import type { SymbolRow } from './tables';

/** What of a symbol is checked; missing fields are not. */
type Rules = Partial<SymbolRow>;

const rising = (values: readonly (number | bigint)[]): boolean =>
  values.every((value, place) => {
    const before = values[place - 1];
    return before === undefined || before < value;
  });

/** Worth and maintenance rate rise from step to step, leverage falls; every leverage has a step. @throws Refusal 40000 */
function mustHaveTiers({ riskTiers }: Rules): void {
  if (!riskTiers) return;
  const fits =
    riskTiers.length > 0 &&
    rising(riskTiers.map(({ maxNotional }) => parse(maxNotional))) &&
    rising(riskTiers.map(({ mmr }) => parse(mmr))) &&
    rising(riskTiers.map(({ maxLeverage }) => -maxLeverage)) &&
    riskTiers.every(({ mmr }) => parse(mmr) > 0n && parse(mmr) < parse('100'));
  if (!fits) throw invalid('riskTiers');
}

/** @throws Refusal 40000 */
function mustHaveLeverages({ leverages, defaultLeverage, riskTiers }: Rules): void {
  if (!leverages) return;
  const most = riskTiers?.[0]?.maxLeverage ?? Infinity;
  const fits = leverages.length > 0 && rising(leverages) && leverages.every((leverage) => leverage <= most);
  if (!fits) throw invalid('leverages');
  if (defaultLeverage !== undefined && !leverages.includes(defaultLeverage)) throw invalid('defaultLeverage');
}

/** `0 < minQty <= maxQty <= maxPosition`, each a multiple of the step. @throws Refusal 40000 */
function mustHaveSizes({ qtyStep, minQty, maxQty, maxPosition }: Rules): void {
  if (qtyStep === undefined) return;
  const step = parse(qtyStep);
  let least = step;
  for (const [name, text] of Object.entries({ minQty, maxQty, maxPosition })) {
    if (text === undefined) continue;
    const value = parse(text);
    if (value < least || value % step !== 0n) throw invalid(name);
    least = value;
  }
}

/** Fees are within their bounds; makers may be paid. @throws Refusal 40000 */
function mustHaveFees(rules: Rules): void {
  const { takerFee, makerFee } = rules;
  for (const [name, text] of Object.entries({ takerFee, makerFee })) {
    if (text === undefined) continue;
    const fee = parse(text);
    if (fee < parse(FEE_BOUNDS.min) || fee > parse(FEE_BOUNDS.max)) throw invalid(name);
  }
}

/** @throws Refusal 40000 for what a symbol cannot have */
export function mustBeSound(rules: Rules, isNew: boolean): void {
  mustHaveTiers(rules);
  mustHaveLeverages(rules);
  mustHaveSizes(rules);
  mustHaveFees(rules);
  const { fundingInterval, indexSources } = rules;
  if (fundingInterval !== undefined && !FUNDING_HOURS.some((hours) => hours === fundingInterval))
    throw invalid('fundingInterval');
  if (isNew && new Set(indexSources).size < FEWEST_SOURCES) throw invalid('indexSources');
}
