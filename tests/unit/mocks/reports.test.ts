import { expect, test } from 'vitest';
import { createDb } from '../../../mocks/db';
import { keepReport, reportsOf } from '../../../mocks/core/clientReports';
import { NOON } from '../../noon';

test('reports of crashes and of the policy are kept, the newest first and at most a hundred', () => {
  const db = createDb({ now: NOON });
  keepReport(
    db,
    'crash',
    JSON.stringify({ id: 'ABC123', kind: 'Error', path: '/home', release: '1.0.0', at: ['a.js:1:2'] }),
  );
  const body = {
    effectiveDirective: 'img-src',
    documentURL: 'https://c.example/x?name=y',
    blockedURL: 'https://e.example/',
  };
  keepReport(db, 'policy', JSON.stringify([{ type: 'csp-violation', body }]));
  expect(reportsOf(db)).toMatchObject([
    { kind: 'img-src', path: '/x', detail: 'https://e.example/' },
    { id: 'ABC123', kind: 'Error', path: '/home', detail: 'a.js:1:2' },
  ]);
  keepReport(db, 'policy', JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } }));
  expect(reportsOf(db)[0]).toMatchObject({ kind: 'script-src', path: '' });
  for (let n = 0; n < 200; n += 1) keepReport(db, 'crash', JSON.stringify({ id: `${n}` }));
  expect(reportsOf(db)).toHaveLength(100);
});

test('what anybody sends may be anything', () => {
  const db = createDb({ now: NOON });
  for (const text of ['', '{', 'null', '[]', '[null,1]', '"x"', '{"csp-report":7}', 'x'.repeat(30_000)])
    for (const kind of ['policy', 'crash'] as const) expect(() => keepReport(db, kind, text)).not.toThrow();
  for (const row of reportsOf(db))
    for (const value of Object.values(row)) expect(typeof value).toBe('string');
});
