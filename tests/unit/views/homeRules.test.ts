import { expect, test } from 'vitest';
import { span } from '@/domain/home/span';
import { changeOf } from '@/views/home/homeRules';

test.each([
  [0, { unit: 'minutes', n: 0 }],
  [119, { unit: 'minutes', n: 119 }],
  [120, { unit: 'hours', n: 2 }],
  [2879, { unit: 'hours', n: 47 }],
  [2880, { unit: 'days', n: 2 }],
])('%d minutes are said as one number', (minutes, said) => {
  expect(span(minutes)).toEqual(said);
});

test.each([
  ['42', '37', '+13.5%'],
  ['1288', '1310', '-1.7%'],
  ['5', '5', '0.0%'],
  ['-219217.79', '-515996.9', '+57.5%'],
  ['0', '12', '-100.0%'],
  ['0.000000000000000003', '0.000000000000000001', '+200.0%'],
  ['12', '0', null],
  ['109.99', '10', '+999.9%'],
  ['110', '10', null],
  ['-110', '10', null],
  ['12', '0.00', null],
  [null, '1', null],
  ['1', null, null],
  ['1e3', '1', null],
  ['', '', null],
])('from %2$s to %1$s is a change of %3$s', (value, before, change) => {
  expect(changeOf(value, before)).toBe(change);
});
