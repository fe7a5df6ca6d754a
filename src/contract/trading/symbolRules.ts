import { rule } from '../rule';
import type { RecordRule } from '../rule';
import { editable, fees } from './symbolTerms';
import {
  capIsBounded,
  feesAddUp,
  intervalIsUsual,
  leverageIsOffered,
  leveragesFit,
  sizeInSteps,
  sizeRises,
  sourcesSuffice,
} from './termRules';
import { tiersAreSafe } from './tierRules';

const { qtyStep, minQty, maxQty, maxPosition, leverages, defaultLeverage, riskTiers } = editable;
const { fundingInterval, fundingCap, indexSources } = editable;

/** What has to hold of the terms of a symbol. */
export const symbolRules: readonly RecordRule[] = [
  rule('minQty', { minQty, qtyStep }, (own) => sizeInSteps(own.minQty, own.qtyStep)),
  rule(
    'maxQty',
    { maxQty, minQty, qtyStep },
    (own) => sizeInSteps(own.maxQty, own.qtyStep) ?? sizeRises(own.maxQty, own.minQty),
  ),
  rule(
    'maxPosition',
    { maxPosition, maxQty, qtyStep },
    (own) => sizeInSteps(own.maxPosition, own.qtyStep) ?? sizeRises(own.maxPosition, own.maxQty),
  ),
  rule('riskTiers', { riskTiers }, (own) => tiersAreSafe(own.riskTiers)),
  rule('leverages', { leverages, riskTiers }, (own) => leveragesFit(own.leverages, own.riskTiers)),
  rule('defaultLeverage', { defaultLeverage, leverages }, (own) =>
    leverageIsOffered(own.defaultLeverage, own.leverages),
  ),
  rule('makerFee', fees, (own) => feesAddUp(own.takerFee, own.makerFee)),
  rule('fundingInterval', { fundingInterval }, (own) => intervalIsUsual(own.fundingInterval)),
  rule('fundingCap', { fundingCap, fundingInterval }, (own) =>
    capIsBounded(own.fundingCap, own.fundingInterval),
  ),
  rule('indexSources', { indexSources }, (own) => sourcesSuffice(own.indexSources)),
];
