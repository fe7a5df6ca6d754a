import { expect, test } from 'vitest';
import { recharge } from '@/contract/finance/recharge';
import { withdraw } from '@/contract/finance/withdraw';
import { filteringPart } from '@/contract/filteringPart';

test.each([
  ['?status[]=1&status[]=2', '?status[]=1&status[]=2'],
  ['?status%5B%5D=1', '?status%5B%5D=1'],
  ['?dateField=createdAt&dateRange[]=last7', '?dateField=createdAt&dateRange[]=last7'],
  ['?dateRange[]=2026-11-01 00:00:00&dateRange[]=2026-11-02%2023:59:59', null],
  ['?dateRange[]=tomorrow', ''],
  ['?dateField=birthday', ''],
  ['?status[]=1&pageNum=3&pageSize=50&tab=codes&all=1', '?status[]=1'],
  ['?orderBy=createdAt%20desc', '?orderBy=createdAt%20desc'],
  ['?orderBy=createdAt%20downwards&status[]=1', '?status[]=1'],
  [`?status[]=${'1'.repeat(200)}`, ''],
  ['', ''],
  ['?', ''],
])('of %s everybody is shown %s', (search, part) => {
  expect(filteringPart(withdraw, search)).toBe(part ?? search);
});

test('what is about a person stays with the operator', () => {
  const personal = Object.entries(recharge.filters).flatMap(([name, terms]) =>
    'personal' in terms && terms.personal ? [name] : [],
  );
  expect(personal.length).toBeGreaterThan(0);
  expect(filteringPart(recharge, `?status[]=1&${personal.map((name) => `${name}=x`).join('&')}`)).toBe(
    '?status[]=1',
  );
});
