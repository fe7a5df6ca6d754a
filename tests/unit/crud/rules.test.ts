import { expect, test } from 'vitest';
import { dateProblem } from '@/crud/filter/dateProblem';
import { rangeProblem } from '@/crud/filter/rangeProblem';
import { between, decimals, maxChars, minChars, money, required } from '@/crud/field/rules';
import type { Translate } from '@/i18n';

const t: Translate = (key) => key;

test.each([
  ['required', required, '', 'crud.rule.required'],
  ['required', required, '   ', 'crud.rule.required'],
  ['required', required, undefined, 'crud.rule.required'],
  ['required', required, null, 'crud.rule.required'],
  ['required', required, [], 'crud.rule.required'],
  ['required', required, 0, null],
  ['required', required, 'x', null],
  ['maxChars 3', maxChars(3), '🎉🎉🎉', null],
  ['maxChars 3', maxChars(3), '🎉🎉🎉🎉', 'crud.rule.maxChars'],
  ['maxChars 3', maxChars(3), 'abcd', 'crud.rule.maxChars'],
  ['minChars 5', minChars(5), '  四个字呢 ', 'crud.rule.minChars'],
  ['minChars 5', minChars(5), '五个字够了', null],
  ['minChars 5', minChars(5), '', null],
  ['money', money, '12.5', null],
  ['money', money, '0', 'crud.rule.money'],
  ['money', money, '0.00', 'crud.rule.money'],
  ['money', money, '-1', 'crud.rule.money'],
  ['money', money, '1e5', 'crud.rule.money'],
  ['money', money, '.5', 'crud.rule.money'],
  ['money', money, 12.5, 'crud.rule.money'],
  ['money', money, '', null],
  ['decimals 2', decimals(2), '1.234', 'crud.rule.decimals'],
  ['decimals 2', decimals(2), '1.23', null],
  ['between', between('1', '2'), '2.0', null],
  ['between', between('1', '2'), '2.01', 'crud.rule.between'],
])('%s: %s', (_name, rule, value, problem) => {
  expect(rule(value, t, {}, {})).toBe(problem);
});

test('C92 five megabytes are refused without being counted', () => {
  expect(maxChars(200)('x'.repeat(5_000_000), t, {}, {})).toBe('crud.rule.maxChars');
});

test.each([
  [undefined, null],
  [['2026-11-01 00:00:00', '2026-11-02 00:00:00'], null],
  [['2026-11-02 00:00:00', '2026-11-01 00:00:00'], 'crud.rangeReversed'],
  [['0001-01-01 00:00:00', '2026-11-01 00:00:00'], 'crud.rangeYears'],
  [['2026-11-01 00:00:00', '9999-12-31 23:59:59'], 'crud.rangeYears'],
  [['2026-02-30 00:00:00', '2026-11-01 00:00:00'], 'crud.rangeDate'],
  [['2026-11-01 00:00:00'], 'crud.rangeDate'],
  ['yesterday', null],
  ['last week', 'crud.rangeDate'],
])('C93 date range %j', (range, problem) => {
  expect(dateProblem(range, t)).toBe(problem);
});

test.each([
  ['amount', undefined, undefined, null],
  ['amount', '1', undefined, null],
  ['amount', undefined, '2', null],
  ['amount', '1', '2', null],
  ['amount', '2', '1', 'crud.rangeMinMax'],
  ['amount', 'x', undefined, 'crud.rangeMoney'],
  ['amount', '1', '1e9', 'crud.rangeMoney'],
  ['amount', '-1', undefined, 'crud.rangeMoney'],
  ['amount', '0.000000000000000001', '0.000000000000000002', null],
  ['signed', '-0.5', '1', null],
  ['signed', '-1', '-2', 'crud.rangeMinMax'],
  ['signed', '--1', undefined, 'crud.rangeMoney'],
  ['signed', '-', undefined, 'crud.rangeMoney'],
  ['whole', '0', '100', null],
  ['whole', '2', '1', 'crud.rangeMinMax'],
  ['whole', '1.5', undefined, 'crud.rangeWhole'],
  ['whole', undefined, '-1', 'crud.rangeWhole'],
  ['whole', '1234567890123456', undefined, 'crud.rangeWhole'],
] as const)('a range of kind %s from %s to %s', (kind, min, max, problem) => {
  expect(rangeProblem(kind, min, max, t)).toBe(problem);
});
